import { HELPER_LIMITS, type HelperField } from "#shared/contracts/helpers.ts";
import { NICHE_NAMES } from "#shared/rules/niches.ts";
import { descriptionLength, type Length, tagsIn, tagsLength, titleLength } from "#shared/rules/lengths.ts";
import { SURFACES } from "#shared/rules/surfaces.ts";

/** One thing a task asks for. */
export interface Field {
  /** Its name on the wire. */
  readonly name: string;
  readonly label: string;
  /** The most that is taken, in UTF-16 units after trimming. */
  readonly max: number;
  readonly hint?: string;
  readonly placeholder?: string;
  /** Rows of a box for several lines; without it the field is a line. */
  readonly rows?: number;
  /** What can be chosen, where that is finite; "" is no choice. */
  readonly options?: readonly string[];
  /** What no choice is called. */
  readonly open?: string;
  /** Offered while typing. */
  readonly suggestions?: readonly string[];
  readonly type?: "date";
  /** How much of a platform's own limit is used. */
  readonly measure?: (text: string) => Length;
  /** The same, line by line. */
  readonly measureLines?: (line: string) => Length;
  /** True where it can be spoken in place of typed. */
  readonly spoken?: boolean;
}

type Rest = Omit<Field, "name" | "max">;

/** A field of a prose helper, with its limit on the wire. */
export function field(name: HelperField, rest: Rest): Field {
  return { name, max: HELPER_LIMITS[name], ...rest };
}

/** How a caption may sound (spec §9). */
const TONES = ["casual", "motivational", "funny", "techy", "professional"];

export const PLATFORM = field("platform", {
  label: "Platform",
  options: SURFACES,
  open: "Any platform",
});

export const TONE = field("tone", { label: "Tone", options: TONES, open: "As fits" });

/** A niche that the answer turns on. */
export const NICHE = field("niche", {
  label: "Your niche",
  rows: 2,
  placeholder: "Repairing old mechanical watches",
});

/** A niche that narrows the answer. */
export const NICHE_TOO = field("niche", {
  label: "Niche",
  suggestions: NICHE_NAMES,
  placeholder: "From the rest",
});

export const TITLE = field("title", {
  label: "Video title",
  rows: 2,
  placeholder: "I repaired a 1960s watch with kitchen tools",
  measure: titleLength,
});

export const DESCRIPTION = field("description", {
  label: "Description",
  rows: 4,
  measure: descriptionLength,
});

export const TAGS = field("tags", {
  label: "Tags",
  hint: "Between commas. A tag with a space counts two more, for the quotation marks YouTube adds.",
  placeholder: "watch repair, vintage watches",
  measure: (text) => tagsLength(tagsIn(text)),
});
