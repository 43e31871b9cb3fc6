import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS, findBrowser } from "./tests/support/browser.ts";
import { MODEL_DOUBLE, SERVERS, UPSTREAM_DOUBLE } from "./tests/support/servers.ts";

/** Emptied by Playwright before the servers start, so that no run sees what another kept. */
const OUTPUT = "test-results";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: OUTPUT,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Far more than anything takes: a busy machine fails no test, and none that passes waits for it.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    baseURL: SERVERS.builtIn.url,
    // A trace costs a fifth of the time: `--trace on` where one is needed.
    screenshot: "only-on-failure",
    launchOptions: { executablePath: findBrowser(), args: CHROMIUM_ARGS },
    contextOptions: { reducedMotion: "reduce" },
  },
  webServer: [
    { name: "model", command: "node tests/support/model-double.ts", url: `${MODEL_DOUBLE.url}/health` },
    {
      name: "upstream",
      command: "node tests/support/upstream-double/serve.ts",
      url: `${UPSTREAM_DOUBLE.url}/health`,
    },
    ...Object.entries(SERVERS).map(([name, server]) => ({
      name,
      command: `node tests/support/serve-build.ts ${name} --storage ${OUTPUT}/storage/${name}`,
      // The runtime would ask a far host where it is.
      env: { CLOUDFLARE_CF_FETCH_ENABLED: "false" },
      // It then takes its temporary files along.
      gracefulShutdown: { signal: "SIGTERM" as const, timeout: 3000 },
      url: `${server.url}/api/health`,
    })),
  ],
});
