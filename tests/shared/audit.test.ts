import { execFile } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "crescendo-audit-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs .ci/audit with an npm that prints this and ends with 1, as the real one does for both kinds of bad news. */
async function audit(answer: unknown): Promise<{ code: number; said: string }> {
  const npm = join(folder, "npm");
  await writeFile(npm, `#!/bin/sh\ncat <<'END'\n${JSON.stringify(answer)}\nEND\nexit 1\n`);
  await chmod(npm, 0o755);
  return new Promise((resolve) => {
    const env = { ...process.env, PATH: `${folder}:${process.env["PATH"] ?? ""}` };
    execFile(".ci/audit", { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, said: stdout + stderr }),
    );
  });
}

const found = (severity: "high" | "low", count: number) => ({
  auditReportVersion: 2,
  vulnerabilities: count === 0 ? {} : { leaky: { severity } },
  metadata: { vulnerabilities: { low: 0, moderate: 0, high: 0, critical: 0, [severity]: count } },
});

test("a high vulnerability in what is deployed fails the build and is named", async () => {
  expect(await audit(found("high", 1))).toEqual({ code: 1, said: expect.stringContaining("leaky: high") });
});

test("a low one, or none, doesn't", async () => {
  expect(await audit(found("low", 1))).toMatchObject({ code: 0 });
  expect(await audit(found("high", 0))).toMatchObject({ code: 0 });
});

test("a registry that answers no audit fails nothing and is told of", async () => {
  const { code, said } = await audit({ message: "404 Not Found - POST /-/npm/v1/security/advisories/bulk" });
  expect(code).toBe(0);
  expect(said).toContain("The registry answers no audit");
});
