import * as fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Markdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { describe, expect, test } from "vitest";
import { AssistDelta } from "#shared/contracts/assistant.ts";
import { needsCare } from "#shared/contracts/grounding.ts";
import { builtInEngine } from "#worker/ai/built-in/engine.ts";
import type { Answer } from "#worker/ai/engine.ts";
import { parseInput } from "#worker/serve.ts";
import { taskNamed } from "#worker/ai/tasks/all.ts";
import { prepared } from "../support/answers.ts";
import { aiDouble, ask, eventsOf, faultOf, newQuestion, replyTo } from "../support/api.ts";
import { PROSE } from "../support/ai-double/fixtures.ts";
import { anyForm, HELPER_NAMES, HELPERS, type HelperForm, type HelperName } from "../support/helpers.ts";

const LONG = { timeout: 120_000 };

async function answerTo(name: HelperName, form: HelperForm, seed: number): Promise<Answer> {
  const task = taskNamed(name);
  const question = { task, input: parseInput(task.input, form), sampling: { seed }, memory: "" };
  return builtInEngine.answer(prepared(question), NEVER);
}

async function answer(name: HelperName, form: HelperForm, seed: number): Promise<string> {
  return (await answerTo(name, form, seed)).reply;
}

/** What an answer is made of comes first, in a line of its own; help for whoever needs it comes before all else. */
const OPENING = { ordinary: /^\*.+\*\n\n## /u, careful: /^(?:\*.+\*\n\n)?## /u } as const;

const NEVER = new AbortController().signal;

function html(markdown: string): string {
  return renderToStaticMarkup(createElement(Markdown, { remarkPlugins: [remarkGfm] }, markdown));
}

describe.each(HELPER_NAMES)("the built-in %s", (name) => {
  const [first] = HELPERS[name];
  const plain = { [first]: "Sourdough for beginners" };

  test("answers 500 random forms alike each time, with nothing unresolved", LONG, async () => {
    await fc.assert(
      fc.asyncProperty(anyForm(name), fc.integer(), async (form, seed) => {
        const { reply: text, grounding } = await answerTo(name, form, seed);
        expect(text).toMatch(needsCare(grounding?.care) ? OPENING.careful : OPENING.ordinary);
        expect(await answer(name, form, seed)).toBe(text);
        const typed = Object.values(form).join(" ");
        for (const fault of ["undefined", "NaN", "[object", "Infinity", "${"])
          expect(text.includes(fault) && !typed.includes(fault), `${fault} in ${text}`).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test("shows a creator's markup as text, whatever it holds", LONG, async () => {
    await fc.assert(
      fc.asyncProperty(anyForm(name), fc.integer(), async (form, seed) => {
        const page = html(await answer(name, form, seed));
        const tags = new Set([...page.matchAll(/<(\w+)/gu)].map(([, tag]) => tag));
        for (const tag of tags) expect(ALLOWED, page).toContain(tag);
        for (const [, href = "", shown = ""] of page.matchAll(/<a href="([^"]*)">([^<]*)</gu))
          expect(href, page).toMatch(
            SOURCES.test(href) ? SOURCES : ADDRESS[shown.includes("@") ? "mail" : "web"],
          );
        expect(page).not.toContain("<strong>in bold words");
      }),
      { numRuns: 100 },
    );
  });

  test("takes a plain string over the wire and streams the same answer", async () => {
    const body = { task: name, input: "Sourdough for beginners", opts: { seed: 5 } } as const;
    const { reply, engine } = await replyTo(body);
    expect(engine).toBe("built-in");
    expect(reply).toBe((await replyTo({ ...body, input: plain })).reply);
    const events = await eventsOf(await ask(body, {}, { headers: { Accept: "text/event-stream" } }));
    const pieces = events
      .filter(({ event }) => event === "delta")
      .map(({ data }) => AssistDelta.parse(data).text);
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.join("")).toBe(reply);
  });

  test("refuses a form without its first field, by name", async () => {
    expect(await faultOf(await ask({ task: name, input: {} }))).toMatch(
      new RegExp(`^input\\.${first}: (?:Enter|Paste|Describe) .+\\.$`, "u"),
    );
  });
});

/** What the engine's own Markdown becomes; anything else would be a creator's. */
const ALLOWED = "p h2 h3 em strong ul ol li blockquote br table thead tbody tr th td a pre code".split(" ");
const SOURCES = /^https:\/\/(?:support\.google\.com|developers\.google\.com|community\.tubebuddy\.com)\//u;
/** A web or mail address that the creator typed, which Markdown links by itself. */
const ADDRESS = { web: /^https?:\/\//u, mail: /^mailto:/u };

describe("a model asked for a helper", () => {
  test.each(HELPER_NAMES)("sees the creator's words for %s as material and nothing else of them", (name) => {
    const task = taskNamed(name);
    const form = Object.fromEntries(HELPERS[name].map((field) => [field, `>>> my ${field} <<<`]));
    const { system, user } = task.prompt(parseInput(task.input, form));
    const [, inside = "", after = ""] = /<<<\n([\s\S]*)\n>>>([\s\S]*)$/u.exec(user) ?? [];
    const outside = system + user.replace(inside, "");
    expect(after).toBe("");
    for (const field of HELPERS[name]) {
      expect(inside).toContain(`my ${field}`);
      expect(outside).not.toContain(`my ${field}`);
    }
    expect(inside).not.toMatch(/<<<|>>>/u);
  });

  test("isn't told of what was left open", () => {
    const task = taskNamed("monetize");
    const { user } = task.prompt(parseInput(task.input, "cooking"));
    expect(user).toContain("Niche: cooking");
    expect(user).not.toMatch(/Country|Question/u);
  });

  test("answers in prose, which is handed on as it is", async () => {
    const { reply, engine } = await replyTo({ task: "caption", input: newQuestion() }, aiDouble("prose"));
    expect([reply, engine]).toEqual([PROSE, "openai"]);
  });
});
