import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { knowledge } from "./knowledge/plugin.ts";
import { loadedAtOnce } from "./tests/support/loaded-at-once.ts";
import { siteWorker } from "./tests/support/site.ts";

// Tests reach nothing but this machine: neither Cloudflare's servers for sample request data, nor its telemetry.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
process.env.WRANGLER_SEND_METRICS = "false";

export default defineConfig({
  test: {
    // One for each core: by default one core is left alone, which on two of them is half of the machine.
    maxWorkers: "100%",
    projects: [
      // Properties have time to spare: a busy machine fails none of them.
      {
        plugins: [knowledge()],
        test: { name: "shared", include: ["tests/shared/**/*.test.ts"], testTimeout: 60_000 },
      },
      // Each starts the site as a process and kills it.
      { test: { name: "process", include: ["tests/process/**/*.test.ts"], testTimeout: 60_000 } },
      {
        plugins: [
          knowledge({ whole: true }),
          loadedAtOnce(),
          cloudflareTest(async () => ({
            main: "tests/support/main.ts",
            wrangler: { configPath: "wrangler.toml" },
            miniflare: {
              workers: [await siteWorker()],
              serviceBindings: { SITE: "site" },
              // Nothing listens there: whoever is asked, it is a double that a test names.
              bindings: { UPSTREAM_BASE_URL: "http://127.0.0.1:9" },
              durableObjects: { MEMORY_SCHEDULER: { className: "MemoryScheduler", useSQLite: true } },
            },
          })),
        ],
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.ts"],
          globalSetup: "tests/support/global-setup.ts",
          // Each test brings names of its own, so the files can share one Worker.
          isolate: false,
          restoreMocks: true,
          // The first test of a run waits until the whole app is transformed, and properties have time to spare.
          testTimeout: 120_000,
        },
      },
    ],
  },
});
