import { actionsIn } from "#shared/rules/ideas.ts";
import type { FormatId } from "#shared/rules/formats.ts";
import type { Language } from "#shared/rules/language.ts";
import { isShortForm, type Surface } from "#shared/rules/surfaces.ts";
import { TITLE_MAX } from "#shared/rules/titles.ts";
import { words } from "#shared/rules/words.ts";
import type { Frames, KindFrames, Line } from "../compose/frames.ts";
import { isLeft, stutters } from "../compose/leaning.ts";
import type { Point, PointKind, Points } from "../compose/points.ts";
import type { Random } from "../random.ts";
import type { Calls } from "./calls/calls.ts";
import { englishCalls } from "./calls/english.ts";
import { frenchCalls } from "./calls/french.ts";
import { germanCalls } from "./calls/german.ts";
import { portugueseCalls } from "./calls/portuguese.ts";
import { spanishCalls } from "./calls/spanish.ts";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { portuguese } from "./portuguese.ts";
import { SOBER_CHOICES } from "./sober-choices.ts";
import { spanish } from "./spanish.ts";

/** How ideas are said in each language. */
const FRAMES: Readonly<Record<Language, Frames>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
};

/** What they ask of viewers in each language. */
const CALLS: Readonly<Record<Language, Calls>> = {
  en: englishCalls,
  es: spanishCalls,
  fr: frenchCalls,
  de: germanCalls,
  pt: portugueseCalls,
};

/** Formats that compare without ranking. */
const SOBER_FORMATS: readonly FormatId[] = ["q-and-a", "story", "list"];

/** The longest title that reads at a glance, in UTF-16 units; longer ones are used where there is no other. */
const GLANCE = 72;
/** The most spoken words of a hook: said within 3 seconds on a short, 10 on long-form. */
const HOOK_WORDS = { short: 12, long: 30 } as const;

/** A line that was written. */
export interface Written {
  readonly text: string;
  /** The frame it came from, so that neighbours can take another. */
  readonly line: unknown;
  /** The format of what happens; undefined for a title, a hook and a request. */
  readonly format: FormatId | undefined;
  /** Above 0; the higher the better. */
  readonly fit: number;
}

/** All that can be said of one point, each part in random order. */
export interface PointLines {
  readonly titles: readonly Written[];
  readonly hooks: readonly Written[];
  readonly stories: readonly Written[];
  readonly calls: readonly Written[];
  readonly formats: readonly FormatId[];
}

/** What can be said of a point within the limits of titles, hooks and requests. */
export function linesOf(
  point: Point,
  language: Language,
  platform: Surface | undefined,
  random: Random,
): PointLines {
  const most = platform !== undefined && !isShortForm(platform) ? HOOK_WORDS.long : HOOK_WORDS.short;
  const { titles, hooks, stories, calls, formats } =
    point.kind === "choice" && point.sober
      ? written({ ...SOBER_CHOICES[language], formats: SOBER_FORMATS }, SOBER_CHOICES[language].calls, point)
      : everyLine(FRAMES[language], CALLS[language], point);
  const fitting = (lines: readonly Omit<Written, "fit">[], fit: (text: string) => number) =>
    turned(random.sample(lines, lines.length), point)
      .map(({ line, text, format }) => ({ line, text, format, fit: fit(text) * soundness(text, point) }))
      .filter((one) => one.fit > 0);
  return {
    titles: fitting(titles, titleFit),
    hooks: fitting(hooks, (text) => (words(text).length <= most ? 2 : 0)),
    stories: fitting(stories, () => 2),
    calls: fitting(calls, (text) => callFit(text, point)),
    formats,
  };
}

/** What is left of a line's worth where it isn't understood alone, or says a word twice in a row. */
function soundness(text: string, point: Point): number {
  return (isLeft(text, point) ? 0.5 : 1) * (stutters(text) ? 0.5 : 1);
}

/** The same lines from another one on, by what the point says: the same seed opens another subject's in another way. */
function turned<Item>(lines: readonly Item[], point: Point): Item[] {
  const sum = [...JSON.stringify(point)].reduce(
    (hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003,
    0,
  );
  const first = lines.length === 0 ? 0 : sum % lines.length;
  return [...lines.slice(first), ...lines.slice(0, first)];
}

/** 2 for a title that reads at a glance, half for one a platform takes, 0 for none. */
function titleFit(text: string): number {
  if (text.length > TITLE_MAX || /[<>]/u.test(text)) return 0;
  return text.length <= GLANCE ? 2 : 0.5;
}

const NOTHING = { titles: [], hooks: [], stories: [], formats: [] };

/** 0 where it doesn't ask for one thing; less for one that says only who or what it is about. */
function callFit(text: string, { people, subject }: Point): number {
  if (actionsIn(text).length !== 1) return 0;
  return text.includes(people) || text.includes(subject) ? 1.3 : 2;
}

function everyLine(frames: Frames, calls: Calls, point: Point) {
  switch (point.kind) {
    case "mistake":
      return written(frames.mistake, calls.mistake, point);
    case "choice":
      return written(frames.choice, calls.choice, point);
    case "step":
      return written(frames.step, calls.step, point);
    case "question":
      return written(frames.question, calls.question, point);
    case "belief":
      return written(frames.belief, calls.belief, point);
    case "moment":
      return written(frames.moment, calls.moment, point);
    case "term":
      return written(frames.term, calls.term, point);
    case "scene":
      return written(frames.scene, calls.scene, point);
  }
}

function written<Kind extends PointKind>(
  frames: KindFrames<Kind> = NOTHING,
  calls: readonly Line<Kind>[] = [],
  point: Points[Kind],
) {
  const write = (lines: readonly Line<Kind>[]) =>
    lines.flatMap((line) => {
      const text = line(point);
      return text === undefined ? [] : [{ line, text, format: undefined }];
    });
  const filmed = frames.stories.flatMap(({ format, line }) =>
    write([line]).map(({ text }) => ({ line, text, format })),
  );
  return {
    titles: write(frames.titles),
    hooks: write(frames.hooks),
    stories: filmed,
    calls: write(calls),
    formats: frames.formats,
  };
}
