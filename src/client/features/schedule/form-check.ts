import {
  type FileFacts,
  SCHEDULE_LIMITS,
  type ScheduledVideo,
  type VideoDraft,
} from "#shared/contracts/schedule.ts";
import { lengthFault, tagsIn, titleLength } from "#shared/rules/lengths.ts";
import {
  type CheckedVideo,
  SCHEDULE_DESCRIPTION_MAX,
  SCHEDULE_HORIZON,
  SCHEDULE_TAGS_MAX,
  scheduleFault,
  type VideoFault,
} from "#shared/rules/schedule/check.ts";
import { type FormDraft, momentIn } from "#client/lib/schedule/form-values.ts";
import { plainDraft } from "#client/lib/schedule/moves.ts";

/** A field that can be at fault. */
export type FaultyField = "file" | "title" | "description" | "tags" | "date" | "time";

/**
 * The instant that is meant, in epoch milliseconds; undefined where date or time is missing. A moment that was
 * scheduled to the second stays what it was as long as its minute isn't changed.
 */
export function instantOf(form: FormDraft, editing: ScheduledVideo | null): number | undefined {
  const moment = momentIn(form);
  if (moment === undefined) return undefined;
  const at = moment.kind === "twice" ? moment[form.turn] : moment.at;
  const before = editing === null ? undefined : Date.parse(editing.scheduledAt);
  return before !== undefined && before >= at && before < at + 60_000 ? before : at;
}

/** @param file what is known of the video file; null where it has to be chosen. */
export function checkedOf(form: FormDraft, file: FileFacts | null, at: number | undefined): CheckedVideo {
  const { title, description, tags } = form;
  return { title, description, hasFile: file !== null, tags: tagsIn(tags), at };
}

/** The first thing that keeps the form from being sent: spec §5, then what the wire has no room for. */
export function formFault(checked: CheckedVideo, now: number, previous?: number): VideoFault | undefined {
  return scheduleFault(checked, now, previous) ?? longTagsFault(checked.tags);
}

function longTagsFault(tags: readonly string[]): VideoFault | undefined {
  if (tags.some((tag) => tag.length > SCHEDULE_LIMITS.tag))
    return { title: "Tag Too Long", message: `A tag can be at most ${SCHEDULE_LIMITS.tag} characters.` };
  const together = tags.reduce((sum, tag) => sum + tag.length, 0);
  if (together <= SCHEDULE_LIMITS.tagsTogether) return undefined;
  const [most, all] = [SCHEDULE_LIMITS.tagsTogether, together].map((count) => count.toLocaleString("en"));
  return {
    title: "Tags Too Long",
    message: `Tags can have at most ${most} characters together. These have ${all}.`,
  };
}

/** What is wrong with each field, in a sentence to stand under it. */
export function fieldFaults(
  form: FormDraft,
  checked: CheckedVideo,
  now: number,
  previous?: number,
): Partial<Record<FaultyField, string>> {
  const { title, description, tags, hasFile, at } = checked;
  const past = at !== undefined && at < now && at !== previous;
  const far = at !== undefined && at > now + SCHEDULE_HORIZON && at !== previous;
  return {
    file: hasFile ? undefined : "Choose a video file.",
    title: title.trim() === "" ? "Enter a title." : titleTooLong(title),
    description: lengthFault({
      used: description.length,
      max: SCHEDULE_DESCRIPTION_MAX,
      unit: "characters",
    }),
    tags:
      tags.length > SCHEDULE_TAGS_MAX
        ? `Maximum ${SCHEDULE_TAGS_MAX} tags allowed.`
        : longTagsFault(tags)?.message,
    date:
      form.date === "" || (form.time !== "" && at === undefined)
        ? "Choose a date."
        : past
          ? "This moment has passed."
          : far
            ? "Videos can be scheduled at most two years ahead."
            : undefined,
    time: form.time === "" ? "Choose a time." : undefined,
  };
}

function titleTooLong(title: string): string | undefined {
  const { used, max, unit } = titleLength(title);
  return lengthFault({ used, max, unit });
}

/** The video as the wire takes it. */
export function videoDraftOf(
  form: FormDraft,
  file: FileFacts,
  thumbnail: FileFacts | null,
  at: number,
): VideoDraft {
  const { title, description, timeZone, privacyStatus, categoryId, language, autoTranscribe, audience } =
    form;
  return plainDraft({
    title: title.trim(),
    description,
    file,
    thumbnail,
    timeZone,
    privacyStatus,
    categoryId,
    language,
    autoTranscribe,
    audience,
    scheduledAt: new Date(at).toISOString(),
    tags: tagsIn(form.tags),
  });
}
