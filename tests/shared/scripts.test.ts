import { describe, expect, test } from "vitest";
import { type ScriptForm, ScriptRequest } from "#shared/contracts/scripts.ts";
import {
  durationText,
  isNoScript,
  isTooLongFor,
  lengthLabel,
  scriptFileName,
  secondsOff,
  secondsOfLength,
  spokenSeconds,
  spokenText,
  spokenWords,
  toneOf,
  wordsIn,
} from "#shared/rules/scripts.ts";
import { SURFACES } from "#shared/rules/surfaces.ts";

describe("the sliders", () => {
  test.each([
    [0, "formal", 30, "Short 30s"],
    [32, "formal", 30, "Short 30s"],
    [32.9, "formal", 30, "Short 30s"],
    [33, "balanced", 60, "Medium 1min"],
    [65, "balanced", 60, "Medium 1min"],
    [66, "casual", 240, "Long 3+ min"],
    [100, "casual", 240, "Long 3+ min"],
  ])("at %d mean a %s tone and %d seconds, called %s", (place, tone, seconds, label) => {
    expect(toneOf(place)).toBe(tone);
    expect(secondsOfLength(place)).toBe(seconds);
    expect(lengthLabel(place)).toBe(label);
  });
});

describe("a request for a script", () => {
  const secondsOf = (input: string | ScriptForm) => ScriptRequest.parse(input).seconds;

  test("is a topic and 30 seconds where nothing else is said", () => {
    expect(ScriptRequest.parse("  knife \n skills ")).toEqual({
      topic: "knife skills",
      platform: "TikTok",
      tone: 50,
      seconds: 30,
    });
  });

  test("takes its length from the slider, or from its seconds, which count more", () => {
    expect(secondsOf({ topic: "knives", length: 50 })).toBe(60);
    expect(secondsOf({ topic: "knives", length: 100 })).toBe(240);
    expect(secondsOf({ topic: "knives", length: 100, seconds: 45 })).toBe(45);
  });

  test.each([
    [{ topic: "  " }, "Enter a topic for the script."],
    [{ topic: "a".repeat(501) }, "Topic can be at most 500 characters."],
    [{ topic: "knives", tone: 101 }, "Tone can't be above 100."],
    [{ topic: "knives", length: -1 }, "Length can't be below 0."],
    [{ topic: "knives", seconds: 19 }, "Ask for at least 20 seconds."],
    [{ topic: "knives", seconds: 241 }, "Ask for at most 240 seconds."],
    [{ topic: "knives", platform: "Radio" }, `Platform must be one of ${SURFACES.join(", ")}.`],
  ])("%j is refused with a sentence", (input, sentence) => {
    expect(ScriptRequest.safeParse(input).error?.issues.map(({ message }) => message)).toEqual([sentence]);
  });
});

describe("what is spoken", () => {
  test("is what follows Say, and nothing of times, screens, shots and notes", () => {
    const script = `Topic: knives
Made for: TikTok

[0:00–0:03] HOOK
Say: Don't skip this.
On screen: Knives
B-roll: Your hands.
Note: Cut early.

[0:03–0:05] BEAT 1: Say what
Say: Cut towards the board.
And breathe.
On screen: Two lines
of text`;
    expect(spokenText(script)).toBe("Don't skip this.\nCut towards the board.\nAnd breathe.");
    expect(spokenWords(script)).toBe(9);
    expect(spokenSeconds(script)).toBeCloseTo(3.6);
  });

  test("is found behind the marks a model puts round its labels", () => {
    const script =
      "**[0:00–0:03] HOOK**\n**Say:** One two.\n- **On screen:** three\n* B-Roll: four\n### Note: five\n> say： six";
    expect(spokenText(script)).toBe("** One two.\nsix");
    expect(spokenWords(script)).toBe(3);
  });

  test("is every line of a text without labels, but not its directions", () => {
    expect(spokenText("Hello there.\r\n[smiles]\r\n\r\nGoodbye.")).toBe("Hello there.\nGoodbye.");
    expect(spokenWords("")).toBe(0);
  });

  test("is counted in any script, also in those without spaces", () => {
    expect(spokenWords("Say: Привет, мир")).toBe(2);
    expect(spokenWords("Say: مرحبا بالعالم اليوم")).toBe(3);
    expect(spokenWords("Say: 🔥🔥🔥")).toBe(0);
    const chinese = "我们今天来学习怎么做面包。".repeat(10);
    expect(spokenWords(`Say: ${chinese}`)).toBeGreaterThan(chinese.length / 2.5);
    expect(spokenWords(`Say: ${chinese}`)).toBeLessThan(chinese.length);
  });

  test("takes a minute for 150 words", () => {
    expect(spokenSeconds("word ".repeat(150))).toBe(60);
    expect([30, 60, 240].map(wordsIn)).toEqual([75, 150, 600]);
  });

  test("fits a length within 15 percent of it", () => {
    expect([51, 69].map((seconds) => secondsOff(seconds, 60))).toEqual([0, 0]);
    expect([50.9, 69.1].map((seconds) => secondsOff(seconds, 60))).toEqual([-9, 9]);
  });

  test("has a length one can read", () => {
    expect([0, 1, 58.4, 89.4, 90, 120, 238].map(durationText)).toEqual([
      "0 s",
      "1 s",
      "58 s",
      "89 s",
      "1 min 30 s",
      "2 min",
      "3 min 58 s",
    ]);
  });
});

test("nothing, and the words that stand for nothing, are no script", () => {
  for (const reply of [
    "",
    " \n ",
    "no response.",
    "No Response.\n",
    "No response generated.",
    "NO RESPONSE GENERATED.",
  ])
    expect([reply, isNoScript(reply)]).toEqual([reply, true]);
  for (const reply of ["No response. Say: hello", "Say: no", "no"])
    expect([reply, isNoScript(reply)]).toEqual([reply, false]);
});

test("only a Short has a limit of three minutes", () => {
  expect(isTooLongFor("YouTube Shorts", 180)).toBe(false);
  expect(isTooLongFor("YouTube Shorts", 240)).toBe(true);
  expect(isTooLongFor("YouTube long-form", 240)).toBe(false);
});

test("a file is named after its platform and time, so that names sort", () => {
  const at = (iso: string) => SURFACES.map((platform) => scriptFileName(platform, new Date(iso)));
  expect(at("2026-11-21T10:05:09.123Z")).toEqual([
    "script-tiktok-2026-11-21T10-05-09.txt",
    "script-youtube-shorts-2026-11-21T10-05-09.txt",
    "script-instagram-reels-2026-11-21T10-05-09.txt",
    "script-youtube-long-form-2026-11-21T10-05-09.txt",
  ]);
  const names = ["2026-11-21T10:05:09Z", "2026-11-21T10:05:10Z", "2027-01-01T00:00:00Z"].map(
    (iso) => at(iso)[0] ?? "",
  );
  expect(names.toSorted()).toEqual(names);
});
