import type { Form } from "../../material/brief.ts";
import type { SubjectKnowledge } from "../../material/subject-knowledge.ts";
import { textOfPoint } from "../compose/point-text.ts";
import type { Dealt, Point, PointKind } from "../compose/points.ts";
import { placeOnWay, shared, STEPS } from "./steps.ts";

/** A point in the order a script tells it; those of one group make one chapter. */
export interface Told {
  readonly dealt: Dealt;
  readonly group: string;
  readonly place: number;
  /** True where it has to do with what the script is about; the rest only fills the time. */
  readonly related: boolean;
  /** True where it is a part of the way through a how-to whose card has too few steps for all of it. */
  readonly onWay: boolean;
}

/** What decides the order of points. */
export interface Wish {
  readonly form: Form;
  readonly showsHow: boolean;
  readonly goesThrough: boolean;
  /** Stems of what the script is about. */
  readonly about: ReadonlySet<string>;
}

/** The order in which what is left is told, a kind after the other; what isn't in it stays away. */
const ORDER: readonly PointKind[] = ["mistake", "step", "belief", "choice", "question", "term", "moment"];

/** Points by what matters most: steps before all in a how-to, what was asked about, then a kind after the other. */
export function ranked(card: SubjectKnowledge, points: readonly Dealt[], wish: Wish): Told[] {
  const turns = new Map<PointKind, number>();
  const turnOf = ({ kind }: Point) => {
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    return turn;
  };
  const all = points.map((dealt) => {
    const { point } = dealt;
    const turn = point.kind === "step" ? card.steps.findIndex((step) => step.do === point.do) : turnOf(point);
    const way = wish.goesThrough ? placeOnWay(card, point) : undefined;
    if (way !== undefined)
      return {
        dealt,
        group: `way ${way}`,
        place: way,
        related: true,
        // Where there is no room for all steps of a task, those at its heart come before preparing and finishing.
        urgency: card.task === undefined ? 0 : Math.abs(way - (STEPS.first + STEPS.last) / 2),
        onWay: true,
      };
    return {
      dealt,
      onWay: false,
      // A task's steps have something to see each; a chapter of them all would tell it at its end.
      group: point.kind === "step" && card.task !== undefined ? `step ${turn}` : groupOf(point, turn),
      place:
        turn > 0 && point.kind === "step" && turn === card.steps.length - 1
          ? STEPS.last
          : placeOf(point, turn),
      ...rankOf(dealt, turn, wish),
    };
  });
  return all.toSorted((one, other) => one.urgency - other.urgency || one.place - other.place);
}

/** Steps, beliefs, terms and moments make one chapter; what needs a while to explain one each. */
function groupOf({ kind }: Point, turn: number): string {
  return kind === "mistake" || kind === "question" || kind === "choice" ? `${kind} ${turn}` : kind;
}

/** Where a point is told: a round of kinds after the other, so that the second mistake comes after a few answers. */
function placeOf({ kind }: Point, turn: number): number {
  if (kind === "step") return STEPS.first + turn;
  if (kind === "mistake") return [150, 320, 520, 620][turn] ?? 640 + turn;
  if (kind === "question") return [400, 540, 630][turn] ?? 660 + turn;
  if (kind === "choice") return 300 + turn * 110;
  return ORDER.indexOf(kind) * 100 + 50 + turn;
}

/** How much of what a point says itself a script's own words share; its picture doesn't count. */
export function closeness(point: Point, about: ReadonlySet<string>): number {
  return shared(textOfPoint(point), about);
}

/** Forms that list what goes wrong before what is believed and asked. */
const TROUBLES: ReadonlySet<Form> = new Set(["list", "confession"]);
/** A step alone has to do with something else only where it shares so many words: hands and tools are everywhere. */
const RELATED_STEP = 2;
/** What a shared word brings a point forward by, and the most that all of them do. */
const CLOSER = { each: 0.2, most: 0.9 } as const;

/** Lower urgency is told sooner of what fits the time: what has to do with the script before what only fills it. */
function rankOf({ point, asked }: Dealt, turn: number, { form, showsHow, about }: Wish) {
  const close = closeness(point, about);
  const related = asked > 0 || close >= (point.kind === "step" ? RELATED_STEP : 1);
  if (point.kind === "step" && showsHow) return { related: true, urgency: 0 };
  // A list and what somebody wishes they had known are made of troubles.
  if (point.kind === "mistake" && TROUBLES.has(form)) return { related: true, urgency: 1.5 + turn * 0.1 };
  if (form === "comparison" && point.kind === "choice") return { related: true, urgency: 2 };
  if (form === "myth" && point.kind === "belief") return { related: true, urgency: 1.5 };
  const urgency = asked > 0 ? 1 : 3;
  if (related) return { related, urgency: urgency - Math.min(CLOSER.most, close * CLOSER.each) };
  const kinds = { belief: 4, step: 5, choice: 5.5, mistake: 6, question: 6, moment: 9, term: 10, scene: 12 };
  return { related, urgency: kinds[point.kind] + (point.kind === "step" ? 0 : turn * 2) };
}
