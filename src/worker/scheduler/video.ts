import { type ScheduledVideo, VideoDraft, type VideoValidation } from "#shared/contracts/schedule.ts";
import { keysOf } from "#shared/keys.ts";
import { withoutControls } from "#shared/rules/schedule/plain-text.ts";
import { type CheckedVideo, scheduleFault } from "#shared/rules/schedule/check.ts";
import { type VideoCompany, videoWarnings } from "#shared/rules/schedule/warnings.ts";
import { localTime } from "./local-clock.ts";

const DRAFT_FIELDS = keysOf(VideoDraft.shape);

const iso = (at: number) => new Date(at).toISOString();

/** The moment of a video in epoch milliseconds. */
export const momentOf = (video: Pick<VideoDraft, "scheduledAt">) => Date.parse(video.scheduledAt);

/** What the rules look at. */
function checked(video: VideoDraft): CheckedVideo {
  const { title, description, tags } = video;
  return { title, description, tags, hasFile: true, at: momentOf(video) };
}

/** What keeps a draft out of the queue (spec §5), against the server's clock. */
export function faultOf(draft: VideoDraft, now: number, before: ScheduledVideo | undefined) {
  return scheduleFault(checked(draft), now, before && momentOf(before));
}

/** What is wrong with a video in the queue, whose moment may have passed, and what could be better. */
export function validationOf(video: VideoDraft, company: VideoCompany): VideoValidation {
  const fault = scheduleFault(checked(video), momentOf(video));
  return { errors: fault ? [fault.message] : [], warnings: videoWarnings(video, company) };
}

/** The same moment as an instant of one spelling, and on the clocks of its zone. */
function moments(draft: VideoDraft) {
  const { date, time } = localTime(momentOf(draft), draft.timeZone);
  return { scheduledAt: iso(momentOf(draft)), scheduledDate: date, scheduledTime: time };
}

/** Whether a draft says what a video says already. */
export function sameDraft(draft: VideoDraft, video: ScheduledVideo): boolean {
  return (
    momentOf(draft) === momentOf(video) &&
    DRAFT_FIELDS.every(
      (field) => field === "scheduledAt" || JSON.stringify(draft[field]) === JSON.stringify(video[field]),
    )
  );
}

/** A video as the queue keeps it, without its validation. A new moment schedules it anew. */
export function videoFrom(
  id: string,
  draft: VideoDraft,
  now: number,
  before: ScheduledVideo | undefined,
): Omit<ScheduledVideo, "validation"> {
  const kept = before !== undefined && momentOf(before) === momentOf(draft);
  return {
    ...draft,
    ...moments(draft),
    id,
    status: kept ? before.status : "scheduled",
    postedAt: kept ? before.postedAt : null,
    createdAt: before?.createdAt ?? iso(now),
    updatedAt: iso(now),
    revision: (before?.revision ?? 0) + 1,
  };
}

/** A video as a client kept it. Whether its moment has passed is the server's to say. */
export function videoAgain(video: ScheduledVideo, now: number): ScheduledVideo {
  const posted = video.status === "posted";
  return {
    ...video,
    // A browser may have kept them from before they were refused.
    title: withoutControls(video.title, "one-line"),
    description: withoutControls(video.description, "lines"),
    tags: video.tags.map((tag) => withoutControls(tag, "one-line")),
    ...moments(video),
    status: posted ? "posted" : momentOf(video) <= now ? "due" : "scheduled",
    postedAt: posted ? (video.postedAt ?? iso(now)) : null,
    createdAt: iso(Date.parse(video.createdAt)),
  };
}

/** A video after its creator said that it was posted, or took that back. */
export function videoPosted(video: ScheduledVideo, posted: boolean, now: number): ScheduledVideo {
  const waits = momentOf(video) > now;
  return {
    ...video,
    status: posted ? "posted" : waits ? "scheduled" : "due",
    postedAt: posted ? iso(now) : null,
    updatedAt: iso(now),
  };
}
