import { SCHEDULE_LIMITS, type ScheduledVideo, type VideoDraft } from "#shared/contracts/schedule.ts";
import { ApiError } from "#shared/errors.ts";
import { minuteOf, titleKey, type VideoCompany } from "#shared/rules/schedule/warnings.ts";
import { Company } from "./company.ts";
import { SortedList } from "./sorted-list.ts";
import { faultOf, momentOf, sameDraft, validationOf, videoAgain, videoFrom, videoPosted } from "./video.ts";

/** Most ids of removed videos that are remembered. */
const REMEMBERED = 2 * SCHEDULE_LIMITS.videos;

/** How much a queue holds: videos, and characters (UTF-16 units) of them all. */
interface Room {
  readonly videos: number;
  readonly characters: number;
}

/** A thousand videos that fill every limit a creator is told of take seven million; a socket carries 32 MB at once. */
const ROOM: Room = { videos: SCHEDULE_LIMITS.videos, characters: 8_000_000 };

/** A video in the queue's orders. Its place never changes while it is there; what it shows may. */
interface Entry {
  readonly id: string;
  readonly at: number;
  readonly createdAt: string;
  video: ScheduledVideo;
}

/** What an operation changed: videos that are new or not as they were, and ids that are gone. */
export interface Change {
  readonly videos: ScheduledVideo[];
  readonly removed: string[];
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** By moment, then by when they were made, then by id. */
const byMoment = (a: Entry, b: Entry) =>
  a.at - b.at || byText(a.createdAt, b.createdAt) || byText(a.id, b.id);

const charactersOf = ({ title, description, tags }: VideoDraft) =>
  tags.reduce((sum, tag) => sum + tag.length + 3, title.length + description.length + 600);

/**
 * A workspace's videos in memory. Knows no clock, no storage and no network: every operation takes the time in epoch
 * milliseconds and returns what it changed, undefined where that is nothing.
 */
export class VideoQueue {
  readonly id: string;
  readonly #room: Room;
  #revision: number;
  #characters = 0;
  readonly #entries = new Map<string, Entry>();
  readonly #all: SortedList<Entry>;
  /** Those whose moment is to come. */
  readonly #waiting: SortedList<Entry>;
  readonly #titles = new Company<string>();
  readonly #minutes = new Company<number>();
  /** Ids that were removed, oldest first. */
  readonly #removed = new Set<string>();

  /** @param kept what a journal holds of this queue. */
  constructor(
    id: string,
    { revision, videos }: { revision: number; videos: readonly ScheduledVideo[] } = {
      revision: 0,
      videos: [],
    },
    room = ROOM,
  ) {
    this.id = id;
    this.#revision = revision;
    this.#room = room;
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

  /** The earliest moment that is to come, in epoch milliseconds. */
  get next(): number | undefined {
    return this.#waiting.first?.at;
  }

  /** All videos in order. */
  list(): ScheduledVideo[] {
    return this.#all.values.map(({ video }) => video);
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
   * @throws ApiError `bad_request` with the sentence of spec §5, `queue_full`.
   */
  put(id: string, draft: VideoDraft, now: number): Change | undefined {
    const before = this.get(id);
    if (before !== undefined && sameDraft(draft, before)) return undefined;
    const fault = faultOf(draft, now, before);
    if (fault !== undefined) throw new ApiError("bad_request", fault.message);
    if (!this.#hasRoom(draft, before)) throw full();
    return this.#change([{ ...videoFrom(id, draft, now, before), validation: { errors: [], warnings: [] } }]);
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
   * Puts back, as far as there is room, what isn't there; what was removed only to undo that.
   * @throws ApiError `queue_full` where there is room for none of them.
   */
  restore(videos: readonly ScheduledVideo[], reason: "lost" | "undo", now: number): Change | undefined {
    const missing = new Map(
      videos
        .filter(({ id }) => !this.#entries.has(id) && (reason === "undo" || !this.#removed.has(id)))
        .map((video) => [video.id, video]),
    );
    if (missing.size === 0) return undefined;
    const back: ScheduledVideo[] = [];
    let characters = this.#characters;
    for (const video of missing.values()) {
      characters += charactersOf(video);
      if (this.size + back.length < this.#room.videos && characters <= this.#room.characters)
        back.push(videoAgain(video, now));
    }
    if (back.length === 0) throw full();
    return this.#change(back);
  }

  /** Makes every scheduled video due whose moment has come. */
  drain(now: number): Change | undefined {
    const entries = this.#waiting.takeWhile(({ at }) => at <= now);
    if (entries.length === 0) return undefined;
    this.#revision += 1;
    for (const entry of entries) entry.video = { ...entry.video, status: "due" };
    return { videos: entries.map(({ video }) => video), removed: [] };
  }

  #hasRoom(draft: VideoDraft, before: ScheduledVideo | undefined): boolean {
    const more = charactersOf(draft) - (before === undefined ? 0 : charactersOf(before));
    return (
      this.#characters + more <= this.#room.characters &&
      (before !== undefined || this.size < this.#room.videos)
    );
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
      entry.video = { ...entry.video, validation };
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
    this.#characters -= charactersOf(entry.video);
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
    const entry = { id, at: momentOf(video), createdAt, video };
    this.#entries.set(id, entry);
    this.#characters += charactersOf(video);
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

function full(): ApiError {
  return new ApiError(
    "queue_full",
    `The queue is full: it holds ${SCHEDULE_LIMITS.videos.toLocaleString("en")} videos. Remove some first.`,
  );
}
