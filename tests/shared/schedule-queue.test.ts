import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SCHEDULE_LIMITS, ScheduledVideo, type VideoDraft } from "#shared/contracts/schedule.ts";
import { ApiError } from "#shared/errors.ts";
import { SCHEDULE_HORIZON } from "#shared/rules/schedule/check.ts";
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

  describe.each([
    ["of letters", "d".repeat(5000), 300],
    ["of characters that swell as UTF-8", "\u20ac".repeat(5000), 100],
    ["of characters that swell as JSON", "\u0001".repeat(5000), 60],
  ])("of much text, %s,", (_, description, least) => {
    const large = (number: number) => draft({ title: `Video ${number}`, description });
    const fullOfText = () => {
      const queue = new VideoQueue("q");
      const fill = () => {
        for (let number = 1; ; number += 1) queue.put(idOf(number), large(number), NOON);
      };
      return { queue, refusal: refusalOf(fill) };
    };

    test("says so truly, and its list is never longer than 2 MB", () => {
      const { queue, refusal } = fullOfText();
      expect(refusal[0]).toBe("queue_full");
      expect(refusal[1]).toMatch(
        /^The queue is full: its texts take (?:1\.9|2) of the 2 MB it holds\. Shorten some descriptions or remove/u,
      );
      const bytes = new TextEncoder().encode(JSON.stringify(queue.list())).byteLength;
      expect(bytes).toBeLessThanOrEqual(SCHEDULE_LIMITS.queueBytes);
      expect(queue.bytes).toBe(bytes - 1);
      expect(queue.size).toBeGreaterThan(least);
    });

    test("takes what makes it smaller, and then another", () => {
      const { queue } = fullOfText();
      const longer = { ...large(1), description: `${description}${description}` };
      expect(refusalOf(() => queue.put(idOf(1), longer, NOON))[0]).toBe("bad_request");
      expect(queue.put(idOf(1), draft({ title: "Video 1", description: "Short." }), NOON)).toBeDefined();
      queue.remove(idOf(2));
      expect(queue.put(idOf(2000), large(2000), NOON)).toBeDefined();
    });

    test("is read in pages that hold no more than they may, each video once and in order", () => {
      const { queue } = fullOfText();
      const read: string[] = [];
      for (let from: number | undefined = 0; from !== undefined;) {
        const page = queue.page(from, SCHEDULE_LIMITS.pageBytes);
        expect(JSON.stringify(page.videos).length).toBeLessThanOrEqual(SCHEDULE_LIMITS.pageBytes + 1);
        read.push(...page.videos.map(({ id }) => id));
        from = page.next;
      }
      expect(read).toEqual(idsIn(queue));
    });
  });

  test("has a page with one video at least, and none behind its end", () => {
    const queue = queueOf(10, 20);
    expect(queue.page(0, 1)).toMatchObject({ videos: [{ id: idOf(1) }], next: 1 });
    expect(queue.page(1, 1)).toMatchObject({ videos: [{ id: idOf(2) }] });
    expect(queue.page(1, 1)).not.toHaveProperty("next");
    expect(queue.page(9, 1)).toEqual({ videos: [] });
  });
});

describe("an edit that began with what isn't there any more", () => {
  const changed = ["video_changed", "This video was changed in the meantime."];
  const removed = ["video_removed", "This video was deleted in the meantime."];

  test("is refused where another edit came first, and goes through from there", () => {
    const queue = queueOf(10);
    queue.put(idOf(1), at(10, "Theirs"), NOON, 1);
    expect(refusalOf(() => queue.put(idOf(1), at(10, "Mine"), NOON, 1))).toEqual(changed);
    expect(queue.get(idOf(1))).toMatchObject({ title: "Theirs", revision: 2 });
    queue.put(idOf(1), at(10, "Mine"), NOON, 2);
    expect(queue.get(idOf(1))).toMatchObject({ title: "Mine", revision: 3 });
  });

  test("goes through where it says what is there already", () => {
    const queue = queueOf(10);
    queue.put(idOf(1), at(10, "Ours"), NOON, 1);
    expect(queue.put(idOf(1), at(10, "Ours"), NOON, 1)).toBeUndefined();
  });

  test("doesn't make a second video of an id that is taken", () => {
    expect(refusalOf(() => queueOf(10).put(idOf(1), at(20, "Another"), NOON, 0))).toEqual(changed);
  });

  test("doesn't bring back what was removed, whatever it began with", () => {
    const queue = queueOf(10, 20);
    queue.remove(idOf(1));
    for (const seen of [undefined, 0, 1])
      expect(refusalOf(() => queue.put(idOf(1), at(30), NOON, seen))).toEqual(removed);
    expect(refusalOf(() => new VideoQueue("another").put(idOf(9), at(30), NOON, 1))).toEqual(removed);
    expect(queue.size).toBe(1);
  });

  test("isn't refused for what time or the creator's word made of a video", () => {
    const queue = queueOf(10);
    queue.drain(minutes(10));
    queue.markPosted(idOf(1), true, minutes(11));
    queue.put(idOf(1), at(10, "Renamed"), minutes(12), 1);
    expect(queue.get(idOf(1))).toMatchObject({ status: "posted", revision: 2 });
  });

  test("counts on where a lost queue was put back", () => {
    const queue = queueOf(10);
    queue.put(idOf(1), at(10, "Twice"), NOON, 1);
    const after = new VideoQueue("new");
    after.restore(queue.list(), "lost", NOON);
    expect(refusalOf(() => after.put(idOf(1), at(10, "Stale"), NOON, 1))).toEqual(changed);
    expect(after.put(idOf(1), at(10, "Thrice"), NOON, 2)).toBeDefined();
  });
});

describe("the horizon", () => {
  test("is two years ahead, to the millisecond, also for a video that moves", () => {
    const beyond = ["bad_request", "Videos can be scheduled at most two years ahead."];
    const after = (ms: number) => draft({ scheduledAt: iso(NOON + 2 * 365 * 24 * 3_600_000 + ms) });
    const queue = new VideoQueue("q");
    expect(refusalOf(() => queue.put(idOf(1), after(1), NOON))).toEqual(beyond);
    queue.put(idOf(1), after(0), NOON);
    expect(refusalOf(() => queue.put(idOf(1), after(1), NOON))).toEqual(beyond);
    expect(queue.size).toBe(1);
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
    queue.restore(kept, "undo", NOON);
    expect(queue.restore(kept, "lost", NOON)).toBeUndefined();
    expect(queue.size).toBe(2);
  });

  test("refuses a video that was posted in the future, but for what two clocks may differ", () => {
    const [video] = queueOf(10).list();
    const postedAfter = (ms: number) => [
      ScheduledVideo.parse({ ...video, status: "posted", postedAt: iso(NOON + ms) }),
    ];
    expect(refusalOf(() => new VideoQueue("new").restore(postedAfter(60_001), "lost", NOON))).toEqual([
      "bad_request",
      "A video can't have been posted in the future.",
    ]);
    expect(new VideoQueue("new").restore(postedAfter(60_000), "lost", NOON)?.videos).toHaveLength(1);
  });

  test("leaves out what is beyond the horizon", () => {
    const [video] = queueOf(10).list();
    const [near, far] = [0, 1].map((more) =>
      ScheduledVideo.parse({
        ...video,
        id: idOf(more + 1),
        scheduledAt: iso(NOON + SCHEDULE_HORIZON + more),
      }),
    );
    if (near === undefined || far === undefined) throw new Error("two were made");
    const queue = new VideoQueue("new");
    expect(queue.restore([far], "lost", NOON)).toBeUndefined();
    expect(queue.restore([far, near], "lost", NOON)?.videos).toMatchObject([{ id: idOf(1) }]);
  });

  test("takes out the control characters that a browser kept from before", () => {
    const [video] = queueOf(10).list();
    const old = ScheduledVideo.parse({
      ...video,
      title: "A\u0000title",
      description: "Two\nlines\u001b",
      tags: ["a\u007ftag"],
    });
    const queue = new VideoQueue("new");
    queue.restore([old], "lost", NOON);
    expect(queue.list()).toMatchObject([{ title: "A title", description: "Two\nlines ", tags: ["a tag"] }]);
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
    if (found === undefined && this.removed.has(wanted)) return;
    const moved = found?.draft.scheduledAt !== next.scheduledAt;
    if (moved && Date.parse(next.scheduledAt) < this.now) return;
    if (found === undefined)
      this.videos.push({ id: wanted, draft: next, made: this.now, status: "scheduled" });
    else {
      found.draft = next;
      if (moved) found.status = "scheduled";
    }
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
        expect(new VideoQueue("again", { revision: 0, videos: after, removed: [] }).list()).toEqual(after);
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
