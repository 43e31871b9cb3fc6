import { BROKEN_PLAN } from "../ai-double/planner.ts";
import type { Scenario } from "../model-double.ts";

/** How the planner asks; a scenario is chosen by the niche, since the form has no words of the creator's own. */
const ASK = "Plan 30 days of";
const OWNED = "document.title='owned'";

const json = (value: unknown) => ({ content: JSON.stringify(value) });

let written = 0;

const WORDS = (
  "amber birch cedar dune ember fjord grove heath inlet jetty knoll ledge marsh nook orchard pier quarry ridge " +
  "spring terrace upland valley willow yard zenith arbor brook cliff delta estuary"
).split(" ");

const post = (day: number, title: string) => ({
  day,
  title,
  hook: `Here is ${title}.`,
  format: "Tutorial",
  time: "7:30 pm",
  why: "It follows from the week before.",
});

/** A plan for 3 posts a week; those of one question and of the next differ by their number. */
function plan() {
  written += 1;
  const postingDays = [2, 4, 6, 9, 11, 13, 16, 18, 20, 23, 25, 27, 30];
  return json({
    postingDays,
    growthPercentage: "+6–11%",
    growthBasis: "I assumed a channel with regular viewers.",
    days: postingDays.map((day, index) => post(day, `Model ${WORDS[index]} take ${written}`)),
  });
}

const HOSTILE = {
  postingDays: [1, 8, 15, 22],
  growthPercentage: `<b onclick="${OWNED}">+5%</b>`,
  growthBasis: `<script>${OWNED}</script> [link](javascript:${OWNED}) ${"G".repeat(5000)}`,
  days: [
    {
      day: 1,
      title: `<img src=x onerror="${OWNED}"> ${"W".repeat(200)}`,
      hook: `"><script>${OWNED}</script> \u202Edesrever ${"H".repeat(3000)}`,
      format: `<marquee>${"F".repeat(300)}</marquee>`,
      time: "javascript:alert(1)",
      why: `<style>*{display:none}</style> ${"Y".repeat(2000)}`,
      cta: `<a href="javascript:${OWNED}">Click</a>`,
    },
  ],
};

const ALIKE = {
  postingDays: [1, 8, 15, 22],
  growthPercentage: "+3%",
  days: [1, 8, 15, 22].map((day, index) =>
    post(day, index < 3 ? `${index + 3} phones that are worth it` : "Why I gave one back"),
  ),
};

/** What the model says to the Post Planner. */
export const plannerScenarios: Scenario[] = [
  [
    `${ASK} Crypto & Blockchain`,
    { response: { status: 429, retryAfter: 7, error: { message: "over the limit" } } },
  ],
  [`${ASK} News & Commentary`, { response: { content: "Post when you feel like it." } }],
  [`${ASK} History & Culture`, { response: plan, chaos: { latencyMs: 20_000 } }],
  [`${ASK} Comedy & Entertainment`, { response: json(HOSTILE) }],
  [`${ASK} Travel & Adventure`, { response: { content: `{"postingDays": "${"W".repeat(200_000)}"` } }],
  [`${ASK} Real Estate`, { response: json(BROKEN_PLAN) }],
  [`${ASK} Product Reviews`, { response: json(ALIKE) }],
  [ASK, { response: plan }],
];
