import { describe, expect, test, vi } from "vitest";
import { UpstreamError } from "#worker/upstream/fetch.ts";
import { dailyViews } from "#worker/upstream/wikipedia-views.ts";
import { articleAbout, articleSections, articleSummary } from "#worker/upstream/wikipedia.ts";
import { interestOf } from "#shared/rules/interest.ts";
import { CANARY } from "../support/ai-double/canaries.ts";
import { askedOf, newWord, readerOfDouble } from "../support/public-sources.ts";

const TODAY = "2026-11-22";
const WEATHER = ["404", "500", "429", "malformed", "html", "empty", "cut", "huge", "shape", "redirect"];

describe("an article of Wikipedia", () => {
  test("is found by its name, and by another name that leads to it", async () => {
    const words = `pottery ${newWord()}`;
    expect((await articleAbout(readerOfDouble(), "en", words)).value).toBe(
      words.replace("pottery", "Pottery"),
    );
    expect((await articleAbout(readerOfDouble(), "en", `alias ${newWord()}`)).value).toBe("Another name");
  });

  test("isn't found where the search has only something near", async () => {
    expect((await articleAbout(readerOfDouble(), "en", `nowhere ${newWord()}`)).value).toBeNull();
  });

  test("says what it is, unless the page lists several meanings", async () => {
    const summary = async (title: string) => (await articleSummary(readerOfDouble(), "en", title)).value;
    expect(await summary("Pottery wheel")).toMatch(/^Pottery wheel is a craft/u);
    expect(await summary(`Homonym ${newWord()}`)).toBeNull();
  });

  test("has parts, without markup and without what lies deep", async () => {
    const { value } = await articleSections(readerOfDouble(), "en", `Pottery ${newWord()}`);
    expect(value.map(({ name }) => name)).toEqual([
      "History",
      "Materials",
      "Firing the kiln",
      "See also",
      "References",
    ]);
  });

  test("is read by people, day by day", async () => {
    const { value } = await dailyViews(readerOfDouble(), "en", `Pottery ${newWord()}`, TODAY);
    expect(value).toHaveLength(59);
    expect([value[0]?.day, value.at(-1)?.day]).toEqual(["2026-09-23", "2026-11-20"]);
    expect(interestOf(value)).toMatchObject({ direction: "rising", perDay: 190, before: 150 });
  });

  test.each(["de", "en", "es", "fr", "pt"] as const)(
    "is asked for in the Wikipedia of its language: %s",
    async (language) => {
      const words = `ton ${newWord()}`;
      await articleAbout(readerOfDouble(), language, words);
      await dailyViews(readerOfDouble(), language, words, TODAY);
      const asked = await askedOf(words);
      expect(asked).toHaveLength(2);
      expect(asked[0]).toContain(`//${language}.wikipedia.org/w/api.php`);
      expect(asked[1]).toContain(`/per-article/${language}.wikipedia/all-access/user/`);
    },
  );

  test("is asked for once by many at the same time, and then kept", async () => {
    const words = `pottery ${newWord()}`;
    const reader = readerOfDouble();
    const first = await Promise.all(Array.from({ length: 6 }, () => articleAbout(reader, "en", words)));
    expect(await articleAbout(readerOfDouble(), "en", words)).toEqual(first[0]);
    expect(await askedOf(words)).toHaveLength(1);
  });

  test.each(WEATHER)("fails with nothing of Wikipedia's own text, and isn't kept: %s", async (weather) => {
    const words = `wikipedia-${weather} ${newWord()}`;
    for (const read of [
      () => articleAbout(readerOfDouble(), "en", words),
      () => articleSummary(readerOfDouble(), "en", words),
      () => articleSections(readerOfDouble(), "en", words),
      () => dailyViews(readerOfDouble(), "en", words, TODAY),
    ]) {
      const before = (await askedOf(words)).length;
      const error = await read().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(Error);
      expect(String(error)).not.toContain(CANARY);
      await read().catch(() => undefined);
      expect((await askedOf(words)).length - before).toBeGreaterThanOrEqual(2);
    }
  });
});

describe("Wikimedia's wishes", () => {
  test("who asks is named, with the site and its owner's address", async () => {
    const fetched = vi.spyOn(globalThis, "fetch");
    await articleAbout(readerOfDouble({ CONTACT_EMAIL: "owner@example.com" }), "en", newWord());
    const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers);
    expect(headers.get("User-Agent")).toMatch(
      /^Crescendo\/\d+\.\d+\.\d+ \(https:\/\/crescendo\.test; owner@example\.com\)$/u,
    );
  });

  test("after a 429 nothing is asked until the time it named, and what is kept is still given", async () => {
    const reader = readerOfDouble();
    const [kept, words] = [`pottery ${newWord()}`, `pottery ${newWord()}`];
    const { value } = await articleAbout(reader, "en", kept);
    await articleAbout(reader, "en", `wikipedia-429 ${newWord()}`).catch(() => undefined);
    await expect(articleAbout(reader, "en", words)).rejects.toThrow(UpstreamError);
    expect(await askedOf(words)).toHaveLength(0);
    expect((await articleAbout(reader, "en", kept)).value).toBe(value);

    const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 61_000);
    expect((await articleAbout(reader, "en", words)).value).not.toBeNull();
    clock.mockRestore();
  });
});
