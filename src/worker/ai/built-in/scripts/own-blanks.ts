import type { SubjectKnowledge } from "../../material/subject-knowledge.ts";
import type { Random } from "../random.ts";
import { blankPart, type Part, type Speaker } from "./parts.ts";
import type { Told } from "./rank.ts";
import { type OwnBlank, said } from "./words/script-words.ts";

/** A place to fill in that a subject's own words make specific, and those words. */
export interface Asked {
  readonly part: Part;
  readonly spent: readonly string[];
}

/** How many of a kind are asked for at most. */
const MOST = { choices: 1, terms: 3, scenes: 3, troubles: 2 } as const;

/**
 * What a creator can tell of a subject whose card is spent: which of two things they take, what its words mean to
 * them, what a picture of it doesn't show, how it went when it went wrong. A kind after the other.
 * @param kept the sign of what the end is kept for: nothing of it is said before.
 */
export function ownBlanks(
  speaker: Speaker,
  card: SubjectKnowledge,
  told: readonly Told[],
  kept: string | undefined,
  random: Random,
): Asked[] {
  const { choices, terms, scenes, troubles } = speaker.says.ownBlanks;
  const explained = new Set(
    told.flatMap(({ dealt: { point } }) => (point.kind === "term" ? [point.term] : [])),
  );
  const shown = new Set(speaker.shots.taken());
  const asked = <Spent>(
    words: OwnBlank<Spent>,
    items: readonly Spent[],
    most: number,
    spent: (item: Spent) => readonly string[],
  ) =>
    random
      .sample(items, Math.min(most, items.length))
      .map((item, turn) => ({ part: partOf(words, item, turn), spent: spent(item) }));
  // Which way somebody goes through an issue or a time of life is theirs, and nothing to be put right.
  const done = card.kind === "theme" ? { choices: [], mistakes: [] } : card;
  const unexplained = card.terms.map(({ term }) => term).filter((term) => !explained.has(term));
  const unshown = card.scenes.filter((scene) => !shown.has(scene));
  const kinds = [
    asked(choices, done.choices, MOST.choices, ({ a, b }) => [a, b]),
    asked(terms, unexplained, MOST.terms, (term) => [term]),
    asked(scenes, unshown, MOST.scenes, (scene) => [scene]),
    asked(
      troubles,
      done.mistakes.filter(({ sign }) => sign !== kept),
      MOST.troubles,
      ({ sign }) => [sign],
    ),
  ];
  return Array.from({ length: Math.max(...Object.values(MOST)) }, (_, round) =>
    kinds.flatMap((kind) => kind.slice(round, round + 1)),
  ).flat();
}

function partOf<Spent>(words: OwnBlank<Spent>, item: Spent, turn: number): Part {
  const [text = "", more = ""] = words.said[turn % words.said.length]?.(item) ?? [];
  return blankPart(
    { say: ({ balanced }) => balanced },
    {
      name: words.name(item),
      said: said(text),
      more: [said(more)],
      screen: words.screen(item),
      broll: words.broll(item),
    },
    false,
  );
}
