import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ASSIST_LIMITS, type Exchange } from "#shared/contracts/assistant.ts";
import {
  bounded,
  EXCHANGE_LIMITS,
  memoryFor,
  shorten,
  transcriptOf,
  withExchange,
} from "#shared/rules/memory.ts";

let made = 0;

function exchange(part: Partial<Exchange> = {}): Exchange {
  made += 1;
  return {
    id: `${made}`,
    at: new Date(Date.UTC(2026, 0, 1, 0, made)).toISOString(),
    userId: "1",
    prompt: `Question ${made}`,
    reply: `Answer ${made}`,
    ...part,
  };
}

const anyText = fc.string({ unit: "grapheme", maxLength: 9000 });

describe("shorten", () => {
  test("leaves alone what fits and says where something is missing", () => {
    expect(shorten("as it is", 8)).toBe("as it is");
    expect(shorten("longer than that", 8)).toBe("longer…");
  });

  test("never cuts a character in two, and keeps the limit", () => {
    expect(shorten("ab🎸🎸", 4)).toBe("ab…");
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 200 }), (text, max) => {
        const short = shorten(text, max);
        expect(short.length).toBeLessThanOrEqual(max);
        expect(short.isWellFormed()).toBe(text.isWellFormed());
      }),
      { numRuns: 500 },
    );
  });
});

describe("AI memory", () => {
  test("reads as a transcript, oldest first", () => {
    const said = [
      exchange({ prompt: "How?", reply: "So." }),
      exchange({ prompt: "Why?", reply: "Because." }),
    ];
    expect(transcriptOf(said)).toBe(
      "Creator: How?\n\nCrescendo: So.\n\nCreator: Why?\n\nCrescendo: Because.",
    );
  });

  test("always fits a request, whatever is said, and the newest is always there", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyText, anyText), { minLength: 1, maxLength: 12 }), (pairs) => {
        let memory: Exchange[] = [];
        for (const [prompt, reply] of pairs) {
          const next = exchange({ prompt, reply });
          memory = withExchange(memory, next);
          expect(transcriptOf(memory).length).toBeLessThanOrEqual(ASSIST_LIMITS.memory);
          expect(memory.at(-1)?.id).toBe(next.id);
        }
      }),
      { numRuns: 500 },
    );
  });

  test("holds two exchanges as long as they can be", () => {
    const long = () =>
      exchange({
        prompt: `${made} ${"p".repeat(EXCHANGE_LIMITS.prompt * 2)}`,
        reply: "r".repeat(EXCHANGE_LIMITS.reply * 2),
      });
    const memory = [long(), long(), long()].reduce<Exchange[]>(withExchange, []);
    expect(memory).toHaveLength(2);
    expect(memory[0]?.prompt).toHaveLength(EXCHANGE_LIMITS.prompt);
    expect(memory[0]?.reply).toHaveLength(EXCHANGE_LIMITS.reply);
  });

  test("the oldest fall out whole; a short one older than them doesn't stay behind", () => {
    const big = () => exchange({ reply: "r".repeat(3900) });
    const all = [exchange({ prompt: "short", reply: "short" }), big(), big(), big(), big()];
    expect(bounded(all)).toEqual(all.slice(-3));
  });

  test("one user's talk takes no room from another's", () => {
    const theirs = exchange({ userId: "2" });
    const mine = Array.from({ length: 6 }, () => exchange({ reply: "r".repeat(3900) }));
    const kept = bounded([theirs, ...mine]);
    expect(kept).toContain(theirs);
    expect(memoryFor(kept, "2", "")).toBe(transcriptOf([theirs]));
    expect(memoryFor(kept, "1", "")).not.toContain(theirs.prompt);
  });

  test("a question asked again replaces its earlier answer and isn't sent with itself", () => {
    const first = exchange({ prompt: "How?", reply: "So." });
    const other = exchange({ prompt: "Why?", reply: "Because." });
    const again = exchange({ prompt: "How?", reply: "Otherwise." });
    const memory = withExchange([first, other], again);
    expect(memory).toEqual([other, again]);
    expect(memoryFor(memory, "1", "How?")).toBe(transcriptOf([other]));
    const long = "q".repeat(4000);
    expect(memoryFor(withExchange([], exchange({ prompt: long })), "1", long)).toBe("");
  });
});
