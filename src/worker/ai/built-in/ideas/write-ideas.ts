import type { IdeasReply, IdeasRequest, VideoIdea } from "#shared/contracts/ideas.ts";
import type { Grounding, Specific } from "#shared/contracts/grounding.ts";
import { SURFACE_FORMATS, type FormatId } from "#shared/rules/formats.ts";
import { ideaScore, ideaSignals } from "#shared/rules/ideas.ts";
import type { Brief } from "../../material/brief.ts";
import { Grounded } from "../../material/grounded.ts";
import type { Material } from "../../material/material.ts";
import { ownTitles, repeats } from "../../material/own-material.ts";
import { stems } from "../../material/stem.ts";
import type { SubjectKnowledge } from "../../material/subject-knowledge.ts";
import { closestFirst } from "../compose/closest-cards.ts";
import { conditionStems } from "../compose/conditions.ts";
import { type Dealt, pointsOf } from "../compose/points.ts";
import type { Random } from "../random.ts";
import { angleIdeas, withSearches } from "./angles.ts";
import { channelIdeas } from "./channel-ideas.ts";
import { ideaWriter } from "./idea-writer.ts";
import { labelOf } from "./label.ts";
import { ownIdeas } from "./own.ts";
import { taskIdeas } from "./task-ideas.ts";
import { askedFor, questionsOf, worksheets } from "./worksheet-ideas.ts";

export { ideaWriter };

/** An idea before it is judged. */
export type Draft = Omit<VideoIdea, "viralScore" | "restsOn"> & { readonly restsOn: readonly Specific[] };

/**
 * Ideas made of what is known of the subject, each of another point; of the creator's own words first, where they
 * answered what was asked. Where nothing is known they are worksheets, around what people search for where that was asked. Those that speak of all that was asked come first, then the best made.
 */
export function writeIdeas(request: IdeasRequest, random: Random, material: Material): Grounded<IdeasReply> {
  const isAsked = answersWhatIsAsked(material);
  const ideas = draftIdeas(request, random, material)
    .map((draft) => judged(draft, request))
    .toSorted(
      (one, other) => Number(isAsked(other)) - Number(isAsked(one)) || other.viralScore - one.viralScore,
    );
  return new Grounded({ ideas }, groundingOf(material));
}

/** Whether anything is known, and what the creator could tell where that would make more of the answer. */
export function groundingOf(material: Material): Grounding {
  const questions = questionsOf(material);
  return { known: material.known, ...(questions.length > 0 ? { questions: [...questions] } : {}) };
}

/** Whether an idea speaks of what the creator's words ask about beyond the subject's name: the battery of a phone. */
function answersWhatIsAsked({ subject, brief }: Material): (idea: VideoIdea) => boolean {
  const name = new Set(stems(subject?.name ?? ""));
  const asked = `${brief.subject} ${brief.constraint ?? ""}`;
  const wanted =
    subject === undefined
      ? []
      : [...stems(asked), ...conditionStems(asked)].filter((stem) => !name.has(stem));
  const label = labelOf(brief) ?? "";
  return ({ restsOn = [], title, hook, cta, description }) => {
    const texts = [title.replace(label, ""), hook, cta, description, ...restsOn.map(({ text }) => text)];
    const said = new Set(stems(texts.join(" "), 300));
    return restsOn.length > 0 && wanted.some((stem) => said.has(stem));
  };
}

function judged(draft: Draft, context: IdeasRequest): VideoIdea {
  const idea = { ...draft, restsOn: [...draft.restsOn] };
  return { ...idea, viralScore: ideaScore(ideaSignals(idea, context)) };
}

/**
 * As many drafts as were asked for, no title and no hook twice.
 * @param channel the ideas among them that build on the creator's own things.
 */
export function draftIdeas(
  request: IdeasRequest,
  random: Random,
  material: Material,
  channel: readonly Draft[] = channelIdeas(request, random, material),
): Draft[] {
  const formats = formatsFor(request);
  const told = ownIdeas(request, material);
  const asked = material.known ? askedFor(request, material) : [];
  const known = withSearches(
    unlikeOwn(knownIdeas(request, random, material, formats), channel, material),
    material,
  );
  const angles = angleIdeas(request, random, material, formats);
  const room = request.count > 1 ? request.count - asked.length : request.count;
  const whole = taskIdeas(request, random, material, formats);
  const made = distinct([...told, ...channel, ...whole, ...known, ...angles]).slice(0, room);
  const drafts = distinct([...made, ...asked]).slice(0, request.count);
  return [
    ...drafts,
    ...worksheets(request, random, material, formats).slice(0, request.count - drafts.length),
  ];
}

/** The ideas that say neither what the creator made or saved already nor what another idea answers. */
function unlikeOwn(drafts: readonly Draft[], others: readonly Draft[], { own }: Material): readonly Draft[] {
  if (own === undefined) return drafts;
  const isSaid = repeats(ownTitles(own));
  const spent = new Set(others.flatMap(({ restsOn }) => restsOn.slice(1, 2)).map(({ text }) => text));
  return drafts.filter(({ title, restsOn }) => !isSaid(title) && !spent.has(restsOn[0]?.text ?? ""));
}

function distinct(drafts: readonly Draft[]): Draft[] {
  const titles = new Set<string>();
  const hooks = new Set<string>();
  return drafts.filter(({ title, hook }) => {
    if (titles.has(title) || hooks.has(hook)) return false;
    titles.add(title);
    hooks.add(hook);
    return true;
  });
}

/** Formats that the request allows, best first; none in particular where neither it nor its platform says. */
function formatsFor({ format, platform }: IdeasRequest): readonly FormatId[] | undefined {
  if (format !== undefined) return [format];
  return platform && SURFACE_FORMATS[platform];
}

/** Drafts beyond those asked for, since some say what another says. */
const MORE = 6;

function knownIdeas(
  request: IdeasRequest,
  random: Random,
  { subject, niche, brief }: Material,
  formats: readonly FormatId[] | undefined,
): Draft[] {
  const cards =
    subject === undefined ? closestFirst(random.sample(niche, niche.length), brief.text) : [subject];
  const most = Math.ceil((request.count * 1.5) / Math.max(1, cards.length)) + 1;
  const points = cards.flatMap((card) =>
    pointsOf(card, brief.text, random)
      .slice(0, subject ? 40 : most)
      .map((dealt) => ({ dealt, card })),
  );
  const ordered = claimsFirst(tellingFirst(subject === undefined ? byTurns(points) : points), brief);
  const writer = ideaWriter(request, random, brief, formats, subject === undefined);
  const drafts: Draft[] = [];
  const told: Dealt[] = [];
  for (const { dealt } of ordered) {
    if (drafts.length >= request.count + MORE) return drafts;
    const written = writer(dealt);
    if (written.length === 0) told.push(dealt);
    drafts.push(...written);
  }
  // A month takes all that is known: what was told in passing is a video of its own by then.
  const rest = told.slice(0, Math.max(0, request.count + MORE - drafts.length));
  return [...drafts, ...rest.flatMap((dealt) => writer(dealt, true))];
}

/** Points that say two things or more before a lone word, date or picture, which only what was asked about brings forward. */
function tellingFirst<Item extends { readonly dealt: Dealt }>(items: readonly Item[]): Item[] {
  const weak = ({ dealt: { point, asked, near } }: Item) =>
    asked === 0 &&
    (point.kind === "term" || point.kind === "scene" || (point.kind === "moment" && near === 0));
  return items.toSorted((one, other) => Number(weak(one)) - Number(weak(other)));
}

/** What is believed of the subject before anything else, where the creator holds something against it or for it. */
function claimsFirst<Item extends { readonly dealt: Dealt }>(
  items: readonly Item[],
  { form }: Brief,
): Item[] {
  if (form !== "myth") return [...items];
  const isClaim = ({ dealt }: Item) => dealt.point.kind === "belief";
  return items.toSorted((one, other) => Number(isClaim(other)) - Number(isClaim(one)));
}

/** The first point of every subject, then the second of each. */
function byTurns<Item extends { readonly card: SubjectKnowledge }>(items: readonly Item[]): Item[] {
  const turns = new Map<string, number>();
  return items
    .map((item) => {
      const turn = turns.get(item.card.id) ?? 0;
      turns.set(item.card.id, turn + 1);
      return { item, turn };
    })
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ item }) => item);
}
