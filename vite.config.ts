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
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A chunk each: what every page runs on, what the dashboard's calls run on, and what many screens
            // draw. Left to itself the bundler cuts them into dozens, which compress worse.
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|react-error-boundary)[\\/]/,
                  priority: 2,
                },
                { name: "query", test: /node_modules[\\/]@tanstack[\\/]/, priority: 1 },
                { name: "ui", test: /src[\\/]client[\\/]components[\\/]ui[\\/]/, minShareCount: 10 },
              ],
            },
          },
        },
      },
    },
    // Half the bytes to compile when the Worker starts.
    crescendo: { build: { minify: true } },
  },
});
