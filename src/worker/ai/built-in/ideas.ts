import type { IdeasReply, IdeasRequest, VideoIdea } from "#shared/contracts/ideas.ts";
import { FORMAT_IDS, FORMATS, SURFACE_FORMATS, type FormatId } from "#shared/rules/formats.ts";
import { formatOf, ideaScore, ideaSignals, type IdeaContext } from "#shared/rules/ideas.ts";
import { words } from "#shared/rules/words.ts";
import { isShortForm, type Surface } from "#shared/rules/surfaces.ts";
import { callsFor, firstAction, writeCalls } from "./calls-to-action.ts";
import { namedNiche, nicheFor, topicsIn } from "./find-niche.ts";
import { HOOK_WORDS, HOOKS } from "./hooks/all.ts";
import { OPEN_HOOKS, shortenedHooks } from "./hooks/better-hooks.ts";
import { REASONS_TO_STAY, TREATMENTS } from "./hooks/descriptions.ts";
import { outline, type Outlined } from "./hooks/outline.ts";
import type { NichePack } from "./niche.ts";
import type { Random } from "./random.ts";
import { TITLES } from "./titles/all.ts";
import { dealer, type Line } from "./titles/angle.ts";
import { holds, reendedTitles, subjectOf, tidiedTitles } from "./titles/better-titles.ts";
import { attempts, isOwn, sharesPiece, TRIED } from "./titles/attempts.ts";
import { kindOf, repeats, sameTime, type Occasion } from "./titles/occasion.ts";
import { writeTitle } from "./titles/write-title.ts";
import { capital, clip, isEnglish, sentences, titleSafe, topicPhrase, uncapitalised } from "./topic.ts";

/** The most of a topic that is said aloud, and of an audience that a title names; UTF-16 units. */
const SPOKEN = { topic: 60, audience: 40 } as const;

/** The most of a description's own first sentence that is kept, in UTF-16 units. */
const SENTENCE = 240;

/** Below this a part is rewritten, and by how many points a new text must beat a creator's own. */
const WEAK = 0.75;
const MARGIN = 2;

/** What a line is preferred by, in points, when it speaks of the niche or goes with the title. */
const BONUS = 10;

/** An idea with what it was made of. */
interface Draft extends Outlined {
  /** The sentences of its description that don't name the topic. */
  readonly scene: string;
}

type IdeaText = Omit<VideoIdea, "viralScore">;

/**
 * Ideas for a topic, or for a niche's own topics where only a niche is given. They differ in structure,
 * format and hook, no title appears twice, and the best made come first (see {@link ideaSignals}).
 * The text is English whatever the topic's language.
 */
export function writeIdeas(request: IdeasRequest, random: Random): IdeasReply {
  const draft = drafter(request, random);
  const ideas = Array.from({ length: request.count }, (_, index) => draft(index).idea);
  return { ideas: ideas.toSorted((a, b) => b.viralScore - a.viralScore) };
}

/**
 * The same idea, better made: weak parts are rewritten, good ones stay. Its own words are shortened first,
 * in any language; new English ones are used only where the idea reads as English and they bring clearly
 * more. Where nothing is weak, the hook or the request changes. Never scores lower than before.
 *
 * @param context the topic the idea was written for and where it is meant to go, as far as they are known.
 */
export function improveIdea(idea: VideoIdea, random: Random, context: Partial<IdeaContext> = {}): VideoIdea {
  const judged: IdeaContext = { topic: context.topic ?? "", platform: context.platform };
  const score = (text: IdeaText) => points(text, judged);
  const given: IdeaText = idea;
  const fresh = freshParts(given, judged, random);
  let better = fresh.targetAudience.reduce(
    (text, audience) => withPart(text, "targetAudience", audience),
    given,
  );
  for (const [weakness, part, own] of [
    ["format-fit", "format", []],
    [
      "title-limit title-visible topic-early tension specific",
      "title",
      tidiedTitles(idea.title, judged.topic),
    ],
    ["hook-length tension", "hook", shortenedHooks(idea.hook)],
    ["one-action", "cta", [firstAction(idea.cta, fresh.cta.length > 0 ? 3 : 1)]],
    ["scene", "description", [sentences(idea.description).slice(0, 3).join(" ")]],
  ] as const) {
    if (!isWeak(better, judged, weakness)) continue;
    const rewritten = (texts: readonly string[]) => texts.map((text) => withPart(better, part, text));
    const kept = best([better, ...rewritten(own)], score);
    const replaced = best([kept, ...rewritten(fresh[part])], score);
    better = score(replaced) > score(kept) + MARGIN ? replaced : kept;
  }
  if (better === given) {
    const hooks = fresh.hook.map((hook) => withPart(given, "hook", hook));
    const calls = fresh.cta.map((cta) => withPart(given, "cta", cta));
    const others = [...hooks, ...calls].filter(({ hook, cta }) => hook !== given.hook || cta !== given.cta);
    better = others.find((other) => score(other) >= score(given)) ?? given;
  }
  return { ...better, viralScore: ideaScore(ideaSignals(better, judged)) };
}

/** One idea worked out in full as Markdown, 150 to 350 words. */
export function outlineIdea(request: IdeasRequest, random: Random): string {
  return outline(drafter(request, random)(0), random);
}

/** Writes one idea after another, none like those before it. */
function drafter(request: IdeasRequest, random: Random): (index: number) => Draft {
  const { platform } = request;
  const pack = nicheFor(request.niche, request.topic);
  const topics = topicsOf(request, pack, random);
  const formats = request.format ? [request.format] : formatsFor(pack, request, random);
  const audience = request.audience.replace(/[\s\p{P}]+$/u, "");
  const namesAudience = audience.length <= SPOKEN.audience && titleSafe(audience) === audience;
  const length = lengthOn(platform);
  const deal = dealer(pack, audience, namedNiche(request.niche) !== undefined, random);
  const calls = random.sample(callsFor(platform), callsFor(platform).length);
  const reasons = random.sample(REASONS_TO_STAY, REASONS_TO_STAY.length);
  const used = new Set<Line>();

  return (index) => {
    const { topic, ours } = turn(topics, index);
    const format = turn(formats, index);
    const spoken = topicPhrase(clip(titleSafe(topic), SPOKEN.topic) || "…");
    const pieces = deal(topic, spoken);
    const occasion: Occasion = {
      format,
      length,
      topic,
      kind: kindOf(topic),
      pieces,
      namesAudience: namesAudience && !repeats(topic, pieces.audience),
    };
    const { screen } = TREATMENTS[format];
    const fitting = screen.filter(
      (write) => !repeats(write({ ...pieces, proof: "", topic: spoken }), pieces.proof),
    );
    const scene = [random.pick(fitting.length > 0 ? fitting : screen), turn(reasons, index)]
      .map((write) => write({ ...pieces, topic: spoken }))
      .join(" ");
    const opening = random.pick(TREATMENTS[format].angle)({ ...pieces, topic: topicPhrase(topic) });
    const score = (idea: IdeaText) => ideaScore(ideaSignals(idea, { topic, platform }));
    const basis = {
      format: FORMATS[format],
      cta: turn(writeCalls(calls, spoken), index),
      // Left out while titles and hooks are compared: it is the same for all of them.
      description: "",
      targetAudience: request.audience || capital(pieces.audience),
    };

    const titles = attempts(TITLES, occasion, used, random, (line) => writeTitle(line, topic, ours, pieces));
    const title = best(
      titles,
      ({ line, text }) => score({ ...basis, title: text, hook: text }) + (isOwn(line, pieces) ? BONUS : 0),
    );
    const hooks = attempts(HOOKS, occasion, used, random, (line) => {
      const hook = line.write({ ...pieces, topic: spoken });
      const without = line.write({ ...pieces, topic: topicPhrase("") });
      const fits = words(without).length <= HOOK_WORDS[length] && sameTime(title.text, hook);
      return fits ? hook : undefined;
    });
    const hook = best(
      hooks,
      ({ line, text }) =>
        score({ ...basis, title: title.text, hook: text }) + (sharesPiece(line, title.line) ? BONUS : 0),
    );
    used.add(title.line).add(hook.line);

    const idea = { ...basis, title: title.text, hook: hook.text, description: `${opening} ${scene}` };
    return {
      idea: { ...idea, viralScore: score(idea) },
      otherTitles: titles
        .filter((other) => other !== title)
        .map(({ text }) => text)
        .slice(0, 2),
      pieces,
      format,
      length,
      scene,
    };
  };
}

/** The idea with another text for one of its parts; an empty text changes nothing. */
function withPart(idea: IdeaText, part: keyof IdeaText, text: string): IdeaText {
  return text === "" ? idea : { ...idea, [part]: text };
}

/** An idea's score before it is rounded, so that a small gain counts. */
function points(text: IdeaText, context: IdeaContext): number {
  return ideaSignals(text, context).reduce((sum, { value, weight }) => sum + value * weight, 0);
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

/** New English texts for each part of an idea; none where it is in another language. */
function freshParts(idea: IdeaText, context: IdeaContext, random: Random): Record<keyof IdeaText, string[]> {
  const none = { title: [], hook: [], cta: [], description: [], targetAudience: [], format: [] };
  if (!isEnglish(`${idea.title} ${idea.hook} ${idea.description}`)) return none;
  const { topic, platform } = context;
  const suited = platform ? SURFACE_FORMATS[platform] : FORMAT_IDS;
  const format = formatOf(idea.format);
  const misfit = format !== undefined && !suited.includes(format);
  // "Everyone" and "Gamers" name nobody in particular.
  const isVague = words(idea.targetAudience).length < 2;
  const subject = topic || subjectOf(titleSafe(idea.title));
  const request = {
    topic: subject || idea.title,
    niche: "",
    platform,
    format: misfit ? NEAREST[format] : format,
    count: TRIED,
    // One audience for all, so that the description speaks to whom the idea names.
    audience: isVague ? "" : uncapitalised(idea.targetAudience),
  };
  const audience = request.audience || drafter(request, random)(0).pieces.audience;
  const draft = drafter({ ...request, audience }, random);
  const drafts = Array.from({ length: TRIED }, (_, index) => draft(index));
  const opening = clip(sentences(idea.description)[0] ?? "", SENTENCE);
  return {
    title: drafts.flatMap(({ pieces }) => [
      ...reendedTitles(idea.title, pieces),
      ...(holds(idea.title, topic) ? [] : reendedTitles(topic, pieces)),
    ]),
    // A number said aloud would have to be the number of the idea's own points.
    hook: [
      ...drafts.map((made) => made.idea.hook).filter((hook) => subject !== "" && !/\d/u.test(hook)),
      ...random.sample(OPEN_HOOKS, OPEN_HOOKS.length),
    ],
    cta: drafts.map((made) => made.idea.cta).filter((cta) => subject !== "" || !holds(cta, idea.title)),
    description: drafts.map((made) => `${opening} ${made.scene}`),
    targetAudience: isVague ? [capital(audience)] : [],
    format: misfit ? drafts.map((made) => made.idea.format) : [],
  };
}

/** The item with the highest value, the earlier one of equals; the list must not be empty. */
function best<Item>(items: readonly Item[], value: (item: Item) => number): Item {
  const valued = items.map((item) => ({ item, worth: value(item) }));
  return valued.reduce((winner, next) => (next.worth > winner.worth ? next : winner)).item;
}

/** Takes turns through a list that isn't empty. */
function turn<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError("turn needs at least one item");
  return item;
}

function lengthOn(platform: Surface | undefined): "short" | "long" {
  return platform && !isShortForm(platform) ? "long" : "short";
}

function topicsOf(
  request: IdeasRequest,
  pack: NichePack,
  random: Random,
): { topic: string; ours: boolean }[] {
  if (request.topic !== "") return [{ topic: request.topic, ours: false }];
  if (namedNiche(request.niche) === undefined) return [{ topic: request.niche, ours: false }];
  return topicsIn(pack, random).map((topic) => ({ topic, ours: true }));
}

/** Formats that need something to be done or set side by side, which a question or a statement doesn't name. */
const HANDS_ON = new Set<FormatId>([
  "before-after",
  "challenge",
  "comparison",
  "day-in-the-life",
  "experiment",
  "review",
  "tutorial",
]);

function formatsFor(pack: NichePack, { platform, topic }: IdeasRequest, random: Random): FormatId[] {
  const surface = platform ? SURFACE_FORMATS[platform] : FORMAT_IDS;
  const suited = kindOf(topic) === "statement" ? surface.filter((format) => !HANDS_ON.has(format)) : surface;
  const both = pack.formats.filter((format) => suited.includes(format));
  return random.sample(both.length > 0 ? both : suited, suited.length);
}
