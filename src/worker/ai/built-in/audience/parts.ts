import type { Channel, Point } from "./channel.ts";
import { nextFromData } from "./next.ts";
import type { NicheNotes } from "./niche.ts";
import { testsFromData } from "./tests.ts";
import { timingFromData } from "./timing.ts";
import { wantsFromData } from "./wants.ts";
import { whoFromData } from "./who.ts";

/** The parts of a report, in order, whoever writes it. */
export const PARTS = [
  { title: "Who watches", fromData: whoFromData, note: "who" },
  { title: "What they want", fromData: wantsFromData, note: "wants" },
  { title: "When they watch", fromData: timingFromData, note: "timing" },
  { title: "What to make next", fromData: nextFromData, note: "next" },
  { title: "What to test", fromData: testsFromData, note: "tests" },
] as const satisfies readonly {
  title: string;
  fromData: (channel: Channel) => Point[];
  note: Exclude<keyof NicheNotes, "name" | "restsOn">;
}[];

export type Part = (typeof PARTS)[number];

/** The titles of a report's parts. */
export const PART_TITLES: readonly string[] = PARTS.map(({ title }) => title);

/** What was counted in a paste, part by part, as plain text: what a model may say about it. */
export function countedIn(channel: Channel): string {
  return PARTS.map(({ title, fromData }) => {
    const points = fromData(channel).map(({ text, examples = [] }) =>
      [`- ${text}`, ...examples].join("\n  "),
    );
    return [title, ...points].join("\n");
  }).join("\n\n");
}
