import * as z from "zod/mini";
import { FileFacts, type ScheduledVideo } from "#shared/contracts/schedule.ts";
import { withoutControls } from "#shared/rules/schedule/plain-text.ts";
import { AUDIENCES, CATEGORY_IDS, LANGUAGE_CODES, PRIVACIES } from "#shared/rules/schedule/video.ts";
import { clockOf, type LocalMoment, momentOf } from "#client/lib/local-time.ts";

/** The form as typed. The files' bytes aren't part of it: they live as long as the tab. */
export const FormDraft = z.object({
  /** The video's id, chosen when the form was blank, so that a retry never makes a second video. */
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  /** Between commas. */
  tags: z.string(),
  file: z.nullable(FileFacts),
  thumbnail: z.nullable(FileFacts),
  /** On the clocks of the zone: "2026-12-01" and "18:00"; "" where missing. */
  date: z.string(),
  time: z.string(),
  timeZone: z.string(),
  /** Which of the two is meant where a time comes twice. */
  turn: z.enum(["earlier", "later"]),
  privacyStatus: z.enum(PRIVACIES),
  categoryId: z.enum(CATEGORY_IDS),
  language: z.enum(LANGUAGE_CODES),
  autoTranscribe: z.boolean(),
  audience: z.enum(AUDIENCES),
});
export type FormDraft = z.infer<typeof FormDraft>;

/** What was typed or pasted, without invisible control characters, which the server refuses. */
export function plainForm(part: Partial<FormDraft>): Partial<FormDraft> {
  const { title, description, tags } = part;
  return {
    ...part,
    ...(title !== undefined && { title: withoutControls(title, "one-line") }),
    ...(description !== undefined && { description: withoutControls(description, "lines") }),
    ...(tags !== undefined && { tags: withoutControls(tags, "one-line") }),
  };
}

/** What the form's moment is as instants; undefined where date or time is missing. */
export function momentIn({ date, time, timeZone }: FormDraft): LocalMoment | undefined {
  return date === "" || time === "" ? undefined : momentOf(date, time, timeZone);
}

/** A scheduled video as the form shows it, on the clocks of its own zone. */
export function formOf(video: ScheduledVideo): FormDraft {
  const { id, title, description, tags, file, thumbnail, timeZone, scheduledAt } = video;
  const { privacyStatus, categoryId, language, autoTranscribe, audience } = video;
  const at = Date.parse(scheduledAt);
  const { date, time } = clockOf(at, timeZone);
  const moment = momentOf(date, time, timeZone);
  // The clocks show minutes; a moment may have seconds.
  const isLater = moment?.kind === "twice" && at >= moment.later;
  return {
    id,
    title,
    description,
    tags: tags.join(", "),
    file,
    thumbnail,
    date,
    time,
    timeZone,
    turn: isLater ? "later" : "earlier",
    privacyStatus,
    categoryId,
    language,
    autoTranscribe,
    audience,
  };
}
