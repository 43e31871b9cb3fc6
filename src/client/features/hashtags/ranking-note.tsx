import { RANKING } from "#shared/rules/hashtags.ts";
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
];

/** Says plainly where the numbers come from; opens to the rules behind them. */
export function RankingNote() {
  return (
    <details className="text-sm">
      <summary className="font-medium">By place in this list, not measured</summary>
      <dl className="mt-3 grid gap-x-5 gap-y-2 rounded-xl bg-sunken p-4 sm:grid-cols-[auto_1fr]">
        {RULES.map(([name, rule]) => (
          <div key={name} className="contents">
            <dt className="font-medium">{name}</dt>
            <dd className="text-ink-soft max-sm:mb-1">{rule}</dd>
          </div>
        ))}
        <div className="contents">
          <dt className="font-medium">Source</dt>
          <dd className="text-ink-soft">
            Rule of thumb: Crescendo's own, to put a list in order. No platform publishes these numbers.
          </dd>
        </div>
      </dl>
    </details>
  );
}
