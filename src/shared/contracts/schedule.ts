import * as z from "zod/mini";
import { endpoint } from "../contract.ts";
import { hasControls } from "../rules/schedule/plain-text.ts";
import { SCHEDULE_FAULTS } from "../rules/schedule/check.ts";
import {
  AUDIENCES,
  CATEGORY_IDS,
  LANGUAGE_CODES,
  PRIVACIES,
  VIDEO_STATUSES,
} from "../rules/schedule/video.ts";

/**
 * Limits of what the server takes, beyond the rules that a creator is told of (rules/schedule/check.ts): UTF-16
 * units, and bytes for a file's size. `videos` is how many a workspace's queue holds.
 */
export const SCHEDULE_LIMITS = {
  videos: 1000,
  /** Bytes of all its videos as JSON (UTF-8). */
  queueBytes: 2 * 1024 * 1024,
  /** Bytes of the videos on one page of the list; a page has one video at least. */
  pageBytes: 256 * 1024,
  /** Videos that come back at once after a queue was lost. */
  restore: 50,
  title: 500,
  description: 5000,
  tag: 500,
  tags: 500,
  /** All tags of a video together. */
  tagsTogether: 10_000,
  fileName: 255,
  fileType: 100,
  fileSize: 256 * 1024 ** 3,
  timeZone: 64,
} as const;

/** Chosen by the client when a video is made, so that a retry never makes a second one. */
export const VideoId = z.uuid();

/** What the server is told of a file; its bytes stay in the tab. */
export const FileFacts = z.object({
  name: z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(
        SCHEDULE_LIMITS.fileName,
        `The file's name can be at most ${SCHEDULE_LIMITS.fileName} characters.`,
      ),
    ),
  /** Bytes. */
  size: z.int().check(z.minimum(0), z.maximum(SCHEDULE_LIMITS.fileSize)),
  /** A media type such as "video/mp4"; "" where the browser knows none. */
  type: z.string().check(z.maxLength(SCHEDULE_LIMITS.fileType)),
});
export type FileFacts = z.infer<typeof FileFacts>;

/** What a creator fills in, as it is kept. What a PUT brings has to be a {@link NewDraft} as well. */
export const VideoDraft = z.object({
  title: z.string().check(z.maxLength(SCHEDULE_LIMITS.title, SCHEDULE_FAULTS.title)),
  description: z.string().check(z.maxLength(SCHEDULE_LIMITS.description, SCHEDULE_FAULTS.description)),
  file: FileFacts,
  thumbnail: z.nullable(FileFacts),
  /** The moment of publication as an instant, and the IANA zone in which it was chosen. */
  scheduledAt: z.iso.datetime(),
  timeZone: z.string().check(z.minLength(1), z.maxLength(SCHEDULE_LIMITS.timeZone)),
  privacyStatus: z.enum(PRIVACIES),
  tags: z
    .array(
      z
        .string()
        .check(z.maxLength(SCHEDULE_LIMITS.tag, `A tag can be at most ${SCHEDULE_LIMITS.tag} characters.`)),
    )
    .check(z.maxLength(SCHEDULE_LIMITS.tags, SCHEDULE_FAULTS.tags)),
  categoryId: z.enum(CATEGORY_IDS),
  language: z.enum(LANGUAGE_CODES),
  autoTranscribe: z.boolean(),
  audience: z.enum(AUDIENCES),
});
export type VideoDraft = z.infer<typeof VideoDraft>;

/** Refuses what nobody types and what swells as JSON. @param name as it begins the sentence for a person. */
const withoutHidden = (name: string, lines: "one-line" | "lines" = "one-line") =>
  z.refine<string>(
    (text) => !hasControls(text, lines),
    `${name} has invisible control characters. Remove them, or type it anew.`,
  );

const NewFile = z.extend(FileFacts, {
  name: FileFacts.shape.name.check(withoutHidden("The file's name")),
  type: FileFacts.shape.type.check(withoutHidden("The file's type")),
});

/** A draft that may enter the queue. */
export const NewDraft = z.extend(VideoDraft, {
  title: VideoDraft.shape.title.check(withoutHidden("The title")),
  description: VideoDraft.shape.description.check(withoutHidden("The description", "lines")),
  file: NewFile,
  thumbnail: z.nullable(NewFile),
  tags: VideoDraft.shape.tags.check(
    z.refine(
      (tags) => !tags.some((tag) => hasControls(tag, "one-line")),
      "A tag has invisible control characters. Remove them, or type it anew.",
    ),
    z.refine((tags) => tags.reduce((sum, tag) => sum + tag.length, 0) <= SCHEDULE_LIMITS.tagsTogether, {
      // Made when it is needed: the first number put in words costs a start of the Worker milliseconds.
      error: () =>
        `Tags can have at most ${SCHEDULE_LIMITS.tagsTogether.toLocaleString("en")} characters together.`,
    }),
  ),
});

/** What is wrong with a video, and what could be better, each a sentence for a person. */
export const VideoValidation = z.object({ errors: z.array(z.string()), warnings: z.array(z.string()) });
export type VideoValidation = z.infer<typeof VideoValidation>;

/** A video in the queue (spec §3). */
export const ScheduledVideo = z.extend(VideoDraft, {
  id: VideoId,
  /** The same moment on the clocks of its zone: "2026-12-01" and "18:00". */
  scheduledDate: z.string(),
  scheduledTime: z.string(),
  status: z.enum(VIDEO_STATUSES),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** When the creator said that it was posted. */
  postedAt: z.nullable(z.iso.datetime()),
  validation: VideoValidation,
  /** Counts what the creator made of its draft, from 1; a video that was kept before there were counts has 1. */
  revision: z._default(z.int().check(z.minimum(1)), 1),
});
export type ScheduledVideo = z.infer<typeof ScheduledVideo>;

/** How long a queue lives: "memory" until its object is evicted, "journal" across restarts. */
export const DURABILITIES = ["memory", "journal"] as const;

/** The caller's queue, or a page of it. */
export const Queue = z.object({
  /** Born with the queue; another one means that the queue before was lost. */
  queueId: z.string(),
  /** Counts the changes of this queue, from 0. */
  revision: z.int(),
  /** The server's clock, which decides what is past. */
  now: z.iso.datetime(),
  durability: z.enum(DURABILITIES),
  /** By moment, then by when they were made, then by id. */
  videos: z.array(ScheduledVideo),
  /** Where the next page begins (`?from=`), as the queue is at this revision; left out on the last page. */
  next: z.optional(z.int().check(z.minimum(1))),
});
export type Queue = z.infer<typeof Queue>;

/**
 * What an open tab hears: the whole queue once connected, then each change with the revision it made. `look` stands
 * for what is too large to be told, or comes faster than the tab takes it in: nothing more is told until the tab
 * says "ping", and it has to read the queue.
 */
export const QueueEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("queue"), queue: Queue }),
  z.object({
    type: z.literal("changed"),
    queueId: z.string(),
    revision: z.int(),
    now: z.iso.datetime(),
    /** Videos that are new or not as they were. */
    videos: z.array(ScheduledVideo),
    /** Ids of videos that are gone. */
    removed: z.array(VideoId),
  }),
  z.object({ type: z.literal("look"), queueId: z.string(), revision: z.int() }),
]);
export type QueueEvent = z.infer<typeof QueueEvent>;

const VideoAnswer = z.object({ queueId: z.string(), revision: z.int(), video: ScheduledVideo });

/** The caller's queue, in pages: `?from=` is the number of the first video, 0 where it is left out. */
export const readQueue = endpoint({
  method: "GET",
  path: "/api/schedule",
  cost: "plain",
  body: undefined,
  response: Queue,
});

/**
 * Makes or changes the video with this id. The same again changes nothing. Refuses (400, the sentence of spec §5)
 * what has errors; a moment that passed only where it is new. `revision` is that of the video the edit began with, 0
 * for a new one: 409 `video_changed` where it has another one by now, `video_removed` where it is gone. Left out, the
 * edit wins over others, but not over a removal. 409 `queue_full` where the queue has no room, 429
 * `too_many_queues` where a new queue is one too many today.
 */
export const putVideo = endpoint({
  method: "PUT",
  path: "/api/schedule/:id",
  cost: "plain",
  body: z.extend(NewDraft, { revision: z.optional(z.int().check(z.minimum(0))) }),
  response: VideoAnswer,
});

/** Removes a video; where it is gone already, that is fine. */
export const deleteVideo = endpoint({
  method: "DELETE",
  path: "/api/schedule/:id",
  cost: "plain",
  body: undefined,
  response: z.object({ queueId: z.string(), revision: z.int(), removed: z.boolean() }),
});

/** The creator says that a video was posted, or takes that back; 404 where there is none. */
export const markPosted = endpoint({
  method: "POST",
  path: "/api/schedule/:id/posted",
  cost: "plain",
  body: z.object({ posted: z.boolean() }),
  response: VideoAnswer,
});

/**
 * Puts videos back as they were, with their ids and states, also where their moment passed: after a queue was lost,
 * or to undo a delete. One that is in the queue stays as it is there. One that was removed from this queue comes
 * back only for an undo, so that a tab which slept doesn't bring back what another deleted. One that is further away
 * than the horizon doesn't come back. 400 where a video was posted in the future.
 */
export const restoreVideos = endpoint({
  method: "POST",
  path: "/api/schedule/restore",
  cost: "plain",
  body: z.object({
    reason: z.enum(["lost", "undo"]),
    videos: z.array(ScheduledVideo).check(z.minLength(1), z.maxLength(SCHEDULE_LIMITS.restore)),
  }),
  response: z.object({ queueId: z.string(), revision: z.int(), restored: z.array(VideoId) }),
});

/** The remote validation of spec §5: the same rules, against the server's clock and the caller's queue. */
export const validateVideo = endpoint({
  method: "POST",
  path: "/api/schedule/validate",
  cost: "plain",
  body: z.object({ id: VideoId, video: NewDraft }),
  response: VideoValidation,
});

/**
 * Upgrades to a WebSocket that sends a {@link QueueEvent} as JSON with each change; "ping" is answered by "pong", and
 * anything else ends the connection. A tab says "ping" after each `credit` bytes it took in.
 */
export const LIVE_PATH = "/api/schedule/live";

/** `sockets` is how many tabs of a workspace may be open; `event` the bytes of the largest event, `credit` the bytes that are sent between two pings. */
export const LIVE_LIMITS = { sockets: 32, event: 64 * 1024, credit: 128 * 1024 } as const;

/** Why the server closes a socket: whoever was closed for `tooMany` or `forgotten` doesn't come back by itself. */
export const LIVE_CLOSE = { unexpected: 1008, tooMany: 4001, forgotten: 4002 } as const;
