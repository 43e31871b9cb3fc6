import { sentences } from "#shared/rules/language.ts";
import { askable } from "#shared/rules/askable.ts";
import { interestOf } from "#shared/rules/interest.ts";
import { faultOf, type Reader, type Sourced } from "../../upstream/read.ts";
import { dailyViews } from "../../upstream/wikipedia-views.ts";
import { articleAbout, articleAddress, articleSections, articleSummary } from "../../upstream/wikipedia.ts";
import { suggestions } from "../../upstream/youtube-suggest.ts";
import { clip, oneLine } from "../built-in/topic.ts";
import type { Brief } from "./brief.ts";
import { careOf } from "./care/care-of.ts";
import type { PublicSignal } from "./material.ts";
import { SIGNAL_WORDS } from "./signal-words.ts";
import { stems } from "./stem.ts";
import type { SubjectKnowledge } from "./subject-knowledge.ts";

/** Milliseconds all sources have together: an answer with fewer of them is better than a late one. */
const LIMIT = 1500;
/** Searches and parts of an article that are given. */
const MOST = { searches: 10, parts: 8 } as const;
/** The longest search that is a phrase, and the most of an article's first sentence, in UTF-16 units. */
const LONGEST = { search: 80, sentence: 240 } as const;

/** Asks public sources about the subject of a brief, of which a card may be known. Never fails, and is never late. */
export type AskPublicSources = (
  brief: Brief,
  subject: SubjectKnowledge | undefined,
) => Promise<readonly PublicSignal[]>;

/** A source's own answer, or undefined where it failed or came too late. */
type InTime = <Value>(source: string, answer: Promise<Value>) => Promise<Value | undefined>;

interface Asked {
  readonly reader: Reader;
  readonly subject: string;
  readonly language: Brief["language"];
  readonly inTime: InTime;
}

/**
 * Public sources that need no key: YouTube's search suggestions, and the Wikipedia of the brief's language. Each is
 * sent the subject's name and nothing else, and none is asked where the subject needs care, isn't in one of the
 * product's languages, or is a whole story. What comes too late is left out, and kept for the next who ask.
 */
export function publicSources(reader: Reader): AskPublicSources | undefined {
  if (reader.config.PUBLIC_SOURCES === "off") return undefined;
  return async ({ care, foreign, language, subject: own }, card) => {
    const subject = care === "none" && !foreign ? (card?.name ?? askable(own)) : undefined;
    if (subject === undefined) return [];
    const { inTime, end } = clock(LIMIT, reader.asker.signal);
    const asked = { reader, subject, language, inTime };
    const signals = await Promise.all([searches(asked), article(asked)]);
    end();
    return signals.flat();
  };
}

/**
 * Runs from now on; to be ended, so that no timer outlives its answer.
 * @param caller fires when nobody waits any more.
 */
function clock(milliseconds: number, caller: AbortSignal): { inTime: InTime; end: () => void } {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), milliseconds);
  const failed = (source: string, error: unknown) => {
    if (!caller.aborted) console.error({ source, faults: faultOf(error) });
    return undefined;
  };
  return {
    inTime: (source, answer) =>
      Promise.race([answer.catch((error: unknown) => failed(source, error)), late.promise]),
    end: () => clearTimeout(timer),
  };
}

/** What people type into YouTube's search of the subject; nothing that needs care itself. */
async function searches({ reader, subject, language, inTime }: Asked): Promise<PublicSignal[]> {
  const found = await inTime("youtube-suggest", suggestions(reader, subject, language));
  const wanted = stems(subject);
  return (found?.value ?? [])
    .map(oneLine)
    .filter((search) => search.length <= LONGEST.search && search.toLowerCase() !== subject.toLowerCase())
    .filter((search) => wanted.length === 0 || stems(search).some((stem) => wanted.includes(stem)))
    .filter(isHarmless)
    .slice(0, MOST.searches)
    .map((text) => ({
      kind: "search",
      text,
      source: "youtube-suggest",
      label: SIGNAL_WORDS[language].searches(dayOf(found)),
      url: `https://www.youtube.com/results?${String(new URLSearchParams({ search_query: text }))}`,
    }));
}

/** What Wikipedia has of the subject: nothing where no article is about just that, or its lead didn't come in time. */
async function article({ reader, subject, language, inTime }: Asked): Promise<PublicSignal[]> {
  const title = (await inTime("wikipedia", articleAbout(reader, language, subject)))?.value ?? undefined;
  if (title === undefined) return [];
  const today = new Date().toISOString().slice(0, 10);
  const [summary, sections, views] = await Promise.all([
    inTime("wikipedia", articleSummary(reader, language, title)),
    inTime("wikipedia", articleSections(reader, language, title)),
    inTime("wikipedia-views", dailyViews(reader, language, title, today)),
  ]);
  const lead = summary?.value ?? undefined;
  if (lead === undefined) return [];
  const words = SIGNAL_WORDS[language];
  const interest = interestOf(views?.value ?? []);
  const address = articleAddress(language, title);
  return [
    {
      kind: "article",
      text: clip(oneLine(sentences(lead)[0] ?? lead), LONGEST.sentence),
      source: "wikipedia",
      label: words.article(title, dayOf(summary)),
      url: address,
    },
    ...(sections?.value ?? [])
      .filter(({ name }) => !words.appendices.includes(name.toLowerCase()) && isHarmless(name))
      .slice(0, MOST.parts)
      .map(({ name, anchor }) => ({
        kind: "part" as const,
        text: oneLine(name),
        source: "wikipedia" as const,
        label: words.article(title, dayOf(sections)),
        url: articleAddress(language, title, anchor),
      })),
    ...(interest === undefined
      ? []
      : [
          {
            kind: "interest" as const,
            text: words.interest(interest),
            source: "wikipedia" as const,
            label: words.views(title, interest.from, interest.to),
            url: address,
          },
        ]),
  ];
}

function isHarmless(text: string): boolean {
  return careOf(text).level === "none";
}

/** The day a source was read. */
function dayOf(read: Sourced<unknown> | undefined): string {
  return (read?.asOf ?? new Date().toISOString()).slice(0, 10);
}
