import type { VideoIdea } from "#shared/contracts/ideas.ts";
import { FORMAT_IDS, FORMATS, SURFACE_FORMATS, type FormatId } from "#shared/rules/formats.ts";
import {
  formatOf,
  ideaPoints,
  ideaScore,
  ideaSignals,
  type IdeaContext,
  saysSomething,
} from "#shared/rules/ideas.ts";
import { words } from "#shared/rules/words.ts";
import type { Material } from "../../material/material.ts";
import { cap } from "../compose/frames.ts";
import { type Dealt, pointsOf } from "../compose/points.ts";
import type { Random } from "../random.ts";
import { clip, sentences } from "../topic.ts";
import { linesOf } from "./lines.ts";
import { firstAction, shortenedHooks, tidiedTitles } from "./shortened.ts";

/** The most of a description's own first sentence that is kept, in UTF-16 units. */
const SENTENCE = 240;
/** Below this a part is rewritten, and by how many points a new text must beat a creator's own. */
const WEAK = 0.75;
const MARGIN = 2;

type Parts = "title" | "hook" | "cta" | "format" | "description" | "targetAudience";
type IdeaText = Omit<VideoIdea, "viralScore">;

/**
 * The same idea, better made: weak parts are rewritten, good ones stay. Its own words are shortened first, in any
 * language; new ones come from what is known of its subject, all of one point, and only where they bring clearly more.
 * Where nothing is weak, the hook or the request changes. Never scores lower than before.
 *
 * @param context the topic the idea was written for and where it is meant to go, as far as they are known.
 */
export function improveIdea(
  idea: VideoIdea,
  random: Random,
  material: Material,
  context: Partial<IdeaContext> = {},
): VideoIdea {
  const judged: IdeaContext = { topic: context.topic ?? "", platform: context.platform };
  const score = (text: IdeaText) => points(text, judged);
  const { viralScore: _, ...given } = idea;
  const fresh = freshParts(given, judged, random, material);
  let better: IdeaText = fresh.targetAudience.reduce(
    (text, audience) => withPart(text, "targetAudience", audience),
    given,
  );
  // A creator's title that says something is never exchanged for one that is only better placed.
  const titleFaults = saysSomething(idea.title, judged.topic)
    ? "title-limit title-visible"
    : "title-limit title-visible topic-early tension information";
  for (const [weakness, part, own] of [
    ["format-fit", "format", []],
    [titleFaults, "title", tidiedTitles(idea.title)],
    ["hook-length tension", "hook", shortenedHooks(idea.hook)],
    ["one-action", "cta", [firstAction(idea.cta, fresh.cta.length > 0 ? 3 : 1)]],
    ["scene", "description", [sentences(idea.description).slice(0, 3).join(" ")]],
  ] as const) {
    if (!isWeak(better, judged, weakness)) continue;
    const rewritten = (texts: readonly string[]) => texts.map((text) => withPart(better, part, text));
    const kept = best([better, ...rewritten(own)], score);
    const replaced = best([kept, ...rewritten(fresh[part]).map((text) => resting(text, fresh.dealt))], score);
    better = score(replaced) > score(kept) + MARGIN ? replaced : kept;
  }
  if (better === given) {
    const others = [fresh, ...fresh.further()].flatMap(({ hook, cta, dealt }) =>
      hook
        .map((text) => resting(withPart(given, "hook", text), dealt))
        .concat(cta.map((text) => resting(withPart(given, "cta", text), dealt))),
    );
    const changed = others.filter(({ hook, cta }) => hook !== given.hook || cta !== given.cta);
    const shown = (text: IdeaText) => ideaScore(ideaSignals(text, judged));
    better = changed.find((other) => shown(other) >= shown(given)) ?? given;
  }
  return { ...better, viralScore: ideaScore(ideaSignals(better, judged)) };
}

/** The idea with what its new text rests on. */
function resting(text: IdeaText, dealt: Dealt | undefined): IdeaText {
  return dealt === undefined
    ? text
    : { ...text, restsOn: [...(text.restsOn ?? []), ...dealt.restsOn].slice(0, 6) };
}

/** The idea with another text for one of its parts; an empty text changes nothing. */
function withPart(idea: IdeaText, part: Parts, text: string): IdeaText {
  return text === "" ? idea : { ...idea, [part]: text };
}

/** An idea's score before it is rounded, so that a small gain counts. */
function points(text: IdeaText, context: IdeaContext): number {
  return ideaPoints(ideaSignals(text, context));
}

/** True where one of the signals, named by their ids, is weak. */
function isWeak(text: IdeaText, context: IdeaContext, ids: string): boolean {
  return ideaSignals(text, context).some(({ id, value }) => value < WEAK && ids.split(" ").includes(id));
}

/** What a format becomes on a platform it doesn't suit. */
const NEAREST: Partial<Record<FormatId, FormatId>> = {
  "before-after": "comparison",
  review: "comparison",
  experiment: "comparison",
  "case-study": "story",
  reaction: "myth-busting",
  "day-in-the-life": "behind-the-scenes",
};

/** What is said of one point of the subject. */
interface Spoken {
  readonly hook: readonly string[];
  readonly cta: readonly string[];
  readonly dealt?: Dealt;
}

interface Fresh extends Spoken, Record<Exclude<Parts, keyof Spoken>, readonly string[]> {
  /** The same of the points that fit less well, in order. */
  readonly further: () => readonly Spoken[];
}

/** The most further points that are tried where the one that fits best brings nothing. */
const FURTHER = 6;

/** New texts for each part of an idea, all about the point that fits it best; none where nothing is known. */
function freshParts(
  idea: IdeaText,
  { platform }: IdeaContext,
  random: Random,
  { subject, brief }: Material,
): Fresh {
  const suited = platform ? SURFACE_FORMATS[platform] : FORMAT_IDS;
  const format = formatOf(idea.format);
  const misfit = format !== undefined && !suited.includes(format);
  const nearest = misfit ? (NEAREST[format] ?? suited[0]) : undefined;
  const formats = nearest === undefined ? [] : [FORMATS[nearest]];
  const none = { title: [], hook: [], cta: [], description: [], targetAudience: [], format: formats };
  const [dealt, ...others] =
    subject === undefined ? [] : pointsOf(subject, `${idea.title} ${idea.description}`, random);
  if (dealt === undefined) return { ...none, further: () => [] };
  const linesAt = ({ point }: Dealt) => linesOf(point, brief.language, platform, random);
  const lines = linesAt(dealt);
  const texts = (written: typeof lines.titles) => written.map(({ text }) => text);
  const opening = clip(sentences(idea.description)[0] ?? "", SENTENCE);
  return {
    dealt,
    title: texts(lines.titles),
    hook: texts(lines.hooks),
    cta: texts(lines.calls),
    description: texts(lines.stories).map((story) => `${opening} ${sentences(story).slice(-2).join(" ")}`),
    // "Everyone" and "Gamers" name nobody in particular.
    targetAudience: words(idea.targetAudience).length < 2 ? [cap(dealt.point.people)] : [],
    format: formats,
    further: () =>
      others.slice(0, FURTHER).map((other) => {
        const { hooks, calls } = linesAt(other);
        return { dealt: other, hook: texts(hooks), cta: texts(calls) };
      }),
  };
}

/** The item with the highest value, the earlier one of equals; the list must not be empty. */
function best<Item>(items: readonly Item[], value: (item: Item) => number): Item {
  const valued = items.map((item) => ({ item, worth: value(item) }));
  return valued.reduce((winner, next) => (next.worth > winner.worth ? next : winner)).item;
}
