import { readFile, writeFile } from "node:fs/promises";
import type { Plugin } from "vite";

/**
 * Writes down for `npm run deploy` what is deployed: the build's own configuration, and Cloudflare's models bound. They
 * are bound nowhere else, since with them `wrangler dev` and the preview demand a login (docs/decisions/0015-engines.md).
 */
export function deployment(): Plugin {
  return {
    name: "deployment",
    applyToEnvironment: ({ name }) => name === "crescendo",
    async writeBundle({ dir = "" }) {
      const built: unknown = JSON.parse(await readFile(`${dir}/wrangler.json`, "utf8"));
      await writeFile(`${dir}/deploy.json`, JSON.stringify({ ...Object(built), ai: { binding: "AI" } }));
    },
  };
}
