import { featuresOf, type GroupsOf, isWord } from "./features.ts";

/**
 * For each feature of a question how rare it is, then the entries it speaks for or against: a place and tenths of a weight in turn.
 * Learned from the questions the playbook's entries are asked by, so that the noun which tells two of them apart weighs
 * more than the frame they share ("how do I know if …").
 */
export type LearnedWeights = Readonly<Record<string, readonly number[]>>;

/** Rounds through all questions; more learn them by heart, and other wordings lose. Found by questions held out. */
const ROUNDS = 6;
/** How far a question moves the weights in the first round; less in each that follows. */
const RATE = 3;
/** A weight below this changes no order and is left out. */
const LEAST = 0.6;
/** An entry whose chance is nearer than this to what it should be isn't moved. */
const SETTLED = 0.001;

/** A word that no question holds is as rare as this: the more of them, the less the others tell. */
const UNKNOWN = 7;

/** Where words stand for themselves alone. */
const NO_GROUPS: GroupsOf = () => [];

interface Example {
  readonly entry: number;
  readonly features: readonly (readonly [feature: number, value: number])[];
}

/**
 * The weights of a softmax regression that tells entries by the terms of their questions. The same each time: what
 * shuffles the examples is a generator of its own.
 * @param asked for each entry the terms of each question it is asked by.
 */
export function learnWeights(
  asked: readonly (readonly (readonly string[])[])[],
  groupsOf = NO_GROUPS,
): LearnedWeights {
  const counts = new Map<string, number>();
  for (const terms of asked.flat())
    for (const name of featuresOf(terms, groupsOf).keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const all = asked.flat().length;
  // What stands beside a word in one question only tells nothing of others.
  const names = [...counts].filter(([name, count]) => count > 1 || isWord(name));
  const rarities = new Map(
    names.map(([name, count]) => [name, Math.round(Math.log(1 + all / count) * 100) / 100]),
  );
  const places = new Map(names.map(([name], place) => [name, place]));
  const examples = asked.flatMap((questions, entry) =>
    questions.map((terms): Example => {
      const known = unitVector(featuresOf(terms, groupsOf), rarities);
      return { entry, features: known.map(([name, value]) => [places.get(name) ?? 0, value]) };
    }),
  );
  const weights = regression(examples, names.length, asked.length);
  return Object.fromEntries(
    names.map(([name], place) => {
      const own = [...weights.subarray(place * asked.length, (place + 1) * asked.length)];
      const told = own.flatMap((weight, entry) =>
        Math.abs(weight) < LEAST ? [] : [entry, Math.round(weight * 10)],
      );
      return [name, [rarities.get(name) ?? 0, ...told]];
    }),
  );
}

/** What a question speaks for: for each place of an entry a number, the higher the more; none that are near 0. */
export function spokenFor(
  terms: readonly string[],
  learned: LearnedWeights,
  groupsOf = NO_GROUPS,
): Map<number, number> {
  const rarities = { get: (name: string) => (Object.hasOwn(learned, name) ? learned[name]?.[0] : undefined) };
  const spoken = new Map<number, number>();
  for (const [name, value] of unitVector(featuresOf(terms, groupsOf), rarities)) {
    const told = learned[name] ?? [];
    for (let at = 1; at + 1 < told.length; at += 2) {
      const entry = told[at] ?? 0;
      spoken.set(entry, (spoken.get(entry) ?? 0) + (value * (told[at + 1] ?? 0)) / 10);
    }
  }
  return spoken;
}

/** The features that are known, the rarer the longer; with the words that aren't, the vector's length is 1. */
function unitVector(
  features: ReadonlyMap<string, number>,
  rarities: { get(name: string): number | undefined },
): [name: string, value: number][] {
  let unknown = 0;
  const known = [...features].flatMap(([name, share]): [string, number][] => {
    const rarity = rarities.get(name);
    if (rarity === undefined && isWord(name)) unknown += 1;
    return rarity === undefined ? [] : [[name, share * rarity]];
  });
  const length = Math.hypot(...known.map(([, value]) => value), UNKNOWN * Math.sqrt(unknown)) || 1;
  return known.map(([name, value]) => [name, value / length]);
}

function regression(examples: readonly Example[], features: number, entries: number): Float32Array {
  const weights = new Float32Array(features * entries);
  const chances = new Float32Array(entries);
  const order = examples.map((_, place) => place);
  const random = shuffler();
  for (let round = 0; round < ROUNDS; round += 1) {
    random(order);
    const rate = RATE * (1 - round / ROUNDS);
    for (const place of order) {
      const example = examples[place];
      if (example === undefined) continue;
      chancesOf(example, weights, chances);
      chances[example.entry] = (chances[example.entry] ?? 0) - 1;
      for (let entry = 0; entry < entries; entry += 1) {
        const off = chances[entry] ?? 0;
        if (Math.abs(off) < SETTLED) continue;
        for (const [feature, value] of example.features) {
          const at = feature * entries + entry;
          weights[at] = (weights[at] ?? 0) - rate * value * off;
        }
      }
    }
  }
  return weights;
}

/** How likely each entry is for an example, all of them together 1. */
function chancesOf({ features }: Example, weights: Float32Array, chances: Float32Array): void {
  chances.fill(0);
  for (const [feature, value] of features)
    for (let entry = 0, at = feature * chances.length; entry < chances.length; entry += 1, at += 1)
      chances[entry] = (chances[entry] ?? 0) + value * (weights[at] ?? 0);
  const highest = chances.reduce((most, one) => Math.max(most, one), -Infinity);
  let sum = 0;
  for (let entry = 0; entry < chances.length; entry += 1) {
    const raised = Math.exp((chances[entry] ?? 0) - highest);
    chances[entry] = raised;
    sum += raised;
  }
  for (let entry = 0; entry < chances.length; entry += 1) chances[entry] = (chances[entry] ?? 0) / sum;
}

/** Shuffles a list in place, in the same way each time. */
function shuffler(): (list: number[]) => void {
  let seed = 1;
  return (list) => {
    for (let last = list.length - 1; last > 0; last -= 1) {
      seed = (seed * 16_807) % 2_147_483_647;
      const other = seed % (last + 1);
      [list[last], list[other]] = [list[other] ?? 0, list[last] ?? 0];
    }
  };
}
