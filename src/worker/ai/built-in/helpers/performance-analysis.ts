import type { PerformanceAnalysisRequest } from "#shared/contracts/helpers.ts";
import { spelledCount } from "#shared/rules/counts.ts";
import { type Block, heading, list, markdown, paragraph, table } from "../markdown.ts";
import { citations, type Citations } from "../playbook/cite.ts";
import { clickRate } from "../playbook/sources.ts";
import { median } from "./series.ts";
import { wordsOf } from "./strong-words.ts";
import { basis, cited, spoken } from "./subject.ts";
import { stampOf } from "./time-stamps.ts";
import { type Measure, MEASURES, type VideoRow, type VideoTable, videoTableIn } from "./video-table.ts";

const LABELS: Record<Measure, string> = {
  views: "Views",
  likes: "Likes",
  comments: "Comments",
  shares: "Shares",
  ctr: "Click-through rate, %",
  watchTime: "Watch time, in your unit",
  averageDuration: "Average view duration",
  duration: "Length",
};

/** From so many rows on, a difference between halves is worth a look. A rule of thumb. */
const ENOUGH = 10;

/** What pasted numbers say, by counting alone; what to paste where there are none. */
export function analyzePerformance({ data, niche }: PerformanceAnalysisRequest): string {
  const videos = videoTableIn(data);
  const { fact, sources } = citations();
  const about = niche === "" ? "" : ` for ${spoken(niche).inside}`;
  return markdown([
    basis(
      "From the numbers you pasted, by counting.",
      "it knows nothing about the videos but what stands there.",
    ),
    heading(2, `Your numbers${about}`),
    ...(videos.rows.length === 0 ? whatToPaste() : reading(videos, fact)),
    ...sources(),
  ]);
}

function whatToPaste(): Block[] {
  return [
    paragraph(
      "I found no row with a number I can name, so there is nothing to analyze. Paste one video a line, with a header line first:",
    ),
    {
      type: "code",
      value: "title,views,likes,comments,ctr\nMy first video,1200,85,14,4.2\nMy second video,640,40,3,3.1",
    },
    heading(3, "What works"),
    list([
      "Columns in any order, between commas, semicolons or tabs: title, views, likes, comments, shares, CTR, watch time, average view duration, length, date.",
      "The table you can export from the advanced mode of YouTube Studio's analytics.",
      "Plain lines too: My first video - 1,200 views, 85 likes.",
    ]),
    heading(3, "What to paste"),
    list([
      "The last 10 to 20 videos of one kind. Shorts and long videos are watched in different ways, so keep them apart.",
      "Videos of about the same age, or at least a date for each: a week-old video can't be compared with a year-old one.",
      "All of them, flops included. A list of hits shows nothing.",
    ]),
  ];
}

function reading({ rows, columns, unread }: VideoTable, fact: Citations["fact"]): Block[] {
  const measured = MEASURES.filter((measure) => columns.includes(measure));
  const valuesOf = (measure: Measure) => rows.flatMap(({ numbers }) => numbers[measure] ?? []);
  const main = measured.includes("views") ? "views" : measured[0];
  const skipped =
    unread.length === 0
      ? ""
      : ` I left out what I couldn't name: ${unread
          .slice(0, 4)
          .map((name) => cited(name, 40))
          .join(", ")}.`;
  return [
    paragraph(`I read ${counted(rows.length, "row")} with ${counted(measured.length, "measure")}.${skipped}`),
    table(
      ["Measure", "Rows", "Middle value", "Lowest", "Highest"],
      measured.map((measure) => {
        const values = valuesOf(measure);
        const shown = (value: number) => written(measure, value);
        return [
          LABELS[measure],
          spelledCount(values.length),
          shown(median(values)),
          shown(Math.min(...values)),
          shown(Math.max(...values)),
        ];
      }),
    ),
    ...(main === undefined ? [] : ranking(rows, main)),
    ...ratios(rows),
    ...(main === undefined ? [] : repeatedWords(rows, main)),
    heading(3, "How much this proves"),
    paragraph(
      `${confidence(rows.length)} Middle values are used because one hit pulls an average up.${measured.includes("ctr") ? ` ${fact("For scale: half of all channels and videos have a click-through rate between 2% and 10%.", clickRate)}` : ""}`,
    ),
    ...missingMeasures(measured),
    heading(3, "Two things to do next"),
    list(nextSteps(rows, main)),
  ];
}

function ranking(rows: readonly VideoRow[], main: Measure): Block[] {
  const ranked = byMeasure(rows, main);
  const value = (row: VideoRow) => row.numbers[main] ?? 0;
  const [best] = ranked;
  const worst = ranked.at(-1);
  if (best === undefined || worst === undefined || ranked.length < 2) return [];
  const middle = median(ranked.map(value));
  const times =
    middle > 0
      ? `, ${spelledCount(Math.round((value(best) / middle) * 10) / 10)} times the middle value`
      : "";
  const top = ranked.slice(0, Math.min(3, Math.floor(ranked.length / 2)));
  return [
    heading(3, `Best and weakest by ${LABELS[main].toLowerCase()}`),
    list([
      ...top.map(
        (row, index) => `${nameOf(row, rows)}: ${written(main, value(row))}${index === 0 ? times : ""}.`,
      ),
      `Weakest: ${nameOf(worst, rows)}, ${written(main, value(worst))}.`,
    ]),
  ];
}

/** Ratios that can be calculated from what is there, as middle values of the rows that hold both. */
function ratios(rows: readonly VideoRow[]): Block[] {
  const ratio = (part: (row: VideoRow) => number | undefined, per: number) => {
    const values = rows.flatMap((row) => {
      const [counts, views] = [part(row), row.numbers.views];
      return counts === undefined || views === undefined || views === 0 ? [] : [(counts / views) * per];
    });
    return values.length === 0 ? undefined : spelledCount(Math.round(median(values) * 10) / 10);
  };
  const all = ({ numbers }: VideoRow) =>
    numbers.likes === undefined || numbers.comments === undefined
      ? undefined
      : numbers.likes + numbers.comments + (numbers.shares ?? 0);
  const found = [
    [ratio(({ numbers }) => numbers.likes, 100), "likes per 100 views"],
    [ratio(({ numbers }) => numbers.comments, 1000), "comments per 1,000 views"],
    [
      ratio(all, 100),
      "percent engagement, as Crescendo counts it: likes, comments and shares divided by views",
    ],
  ].flatMap(([value, name]) => (value === undefined ? [] : [`${value} ${name}.`]));
  return found.length === 0 ? [] : [heading(3, "Ratios, middle values"), list(found)];
}

/** Words that stand in several titles of the better half, beside how often they stand in the other. */
function repeatedWords(rows: readonly VideoRow[], main: Measure): Block[] {
  const ranked = byMeasure(rows, main).filter(({ title }) => title !== "");
  if (ranked.length < 4) return [];
  const half = Math.ceil(ranked.length / 2);
  const [better, weaker] = [tally(ranked.slice(0, half)), tally(ranked.slice(half))];
  const repeated = [...better]
    .filter(([word, count]) => count > 1 && count > (weaker.get(word) ?? 0))
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 4);
  const heard = repeated.map(
    ([word, count]) =>
      `${cited(word, 40)}: in ${count} of the better ${half}, in ${weaker.get(word) ?? 0} of the others.`,
  );
  return [
    heading(3, "Words the better half shares"),
    heard.length === 0
      ? paragraph(
          "No word stands more often in the better half's titles, so the subject alone doesn't explain the difference.",
        )
      : list(heard),
  ];
}

/** What a measure that isn't there would answer, in the order it helps. */
const ANSWERS: readonly (readonly [Measure, string])[] = [
  ["ctr", "Click-through rate: whether title and picture are chosen."],
  ["averageDuration", "Average view duration: whether those who chose it stay."],
  ["comments", "Comments: what people argue about, which is where the next video is."],
  ["shares", "Shares: whether somebody thought of a friend while watching."],
];

function missingMeasures(measured: readonly Measure[]): Block[] {
  const missing = ANSWERS.filter(([measure]) => !measured.includes(measure)).map(([, answer]) => answer);
  return missing.length === 0
    ? []
    : [
        heading(3, "What else to paste"),
        list(missing),
        paragraph("YouTube Studio shows them for each video."),
      ];
}

function tally(rows: readonly VideoRow[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { title } of rows)
    for (const word of new Set(
      wordsOf(title)
        .filter((one) => one.strong)
        .map(({ text }) => text.toLowerCase()),
    ))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function nextSteps(rows: readonly VideoRow[], main: Measure | undefined): string[] {
  if (rows.length < 2)
    return [
      "Write down the same measures for your next nine videos, each at the same age.",
      "Paste them together: only then is there something to compare.",
    ];
  const [best] = main === undefined ? [] : byMeasure(rows, main);
  const again = best === undefined ? "your best subject" : nameOf(best, rows);
  const clicked = byMeasure(rows, "ctr")[0];
  const second =
    clicked !== undefined && clicked !== best
      ? `Reuse how ${nameOf(clicked, rows)} is packaged, which has the highest click-through rate, on the subject of the best.`
      : "Give the weakest subject the opening of the best one. If it still falls, it was the subject.";
  return [`Make a direct successor to ${again}: same question, another side.`, second];
}

function byMeasure(rows: readonly VideoRow[], measure: Measure): VideoRow[] {
  return rows
    .filter(({ numbers }) => numbers[measure] !== undefined)
    .toSorted((a, b) => (b.numbers[measure] ?? 0) - (a.numbers[measure] ?? 0));
}

function nameOf(row: VideoRow, rows: readonly VideoRow[]): string {
  return row.title === "" ? `row ${rows.indexOf(row) + 1}` : cited(row.title, 80);
}

function confidence(count: number): string {
  if (count < 4)
    return `Very little: ${counted(count, "row")} can be described, and no pattern can be found in so few.`;
  if (count < ENOUGH)
    return `Little: with ${counted(count, "row")} most differences are chance. Act on large ones only.`;
  return `Something: ${counted(count, "row")} can show a large difference, never a small one, and not why it is there.`;
}

function counted(count: number, name: string): string {
  return `${spelledCount(count)} ${name}${count === 1 ? "" : "s"}`;
}

function written(measure: Measure, value: number): string {
  return measure === "duration" || measure === "averageDuration" ? stampOf(value) : spelledCount(value);
}
