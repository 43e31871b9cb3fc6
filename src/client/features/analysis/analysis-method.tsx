import { GROUP_LEAST, SAMPLE_LEAST } from "#shared/rules/analysis/groups.ts";
import { Basis } from "#client/components/basis.tsx";

const BASIS: readonly (readonly [name: string, text: string])[] = [
  ["No model", "Crescendo counts your numbers itself. No language model sees them."],
  [
    "Best niche",
    "The niche whose words are in the most of your 200 newest titles, which are sent to this site's server for that and not kept. Confidence is the share of titles it explains.",
  ],
  [
    "Beside its neighbors",
    "A channel grows, and an old video had more time to be watched. So a video is held against the four before and the four after it, short ones and long ones apart.",
  ],
  [
    "Chance",
    `Weekdays, times of the day, words and lengths are compared from ${SAMPLE_LEAST} videos on, ${GROUP_LEAST} in each group. The views are dealt to the videos anew 499 times, and a pattern is named only where that hardly ever looks as good. Pure noise gets something named in at most 1 analysis of 25.`,
  ],
  [
    "What can't be known",
    "Why a video did well. What is named here is a reason to try something, and not a proof that it works.",
  ],
];

/** What the analysis is made of. */
export function AnalysisMethod() {
  return <Basis parts={BASIS} />;
}
