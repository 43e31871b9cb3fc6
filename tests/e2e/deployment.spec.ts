import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

/** What wrangler says it would upload by a configuration of the build. */
function bindingsOf(config: string): string {
  const wrangler = "node_modules/wrangler/bin/wrangler.js";
  return execFileSync(process.execPath, [wrangler, "deploy", "--dry-run", "--config", config], {
    encoding: "utf8",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "true" },
  });
}

test("what npm run deploy uploads has Cloudflare's models bound, and what runs here hasn't", () => {
  const script: unknown = JSON.parse(readFileSync("package.json", "utf8"));
  expect(script).toMatchObject({
    scripts: { deploy: "vite build && wrangler deploy --config dist/crescendo/deploy.json" },
  });
  const deployed = bindingsOf("dist/crescendo/deploy.json");
  for (const name of ["AI", "CACHE", "SCHEDULER", "GOOGLE_ACCOUNT", "BUDGET", "ASSETS"])
    expect(deployed).toMatch(new RegExp(`env\\.${name}\\b`, "u"));
  expect(readFileSync("dist/crescendo/wrangler.json", "utf8")).not.toContain('"ai"');
  expect(readFileSync("wrangler.toml", "utf8")).not.toMatch(/^\[ai\]/mu);
});
