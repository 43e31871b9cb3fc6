import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { parseReply } from "#shared/json.ts";

const Loaf = z.object({ name: z.string(), grams: z.number() });
const rye = { name: "Rye", grams: 750 };
const json = JSON.stringify(rye);

describe("a model's reply is read where the JSON", () => {
  test.each([
    ["is all there is", json],
    ["stands in a fence", `\`\`\`json\n${json}\n\`\`\``],
    ["stands in a fence without a language", `\`\`\`\n${json}\n\`\`\``],
    ["stands in a fence on one line", `\`\`\`${json}\`\`\``],
    ["stands in a fence between words", `Sure! Here it is:\n\`\`\`json\n${json}\n\`\`\`\nEnjoy.`],
    ["stands between words", `Sure! ${json} Enjoy.`],
    ["has white space around it", `\n\n  ${json}\n`],
    ["stands before words in braces", `${json} Bake it {slowly}.`],
    ["has braces and quotes in its text", `${JSON.stringify({ ...rye, name: '"} {' })} Bake it {slowly}.`],
    ["has a fence inside", JSON.stringify({ ...rye, name: "```Rye```" })],
    [
      "stands in a fence and has one inside",
      `\`\`\`json\n${JSON.stringify({ ...rye, name: "```" })}\n\`\`\``,
    ],
  ])("%s", (_, reply) => {
    expect(parseReply(reply, Loaf)).toMatchObject({ ok: true, value: { grams: 750 } });
  });
});

describe("a reply that can't be read says why", () => {
  test.each([
    ["prose", "I would bake a rye."],
    ["nothing", ""],
    ["JSON that breaks off", json.slice(0, -3)],
    ["braces without JSON", "use {curly} braces"],
    ["a closing brace before an opening one", "} and {"],
    ["a quote that nobody closes", '{"name": "Rye'],
  ])("%s", (_, reply) => {
    expect(parseReply(reply, Loaf)).toEqual({ ok: false, reason: "The reply is not valid JSON." });
  });

  test("a missing field and a wrong type, each by its path", () => {
    const reply = parseReply('{"loaves":[{"name":7}]}', z.object({ loaves: z.array(Loaf) }));
    expect(reply).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/^loaves\.0\.name: .+; loaves\.0\.grams: /u),
    });
  });

  test("JSON of another kind", () => {
    expect(parseReply("[]", Loaf)).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/^The value: /u),
    });
  });

  test("no more than five faults at once", () => {
    const reply = parseReply(JSON.stringify(Array.from({ length: 9 }, () => 1)), z.array(z.string()));
    expect(reply.ok ? "" : reply.reason.split("; ")).toHaveLength(5);
  });
});

// Some models do so in JSON mode. A pattern that began again at each place would take minutes.
test.each([
  ["white space", `\`\`\`json\n${" \n".repeat(150_000)}`],
  ["quotes", `{"${'\\"'.repeat(300_000)}`],
  ["braces", "{".repeat(300_000)],
])("a model that loses itself in %s costs no time", (_, reply) => {
  expect(parseReply(reply, Loaf).ok).toBe(false);
});
