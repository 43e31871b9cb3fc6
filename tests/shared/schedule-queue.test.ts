import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SCHEDULE_LIMITS, ScheduledVideo, type VideoDraft } from "#shared/contracts/schedule.ts";
import { ApiError } from "#shared/errors.ts";
import { VideoQueue } from "#worker/scheduler/queue.ts";
import { draft, idOf, iso, minutes, NOON } from "../support/videos.ts";

const at = (minute: number, title = `Video of minute ${minute}`) =>
  draft({ scheduledAt: iso(minutes(minute)), title });
const idsIn = (queue: VideoQueue) => queue.list().map(({ id }) => id);
const statesIn = (queue: VideoQueue) => queue.list().map(({ id, status }) => [id, status]);

/** A queue with one video a minute, in the order given. */
function queueOf(...atMinutes: number[]): VideoQueue {
  const queue = new VideoQueue("q");
  atMinutes.forEach((minute, index) =>
    queue.put(idOf(index + 1), at(minute, `Video number ${index + 1}`), NOON),
  );
  return queue;
}

/** The code and the sentence of what an operation refuses. */
function refusalOf(work: () => unknown): [string, string] {
  try {
    work();
  } catch (error) {
    if (error instanceof ApiError) return [error.code, error.message];
    throw error;
  }
  throw new Error("nothing was refused");
}

describe("the order of videos", () => {
  test("is that of their moments", () => {
    expect(idsIn(queueOf(30, 10, 20))).toEqual([idOf(2), idOf(3), idOf(1)]);
  });

  test("is that of their making where moments are the same, then that of their ids", () => {
    const queue = new VideoQueue("q");
    queue.put(idOf(1), at(10, "One"), NOON + 2);
    queue.put(idOf(3), at(10, "Two"), NOON + 1);
    queue.put(idOf(2), at(10, "Three"), NOON + 1);
    expect(idsIn(queue)).toEqual([idOf(2), idOf(3), idOf(1)]);
  });

  test("follows a video that moves", () => {
    const queue = queueOf(10, 20);
    queue.put(idOf(1), at(30), NOON);
    expect(idsIn(queue)).toEqual([idOf(2), idOf(1)]);
  });
});

describe("the next moment", () => {
  test("is the earliest", () => expect(queueOf(30, 10, 20).next).toBe(minutes(10)));
  test("is none in an empty queue", () => expect(new VideoQueue("q").next).toBeUndefined());

  test("goes on when the earliest is removed, moved, due or posted", () => {
    const queue = queueOf(10, 20, 30, 40, 50);
    queue.remove(idOf(1));
    expect(queue.next).toBe(minutes(20));
    queue.put(idOf(2), at(60), NOON);
    expect(queue.next).toBe(minutes(30));
    queue.drain(minutes(30));
    expect(queue.next).toBe(minutes(40));
    queue.markPosted(idOf(4), true, NOON);
    expect(queue.next).toBe(minutes(50));
    queue.markPosted(idOf(4), false, NOON);
    expect(queue.next).toBe(minutes(40));
  });
});

describe("what comes due", () => {
  test("is what has its moment now or had it before", () => {
    const queue = queueOf(10, 20, 30);
    expect(queue.drain(minutes(20))?.videos.map(({ id }) => id)).toEqual([idOf(1), idOf(2)]);
    expect(statesIn(queue)).toEqual([
      [idOf(1), "due"],
      [idOf(2), "due"],
      [idOf(3), "scheduled"],
    ]);
  });

  test("comes due once", () => {
    const queue = queueOf(10);
    queue.drain(minutes(10));
    expect(queue.drain(minutes(10))).toBeUndefined();
    expect(queue.drain(minutes(99))).toBeUndefined();
    expect(queue.revision).toBe(2);
  });

  test("isn't what has a millisecond left", () => {
    expect(queueOf(10).drain(minutes(10) - 1)).toBeUndefined();
  });

  test("may be a thousand at one instant", () => {
    const queue = new VideoQueue("q");
    for (let number = 1; number <= SCHEDULE_LIMITS.videos; number += 1)
      queue.put(idOf(number), at(10, `Video ${number}`), NOON);
    const change = queue.drain(minutes(10));
    expect(new Set(change?.videos.map(({ id }) => id)).size).toBe(SCHEDULE_LIMITS.videos);
    expect(queue.list().every(({ status }) => status === "due")).toBe(true);
    expect(queue.drain(minutes(10))).toBeUndefined();
  });
});

describe("saving", () => {
  test("the same again changes nothing", () => {
    const queue = queueOf(10);
    expect(queue.put(idOf(1), at(10, "Video number 1"), minutes(5))).toBeUndefined();
    const sameInstant = { ...at(10, "Video number 1"), scheduledAt: "2050-01-01T12:10:00Z" };
    expect(queue.put(idOf(1), sameInstant, minutes(5))).toBeUndefined();
    expect(queue.revision).toBe(1);
  });

  test("keeps when a video was made, and says when it was changed", () => {
    const queue = queueOf(10);
    queue.put(idOf(1), at(10, "Renamed"), minutes(5));
    expect(queue.get(idOf(1))).toMatchObject({ createdAt: iso(NOON), updatedAt: iso(minutes(5)) });
  });

  test("leaves a due or posted video as it is while its moment stays", () => {
    const queue = queueOf(10, 20);
    queue.drain(minutes(20));
    queue.markPosted(idOf(2), true, minutes(21));
    queue.put(idOf(1), at(10, "Renamed once"), minutes(30));
    queue.put(idOf(2), at(20, "Renamed twice"), minutes(30));
    expect(queue.list()).toMatchObject([
      { status: "due", title: "Renamed once", postedAt: null },
      { status: "posted", title: "Renamed twice", postedAt: iso(minutes(21)) },
    ]);
  });

  test("schedules a due or posted video anew with a new moment", () => {
    const queue = queueOf(10, 20);
    queue.drain(minutes(20));
    queue.markPosted(idOf(2), true, minutes(21));
    queue.put(idOf(1), at(40), minutes(30));
    queue.put(idOf(2), at(50), minutes(30));
    expect(queue.list()).toMatchObject([
      { status: "scheduled", postedAt: null },
      { status: "scheduled", postedAt: null },
    ]);
    expect(queue.next).toBe(minutes(40));
  });

  test("refuses a new moment in the past, by the clock it is given", () => {
    const queue = queueOf(10);
    const refused = ["bad_request", "Cannot schedule videos for past dates."];
    expect(refusalOf(() => queue.put(idOf(2), at(4), minutes(5)))).toEqual(refused);
    expect(refusalOf(() => queue.put(idOf(1), at(4), minutes(5)))).toEqual(refused);
    expect(queue.put(idOf(2), at(5), minutes(5))).toBeDefined();
  });

  test("refuses what spec §5 does, with its sentences", () => {
    const sentences = [draft({ title: "  " }), draft({ title: "a".repeat(101) })].map((video) =>
      refusalOf(() => new VideoQueue("q").put(idOf(1), video, NOON)),
    );
    expect(sentences).toEqual([
      ["bad_request", "Please fill in all required fields and upload a video file."],
      ["bad_request", "Title must be 100 characters or less."],
    ]);
  });

  test("a refused change leaves the queue as it was", () => {
    const queue = queueOf(10);
    const before = JSON.stringify([queue.list(), queue.revision, queue.next]);
    refusalOf(() => queue.put(idOf(1), draft({ title: "" }), NOON));
    expect(JSON.stringify([queue.list(), queue.revision, queue.next])).toBe(before);
  });
});

describe("a full queue", () => {
  const full = ["queue_full", "The queue is full: it holds 1,000 videos. Remove some first."];

  test("takes no other video, but changes of its own", () => {
    const queue = queueOf(...Array.from({ length: SCHEDULE_LIMITS.videos }, (_, index) => index + 1));
    expect(refusalOf(() => queue.put(idOf(1001), at(5), NOON))).toEqual(full);
    expect(queue.put(idOf(1000), at(5, "Renamed"), NOON)).toBeDefined();
    const [video] = queueOf(2000).list();
    const other = { ...video, id: idOf(1001) };
    expect(refusalOf(() => queue.restore([ScheduledVideo.parse(other)], "undo", NOON))).toEqual(full);
    queue.remove(idOf(1));
    expect(queue.put(idOf(1001), at(5), NOON)).toBeDefined();
  });

  test("is also one that holds more text than a socket could carry", () => {
    const huge = (number: number) =>
      draft({ title: `Video ${number}`, tags: Array.from({ length: 500 }, () => "t".repeat(500)) });
    const queue = new VideoQueue("q");
    let count = 0;
    const fill = () => {
      for (;;) {
        queue.put(idOf(count + 1), huge(count + 1), NOON);
        count += 1;
      }
    };
    expect(refusalOf(fill)).toEqual(full);
    expect(JSON.stringify(queue.list()).length).toBeLessThan(9_000_000);
    expect(count).toBeGreaterThan(20);
    queue.remove(idOf(1));
    expect(queue.put(idOf(count + 1), huge(count + 1), NOON)).toBeDefined();
  });
});

describe("posted", () => {
  test("is said once, and can be taken back", () => {
    const queue = queueOf(10);
    queue.drain(minutes(10));
    expect(queue.markPosted(idOf(1), true, minutes(11))?.videos).toMatchObject([
      { status: "posted", postedAt: iso(minutes(11)), updatedAt: iso(minutes(11)) },
    ]);
    expect(queue.markPosted(idOf(1), true, minutes(12))).toBeUndefined();
    expect(queue.markPosted(idOf(1), false, minutes(13))?.videos).toMatchObject([
      { status: "due", postedAt: null },
    ]);
  });

  test("before its moment a video doesn't come due any more", () => {
    const queue = queueOf(10);
    queue.markPosted(idOf(1), true, NOON);
    expect(queue.drain(minutes(10))).toBeUndefined();
  });

  test("can't be what isn't there", () => {
    expect(refusalOf(() => queueOf().markPosted(idOf(1), true, NOON))).toEqual([
      "not_found",
      "That video isn't in the queue any more.",
    ]);
  });
});

describe("putting back", () => {
  test("brings a lost queue's videos with their ids, states and times", () => {
    const lost = queueOf(10, 20, 30);
    lost.drain(minutes(10));
    lost.markPosted(idOf(2), true, minutes(11));
    const queue = new VideoQueue("new");
    queue.restore(lost.list(), "lost", minutes(12));
    expect(queue.list()).toEqual(lost.list());
    expect(queue.next).toBe(minutes(30));
  });

  test("makes due what came due while the queue was lost", () => {
    const queue = new VideoQueue("new");
    queue.restore(queueOf(10, 20).list(), "lost", minutes(15));
    expect(statesIn(queue)).toEqual([
      [idOf(1), "due"],
      [idOf(2), "scheduled"],
    ]);
  });

  test("doubles nothing, and leaves what is there as it is", () => {
    const lost = queueOf(10, 20).list();
    const queue = new VideoQueue("new");
    queue.put(idOf(1), at(40, "Changed meanwhile"), NOON);
    expect(queue.restore([...lost, ...lost], "lost", NOON)?.videos).toMatchObject([{ id: idOf(2) }]);
    expect(queue.restore(lost, "lost", NOON)).toBeUndefined();
    expect(queue.get(idOf(1))?.title).toBe("Changed meanwhile");
    expect(queue.size).toBe(2);
  });

  test("brings back a removed video only to undo that", () => {
    const queue = queueOf(10, 20);
    const kept = queue.list();
    queue.remove(idOf(1));
    expect(queue.restore(kept, "lost", NOON)).toBeUndefined();
    expect(queue.restore(kept, "undo", NOON)?.videos).toMatchObject([{ id: idOf(1) }]);
    queue.remove(idOf(1));
    queue.put(idOf(1), at(10), NOON);
    expect(queue.size).toBe(2);
  });

  test("brings as many as there is room for", () => {
    const queue = queueOf(...Array.from({ length: SCHEDULE_LIMITS.videos - 1 }, (_, index) => index + 1));
    const [first] = queueOf(2000).list();
    const others = [2001, 2002].map((number) => ScheduledVideo.parse({ ...first, id: idOf(number) }));
    expect(queue.restore(others, "lost", NOON)?.videos.map(({ id }) => id)).toContain(idOf(2001));
    expect(queue.size).toBe(SCHEDULE_LIMITS.videos);
  });

  test("takes nobody's word for what is due or posted when", () => {
    const [video] = queueOf(10).list();
    const claims = [
      { id: idOf(1), status: "due", postedAt: iso(NOON) },
      { id: idOf(2), status: "posted", postedAt: null },
    ].map((claim) => ScheduledVideo.parse({ ...video, ...claim, scheduledDate: "never", scheduledTime: "" }));
    const queue = new VideoQueue("new");
    queue.restore(claims, "lost", minutes(5));
    expect(queue.list()).toMatchObject([
      { status: "scheduled", postedAt: null, scheduledDate: "2050-01-01", scheduledTime: "13:10" },
      { status: "posted", postedAt: iso(minutes(5)) },
    ]);
  });
});

describe("warnings", () => {
  test("of a clash or a double title come and go with the other video, which is told as well", () => {
    const queue = new VideoQueue("q");
    const warningsOf = (number: number) => queue.get(idOf(number))?.validation.warnings;
    const clash = "Another video is scheduled for the same time.";
    const double = "Another video has the same title.";
    queue.put(idOf(1), at(10, "A title of its own"), NOON);
    expect(warningsOf(1)).toEqual([]);
    const change = queue.put(idOf(2), at(10, " a TITLE of  its own "), NOON);
    expect(change?.videos.map(({ id }) => id).toSorted()).toEqual([idOf(1), idOf(2)]);
    expect(warningsOf(1)).toEqual([clash, double]);
    expect(warningsOf(2)).toEqual([clash, double]);
    expect(queue.put(idOf(3), at(10, "A third title here"), NOON)?.videos).toHaveLength(1);
    queue.put(idOf(2), at(10, "Another title here"), NOON);
    expect(warningsOf(1)).toEqual([clash]);
    queue.remove(idOf(2));
    expect(queue.remove(idOf(3))?.videos).toMatchObject([{ id: idOf(1), validation: { warnings: [] } }]);
  });

  test("of a draft are known before it is saved", () => {
    const queue = queueOf(10);
    const video = draft({ scheduledAt: iso(minutes(10)), thumbnail: null });
    expect(queue.check(idOf(2), video, NOON)).toEqual({
      errors: [],
      warnings: ["There is no thumbnail yet.", "Another video is scheduled for the same time."],
    });
    expect(queue.check(idOf(1), video, NOON).warnings).toEqual(["There is no thumbnail yet."]);
    expect(queue.check(idOf(2), video, minutes(11)).errors).toEqual([
      "Cannot schedule videos for past dates.",
    ]);
    expect(queue.check(idOf(1), video, minutes(11)).errors).toEqual([]);
  });
});

// A handful of ids, titles and minutes, so that everything meets everything.
const id = fc.integer({ min: 1, max: 6 }).map(idOf);
const video = fc.record({ minute: fc.integer({ min: 0, max: 12 }), title: fc.integer({ min: 1, max: 3 }) });
const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant("put" as const), id, video }),
    fc.record({ do: fc.constant("remove" as const), id }),
    fc.record({ do: fc.constant("posted" as const), id, posted: fc.boolean() }),
    fc.record({ do: fc.constant("restore" as const), id, reason: fc.constantFrom("lost", "undo") }),
    fc.record({ do: fc.constant("wait" as const), minutes: fc.integer({ min: 0, max: 4 }) }),
    fc.record({ do: fc.constant("drain" as const) }),
  ),
  { maxLength: 60 },
);
type Step = (typeof steps extends fc.Arbitrary<infer All> ? All : never) extends (infer One)[] ? One : never;

/** What a queue is, without any thought for speed. */
class Naive {
  now = NOON;
  videos: { id: string; draft: VideoDraft; made: number; status: string }[] = [];
  removed = new Map<string, ScheduledVideo>();

  apply(step: Step, known: ScheduledVideo | undefined): void {
    const found = "id" in step ? this.videos.find((one) => one.id === step.id) : undefined;
    if (step.do === "put") this.#put(step.id, at(step.video.minute, `Watch number ${step.video.title}`));
    if (step.do === "remove" && found !== undefined) {
      if (known !== undefined) this.removed.set(step.id, known);
      this.videos.splice(this.videos.indexOf(found), 1);
    }
    if (step.do === "posted" && found !== undefined && (found.status === "posted") !== step.posted)
      found.status = step.posted ? "posted" : this.#waits(found.draft) ? "scheduled" : "due";
    if (step.do === "restore" && step.reason === "undo" && found === undefined) this.#back(step.id);
    if (step.do === "drain")
      for (const one of this.videos)
        if (one.status === "scheduled" && Date.parse(one.draft.scheduledAt) <= this.now) one.status = "due";
  }

  #waits = ({ scheduledAt }: VideoDraft) => Date.parse(scheduledAt) > this.now;

  #put(wanted: string, next: VideoDraft): void {
    const found = this.videos.find((one) => one.id === wanted);
    const moved = found?.draft.scheduledAt !== next.scheduledAt;
    if (moved && Date.parse(next.scheduledAt) < this.now) return;
    if (found === undefined)
      this.videos.push({ id: wanted, draft: next, made: this.now, status: "scheduled" });
    else {
      found.draft = next;
      if (moved) found.status = "scheduled";
    }
    this.removed.delete(wanted);
  }

  #back(wanted: string): void {
    const kept = this.removed.get(wanted);
    if (kept === undefined) return;
    const again = { ...draft(), title: kept.title, scheduledAt: kept.scheduledAt };
    const status = kept.status === "posted" ? "posted" : this.#waits(again) ? "scheduled" : "due";
    this.videos.push({ id: wanted, draft: again, made: Date.parse(kept.createdAt), status });
    this.removed.delete(wanted);
  }

  list() {
    const count = (same: (one: VideoDraft) => boolean) => this.videos.filter((one) => same(one.draft)).length;
    return this.videos
      .toSorted(
        (a, b) =>
          Date.parse(a.draft.scheduledAt) - Date.parse(b.draft.scheduledAt) ||
          a.made - b.made ||
          (a.id < b.id ? -1 : 1),
      )
      .map((one) => ({
        id: one.id,
        title: one.draft.title,
        status: one.status,
        clash: count(({ scheduledAt }) => scheduledAt === one.draft.scheduledAt) > 1,
        double: count(({ title }) => title === one.draft.title) > 1,
      }));
  }
}

test("whatever happens to it, a queue is as a naive one, and says exactly what changed", () => {
  fc.assert(
    fc.property(steps, (all) => {
      const queue = new VideoQueue("q");
      const naive = new Naive();
      for (const step of all) {
        if (step.do === "wait") {
          naive.now += step.minutes * 60_000;
          continue;
        }
        const before = new Map(queue.list().map((one) => [one.id, one]));
        const { revision } = queue;
        const known = "id" in step ? before.get(step.id) : undefined;
        const kept = "id" in step ? naive.removed.get(step.id) : undefined;
        naive.apply(step, known);
        const change = perform(queue, step, naive.now, kept ?? known);

        const after = queue.list();
        const differs = after.filter((one) => JSON.stringify(before.get(one.id)) !== JSON.stringify(one));
        const gone = [...before.keys()].filter((one) => queue.get(one) === undefined);
        expect(new Set(change?.videos.map((one) => one.id))).toEqual(new Set(differs.map((one) => one.id)));
        expect(change?.removed ?? []).toEqual(gone);
        expect(queue.revision).toBe(revision + (change === undefined ? 0 : 1));
        expect(queue.next).toBe(
          after.filter(({ status }) => status === "scheduled").map((one) => Date.parse(one.scheduledAt))[0],
        );
        expect(
          after.map(({ id: one, title, status, validation: { warnings } }) => ({
            id: one,
            title,
            status,
            clash: warnings.some((warning) => warning.includes("same time")),
            double: warnings.some((warning) => warning.includes("same title")),
          })),
        ).toEqual(naive.list());
        expect(new VideoQueue("again", { revision: 0, videos: after }).list()).toEqual(after);
      }
    }),
    { numRuns: 500 },
  );
});

function perform(queue: VideoQueue, step: Step, now: number, kept: ScheduledVideo | undefined) {
  try {
    if (step.do === "put")
      return queue.put(step.id, at(step.video.minute, `Watch number ${step.video.title}`), now);
    if (step.do === "remove") return queue.remove(step.id);
    if (step.do === "posted") return queue.markPosted(step.id, step.posted, now);
    if (step.do === "drain") return queue.drain(now);
    if (step.do === "restore" && kept !== undefined)
      return queue.restore([kept], step.reason === "undo" ? "undo" : "lost", now);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
