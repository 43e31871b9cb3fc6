import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const headers = readFileSync("public/_headers", "utf8");
const policy = new Map(
  (/Content-Security-Policy: (.*)/u.exec(headers)?.[1] ?? "").split("; ").map((directive) => {
    const [name = "", ...sources] = directive.split(" ");
    return [name, sources];
  }),
);

/** What sonner writes into a style element of its own, as its file has it. */
function sonnersStyle(): string {
  const code = readFileSync("node_modules/sonner/dist/index.mjs", "utf8");
  return String(JSON.parse(/__insertCSS\(("(?:[^"\\]|\\.)*")\)/u.exec(code)?.[1] ?? '""'));
}

test("the page's policy lets in no inline style but the toasts' own", () => {
  // It puts an empty element into the page first, and then the text into that.
  const hashes = ["", sonnersStyle()].map((text) => createHash("sha256").update(text).digest("base64"));
  expect(policy.get("style-src")).toEqual(["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)]);
});

test("the page's policy lets in no inline script, and no text as one", () => {
  expect(policy.get("script-src")).toEqual(["'self'"]);
  expect(policy.get("require-trusted-types-for")).toEqual(["'script'"]);
  expect(headers).not.toContain("unsafe");
});
