import { TITLE_MAX } from "../titles.ts";

/** Longest description, in UTF-16 units (spec §5). */
export const SCHEDULE_DESCRIPTION_MAX = 5000;
/** How far ahead a video can be scheduled, in milliseconds: two years. Source: our own bound. */
export const SCHEDULE_HORIZON = 2 * 365 * 24 * 60 * 60 * 1000;
/** Most tags (spec §5); YouTube itself limits their characters, which is a warning here. */
export const SCHEDULE_TAGS_MAX = 500;

/** What is said of a text or a list that is too long (spec §5). */
export const SCHEDULE_FAULTS = {
  title: `Title must be ${TITLE_MAX} characters or less.`,
  description: `Description must be ${SCHEDULE_DESCRIPTION_MAX} characters or less.`,
  tags: `Maximum ${SCHEDULE_TAGS_MAX} tags allowed.`,
} as const;

/** A fault with the title and the text of its toast (spec §5). */
export interface VideoFault {
  readonly title: string;
  readonly message: string;
}

/** What is checked of a video, filled in or not. */
export interface CheckedVideo {
  readonly title: string;
  readonly description: string;
  readonly hasFile: boolean;
  readonly tags: readonly string[];
  /** Epoch milliseconds; undefined where date or time is missing. */
  readonly at: number | undefined;
}

/**
 * The first thing that keeps a video from being scheduled, in the order of spec §5; undefined where nothing does.
 * @param now epoch milliseconds, of the clock that decides. @param previous the moment it had, which may have passed.
 */
export function scheduleFault(video: CheckedVideo, now: number, previous?: number): VideoFault | undefined {
  const { title, description, hasFile, tags, at } = video;
  if (title.trim() === "" || !hasFile || at === undefined)
    return {
      title: "Missing Information",
      message: "Please fill in all required fields and upload a video file.",
    };
  if (title.length > TITLE_MAX) return { title: "Title Too Long", message: SCHEDULE_FAULTS.title };
  if (description.length > SCHEDULE_DESCRIPTION_MAX)
    return {
      title: "Description Too Long",
      message: SCHEDULE_FAULTS.description,
    };
  if (tags.length > SCHEDULE_TAGS_MAX) return { title: "Too Many Tags", message: SCHEDULE_FAULTS.tags };
  if (at < now && at !== previous)
    return { title: "Invalid Schedule Time", message: "Cannot schedule videos for past dates." };
  if (at > now + SCHEDULE_HORIZON && at !== previous)
    return { title: "Invalid Schedule Time", message: "Videos can be scheduled at most two years ahead." };
  return undefined;
}
