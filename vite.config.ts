import { cloudflare } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// The local runtime would ask a far host where it is; it runs offline and takes a default place instead.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= "false";

// wrangler.toml's build step is this very build, for wrangler on a fresh clone; here it needs no warning.
const warn = console.warn;
console.warn = (...words: unknown[]) => {
  if (!String(words[0]).includes("`build` which is not relevant")) warn(...words);
};

export default defineConfig({
  plugins: [react(), tailwindcss(), cloudflare()],
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
  preview: { port: Number(process.env.PORT ?? 8787), strictPort: true },
  build: { target: "es2023" },
  // Half the bytes to compile when the Worker starts.
  environments: { crescendo: { build: { minify: true } } },
});
