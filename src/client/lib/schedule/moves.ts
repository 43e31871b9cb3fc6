import { type FileFacts, type ScheduledVideo, VideoDraft } from "#shared/contracts/schedule.ts";
import { withoutControls } from "#shared/rules/schedule/plain-text.ts";
import { addDays } from "#shared/rules/days.ts";
import { clockOf, type LocalMoment, momentOf } from "#client/lib/local-time.ts";

/** What a creator filled in of a video, as it can be sent: an older one may hold invisible control characters. */
export function draftOf(video: ScheduledVideo): VideoDraft {
  return plainDraft(VideoDraft.parse(video));
}

/** The same draft with spaces for invisible control characters, which the server refuses. */
export function plainDraft(draft: VideoDraft): VideoDraft {
  const line = (text: string) => withoutControls(text, "one-line");
  const plainFile = (file: FileFacts) => ({ ...file, name: line(file.name), type: line(file.type) });
  return {
    ...draft,
    title: line(draft.title),
    description: withoutControls(draft.description, "lines"),
    file: plainFile(draft.file),
    thumbnail: draft.thumbnail && plainFile(draft.thumbnail),
    tags: draft.tags.map(line),
  };
}

/** One moment for a local time: the first where it comes twice, the one after the change where it is skipped. */
export function firstMoment(moment: LocalMoment): number {
  return moment.kind === "twice" ? moment.earlier : moment.at;
}

/**
 * The moment at which a video goes out on another day: at the same time on the clocks of its zone.
 * @param date "2026-12-01". @returns undefined where that is no moment.
 */
export function momentOn(video: ScheduledVideo, date: string): LocalMoment | undefined {
  return momentOf(date, video.scheduledTime, video.timeZone);
}

/** How many days ahead a free one is looked for. */
const AHEAD = 3 * 366;

/**
 * The first day after a video's own on which nothing is planned and its time is still to come.
 * @param now epoch milliseconds.
 */
export function nextFreeDay(
  video: ScheduledVideo,
  videos: readonly ScheduledVideo[],
  now: number,
): { readonly date: string; readonly at: number } | undefined {
  const taken = new Set(videos.map(({ scheduledDate }) => scheduledDate));
  const today = clockOf(now, video.timeZone).date;
  const first = video.scheduledDate < today ? today : addDays(video.scheduledDate, 1);
  for (let ahead = 0; ahead < AHEAD; ahead += 1) {
    const date = addDays(first, ahead);
    const moment = momentOn(video, date);
    if (moment === undefined || taken.has(date)) continue;
    const at = firstMoment(moment);
    if (at > now) return { date, at };
  }
  return undefined;
}
