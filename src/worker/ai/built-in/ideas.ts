import type { IdeasReply, IdeasRequest, VideoIdea } from "#shared/contracts/ideas.ts";
import { FORMAT_IDS, FORMATS, SURFACE_FORMATS, type FormatId } from "#shared/rules/formats.ts";
import { actionsIn, formatOf, ideaScore, ideaSignals, words, type IdeaContext } from "#shared/rules/ideas.ts";
import { isShortForm, type Surface } from "#shared/rules/surfaces.ts";
import { callsFor, firstAction, type CallToAction } from "./calls-to-action.ts";
import { namedNiche, nicheFor, related } from "./find-niche.ts";
import { HOOK_WORDS, HOOKS } from "./hooks/all.ts";
import { OPEN_HOOKS, shortenedHooks } from "./hooks/better-hooks.ts";
import { REASONS_TO_STAY, TREATMENTS } from "./hooks/descriptions.ts";
import { outline, type Outlined } from "./hooks/outline.ts";
import type { NichePack } from "./niche.ts";
import type { Random } from "./random.ts";
import { TITLES } from "./titles/all.ts";
import { dealer, type Angle, type Line, type Pieces } from "./titles/angle.ts";
import { reendedTitles, subjectOf, tidiedTitles } from "./titles/better-titles.ts";
import { echoes, isActivity, isPossible, sameTime, type Occasion } from "./titles/occasion.ts";
import { writeTitle } from "./titles/write-title.ts";
import { capital, clip, isEnglish, sentences, titleSafe, topicPhrase, type TopicPhrase } from "./topic.ts";

/** How many titles and hooks are tried before the best is kept. */
const TRIED = 4;

/** The most of a topic that is said aloud, and of an audience that a title names; UTF-16 units. */
const SPOKEN = { topic: 60, audience: 40 } as const;

/** What a line is preferred by, in points, when it speaks of the niche or goes with the title. */
const BONUS = 8;

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

/** One idea worked out in full as Markdown, 150 to 350 words. */
export function outlineIdea(request: IdeasRequest, random: Random): string {
  return outline(drafter(request, random)(0), random);
}

/** Writes one idea after another, none like those before it. */
function drafter(request: IdeasRequest, random: Random): (index: number) => Outlined {
  const { platform } = request;
  const pack = nicheFor(request.niche, request.topic);
  const topics = topicsOf(request, pack, random);
  const formats = request.format ? [request.format] : formatsFor(pack, request, random);
  const audience = request.audience.replace(/[\s\p{P}]+$/u, "");
  const namesAudience = audience.length <= SPOKEN.audience && titleSafe(audience) === audience;
  const length = lengthOn(platform);
  const deal = dealer(pack, audience, namedNiche(request.niche) !== undefined, random);
  const calls = random.sample(callsFor(platform), callsFor(platform).length);
  const used = new Set<Line | string>();

  return (index) => {
    const { topic, ours } = turn(topics, index);
    const format = turn(formats, index);
    const pieces = deal(topic);
    const occasion: Occasion = { format, length, topic, pieces, namesAudience };
    const spoken = spokenTopic(topic);
    const score = (idea: IdeaText) => ideaScore(ideaSignals(idea, { topic, platform }));
    const basis = {
      format: FORMATS[format],
      cta: callToAction(calls, index, spoken),
      description: describe({ ...pieces, topic: topicPhrase(topic) }, format, random),
      targetAudience: request.audience || capital(pieces.audience),
    };

    const titles = attempts(TITLES, occasion, used, random, (line) => writeTitle(line, topic, ours, pieces));
    const title = best(
      titles,
      ({ line, text }) => score({ ...basis, title: text, hook: text }) + (isOwn(line, pieces) ? BONUS : 0),
    );
    const hooks = attempts(HOOKS, occasion, used, random, (line) => {
      const hook = line.write({ ...pieces, topic: spoken });
      return isSayable(hook, spoken, length) && sameTime(title.text, hook) ? hook : undefined;
    });
    const hook = best(
      hooks,
      ({ line, text }) =>
        score({ ...basis, title: title.text, hook: text }) + (sharesPiece(line, title.line) ? BONUS : 0),
    );
    for (const item of [title.line, title.text, hook.line, hook.text]) used.add(item);

    const idea = { ...basis, title: title.text, hook: hook.text };
    return {
      idea: { ...idea, viralScore: score(idea) },
      otherTitles: titles
        .filter((other) => other !== title)
        .map(({ text }) => text)
        .slice(0, 2),
      pieces,
      format,
      length,
    };
  };
}

interface Attempt {
  readonly line: Line;
  readonly text: string;
}

/** Tries lines until there are enough to choose from. Nothing an answer has used comes again. */
function attempts(
  lines: readonly Line[],
  occasion: Occasion,
  used: ReadonlySet<Line | string>,
  random: Random,
  write: (line: Line) => string | undefined,
): Attempt[] {
  const tried: Attempt[] = [];
  for (const line of inOrder(random.sample(lines, lines.length), occasion)) {
    const text = used.has(line) ? undefined : write(line);
    if (text !== undefined && !used.has(text)) tried.push({ line, text });
    if (tried.length === TRIED) break;
  }
  return tried;
}

/** Lines for the format, then those that would repeat a word, then, where all are used, other formats' lines. */
function* inOrder(lines: readonly Line[], occasion: Occasion): Generator<Line> {
  const possible = lines.filter((line) => isPossible(line, occasion));
  const fitting = possible.filter(({ formats }) => formats.includes(occasion.format));
  const telling = fitting.filter((line) => isOwn(line, occasion.pieces)).slice(0, TRIED / 2);
  const repeating: Line[] = [];
  for (const line of new Set([...telling, ...fitting])) {
    if (echoes(line, occasion)) repeating.push(line);
    else yield line;
  }
  yield* repeating;
  yield* possible.filter(({ formats }) => !formats.includes(occasion.format));
}

/** True where a line speaks of something the niche knows about this topic. */
function isOwn({ needs }: Line, { own }: Pieces): boolean {
  return needs.some((piece) => own.has(piece));
}

function sharesPiece({ needs }: Line, other: Line): boolean {
  return needs.some((piece) => other.needs.includes(piece));
}

/** The item with the highest value, the earlier one of equals. */
function best<Item>(items: readonly Item[], value: (item: Item) => number): Item {
  return items.reduce((winner, item) => (value(item) > value(winner) ? item : winner));
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
  // Topics of which the pack knows a mistake, a wish or a struggle give the more specific ideas.
  const known = [...pack.pains, ...pack.desires, ...pack.mistakes, ...pack.myths];
  const isKnown = (topic: string) => related(known, topic, pack.name).length > 1;
  const topics = random.sample(pack.topics, pack.topics.length);
  return [...topics.filter(isKnown), ...topics.filter((topic) => !isKnown(topic))].map((topic) => ({
    topic,
    ours: true,
  }));
}

/** Formats that need something to be done on camera, which a question or a statement doesn't name. */
const HANDS_ON: readonly FormatId[] = ["before-after", "challenge", "experiment", "review", "tutorial"];

function formatsFor(pack: NichePack, { platform, topic }: IdeasRequest, random: Random): FormatId[] {
  const surface = platform ? SURFACE_FORMATS[platform] : FORMAT_IDS;
  const told = topicPhrase(topic).inside !== topic && !isActivity(topic);
  const suited = told ? surface.filter((format) => !HANDS_ON.includes(format)) : surface;
  const both = pack.formats.filter((format) => suited.includes(format));
  return random.sample(both.length > 0 ? both : suited, suited.length);
}

function spokenTopic(topic: string): TopicPhrase & { words: number } {
  const text = clip(titleSafe(topic), SPOKEN.topic) || "…";
  return { ...topicPhrase(text), words: words(text).length };
}

function isSayable(hook: string, topic: { words: number }, length: "short" | "long"): boolean {
  return words(hook).length - topic.words <= HOOK_WORDS[length];
}

function describe(angle: Angle, format: FormatId, random: Random): string {
  const { angle: angles, screen } = TREATMENTS[format];
  return [angles, screen, REASONS_TO_STAY].map((choice) => random.pick(choice)(angle)).join(" ");
}

/** The next request to the viewer; a topic that itself sounds like one is left out of it. */
function callToAction(calls: readonly CallToAction[], index: number, topic: TopicPhrase): string {
  const written = calls.map((call) => call.write(topic)).filter((cta) => actionsIn(cta).length === 1);
  return turn(written, index);
}
