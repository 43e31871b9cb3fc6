import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";

// Tests reach nothing but this machine: neither Cloudflare's servers for sample request data, nor its telemetry.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
process.env.WRANGLER_SEND_METRICS = "false";

export default defineConfig({
  test: {
    projects: [
      { test: { name: "shared", include: ["tests/shared/**/*.test.ts"] } },
      {
        plugins: [
          cloudflareTest({ main: "tests/support/main.ts", wrangler: { configPath: "wrangler.toml" } }),
        ],
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.ts"],
          globalSetup: "tests/support/global-setup.ts",
        },
      },
    ],
  },
});
