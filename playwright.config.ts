import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS, findBrowser } from "./tests/support/browser.ts";
import { MODEL_DOUBLE, SERVERS, serverCommand } from "./tests/support/servers.ts";

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: [["list"]],
  use: {
    baseURL: SERVERS.builtIn.url,
    trace: "retain-on-failure",
    launchOptions: { executablePath: findBrowser(), args: CHROMIUM_ARGS },
    contextOptions: { reducedMotion: "reduce" },
  },
  webServer: [
    { name: "model", command: "node tests/support/model-double.ts", url: `${MODEL_DOUBLE.url}/health` },
    { name: "built-in", command: serverCommand(SERVERS.builtIn), url: `${SERVERS.builtIn.url}/api/health` },
    { name: "with a model", command: serverCommand(SERVERS.model), url: `${SERVERS.model.url}/api/health` },
  ],
});
