import type { Specific } from "#shared/contracts/grounding.ts";
import type { SubjectKnowledge } from "../../material/subject-knowledge.ts";
import { stems } from "../../material/stem.ts";
import type { Random } from "../random.ts";
import { type Aside, askedOf, asidesOf } from "./asides.ts";
import { conditionStems } from "./conditions.ts";

/** What goes with every point: what can be seen, a word of the trade, who watches. */
export interface Surroundings {
  /** Reads after "a video about". */
  readonly subject: string;
  /** A noun phrase: the picture worth filming that goes with it best. */
  readonly picture: string;
  /** A picture that shares words with the point itself; undefined where none does. */
  readonly shown: string | undefined;
  /** A noun phrase: another picture of the same subject. */
  readonly close: string;
  readonly term: string;
  /** A plural noun phrase. */
  readonly people: string;
  /** True for something that is done: it can be done without something, and something is for it. */
  readonly isActivity: boolean;
  /** True for an issue, a condition, a time of life: nobody's way through it is ranked. */
  readonly sober: boolean;
  /** True where trying something out could hurt somebody. */
  readonly careful: boolean;
  /** Another entry that speaks of the same; undefined where none does. */
  aside(): Aside | undefined;
  /** What viewers ask and believe of the subject: it can follow anything that is said of it. */
  asked(): readonly Aside[];
}

/** A mistake's own. */
interface Remedied {
  /** A picture that shows its remedy; undefined where none does. */
  readonly remedied: string | undefined;
}

type Entry<List extends "mistakes" | "choices" | "steps" | "questions" | "beliefs" | "moments"> =
  SubjectKnowledge[List][number] & Surroundings;

/** One thing a practitioner would say, by the kind of entry of a card it comes from (knowledge/README.md). */
export interface Points {
  mistake: Entry<"mistakes"> & Remedied;
  choice: Entry<"choices">;
  step: Entry<"steps">;
  question: Entry<"questions">;
  belief: Entry<"beliefs">;
  moment: Entry<"moments">;
  term: Surroundings & { readonly is: string };
  scene: Surroundings;
}
export type PointKind = keyof Points;
export type Point = { [Kind in PointKind]: { readonly kind: Kind } & Points[Kind] }[PointKind];

/** A point with the phrases it spends, the most telling first, and how much of the creator's words it answers. */
export interface Dealt {
  readonly point: Point;
  readonly restsOn: readonly Specific[];
  /** Stems shared with the creator's words beyond the subject's own name. */
  readonly asked: number;
  /** True where it is of the task that the creator's words name. */
  readonly ofTask: boolean;
  /** How many stems it has of what goes with a condition that they name: frost where they say winter. */
  readonly near: number;
}

/** What the entries of the task that was named count for in stems shared with the creator's words: more than any other. */
const OF_TASK = { mistake: 8, question: 7, step: 6 } as const;

/**
 * All points of a subject: those that the creator's words ask about first, the rest in random order, so that
 * neighbours differ in kind.
 */
export function pointsOf(card: SubjectKnowledge, text: string, random: Random): Dealt[] {
  const wanted = new Set(stems(text));
  for (const stem of stems(card.task?.within ?? card.name)) wanted.delete(stem);
  const conditions = conditionStems([...wanted].join(" "));
  const asideOf = asidesOf(card);
  const pictures = random.sample(card.scenes, card.scenes.length);
  const terms = random.sample(card.terms, card.terms.length);
  const people = random.sample(card.people, card.people.length);
  const inPassing = askedOf(card);
  const stemsOf = pictures.map((picture) => new Set(stems(picture)));
  let turn = 0;
  const named = new Set(stems(card.name));
  const views = [...card.scenes, ...card.steps.map(({ see }) => see)];
  const showing = (about: string, among: readonly string[] = views): string | undefined =>
    among
      .map((picture) => ({ picture, fits: shared(picture, about, named) }))
      .filter(({ picture, fits }) => fits >= 2 || fits >= stems(picture).length * 0.4)
      .toSorted((one, other) => other.fits - one.fits)[0]?.picture;
  const around = (about: string, own?: string, entry?: object): Surroundings => {
    turn += 1;
    const said = new Set(stems(about));
    const ranked = pictures
      .map((picture, index) => ({
        picture,
        fits: stemsOf[index]?.intersection(said).size ?? 0,
        turn: (index + turn) % pictures.length,
      }))
      .toSorted((one, other) => other.fits - one.fits || one.turn - other.turn);
    const picture = own ?? ranked[0]?.picture ?? card.name;
    const place = inPassing.length === 0 ? 0 : turn % inPassing.length;
    return {
      // A German subject is in the accusative, its first name in the nominative: a title leads with it.
      subject: (card.language === "de" ? card.names[0] : undefined) ?? card.name,
      isActivity: card.kind === "activity",
      sober: isLived(card),
      careful: card.care !== "none",
      picture,
      shown: own ?? showing(about),
      close: ranked.find((one) => one.picture !== picture)?.picture ?? card.name,
      term: (terms.find(({ term }) => about.includes(term)) ?? terms[turn % terms.length])?.term ?? card.name,
      people: people[turn % people.length] ?? card.name,
      aside: () => (entry === undefined ? undefined : asideOf(entry)),
      asked: () => [...inPassing.slice(place), ...inPassing.slice(0, place)],
    };
  };
  const dealt = (point: Point, phrases: readonly string[], entry: object): Dealt => {
    const sharing = (some: ReadonlySet<string>) =>
      some.size === 0 ? 0 : new Set(stems(Object.values(entry).join(" "), 200)).intersection(some).size;
    return {
      point,
      restsOn: phrases.map((phrase) => ({ text: phrase, source: "knowledge", label: card.name })),
      asked: ofTask.get(entry) ?? sharing(wanted),
      ofTask: ofTask.has(entry),
      near: sharing(conditions),
    };
  };
  const ofTask = new Map<object, number>(
    card.task === undefined
      ? []
      : [
          [card.task.mistake, OF_TASK.mistake],
          [card.task.question, OF_TASK.question],
          ...card.task.steps.map((step) => [step, OF_TASK.step] as const),
        ],
  );
  const groups: Dealt[][] = [
    card.mistakes.map((entry) => {
      const { does, sign, because, instead } = entry;
      const surroundings = around(`${does} ${sign} ${instead}`, undefined, entry);
      const phrases = [because, instead, sign, surroundings.picture];
      const remedied = showing(instead, card.scenes);
      return dealt({ kind: "mistake", ...entry, ...surroundings, remedied }, phrases, entry);
    }),
    card.questions.map((entry) => {
      const surroundings = around(`${entry.ask} ${entry.answer}`, undefined, entry);
      return dealt(
        { kind: "question", ...entry, ...surroundings },
        [entry.answer, surroundings.picture],
        entry,
      );
    }),
    card.choices
      .map((entry) => {
        const surroundings = around(`${entry.a} ${entry.b}`, undefined, entry);
        return dealt({ kind: "choice", ...entry, ...surroundings }, [entry.decides, entry.a, entry.b], entry);
      })
      // Which treatment somebody takes isn't matter for a video, unless its creator brings it up.
      .filter(({ asked }) => asked > 0 || !isTreated(card)),
    card.beliefs.map((entry) => {
      const surroundings = around(`${entry.said} ${entry.so}`, undefined, entry);
      return dealt({ kind: "belief", ...entry, ...surroundings }, [entry.so, surroundings.picture], entry);
    }),
    card.steps.map((entry) =>
      dealt({ kind: "step", ...entry, ...around(entry.do, entry.see, entry) }, [entry.do, entry.see], entry),
    ),
    card.terms.flatMap(({ term, is }) => {
      if (is === undefined) return [];
      const entry = { term, is };
      const surroundings = around(`${term} ${is}`, undefined, entry);
      return [dealt({ kind: "term", ...surroundings, ...entry }, [`${term}: ${is}`], entry)];
    }),
    card.moments.map((entry) =>
      dealt({ kind: "moment", ...entry, ...around(entry.what) }, [entry.when, entry.what], {
        what: entry.what,
      }),
    ),
    card.scenes.map((scene) => dealt({ kind: "scene", ...around(scene, scene) }, [scene], { scene })),
  ];
  const turns = inTurns(
    groups.map((group) => random.sample(group, group.length)),
    random,
  );
  return turns.toSorted((one, other) => other.asked - one.asked || other.near - one.near);
}

/** Niches whose themes are animals, things, the sky or a stage: nobody's life is judged by what is chosen there. */
const NOT_LIVED: ReadonlySet<string> = new Set([
  "birds-nature",
  "cars",
  "cats",
  "dogs",
  "entertainment",
  "home-decor",
  "homesteading",
  "music",
  "productivity",
  "science",
  "space",
  "travel",
  "weddings-events",
]);

/** Whether a subject is somebody's life: an issue, a condition, a time of it. */
function isLived({ kind, id }: SubjectKnowledge): boolean {
  return kind === "theme" && !NOT_LIVED.has(id.slice(0, id.indexOf("/")));
}

/** What a card is careful about where its choices are ways to treat a condition. */
const TREATED = /\b(?:medic|diagnos|dos(?:e|age|ing)|treatment|therap|prescri)/iu;

/** Whether a subject is a condition that professionals treat. */
function isTreated({ kind, care }: SubjectKnowledge): boolean {
  return kind === "theme" && TREATED.test(care);
}

/** How many stems two texts share, apart from those that say nothing here. */
function shared(one: string, other: string, apart?: ReadonlySet<string>): number {
  const known = new Set(stems(other));
  return new Set(stems(one).filter((stem) => known.has(stem) && !apart?.has(stem))).size;
}

/** One of each group after another; the groups that say most come more often at first. */
function inTurns(groups: readonly (readonly Dealt[])[], random: Random): Dealt[] {
  const most = Math.max(...groups.map((group) => group.length));
  return Array.from({ length: most }, (_, round) => {
    const row = groups.flatMap((group) => group.slice(round, round + 1));
    return random.sample(row, row.length);
  }).flat();
}
