import * as z from "zod/mini";
import { FileFacts, type ScheduledVideo } from "#shared/contracts/schedule.ts";
import {
  AUDIENCES,
  CATEGORY_IDS,
  DEFAULT_CATEGORY,
  LANGUAGE_CODES,
  PRIVACIES,
} from "#shared/rules/schedule/video.ts";
import { clockOf, momentOf, ownTimeZone } from "#client/lib/local-time.ts";
import { newId } from "#client/lib/new-id.ts";
import { useDraft } from "#client/lib/use-draft.ts";

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

/** An empty form for a new video (defaults of spec §3). */
export function blankForm(): FormDraft {
  return {
    id: newId(),
    title: "",
    description: "",
    tags: "",
    file: null,
    thumbnail: null,
    date: "",
    time: "",
    timeZone: ownTimeZone(),
    turn: "earlier",
    privacyStatus: "scheduled",
    categoryId: DEFAULT_CATEGORY,
    language: "en",
    autoTranscribe: false,
    audience: "not_made_for_kids",
  };
}

/** True where nothing was typed or chosen that could be lost. */
export function isBlank({ title, description, tags, file, thumbnail, date, time }: FormDraft): boolean {
  const isTyped = [title, description, tags, date, time].some((text) => text !== "");
  return !isTyped && file === null && thumbnail === null;
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

/** Changes to one version of a video, so that they never cover what another tab changed since. */
const Changes = z.object({ of: z.string(), form: FormDraft });

/** The form and how to change it. */
export type FormDraftState = [FormDraft, (change: (form: FormDraft) => FormDraft) => void];

/**
 * The form, kept until the tab closes: that of a new video, or, while one is edited, that of the edit beside it.
 */
export function useFormDraft(editing: ScheduledVideo | null): FormDraftState {
  const [fresh, setFresh] = useDraft("schedule-form", FormDraft, blankForm());
  const [changes, setChanges] = useDraft<z.infer<typeof Changes> | null>(
    "schedule-edit",
    z.nullable(Changes),
    null,
  );
  if (editing === null) return [fresh, setFresh];
  const of = `${editing.id} ${editing.updatedAt}`;
  const formIn = (kept: typeof changes) => (kept?.of === of ? kept.form : formOf(editing));
  return [formIn(changes), (change) => setChanges((kept) => ({ of, form: change(formIn(kept)) }))];
}
