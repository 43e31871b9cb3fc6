import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { knowledge } from "./knowledge/plugin.ts";
import { deployment } from "./serving/deployment.ts";
import { serving } from "./serving/plugin.ts";

// The local runtime would ask a far host where it is; it runs offline and takes a default place instead.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= "false";

// wrangler.toml says how wrangler makes this very build on a fresh clone, and uploads it; here that needs no warning.
const WRANGLERS_OWN =
  "`base_dir`, `find_additional_modules`, `no_bundle`, `build`, `rules` which are not relevant";
const warn = console.warn;
console.warn = (...words: unknown[]) => {
  if (!String(words[0]).includes(WRANGLERS_OWN)) warn(...words);
};

/** Files of a folder, by how their names begin. */
const from = (folder: string, ...names: readonly string[]) => names.map((name) => `/${folder}/${name}`);
const among = (places: readonly string[]) => (file: string) => places.some((place) => file.includes(place));

/** What every page runs on besides React: schemas, stores, and small parts. */
const BASE = [
  "/node_modules/zod/",
  "/src/client/paths.",
  ...from("src/client/app", "site-footer.", "page-boundary.", "loading."),
  ...from("src/client/lib", "stores.", "theme.", "toast.", "use-store.", "use-online.", "new-build."),
  ...from("src/client/components/ui", "badge.", "button.", "card.", "copy-button.", "error-box.", "field."),
  ...from("src/client/components/ui", "icon-button.", "mark.", "note.", "page-heading.", "quiet-link."),
  ...from("src/client/components/ui", "skip-link.", "tip.", "working."),
  ...from("src/shared", "keys.", "contracts/fields.", "rules/formats.", "rules/surfaces."),
];
/** What the dashboard's first screen runs on besides that. */
const DASHBOARD = [
  ...from("src/client/app", "dashboard-", "overview.", "quick-ideas.", "side-panel.", "top-bar."),
  ...from("src/client/app", "avatar-menu.", "search-box.", "use-"),
  ...from("src/client/components", "idea-steps."),
  ...from("src/client/queries", "health.", "google.", "channel-keys."),
];

export default defineConfig({
  plugins: [react(), tailwindcss(), knowledge(), serving({ main: "src/worker/index.ts" }), deployment()],
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
  preview: { port: Number(process.env.PORT ?? 8787), strictPort: true },
  build: { target: "es2023" },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A chunk each: React, what every page runs on, what the dashboard's calls and its first screen run on.
            // Left to itself the bundler cuts them into dozens, which compress worse.
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|react-error-boundary)[\\/]/,
                  priority: 2,
                },
                { name: "query", test: /node_modules[\\/]@tanstack[\\/]/, priority: 1 },
                { name: "base", test: among(BASE), priority: 1 },
                { name: "dashboard", test: among(DASHBOARD) },
              ],
            },
          },
        },
      },
    },
    crescendo: {
      build: {
        // Half the bytes to compile when the Worker starts.
        minify: true,
        rolldownOptions: {
          output: {
            // Modules by name, as wrangler.toml takes them.
            entryFileNames: "[name].mjs",
            chunkFileNames: "assets/[name]-[hash].mjs",
            // What the Worker starts with is one chunk: left to itself the bundler cuts it into dozens.
            codeSplitting: { groups: [{ name: "start", test: /src[\\/]worker[\\/]index\.ts$/ }] },
          },
        },
      },
    },
  },
});
