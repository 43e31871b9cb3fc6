import type { ScheduledVideo } from "#shared/contracts/schedule.ts";
import { tagsIn } from "#shared/rules/lengths.ts";
import { CATEGORIES, LANGUAGES } from "#shared/rules/schedule/video.ts";
import { type FormDraft, formOf, momentIn } from "./form-values.ts";
import { momentText } from "./moment-text.ts";
import { AUDIENCE_LABELS, PRIVACY_TEXTS } from "./setting-texts.ts";

/** A field that two versions of a video have otherwise. */
export interface Difference {
  readonly label: string;
  /** As people read it; "" where it is empty. */
  readonly theirs: string;
  readonly mine: string;
  /** Where it was changed since the edit began. */
  readonly changed: "there" | "here" | "both";
  /** What makes the form's field as theirs is. */
  readonly take: Partial<FormDraft>;
}

/** What happened to a video while it was edited. `theirs` is as the queue holds it now. */
export type Conflict =
  | { readonly kind: "removed" }
  | {
      readonly kind: "changed";
      readonly theirs: ScheduledVideo;
      readonly differences: readonly Difference[];
    };

interface Compared {
  readonly label: string;
  /** As people read it. */
  readonly text: (form: FormDraft) => string;
  /** What has to be the same; the text where it is left out. */
  readonly value?: (form: FormDraft) => unknown;
  readonly take: (form: FormDraft) => Partial<FormDraft>;
}

/** The instant that is meant, whichever way it is written. */
function instant(form: FormDraft): number | undefined {
  const moment = momentIn(form);
  return moment?.kind === "twice" ? moment[form.turn] : moment?.at;
}

function whenText(form: FormDraft): string {
  const at = instant(form);
  return at === undefined ? "" : `${momentText(at, form.timeZone)} (${form.timeZone.replaceAll("_", " ")})`;
}

const FIELDS: readonly Compared[] = [
  { label: "Title", text: ({ title }) => title.trim(), take: ({ title }) => ({ title }) },
  {
    label: "When",
    text: whenText,
    take: ({ date, time, timeZone, turn }) => ({ date, time, timeZone, turn }),
  },
  {
    label: "Description",
    text: ({ description }) => description,
    take: ({ description }) => ({ description }),
  },
  { label: "Tags", text: ({ tags }) => tagsIn(tags).join(", "), take: ({ tags }) => ({ tags }) },
  {
    label: "Video file",
    text: ({ file }) => file?.name ?? "",
    value: ({ file }) => file,
    take: ({ file }) => ({ file }),
  },
  {
    label: "Thumbnail",
    text: ({ thumbnail }) => thumbnail?.name ?? "",
    value: ({ thumbnail }) => thumbnail,
    take: ({ thumbnail }) => ({ thumbnail }),
  },
  {
    label: "Privacy",
    text: ({ privacyStatus }) => PRIVACY_TEXTS[privacyStatus].label,
    take: ({ privacyStatus }) => ({ privacyStatus }),
  },
  {
    label: "Category",
    text: ({ categoryId }) => CATEGORIES[categoryId],
    take: ({ categoryId }) => ({ categoryId }),
  },
  { label: "Language", text: ({ language }) => LANGUAGES[language], take: ({ language }) => ({ language }) },
  {
    label: "Audience",
    text: ({ audience }) => AUDIENCE_LABELS[audience],
    take: ({ audience }) => ({ audience }),
  },
  {
    label: "Auto-transcribe",
    text: ({ autoTranscribe }) => (autoTranscribe ? "On" : "Off"),
    take: ({ autoTranscribe }) => ({ autoTranscribe }),
  },
];

const isSame = ({ text, value = text }: Compared, a: FormDraft, b: FormDraft) =>
  JSON.stringify(value(a)) === JSON.stringify(value(b));

/** Whether two forms say the same of a video. */
export function saysTheSame(a: FormDraft, b: FormDraft): boolean {
  return FIELDS.every((field) => isSame(field, a, b));
}

/** Field by field, what `mine` and `theirs` have otherwise. @param base what both began with. */
export function differences(base: FormDraft, mine: FormDraft, theirs: FormDraft): Difference[] {
  return FIELDS.filter((field) => !isSame(field, mine, theirs)).map((field) => ({
    label: field.label,
    theirs: field.text(theirs),
    mine: field.text(mine),
    changed: isSame(field, base, mine) ? "there" : isSame(field, base, theirs) ? "here" : "both",
    take: field.take(theirs),
  }));
}

/**
 * What stands between an edit and the queue; undefined where nothing does.
 * @param base the video as the edit began with it. @param current as the queue holds it now.
 */
export function conflictOf(
  base: ScheduledVideo,
  form: FormDraft,
  current: ScheduledVideo | undefined,
): Conflict | undefined {
  if (current === undefined) return { kind: "removed" };
  if (current.revision === base.revision) return undefined;
  const found = differences(formOf(base), form, formOf(current));
  return found.length === 0 ? undefined : { kind: "changed", theirs: current, differences: found };
}

/** UTF-16 units shown on each side of what differs in a long text, to the next whole word. */
const CONTEXT = 60;

const words = new Intl.Segmenter(undefined, { granularity: "word" });
const wordsOf = (text: string) => Array.from(words.segment(text), ({ segment }) => segment);

/** The first words of a text, in their order. */
function beginning(all: readonly string[]): string {
  const cut = all.findIndex((_, index) => all.slice(0, index + 1).join("").length > CONTEXT);
  return cut < 0 ? all.join("") : `${all.slice(0, cut).join("").trimEnd()}…`;
}

/** The words of a text that another one has otherwise, and what stands round them, cut where that is long. */
export function changedPart(
  text: string,
  other: string,
): { readonly before: string; readonly part: string; readonly after: string } {
  const [mine, theirs] = [wordsOf(text), wordsOf(other)];
  const most = Math.min(mine.length, theirs.length);
  let start = 0;
  while (start < most && mine[start] === theirs[start]) start += 1;
  let end = 0;
  while (end < most - start && mine.at(-1 - end) === theirs.at(-1 - end)) end += 1;
  const before = mine.slice(0, start);
  const cut = before.findLastIndex((_, index) => before.slice(index).join("").length > CONTEXT);
  return {
    before: cut < 0 ? before.join("") : `…${before.slice(cut + 1).join("")}`,
    part: mine.slice(start, mine.length - end).join(""),
    after: beginning(mine.slice(mine.length - end)),
  };
}
