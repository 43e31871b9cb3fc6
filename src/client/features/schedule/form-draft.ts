import * as z from "zod/mini";
import { ScheduledVideo } from "#shared/contracts/schedule.ts";
import { DEFAULT_CATEGORY } from "#shared/rules/schedule/video.ts";
import { ownTimeZone } from "#client/lib/local-time.ts";
import { FormDraft, formOf } from "#client/lib/schedule/form-values.ts";
import { newId } from "#client/lib/new-id.ts";
import { useDraft } from "#client/lib/use-draft.ts";

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

/** Changes to a video, and what it was when they began; of an earlier version, only which state of it that was. */
const Changes = z.object({ base: z.optional(ScheduledVideo), of: z.optional(z.string()), form: FormDraft });
type Changes = z.infer<typeof Changes>;

/** The form as typed and how to change it. */
export interface FormDraftState {
  readonly form: FormDraft;
  readonly setForm: (change: (form: FormDraft) => FormDraft) => void;
  /** The video as the edit began with it; null for a new one. */
  readonly base: ScheduledVideo | null;
  /** Goes on with another state of the video, and this in the form. */
  readonly rebase: (base: ScheduledVideo, form: FormDraft) => void;
}

/** What is kept of an edit: what was typed, also where the video changed since, and else the newest of the video. */
function editOf(video: ScheduledVideo, kept: Changes | null): { base: ScheduledVideo; form: FormDraft } {
  const { base = video, of = "", form } = kept ?? {};
  const isKept = kept?.base === undefined ? of === `${video.id} ${video.updatedAt}` : base.id === video.id;
  if (form === undefined || !isKept) return { base: video, form: formOf(video) };
  const isTyped = JSON.stringify(form) !== JSON.stringify(formOf(base));
  return isTyped || base.revision > video.revision ? { base, form } : { base: video, form: formOf(video) };
}

/**
 * The form, kept until the tab closes: that of a new video, or, while one is edited, that of the edit beside it.
 */
export function useFormDraft(editing: ScheduledVideo | null): FormDraftState {
  const [fresh, setFresh] = useDraft("schedule-form", FormDraft, blankForm());
  const [changes, setChanges] = useDraft<Changes | null>("schedule-edit", z.nullable(Changes), null);
  const rebase = (base: ScheduledVideo, form: FormDraft) => setChanges({ base, form });
  if (editing === null) return { form: fresh, setForm: setFresh, base: null, rebase };
  return {
    ...editOf(editing, changes),
    setForm: (change) =>
      setChanges((kept) => {
        const { base, form } = editOf(editing, kept);
        return { base, form: change(form) };
      }),
    rebase,
  };
}
