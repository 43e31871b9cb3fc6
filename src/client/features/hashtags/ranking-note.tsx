import { RANKING } from "#shared/rules/hashtags.ts";
import { Basis } from "#client/components/basis.tsx";
import { formatShort } from "#client/lib/format.ts";

const { strength, reach, competition, trending, bar } = RANKING;

const RULES: readonly (readonly [name: string, rule: string])[] = [
  [
    "Strength",
    `${strength.first}% for the first, ${strength.step} less for each place after it, plus 0 to ${strength.spread} by chance. Green from ${bar.good}%, yellow from ${bar.fair}%, else red.`,
  ],
  [
    "Reach",
    `${formatShort(reach.first)} for the first, ${formatShort(reach.step)} less for each place after it, at least ${formatShort(reach.least)}.`,
  ],
  [
    "Competition",
    `High for the first ${competition.high}, Medium for the next ${competition.mediumRank + 1 - competition.high}, then Low.`,
  ],
  ["Trending", `The first ${trending}. What is live stands under Trending Now.`],
  ["Source", "Rule of thumb: Crescendo's own, to put a list in order. No platform publishes these numbers."],
];

/** Says plainly where the numbers come from; opens to the rules behind them. */
export function RankingNote() {
  return <Basis title="By place in this list, not measured" parts={RULES} />;
}
