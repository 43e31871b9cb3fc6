import { SCHEDULE_LIMITS, type ScheduledVideo, type VideoDraft } from "#shared/contracts/schedule.ts";
import { ApiError } from "#shared/errors.ts";
import { SCHEDULE_HORIZON } from "#shared/rules/schedule/check.ts";
import { bytesOf, QUEUE_ROOM, type Room, roomFault } from "#shared/rules/schedule/room.ts";
import { minuteOf, titleKey, type VideoCompany } from "#shared/rules/schedule/warnings.ts";
import { Company } from "./company.ts";
import { SortedList } from "./sorted-list.ts";
import { faultOf, momentOf, sameDraft, validationOf, videoAgain, videoFrom, videoPosted } from "./video.ts";

/** Most ids of removed videos that are remembered. */
export const REMEMBERED = 2 * SCHEDULE_LIMITS.videos;
/** How far two clocks of the platform may be apart, in milliseconds. */
const CLOCKS_APART = 60_000;

/** A video in the queue's orders. Its place never changes while it is there; what it shows may. */
interface Entry {
  readonly id: string;
  readonly at: number;
  readonly createdAt: string;
  video: ScheduledVideo;
  /** See bytesOf. */
  bytes: number;
}

/** What a journal holds of a queue. */
interface Kept {
  readonly revision: number;
  readonly videos: readonly ScheduledVideo[];
  /** Ids that were removed, oldest first. */
  readonly removed: readonly string[];
}

const NOTHING_KEPT: Kept = { revision: 0, videos: [], removed: [] };

/** What an operation changed: videos that are new or not as they were, and ids that are gone. */
export interface Change {
  readonly videos: ScheduledVideo[];
  readonly removed: string[];
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** By moment, then by when they were made, then by id. */
const byMoment = (a: Entry, b: Entry) =>
  a.at - b.at || byText(a.createdAt, b.createdAt) || byText(a.id, b.id);

/**
 * A workspace's videos in memory. Knows no clock, no storage and no network: every operation takes the time in epoch
 * milliseconds and returns what it changed, undefined where that is nothing.
 */
export class VideoQueue {
  readonly id: string;
  readonly #room: Room;
  #revision: number;
  #bytes = 0;
  readonly #entries = new Map<string, Entry>();
  readonly #all: SortedList<Entry>;
  /** Those whose moment is to come. */
  readonly #waiting: SortedList<Entry>;
  readonly #titles = new Company<string>();
  readonly #minutes = new Company<number>();
  /** Ids that were removed, oldest first. */
  readonly #removed: Set<string>;

  constructor(id: string, { revision, videos, removed } = NOTHING_KEPT, room = QUEUE_ROOM) {
    this.id = id;
    this.#revision = revision;
    this.#room = room;
    this.#removed = new Set(removed);
    for (const video of videos) this.#keep(video);
    const entries = [...this.#entries.values()];
    this.#all = new SortedList(byMoment, entries);
    this.#waiting = new SortedList(
      byMoment,
      entries.filter(({ video }) => video.status === "scheduled"),
    );
  }

  /** How many changes there were. */
  get revision(): number {
    return this.#revision;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Of all its videos as JSON. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The earliest moment that is to come, in epoch milliseconds. */
  get next(): number | undefined {
    return this.#waiting.first?.at;
  }

  /** All videos in order. */
  list(): ScheduledVideo[] {
    return this.#all.values.map(({ video }) => video);
  }

  /**
   * As many videos as fit into so many bytes, one at least.
   * @param from the number of the first one. @returns with where the next page begins, if there is one.
   */
  page(from: number, bytes: number): { videos: ScheduledVideo[]; next?: number } {
    const entries = this.#all.values;
    let end = from;
    for (let used = 0; end < entries.length; end += 1) {
      used += entries[end]?.bytes ?? 0;
      if (used > bytes && end > from) break;
    }
    const videos = entries.slice(from, end).map(({ video }) => video);
    return end < entries.length ? { videos, next: end } : { videos };
  }

  get(id: string): ScheduledVideo | undefined {
    return this.#entries.get(id)?.video;
  }

  /** What is wrong with a draft that would be saved under this id, and what could be better. */
  check(id: string, draft: VideoDraft, now: number) {
    const { warnings } = validationOf(draft, this.#companyOf(id, draft));
    const fault = faultOf(draft, now, this.get(id));
    return { errors: fault ? [fault.message] : [], warnings };
  }

  /**
   * Makes or changes a video.
   * @param seen the revision of the video the edit began with, 0 for a new one; without it the edit wins.
   * @throws ApiError `bad_request` with the sentence of spec §5, `video_changed`, `video_removed`, `queue_full`.
   */
  put(id: string, draft: VideoDraft, now: number, seen?: number): Change | undefined {
    const before = this.get(id);
    if (before !== undefined && sameDraft(draft, before)) return undefined;
    this.#expectUnchanged(id, before, seen);
    const fault = faultOf(draft, now, before);
    if (fault !== undefined) throw new ApiError("bad_request", fault.message);
    const video = {
      ...videoFrom(id, draft, now, before),
      validation: validationOf(draft, this.#companyOf(id, draft)),
    };
    this.#expectRoom(video, before);
    return this.#change([video]);
  }

  remove(id: string): Change | undefined {
    return this.#entries.has(id) ? this.#change([], [id]) : undefined;
  }

  /** The creator says that a video was posted, or takes that back. @throws ApiError `not_found`. */
  markPosted(id: string, posted: boolean, now: number): Change | undefined {
    const video = this.get(id);
    if (video === undefined) throw new ApiError("not_found", "That video isn't in the queue any more.");
    if ((video.status === "posted") === posted) return undefined;
    return this.#change([videoPosted(video, posted, now)]);
  }

  /**
   * Puts back, as far as there is room and none is beyond the horizon, what isn't there; what was removed only to
   * undo that.
   * @throws ApiError `bad_request` for a video that was posted in the future, `queue_full` where there is room for
   * none of them.
   */
  restore(videos: readonly ScheduledVideo[], reason: "lost" | "undo", now: number): Change | undefined {
    if (videos.some(({ postedAt }) => postedAt !== null && Date.parse(postedAt) > now + CLOCKS_APART))
      throw new ApiError("bad_request", "A video can't have been posted in the future.");
    const missing = new Map(
      videos
        .filter(({ id }) => !this.#entries.has(id) && (reason === "undo" || !this.#removed.has(id)))
        .filter((video) => momentOf(video) <= now + SCHEDULE_HORIZON)
        .map((video) => [video.id, videoAgain(video, now)]),
    );
    if (missing.size === 0) return undefined;
    const back: ScheduledVideo[] = [];
    let fault: string | undefined;
    let bytes = this.#bytes;
    for (const video of missing.values()) {
      const more = { videos: 1, bytes: bytesOf(video) };
      fault = roomFault({ videos: this.size + back.length, bytes }, more, this.#room);
      if (fault !== undefined) continue;
      bytes += more.bytes;
      back.push(video);
    }
    if (back.length === 0) throw full(fault);
    return this.#change(back);
  }

  /** Makes every scheduled video due whose moment has come. */
  drain(now: number): Change | undefined {
    const entries = this.#waiting.takeWhile(({ at }) => at <= now);
    if (entries.length === 0) return undefined;
    this.#revision += 1;
    for (const entry of entries) this.#show(entry, { ...entry.video, status: "due" });
    return { videos: entries.map(({ video }) => video), removed: [] };
  }

  /** A stale edit neither brings back what was removed nor overwrites what was changed. */
  #expectUnchanged(id: string, before: ScheduledVideo | undefined, seen: number | undefined): void {
    if (before === undefined && (this.#removed.has(id) || (seen ?? 0) > 0))
      throw new ApiError("video_removed", "This video was deleted in the meantime.");
    if (before !== undefined && seen !== undefined && seen !== before.revision)
      throw new ApiError("video_changed", "This video was changed in the meantime.");
  }

  /** An edit that makes a video no larger fits in any case. */
  #expectRoom(video: ScheduledVideo, before: ScheduledVideo | undefined): void {
    const bytes = bytesOf(video) - (before === undefined ? 0 : bytesOf(before));
    if (before !== undefined && bytes <= 0) return;
    const more = { videos: before === undefined ? 1 : 0, bytes };
    const fault = roomFault({ videos: this.size, bytes: this.#bytes }, more, this.#room);
    if (fault !== undefined) throw full(fault);
  }

  /** What an entry shows from now on. */
  #show(entry: Entry, video: ScheduledVideo): void {
    this.#bytes -= entry.bytes;
    entry.video = video;
    entry.bytes = bytesOf(video);
    this.#bytes += entry.bytes;
  }

  #companyOf(id: string, draft: VideoDraft): VideoCompany {
    return {
      title: this.#titles.hasOthers(titleKey(draft.title), id),
      minute: this.#minutes.hasOthers(minuteOf(momentOf(draft)), id),
    };
  }

  /** Takes out, puts in, and looks anew at those whose company that changes. */
  #change(videos: readonly ScheduledVideo[], removed: string[] = []): Change {
    const before = new Map<string, ScheduledVideo | undefined>();
    const company = new Set<string>();
    for (const id of [...removed, ...videos.map((video) => video.id)]) {
      before.set(id, this.get(id));
      for (const alone of this.#take(id)) company.add(alone);
    }
    for (const video of videos) for (const alone of this.#place(video)) company.add(alone);
    for (const id of [...company, ...videos.map((video) => video.id)]) {
      const entry = this.#entries.get(id);
      if (entry === undefined) continue;
      const validation = validationOf(entry.video, this.#companyOf(id, entry.video));
      if (!before.has(id) && sameValidation(validation, entry.video.validation)) continue;
      before.set(id, entry.video);
      this.#show(entry, { ...entry.video, validation });
    }
    for (const id of removed) this.#bury(id);
    this.#revision += 1;
    return { videos: [...before.keys()].flatMap((id) => this.get(id) ?? []), removed };
  }

  /** @returns those who are alone now with what they shared. */
  #take(id: string): string[] {
    const entry = this.#entries.get(id);
    if (entry === undefined) return [];
    this.#entries.delete(id);
    this.#all.remove(entry);
    this.#waiting.remove(entry);
    this.#bytes -= entry.bytes;
    return [
      this.#titles.leave(titleKey(entry.video.title), id),
      this.#minutes.leave(minuteOf(entry.at), id),
    ].filter((alone) => alone !== undefined);
  }

  /** @returns those who were alone until now with what they share. */
  #place(video: ScheduledVideo): string[] {
    this.#removed.delete(video.id);
    const { entry, company } = this.#keep(video);
    this.#all.insert(entry);
    if (video.status === "scheduled") this.#waiting.insert(entry);
    return company;
  }

  #keep(video: ScheduledVideo): { entry: Entry; company: string[] } {
    const { id, createdAt } = video;
    const entry = { id, at: momentOf(video), createdAt, video, bytes: bytesOf(video) };
    this.#entries.set(id, entry);
    this.#bytes += entry.bytes;
    const company = [
      this.#titles.join(titleKey(video.title), id),
      this.#minutes.join(minuteOf(entry.at), id),
    ].filter((alone) => alone !== undefined);
    return { entry, company };
  }

  #bury(id: string): void {
    this.#removed.add(id);
    const [oldest] = this.#removed.size > REMEMBERED ? this.#removed : [];
    if (oldest !== undefined) this.#removed.delete(oldest);
  }
}

const sameValidation = (a: ScheduledVideo["validation"], b: ScheduledVideo["validation"]) =>
  JSON.stringify(a) === JSON.stringify(b);

function full(fault = "The queue is full."): ApiError {
  return new ApiError("queue_full", fault);
}
