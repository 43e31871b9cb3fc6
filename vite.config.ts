import { cloudflare } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { createLogger, defineConfig } from "vite";

// The local runtime would ask a far host where it is; it runs offline and takes a default place instead.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= "false";

// wrangler.toml's own build step is this very build, for those who run wrangler on a fresh clone.
const logger = createLogger();
const warn = logger.warn.bind(logger);
logger.warn = (message, options) => {
  if (!message.includes("`build` which is not relevant")) warn(message, options);
};

export default defineConfig({
  customLogger: logger,
  plugins: [react(), tailwindcss(), cloudflare()],
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
  preview: { port: Number(process.env.PORT ?? 8787), strictPort: true },
  build: { target: "es2023" },
});
