import { describe, expect, test, vi } from "vitest";
import { momentumOf } from "#shared/rules/trends.ts";
import { readSignals } from "#worker/upstream/live-signals.ts";
import { askedOf, newWord, readerOfDouble } from "../support/public-sources.ts";

describe("Wikipedia among the public sources", () => {
  /** What it says of a topic: its state, and its signal. */
  async function wikipediaOn(topic: string, language: "en" | "de" = "en") {
    const { signals, sources } = await readSignals(readerOfDouble(), { topic, language, region: "USA" });
    const isIts = ({ source }: { source: string }) => source === "wikipedia";
    return { state: sources.find(isIts), signals: signals.filter(isIts) };
  }

  test.each([
    ["rising", 190, 150, 27],
    ["steady", 152, 150, 1],
    ["falling", 100, 200, -50],
  ] as const)(
    "says that readers are %s, with the numbers and their days",
    async (direction, perDay, before, percent) => {
      const topic = `${direction} ${newWord()}`;
      const { state, signals } = await wikipediaOn(topic);
      const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/u);
      expect(signals).toEqual([
        expect.objectContaining({
          text: topic.replace(/^./u, (letter) => letter.toUpperCase()),
          interest: { direction, perDay, before, percent, from: day, to: day },
          region: "Global",
        }),
      ]);
      expect(momentumOf(signals)).toBe({ rising: "Rising", steady: undefined, falling: "Fading" }[direction]);
      expect(state).toMatchObject({
        state: "live",
        detail: expect.stringContaining(`${direction}: ${perDay} views a day`),
      });
    },
  );

  test.each([
    ["nowhere", "no article is about just this"],
    ["homonym", "no article is about just this"],
    ["unread", "too few readers to tell"],
  ])("says so where it has nothing to tell: %s", async (word, detail) => {
    const { state, signals } = await wikipediaOn(`${word} ${newWord()}`);
    expect(signals).toEqual([]);
    expect(state).toMatchObject({ state: "live", detail });
  });

  test.each(["404", "429", "500", "slow", "html", "shape", "huge"])(
    "is unavailable in bad weather, and the others answer: %s",
    async (weather) => {
      vi.spyOn(console, "error").mockReturnValue();
      const { state, signals } = await wikipediaOn(`wikipedia-${weather} ${newWord()}`);
      expect([state, signals]).toEqual([{ source: "wikipedia", state: "unavailable" }, []]);
    },
  );

  test("is asked in the language of the topic", async () => {
    const word = newWord();
    await wikipediaOn(`töpfern ${word}`, "de");
    expect((await askedOf(word)).filter((url) => url.includes("wikipedia.org")).join()).not.toContain(
      "//en.",
    );
  });
});
