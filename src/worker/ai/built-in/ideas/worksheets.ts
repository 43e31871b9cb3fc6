import type { FormatId } from "#shared/rules/formats.ts";
import type { Form } from "../../material/brief.ts";

/** An idea with places to fill in, for what nothing is known of. */
export interface Worksheet {
  readonly format: FormatId;
  /** Follows the creator's words and a colon in the title. */
  readonly title: string;
  readonly hook: string;
  /** What the creator fills in. */
  readonly fill: string;
  readonly cta: string;
}

/** A video that only the creator's own facts make: asked for, never invented. Its title is the creator's words. */
export interface OwnStory extends Omit<Worksheet, "title" | "format"> {
  readonly questions: readonly [string, string, string];
}

export const OWN_FORMS = [
  "day-in-the-life",
  "confession",
  "review",
  "story",
] as const satisfies readonly Form[];
export type OwnForm = (typeof OWN_FORMS)[number];

/** What ideas say in one language where the knowledge ends. */
export interface Worksheets {
  /** Three short questions whose answers an idea can be written from. */
  readonly questions: readonly [string, string, string];
  /** Who it is for where nobody was named. */
  readonly audience: string;
  /** Says what the sheet is about. @param topic the creator's words, whole. */
  about(topic: string): string;
  /** At least ten. */
  readonly sheets: readonly Worksheet[];
  /** For a condition that the knowledge says nothing of: "with leftover wax". */
  readonly condition: Worksheet;
  /** For the two sides of a comparison that the knowledge doesn't decide. */
  readonly sides: Worksheet;
  readonly forms: Readonly<Record<OwnForm, OwnStory>>;
  /** Around the creator's own sentences. */
  readonly own: {
    readonly label: string;
    readonly cta: string;
    readonly film: string;
    filming(picture: string): string;
    following(detail: string): string;
  };
}
