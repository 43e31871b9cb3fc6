import { HORIZON_YEARS, PACE_DAYS, PACE_SPREAD_PERCENT } from "#shared/rules/partner-pace.ts";
import { Basis } from "#client/components/basis.tsx";

const BASIS: readonly (readonly [name: string, text: string])[] = [
  [
    "Progress",
    "The average of two scores, rounded: subscribers of 1,000, and whole watch hours of 4,000, each at most 100.",
  ],
  [
    "Pace",
    `What you gained in the last ${PACE_DAYS} days, going on as it is. The range is the same at ${PACE_SPREAD_PERCENT}% more and ${PACE_SPREAD_PERCENT}% less: a rule of thumb, since nobody publishes how steady channels grow.`,
  ],
  [
    "Moving windows",
    "Hours count for 365 days and Shorts views for 90, then they drop out. What you have now is taken to be spread evenly over that time. A young channel, whose hours are recent, can be earlier.",
  ],
  [
    "The rule of the day",
    `Each date is judged by the rule that holds on it. Beyond ${HORIZON_YEARS} years it says “Not at this pace”.`,
  ],
  [
    "What can't be known",
    "Which of your hours and views YouTube will call qualified, so all of them are counted, and how long an application takes.",
  ],
];

/** What the dates and the percentage are made of. */
export function PartnerBasis() {
  return <Basis parts={BASIS} />;
}
