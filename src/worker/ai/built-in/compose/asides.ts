import type { SubjectKnowledge } from "../../material/subject-knowledge.ts";
import { stems } from "../../material/stem.ts";

/** Another entry of a card, told in passing where a video speaks of the same. */
export type Aside =
  | ({ readonly kind: "question" } & SubjectKnowledge["questions"][number])
  | ({ readonly kind: "belief" } & SubjectKnowledge["beliefs"][number])
  | ({ readonly kind: "mistake" } & SubjectKnowledge["mistakes"][number])
  | ({ readonly kind: "step" } & SubjectKnowledge["steps"][number])
  | ({ readonly kind: "next" } & SubjectKnowledge["steps"][number]);

/** How close another entry has to be: a word that only the two of them have is 1, one that three have a half. */
const CLOSE = 1.5;
/** How close it has to be to an entry that says little by itself: a word that only the two of them have. */
const NEAR = 1;

interface Told {
  readonly aside: Aside;
  readonly entry: object;
  readonly stems: ReadonlySet<string>;
}

/**
 * Finds for an entry of a card the other one that speaks most of the same, by the words that few entries have: a
 * question beside a mistake, a mistake beside a question; two of a kind only where a step comes after a step. The card is
 * read when first asked for.
 */
export function asidesOf(card: SubjectKnowledge): (entry: object) => Aside | undefined {
  let known: { readonly told: readonly Told[]; readonly worth: ReadonlyMap<string, number> } | undefined;
  return (entry) => {
    known ??= readCard(card);
    const { told, worth } = known;
    const own = told.find((one) => one.entry === entry);
    const said = own?.stems ?? stemsOf(entry);
    const least =
      own === undefined || own.aside.kind === "question" || own.aside.kind === "step" ? NEAR : CLOSE;
    const close = (other: Told) =>
      [...other.stems].reduce((sum, stem) => sum + (said.has(stem) ? (worth.get(stem) ?? 0) : 0), 0);
    const [closest] = told
      .filter(({ aside }) => aside.kind !== own?.aside.kind)
      .map((other) => ({ aside: other.aside, closeness: close(other) }))
      .filter(({ closeness }) => closeness >= least)
      .toSorted((one, other) => other.closeness - one.closeness);
    return closest?.aside ?? afterStep(card, own?.entry);
  };
}

/** What viewers ask and believe of a subject. */
export function askedOf({ questions, beliefs }: SubjectKnowledge): readonly Aside[] {
  return [
    ...questions.map(({ ask, answer }) => ({ kind: "question" as const, ask, answer })),
    ...beliefs.map(({ said, so }) => ({ kind: "belief" as const, said, so })),
  ];
}

/** The step that comes after a step; undefined after the last, and for what is none. */
function afterStep({ steps }: SubjectKnowledge, entry: object | undefined): Aside | undefined {
  const place = steps.findIndex((step) => step === entry);
  const next = place < 0 ? undefined : steps[place + 1];
  return next && { kind: "next", ...next };
}

function readCard(card: SubjectKnowledge) {
  const named = new Set([card.name, ...card.names].flatMap((name) => stems(name)));
  const told: Told[] = [
    ...card.questions.map((entry) => ({ aside: { kind: "question", ...entry } as const, entry })),
    ...card.beliefs.map((entry) => ({ aside: { kind: "belief", ...entry } as const, entry })),
    ...card.mistakes.map((entry) => ({ aside: { kind: "mistake", ...entry } as const, entry })),
    ...card.steps.map((entry) => ({ aside: { kind: "step", ...entry } as const, entry })),
  ].map(({ aside, entry }) => ({ aside, entry, stems: stemsOf(entry).difference(named) }));
  const counts = new Map<string, number>();
  for (const one of told) for (const stem of one.stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const worth = new Map([...counts].map(([stem, count]) => [stem, count > 1 ? 1 / (count - 1) : 0]));
  return { told, worth };
}

function stemsOf(entry: object): ReadonlySet<string> {
  return new Set(stems(Object.values(entry).join(" "), 200));
}
