import type { Specific } from "#shared/contracts/grounding.ts";
import type { ScriptRequest } from "#shared/contracts/scripts.ts";
import { toneOf, wordsIn } from "#shared/rules/scripts.ts";
import { isShortForm } from "#shared/rules/surfaces.ts";
import type { Material } from "../../material/material.ts";
import type { SubjectKnowledge } from "../../material/subject-knowledge.ts";
import { closestFirst } from "../compose/closest-cards.ts";
import { cap } from "../compose/frames.ts";
import { pointsOf, type Points } from "../compose/points.ts";
import { isSometimes } from "../compose/sometimes.ts";
import type { Random } from "../random.ts";
import { clip } from "../topic.ts";
import { type Arc, arcOf } from "./arc.ts";
import { choose, tellsItsSteps } from "./choose.ts";
import { type Block, count, countOf } from "./layout.ts";
import { beatsOf, blankBeats, type Part, SCREEN_MOST, type Speaker } from "./parts.ts";
import { openingsOf, ownOpening } from "./opening.ts";
import { type Asked, ownBlanks } from "./own-blanks.ts";
import { type Shots, shotsOf } from "./shots.ts";
import { uncontracted } from "./uncontracted.ts";
import { callToAction, proof, recap } from "./endings.ts";
import { talkOpening } from "./talk.ts";
import { SCRIPT_WORDS } from "./words/all.ts";
import type { Said } from "./words/script-words.ts";

/** From here on a long video sums up; above it, what belongs together is told in one part. Seconds. */
const ROOMY = 60;
/** From here on a long video keeps one thing for its end. */
const KEEPING = 120;
/** Above so many seconds a feed's script is told in parts of several points, too. */
const LONG_FEED = 90;
/** How far beyond the words asked for a script may grow: at first, and where it would stay short otherwise. */
const GROWTH = [1.04, 1.1] as const;
/** From this share of the words on, a script is long enough. */
const ENOUGH = 0.97;
/** Words that a place to fill in takes at least; less room than that stays empty. */
const BLANK_LEAST = 12;
/** In fewer words than this a place to fill in is asked for in one sentence. */
const TIGHT = 80;
/** Where a subject is known, so much of a script has to be missing before the creator is asked to fill in. */
const BLANK_SHARE = 0.14;
/** A subject's card says what goes wrong, why and what to do; these blanks ask for the same. */
const BLANKS_OF_CARD = 4;

/** A script's blocks, and what they rest on. */
export interface Composed {
  readonly blocks: readonly Block[];
  readonly restsOn: readonly Specific[];
}

/** Writes one script, about as long as was asked: of what is known of its subject, then of places to fill in. */
export function compose(request: ScriptRequest, random: Random, material: Material, known?: Known): Composed {
  const { platform, seconds } = request;
  const { brief, details } = material;
  const { card, arc } = known ?? {};
  const says = SCRIPT_WORDS[brief.language];
  const tone = toneOf(request.tone);
  const isLong = !isShortForm(platform);
  const sumsUp = isLong && seconds >= ROOMY;
  const isRoomy = isLong && seconds >= KEEPING;
  const kept = isRoomy ? keptOf(arc) : undefined;
  const wanted = wordsIn(seconds);
  const speaker: Speaker = {
    says,
    say: (line: Said) => (tone === "formal" ? uncontracted(line.formal, brief.language) : line[tone]),
    random,
    shots: shotsOf(card, says.shots, random),
    request,
    isLong,
    keeps: isRoomy && (arc === undefined || kept !== undefined),
    lead: arc?.lead.point,
    steps: card?.steps.length ?? 0,
    loop: random.pick(says.loops),
    turns: new Map(),
    talks: arc !== undefined && !isRoomy && seconds <= LONG_FEED && talksOf(arc, wanted),
    sides: brief.sides,
    end: arc && card && endOf(arc, card),
  };

  const shown = arc && picturesOf(arc, speaker.shots);
  const openings =
    arc === undefined
      ? [ownOpening(speaker, brief.subject, details)]
      : speaker.talks
        ? [talkOpening({ ...speaker, first: shown?.first }, arc, details)]
        : openingsOf({ ...speaker, first: shown?.first }, arc, details, wanted);
  const evidence = proof(speaker, arc?.lead.point, shown?.proof ?? (arc === undefined ? "____" : undefined));
  const leads = arc === undefined ? [] : [arc.lead.point];
  // What talks has just said its lead's remedy; it sums up the nearest of the others.
  const others = (arc?.rest ?? []).flatMap(({ dealt: { point } }) =>
    point.kind === "mistake" ? [point] : [],
  );
  const tips = others.length > 0 ? others.slice(0, 1) : leads;
  const call = callToAction(speaker, arc?.lead.point, shown?.first);
  const summary = sumsUp ? [recap(speaker, speaker.talks ? tips : leads, kept)] : [];
  const plans = openings.map(({ opening, lead }) => {
    const room = wanted - countOf([...opening, ...lead, evidence, ...summary, call]);
    return { opening, lead, told: choose(arc, kept, speaker, room) };
  });
  const plan = plans.find(({ told }) => tellsItsSteps(told, arc)) ?? plans.at(-1);
  const { opening, lead, told } = plan ?? { opening: [], lead: [], told: [] };
  const beats = [...lead, ...beatsOf(speaker, told, isLong || seconds > LONG_FEED)];
  const blanks = blankBeats(
    speaker,
    arc === undefined && details.length === 0 ? 0 : BLANKS_OF_CARD,
    wanted < TIGHT,
  );
  // What the parts of a known subject can still say comes before a place to fill in.
  const unsaid = () => (arc === undefined ? 0 : count(beats.flatMap(({ more }) => more)));
  const left = () => wanted - countOf([...opening, ...beats, evidence, ...summary, call]) - unsaid();
  const least = arc === undefined ? BLANK_LEAST : Math.max(BLANK_LEAST, wanted * BLANK_SHARE);
  const own =
    card === undefined || arc === undefined ? [] : ownBlanks(speaker, card, told, kept?.sign, random);
  const asked: Asked[] = [];
  for (const blank of [...own, ...blanks.map((part) => ({ part, spent: [] }))])
    if (
      beats.length < (arc === undefined ? 2 : 1) ||
      (left() > least && count(blank.part.said) < left() + BLANK_LEAST / 2)
    ) {
      beats.push(blank.part);
      asked.push(blank);
    }

  const label = isLong ? "CHAPTER" : "BEAT";
  const parts = distinctPictures([
    ...opening,
    ...beats.map((part, index) => labelled(part, `${label} ${index + 1}: ${part.label}`)),
    evidence,
    ...summary,
    call,
  ]);
  fill(parts, wanted);
  return {
    blocks: parts,
    restsOn: distinct([
      ...details.map((text) => ({ text, source: "creator", label: says.ownWords }) as const),
      ...(arc === undefined ? [] : [...arc.lead.restsOn, ...(arc.ask?.restsOn ?? [])]),
      ...told.flatMap(({ dealt }) => dealt.restsOn),
      ...(arc?.rest.find(({ dealt }) => dealt.point === kept)?.dealt.restsOn ?? []),
      ...(card === undefined || arc === undefined ? [] : alsoSaid(parts, arc, card)),
      ...asked.flatMap(({ spent }) =>
        spent.map((text) => ({ text, source: "knowledge", label: card?.name ?? "" }) as const),
      ),
      ...(card === undefined ? [] : picturesIn(parts, speaker.shots, card)),
    ]),
  };
}

/** The picture to open on, and the one that proves the remedy: undefined where the card has none of it. */
function picturesOf({ lead, ask }: Arc, shots: Shots): { readonly first: string; readonly proof?: string } {
  const { remedied, shown, sign } = lead.point;
  const proven = remedied === undefined ? {} : { proof: shots.take(remedied) };
  const wanted = [ask?.point.shown, shown].find((one) => one !== undefined && one !== remedied);
  // Where no picture of the card shows it, what goes wrong is filmed itself.
  return { first: wanted === undefined ? sign : shots.take(wanted), ...proven };
}

/** What else of the card a script says: the habit its trouble comes from, questions that are asked, who it is for. */
function alsoSaid(parts: readonly Part[], { lead }: Arc, { name, questions }: SubjectKnowledge): Specific[] {
  const spoken = parts.flatMap(({ said }) => said).join(" ");
  return [lead.point.does, lead.point.people, ...questions.map(({ ask }) => ask)]
    .filter((text) => spoken.includes(text))
    .map((text) => ({ text, source: "knowledge", label: name }));
}

/** The subject's own pictures that a script shows: a part that sums up several shows fewer than were dealt. */
function picturesIn(parts: readonly Part[], shots: Shots, card: SubjectKnowledge): Specific[] {
  const shown = parts.map(({ broll }) => broll.toLowerCase());
  return shots
    .taken()
    .filter((text) => shown.some((broll) => broll.includes(text.toLowerCase())))
    .map((text) => ({ text, source: "knowledge", label: card.name }));
}

/** What is known of the subject, in an order to be told. */
export interface Known {
  readonly card: SubjectKnowledge;
  readonly arc: Arc | undefined;
}

/** What a script of so many words can be made of; undefined where nothing is known. */
export function knownOf(material: Material, random: Random, wanted: number): Known | undefined {
  const card = cardOf(material, random);
  const { brief } = material;
  return (
    card && {
      card,
      arc: arcOf(card, pointsOf(card, brief.text, random), brief, SCRIPT_WORDS[brief.language], wanted),
    }
  );
}

/** The card of the subject; where a niche alone is known, the closest of its subjects. */
function cardOf(
  { subject, known, details, niche, brief }: Material,
  random: Random,
): SubjectKnowledge | undefined {
  if (subject !== undefined || !known || details.length > 0 || niche.length === 0) return subject;
  return closestFirst(random.sample(niche, niche.length), brief.text)[0];
}

/** What is seen when a task is done; undefined where no task is shown to its end, since a subject's steps have none. */
function endOf({ showsHow, goesThrough }: Arc, { task }: SubjectKnowledge): string | undefined {
  const last = task?.steps.at(-1);
  if (last === undefined || isSometimes(last.do)) return undefined;
  return showsHow || goesThrough ? last.see : undefined;
}

/** Whether nothing is shown step by step, and there is room for more than one trouble. */
function talksOf({ showsHow, goesThrough, showsTask }: Arc, wanted: number): boolean {
  return !showsHow && !goesThrough && !showsTask && wanted >= TIGHT;
}

/** What a long video keeps for its end: the mistake that matters least to what was asked, never the one it leads with. */
function keptOf(arc: Arc | undefined): Points["mistake"] | undefined {
  const last = arc?.rest.findLast(
    ({ dealt: { point }, related }) =>
      point.kind === "mistake" && point !== arc.lead.point && (related || !arc.showsTask),
  )?.dealt.point;
  return last?.kind === "mistake" ? last : undefined;
}

function labelled(part: Part, label: string): Part {
  return { ...part, label };
}

/** The same parts, none with a picture or words on screen that an earlier one has. */
function distinctPictures(parts: readonly Part[]): Part[] {
  const shown = new Set<string>();
  const unshown = (first: string, ...others: readonly string[]) => {
    const chosen = [first, ...others].find((text) => !shown.has(text)) ?? first;
    shown.add(chosen);
    return chosen;
  };
  return parts.map((part) => {
    const name = part.label.replace(/^.*?: /u, "");
    const [spoken = ""] = part.said;
    const bare = part.broll.replace(/\.$/u, "");
    return {
      ...part,
      screen: unshown(part.screen, ...[name, spoken, part.label].map((text) => clip(text, SCREEN_MOST))),
      broll: unshown(part.broll, `${bare} (${name}).`, `${bare} (${part.label}).`),
    };
  });
}

/** Lets parts say more, each in turn, until the words asked for are reached. */
function fill(parts: readonly Part[], wanted: number): void {
  let total = countOf(parts);
  for (const growth of GROWTH) {
    for (let grew = true; grew && total < wanted * ENOUGH;) {
      grew = false;
      for (const { said, more } of parts) {
        const [next] = more;
        if (next === undefined || total + count([next]) > wanted * growth) continue;
        said.push(cap(next));
        more.shift();
        total += count([next]);
        grew = true;
      }
    }
  }
}

function distinct(specifics: readonly Specific[]): Specific[] {
  return [...new Map(specifics.map((specific) => [specific.text, specific])).values()];
}
