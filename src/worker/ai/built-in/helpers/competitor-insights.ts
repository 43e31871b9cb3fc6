import type { CompetitorInsightsRequest } from "#shared/contracts/helpers.ts";
import { nicheFor } from "../find-niche.ts";
import { type Block, heading, list, markdown, paragraph, quote, strong, table } from "../markdown.ts";
import type { Random } from "../random.ts";
import { clip, oneLine, uncapitalised } from "../topic.ts";
import { basis, knowledgeOf, spoken } from "./subject.ts";

const MOST_NAMES = 6;

/** What to look at in a channel, one for each that is named. */
const TASKS = [
  "Sort by most popular. Write down the promise of the first five titles, one verb each.",
  "Read 50 comments under the three newest videos, and copy each question nobody answered.",
  "Write down the first sentence of five videos. What is shown while it is said?",
  "Find what they made a year ago and stopped making. Would your viewers miss it?",
  "Watch one video as a newcomer: note each word you would have to know already.",
  "Look at the last twelve thumbnails at the size of a stamp. Which two would you mistake for each other?",
];

/** How to study others in a niche honestly, built round the names that were given. */
export function planCompetitorStudy(request: CompetitorInsightsRequest, random: Random): string {
  const { niche, competitors, notes } = request;
  const pack = nicheFor(niche, "");
  const names = namesIn(competitors);
  const tasks = random.sample(TASKS, TASKS.length);
  const rows = (names.length > 0 ? names : ["Channel 1", "Channel 2", "Channel 3"]).slice(0, 4);
  const [first = "", second = ""] = random.sample(pack.pains, 2);
  return markdown([
    basis(knowledgeOf(pack), "it can't see these channels and says nothing about them."),
    heading(2, `Learning from others in ${spoken(niche).inside}`),
    heading(3, "What to look at"),
    ...(names.length > 0
      ? [
          list(
            names.map((name, index) => [
              strong(name),
              `: ${uncapitalised(tasks[index % tasks.length] ?? "")}`,
            ]),
          ),
        ]
      : [
          paragraph(
            "You named nobody. Choose five channels your viewer also watches, two of them outside your niche, and do one of these for each:",
          ),
          list(tasks.slice(0, 5)),
        ]),
    heading(3, "A table to fill in"),
    table(
      ["Channel", "Video above its usual level", "Promise", "What commenters miss"],
      rows.map((name) => [name, "", "", ""]),
    ),
    heading(3, "Gaps to look for"),
    list([
      `Does anybody show, from start to end, what to do about ${first}?`,
      `Who speaks to ${random.pick(pack.audiences)}, and who only to people like themselves?`,
      `Who still repeats that ${random.pick(pack.myths)}? If you can show the opposite, that is a video.`,
      `Who names ${second} and then moves on?`,
    ]),
    ...onNotes(notes),
    heading(3, "What you can't see from outside"),
    paragraph(
      "Click-through rate, retention and income of others. A view count is a result, not a reason, so compare a video only with others of the same channel.",
    ),
    heading(3, "From looking to making"),
    list(
      [
        "Take the question a video answers, never its answer.",
        "Change at least two of these: viewer, format, proof, point of view.",
        "Write your script with their video closed.",
      ],
      true,
    ),
  ]);
}

/** The channels named between commas, semicolons or line breaks, none twice. */
export function namesIn(competitors: string): string[] {
  const names = competitors.split(/[,;\n،、，]+/u).map(oneLine);
  return [...new Set(names.filter((name) => name !== ""))].slice(0, MOST_NAMES).map((name) => clip(name, 80));
}

function onNotes(notes: string): Block[] {
  if (notes === "") return [];
  return [
    heading(3, "Your notes"),
    quote(clip(notes, 400)),
    paragraph(
      "Mark each line as seen, counted or guessed. Keep what you saw twice, in two channels; make the rest into a question and look again.",
    ),
  ];
}
