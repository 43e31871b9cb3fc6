import { describe, expect, test, vi } from "vitest";
import type { PublicSignal } from "#worker/ai/material/material.ts";
import { publicSources } from "#worker/ai/material/signals.ts";
import { subjectKnowledge } from "#worker/ai/material/subject-knowledge.ts";
import { suggestions } from "#worker/upstream/youtube-suggest.ts";
import { CANARY } from "../support/ai-double/canaries.ts";
import { askedOf, briefOf, newWord, readerOfDouble } from "../support/public-sources.ts";
import type { Settings } from "../support/settings.ts";

/** What public sources say of a brief. */
async function signalsOf(
  brief: ReturnType<typeof briefOf>,
  settings: Settings = {},
): Promise<readonly PublicSignal[]> {
  return (await publicSources(readerOfDouble(settings))?.(brief, undefined)) ?? [];
}

const kindsOf = (signals: readonly PublicSignal[]) => [...new Set(signals.map(({ kind }) => kind))];
const today = () => new Date().toISOString().slice(0, 10);

describe("public sources in fine weather", () => {
  test("give searches, the article, its parts and its readers, each named and dated", async () => {
    const word = newWord();
    const signals = await signalsOf(briefOf(`pottery ${word}`));
    expect(kindsOf(signals)).toEqual(["search", "article", "part", "interest"]);
    expect(signals[0]).toEqual({
      kind: "search",
      text: `pottery ${word} for beginners`,
      source: "youtube-suggest",
      label: `YouTube searches on ${today()}`,
      url: `https://www.youtube.com/results?search_query=pottery+${word}+for+beginners`,
    });
    expect(signals.find(({ kind }) => kind === "article")).toMatchObject({
      text: `Pottery ${word} is a craft that is older than it looks.`,
      label: `Wikipedia: Pottery ${word}, ${today()}`,
      url: `https://en.wikipedia.org/wiki/Pottery_${word}`,
    });
    expect(signals.filter(({ kind }) => kind === "part").map(({ text, url }) => [text, url])).toEqual([
      ["History", `https://en.wikipedia.org/wiki/Pottery_${word}#History`],
      ["Materials", `https://en.wikipedia.org/wiki/Pottery_${word}#Materials`],
      ["Firing the kiln", `https://en.wikipedia.org/wiki/Pottery_${word}#Firing_the_kiln`],
    ]);
    expect(signals.at(-1)).toMatchObject({
      text: "Opened 190 times on a usual day of the last four weeks, 150 in the four before: rising",
      label: expect.stringMatching(
        /^Wikipedia page views: Pottery \w+, \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d$/u,
      ),
    });
  });

  test.each([
    ["es", "Búsquedas en YouTube", "Historia", "sube"],
    ["fr", "Recherches YouTube", "Histoire", "en hausse"],
    ["de", "YouTube-Suchen", "Geschichte", "steigend"],
    ["pt", "Buscas no YouTube", "História", "em alta"],
  ] as const)("speak the language of the brief: %s", async (language, searches, part, rising) => {
    const word = newWord();
    const signals = await signalsOf(briefOf(`keramik ${word}`, { language }));
    expect(signals[0]?.label).toContain(searches);
    expect(signals.find(({ kind }) => kind === "part")?.text).toBe(part);
    expect(signals.at(-1)?.text).toContain(rising);
    expect(
      await askedOf(
        `//${language}.wikipedia.org/w/api.php?action=query&list=search&srsearch=keramik ${word}`,
      ),
    ).toHaveLength(1);
    expect(await askedOf(`&hl=${language}&ie=utf-8&oe=utf-8&q=keramik ${word}`)).toHaveLength(1);
  });

  test("are asked once; the next who want to know get what is kept", async () => {
    const brief = briefOf(`pottery ${newWord()}`);
    const first = await signalsOf(brief);
    expect(await signalsOf(brief)).toEqual(first);
    expect(await askedOf(brief.subject)).toHaveLength(5);
  });

  test("are asked for a card by its own name, not in the creator's words", async () => {
    const word = newWord();
    const card = await subjectKnowledge("diy-crafts/candle-making", "en");
    const signals = await publicSources(readerOfDouble())?.(briefOf(`my ${word} candles`), card);
    expect(signals?.[0]?.text).toBe("candle making for beginners");
    expect(await askedOf(word)).toHaveLength(0);
  });
});

describe("public sources in bad weather", () => {
  test.each(["404", "500", "429", "malformed", "html", "empty", "cut", "huge", "shape"])(
    "one that fails is left out, and nothing of what it sent stands anywhere: %s",
    async (weather) => {
      const log = vi.spyOn(console, "error").mockReturnValue();
      const signals = await signalsOf(briefOf(`wikipedia-${weather} ${newWord()}`));
      expect(kindsOf(signals)).toEqual(["search"]);
      expect(await signalsOf(briefOf(`weather-${weather} ${newWord()}`))).toEqual([]);
      expect(JSON.stringify([signals, log.mock.calls])).not.toContain(CANARY);
      expect(log.mock.calls).toContainEqual([{ source: "wikipedia", faults: expect.any(String) }]);
    },
  );

  test("a slow one is left out before it gives up by itself, and the others are there", async () => {
    const words = `wikipedia-slow ${newWord()}`;
    const reader = readerOfDouble();
    const slowest = suggestions(reader, `weather-slow ${newWord()}`).catch(() => "the source gave up");
    const signals = publicSources(reader)?.(briefOf(words), undefined);
    const first = await Promise.race([slowest, signals]);
    expect(first).toEqual(await signals);
    expect(kindsOf((await signals) ?? [])).toEqual(["search"]);
    await slowest;
  });

  test.each(["parts", "views"])("an article without its %s still says what it is", async (page) => {
    const signals = await signalsOf(briefOf(`${page}-slow ${newWord()}`));
    const missing = page === "parts" ? "part" : "interest";
    expect(kindsOf(signals)).toEqual(
      ["search", "article", "part", "interest"].filter((kind) => kind !== missing),
    );
  });

  test.each(["homonym", "nowhere", "lead-slow"])(
    "no article is claimed where none is certain: %s",
    async (word) => {
      expect(kindsOf(await signalsOf(briefOf(`${word} ${newWord()}`)))).toEqual(["search"]);
    },
  );

  test("few readers are no measure of interest", async () => {
    expect(kindsOf(await signalsOf(briefOf(`unread ${newWord()}`)))).toEqual(["search", "article", "part"]);
  });
});

describe("what is sent to public sources", () => {
  test.each(["tender", "danger", "child"] as const)(
    "nothing where the subject needs care: %s",
    async (care) => {
      const subject = `pottery ${newWord()}`;
      expect(await signalsOf(briefOf(subject, { care }))).toEqual([]);
      expect(await askedOf(subject)).toHaveLength(0);
    },
  );

  test("nothing of a subject in a language the engine doesn't write", async () => {
    const subject = `pottery ${newWord()}`;
    expect(await signalsOf(briefOf(subject, { foreign: true }))).toEqual([]);
    expect(await askedOf(subject)).toHaveLength(0);
  });

  test("nothing where there is no subject, or a whole story in its place", async () => {
    const word = newWord();
    const story = `what my neighbour ${word} said to me when I came home late on Sunday`;
    expect(await signalsOf(briefOf(""))).toEqual([]);
    expect(await signalsOf(briefOf("🕯️ !!"))).toEqual([]);
    expect(await signalsOf(briefOf(story))).toEqual([]);
    expect(await askedOf(word)).toHaveLength(0);
  });

  test("no e-mail address, phone number or handle", async () => {
    const word = newWord();
    await signalsOf(briefOf(`pottery ${word} ${word}@example.com +49 170 1234567 @${word}maker`));
    const asked = (await askedOf(`pottery ${word}`)).join("\n");
    expect(asked).toContain("wikipedia.org");
    expect(decodeURIComponent(asked)).not.toMatch(/example\.com|1234567|maker|\[/u);
  });

  test("nothing at all where the owner turned them off", async () => {
    expect(publicSources(readerOfDouble({ PUBLIC_SOURCES: "off" }))).toBeUndefined();
  });
});
