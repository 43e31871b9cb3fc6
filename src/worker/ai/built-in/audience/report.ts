import type { AudienceRequest } from "#shared/contracts/audience.ts";
import { describeContent } from "#shared/rules/audience/describe.ts";
import { type Block, emphasis, heading, markdown, paragraph, strong } from "../markdown.ts";
import type { Random } from "../random.ts";
import { type Channel, channelOf, type Point, sampleOf } from "./channel.ts";
import { nextFromData } from "./next.ts";
import { type NicheNotes, nicheNotes } from "./niche.ts";
import { testsFromData } from "./tests.ts";
import { timingFromData } from "./timing.ts";
import { wantsFromData } from "./wants.ts";
import { whoFromData } from "./who.ts";

/** The parts of a report, in order, whoever writes it. */
const PARTS = [
  { title: "Who watches", fromData: whoFromData, note: "who" },
  { title: "What they want", fromData: wantsFromData, note: "wants" },
  { title: "When they watch", fromData: timingFromData, note: "timing" },
  { title: "What to make next", fromData: nextFromData, note: "next" },
  { title: "What to test", fromData: testsFromData, note: "tests" },
] as const satisfies readonly {
  title: string;
  fromData: (channel: Channel) => Point[];
  note: Exclude<keyof NicheNotes, "name">;
}[];

/** The titles of a report's parts. */
export const PART_TITLES: readonly string[] = PARTS.map(({ title }) => title);

/**
 * A report on a channel's audience as Markdown. In each part, what was counted in the creator's own data
 * stands apart from what is known of the niche in general; every number of the first is in the data or
 * follows from it.
 */
export function audienceReport({ niche, data }: AudienceRequest, random: Random): string {
  const channel = channelOf(data);
  const notes = nicheNotes(niche, random);
  const sample = sampleOf(channel);
  return markdown([
    paragraph("Audience report for ", strong(niche)),
    ...introduction(channel, sample, notes.name),
    ...PARTS.flatMap(({ title, fromData, note }) => [
      heading(2, title),
      ...(sample === "" ? [] : block(`From your data (${sample})`, fromData(channel))),
      ...block("From the niche (general knowledge, not your channel)", notes[note]),
    ]),
  ]);
}

/** What was counted in a paste, part by part, as plain text: what a model may say about it. */
export function countedIn(channel: Channel): string {
  return PARTS.map(({ title, fromData }) => {
    const points = fromData(channel).map(({ text, examples = [] }) =>
      [`- ${text}`, ...examples].join("\n  "),
    );
    return [title, ...points].join("\n");
  }).join("\n\n");
}

function introduction(channel: Channel, sample: string, niche: string | undefined): Block[] {
  const { problems } = describeContent(channel);
  const read =
    sample === ""
      ? "Nothing here is about your channel: there was no content data to count. Paste a table of videos or comments to have them counted."
      : `Counted in what you pasted: ${sample}.`;
  const general = niche === undefined ? "is true of most subjects" : `is general knowledge of ${niche}`;
  const first = `${read} What comes from the niche ${general}.`;
  return [paragraph(first), ...(problems.length > 0 ? [paragraph(emphasis(problems.join(" ")))] : [])];
}

function block(title: string, points: readonly Point[]): Block[] {
  const said = points.length > 0 ? points : [{ text: "Nothing in your data says anything about this." }];
  return [heading(3, title), pointList(said)];
}

function pointList(points: readonly Point[]): Block {
  return {
    type: "list",
    spread: false,
    children: points.map(({ text, examples = [] }) => ({
      type: "listItem",
      spread: false,
      children: [paragraph(text), ...(examples.length > 0 ? [examplesOf(examples)] : [])],
    })),
  };
}

function examplesOf(examples: readonly string[]) {
  return {
    type: "list" as const,
    spread: false,
    children: examples.map((example) => ({
      type: "listItem" as const,
      spread: false,
      children: [paragraph(example)],
    })),
  };
}
