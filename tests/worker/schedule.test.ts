import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  deleteVideo,
  LIVE_PATH,
  markPosted,
  putVideo,
  Queue,
  readQueue,
  restoreVideos,
  SCHEDULE_LIMITS,
  type ScheduledVideo,
  validateVideo,
} from "#shared/contracts/schedule.ts";
import { ErrorBody } from "#shared/errors.ts";
import { call, failureOf, faultOf } from "../support/api.ts";
import { atNoon, Visitor } from "../support/schedule.ts";
import { draft, idOf, iso, NOON } from "../support/videos.ts";
import { anyCharacter } from "../support/any-character.ts";

test("a new visitor's queue is empty, and says whose clock and what durability it has", async () => {
  const visitor = await atNoon();
  expect(await visitor.queue()).toEqual({
    queueId: expect.stringMatching(/.+/u),
    revision: 0,
    now: iso(NOON),
    durability: "journal",
    videos: [],
  });
});

test("a video is kept with all that was said of it, and what the server knows", async () => {
  const visitor = await atNoon();
  const { queueId, revision, video } = await visitor.put(idOf(1), draft());
  expect(video).toEqual({
    ...draft(),
    id: idOf(1),
    scheduledDate: "2050-01-01",
    scheduledTime: "14:00",
    status: "scheduled",
    createdAt: iso(NOON),
    updatedAt: iso(NOON),
    postedAt: null,
    validation: { errors: [], warnings: [] },
    revision: 1,
  });
  expect(revision).toBe(1);
  expect(await visitor.queue()).toMatchObject({ queueId, revision: 1, videos: [video] });
});

test("the same PUT again, as a retry sends it, makes no second video and no second change", async () => {
  const visitor = await atNoon();
  const first = await visitor.put(idOf(1), draft());
  const tab = await visitor.listen();
  await tab.next();
  expect(await Promise.all([1, 2, 3].map(() => visitor.put(idOf(1), draft())))).toEqual([
    first,
    first,
    first,
  ]);
  expect(await tab.isSilent()).toBe(true);
  expect(await visitor.queue()).toMatchObject({ revision: 1, videos: [{ id: idOf(1) }] });
});

test("DELETE removes once, and is fine with what is gone", async () => {
  const visitor = await atNoon();
  await visitor.put(idOf(1), draft());
  expect(await visitor.remove(idOf(1))).toMatchObject({ revision: 2, removed: true });
  expect(await visitor.remove(idOf(1))).toMatchObject({ revision: 2, removed: false });
  expect(await visitor.states()).toEqual([]);
});

test("a video is posted when its creator says so, and isn't when that is taken back", async () => {
  const visitor = await atNoon();
  await visitor.put(idOf(1), draft());
  expect((await visitor.markPosted(idOf(1), true)).video).toMatchObject({
    status: "posted",
    postedAt: iso(NOON),
  });
  expect((await visitor.markPosted(idOf(1), false)).video).toMatchObject({
    status: "scheduled",
    postedAt: null,
  });
  await failureOf(await visitor.send(markPosted, { id: idOf(2), body: { posted: true } }), "not_found");
});

test("the remote validation answers with the rules of the form, the server's clock and the queue", async () => {
  const visitor = await atNoon();
  await visitor.put(idOf(1), draft());
  expect(await visitor.validate(idOf(2), draft())).toEqual({
    errors: [],
    warnings: ["Another video is scheduled for the same time.", "Another video has the same title."],
  });
  expect(await visitor.validate(idOf(1), draft())).toEqual({ errors: [], warnings: [] });
  expect(await visitor.validate(idOf(2), draft({ title: "a".repeat(101) }))).toMatchObject({
    errors: ["Title must be 100 characters or less."],
  });
  const past = draft({ scheduledAt: iso(NOON - 1), title: "Something else entirely" });
  expect((await visitor.validate(idOf(2), past)).errors).toEqual(["Cannot schedule videos for past dates."]);
  expect(await visitor.states()).toHaveLength(1);
});

describe("a video that spec §5 refuses is a 400 with its sentence:", () => {
  test.each([
    ["no title", { title: " " }, "Please fill in all required fields and upload a video file."],
    ["a title of 101 characters", { title: "a".repeat(101) }, "Title must be 100 characters or less."],
    ["a moment in the past", { scheduledAt: iso(NOON - 1) }, "Cannot schedule videos for past dates."],
  ])("%s", async (_, change, sentence) => {
    const visitor = await atNoon();
    const response = await visitor.send(putVideo, { id: idOf(1), body: draft(change) });
    expect((await failureOf(response, "bad_request")).message).toBe(sentence);
    expect(await visitor.states()).toEqual([]);
  });
});

describe("what can't be used is a 400 that names the field:", () => {
  const put = (change: object) => ({ ...draft(), ...change });
  test.each<[string, object, RegExp]>([
    ["no title at all", put({ title: undefined }), /^title: /u],
    [
      "a title of 501 characters",
      put({ title: "a".repeat(501) }),
      /^title: Title must be 100 characters or less\.$/u,
    ],
    [
      "a description of 5,001 characters",
      put({ description: "a".repeat(5001) }),
      /^description: Description must be 5000 characters or less\.$/u,
    ],
    [
      "501 tags",
      put({ tags: Array.from({ length: 501 }, () => "a") }),
      /^tags: Maximum 500 tags allowed\.$/u,
    ],
    ["tags in one text", put({ tags: "a,b" }), /^tags: /u],
    ["a moment in words", put({ scheduledAt: "tomorrow" }), /^scheduledAt: /u],
    ["a day that doesn't exist", put({ scheduledAt: "2050-02-30T12:00:00Z" }), /^scheduledAt: /u],
    ["a moment without a zone", put({ scheduledAt: "2050-01-01T12:00:00" }), /^scheduledAt: /u],
    ["a zone nobody lives in", put({ timeZone: "Mars/Olympus" }), /^timeZone: /u],
    ["a zone that is code", put({ timeZone: "${process.env}" }), /^timeZone: /u],
    ["no file", put({ file: null }), /^file: /u],
    ["a file without a name", put({ file: { name: "", size: 1, type: "" } }), /^file\.name: /u],
    ["a file of less than nothing", put({ file: { name: "a", size: -1, type: "" } }), /^file\.size: /u],
    ["a category of another site", put({ categoryId: "99" }), /^categoryId: /u],
    ["an audience of robots", put({ audience: "robots" }), /^audience: /u],
    ["yes in words", put({ autoTranscribe: "yes" }), /^autoTranscribe: /u],
  ])("%s", async (_, body, says) => {
    const response = await new Visitor().send(putVideo, { id: idOf(1), body });
    expect(await faultOf(response)).toMatch(says);
  });

  test.each(["1", "live", "%00", idOf(1).slice(1), `${idOf(1)}0`])("the id %o", async (id) => {
    const visitor = new Visitor();
    for (const response of [
      await visitor.send(putVideo, { id, body: draft() }),
      await visitor.send(deleteVideo, { id }),
      await visitor.send(markPosted, { id, body: { posted: true } }),
    ])
      expect(await faultOf(response)).toBe("id: The video's id must be a UUID.");
  });

  test("a list of too many to put back, of none, or with a zone that isn't one", async () => {
    const visitor = await atNoon();
    const { video } = await visitor.put(idOf(1), draft());
    const restore = async (videos: readonly object[]) => {
      const response = await visitor.send(restoreVideos, { body: { reason: "lost", videos } });
      return faultOf(response);
    };
    expect(await restore(Array.from({ length: SCHEDULE_LIMITS.restore + 1 }, () => video))).toMatch(
      /^videos: /u,
    );
    expect(await restore([])).toMatch(/^videos: /u);
    expect(await restore([video, { ...video, timeZone: "Nowhere" }])).toMatch(/^videos\.1\.timeZone: /u);
    const response = await visitor.send(validateVideo, {
      body: { id: idOf(1), video: draft({ timeZone: "Nowhere" }) },
    });
    expect(await faultOf(response)).toMatch(/^video\.timeZone: /u);
  });
});

test("a moment as far ahead as can be written is refused, and makes no queue", async () => {
  const visitor = await atNoon();
  const far = draft({ scheduledAt: "9999-12-31T23:59:59.999Z" });
  const refusal = await failureOf(await visitor.send(putVideo, { id: idOf(1), body: far }), "bad_request");
  expect(refusal.message).toBe("Videos can be scheduled at most two years ahead.");
  expect(await visitor.alarm()).toBeNull();
  expect(await visitor.tables()).toEqual([]);
});

test("a zone may be given by its offset", async () => {
  const visitor = await atNoon();
  const { video } = await visitor.put(idOf(1), draft({ timeZone: "+05:30" }));
  expect(video).toMatchObject({ scheduledDate: "2050-01-01", scheduledTime: "18:30" });
});

test("a body over the limit is a 413, another method a 405", async () => {
  const visitor = new Visitor();
  const body = { ...draft(), extra: "a".repeat(200_000) };
  await failureOf(await visitor.send(putVideo, { id: idOf(1), body }), "too_large");
  const response = await visitor.fetch(`/api/schedule/${idOf(1)}`);
  expect(response.headers.get("Allow")).toBe("DELETE, PUT");
  await failureOf(response, "method_not_allowed");
});

test("the thousand-and-first video is a 409 that says what to do", async () => {
  const visitor = await atNoon();
  await visitor.fill(SCHEDULE_LIMITS.videos);
  const response = await visitor.send(putVideo, { id: idOf(1001), body: draft() });
  expect((await failureOf(response, "queue_full")).message).toBe(
    "The queue is full: it holds 1,000 videos. Remove some first.",
  );
  await visitor.remove(idOf(1));
  await visitor.put(idOf(1001), draft());
  expect((await visitor.queue()).videos).toHaveLength(SCHEDULE_LIMITS.videos);
});

test("a queue that is full of text says so", async () => {
  const visitor = await atNoon();
  const description = "\u20ac".repeat(5000);
  await visitor.fill(140, undefined, { description });
  const response = await visitor.send(putVideo, { id: idOf(999), body: draft({ description }) });
  expect((await failureOf(response, "queue_full")).message).toMatch(
    /^The queue is full: its texts take (?:1\.9|2) of the 2 MB it holds\./u,
  );
});

test("a long queue comes in pages of its one revision", async () => {
  const visitor = await atNoon();
  await visitor.fill(300, undefined, { description: "d".repeat(2000) });
  const first = await visitor.page(0);
  expect(first.next).toBeLessThan(300);
  expect(JSON.stringify(first.videos).length).toBeLessThanOrEqual(SCHEDULE_LIMITS.pageBytes + 1);
  const second = await visitor.page(first.next ?? 0);
  expect(second).toMatchObject({ queueId: first.queueId, revision: first.revision });
  expect(second.videos[0]?.id).not.toBe(first.videos.at(-1)?.id);
  const { videos } = await visitor.queue();
  expect(new Set(videos.map(({ id }) => id)).size).toBe(300);
  for (const from of ["x", "-1", "1.5", "9999999"]) {
    const response = await visitor.send(readQueue, { query: `?from=${from}` });
    expect((await failureOf(response, "bad_request")).message).toBe(
      "A page begins with the number of a video.",
    );
  }
});

describe("an edit from a tab that slept", () => {
  test("doesn't overwrite what another tab saved since", async () => {
    const visitor = await atNoon();
    const { video } = await visitor.put(idOf(1), draft(), 0);
    await visitor.put(idOf(1), draft({ title: "The other tab's title" }), video.revision);
    const stale = { ...draft({ title: "A stale title" }), revision: video.revision };
    await failureOf(await visitor.send(putVideo, { id: idOf(1), body: stale }), "video_changed");
    expect((await visitor.queue()).videos).toMatchObject([{ title: "The other tab's title", revision: 2 }]);
  });

  test("doesn't bring back what another tab deleted, with or without a revision", async () => {
    const visitor = await atNoon();
    await visitor.put(idOf(1), draft());
    await visitor.remove(idOf(1));
    for (const revision of [undefined, 1])
      await failureOf(
        await visitor.send(putVideo, { id: idOf(1), body: { ...draft(), revision } }),
        "video_removed",
      );
    expect(await visitor.states()).toEqual([]);
  });

  test("that gives no revision wins over others, as it did before there were any", async () => {
    const visitor = await atNoon();
    await visitor.put(idOf(1), draft());
    await visitor.put(idOf(1), draft({ title: "Saved later than that" }));
    expect((await visitor.queue()).videos).toMatchObject([{ title: "Saved later than that", revision: 2 }]);
  });
});

describe("what swells or hides in a queue is refused, and the field is named:", () => {
  const NUL = "a\u0000b";
  const HIDDEN = /has invisible control characters\. Remove them, or type it anew\.$/u;

  test.each<[string, object, RegExp]>([
    ["title", { title: NUL }, HIDDEN],
    ["title", { title: "two\nlines" }, HIDDEN],
    ["description", { description: "\u001b[31m" }, HIDDEN],
    ["file.name", { file: { name: NUL, size: 1, type: "video/mp4" } }, HIDDEN],
    ["file.type", { file: { name: "a.mp4", size: 1, type: NUL } }, HIDDEN],
    ["thumbnail.name", { thumbnail: { name: "\u0085.jpg", size: 1, type: "image/jpeg" } }, HIDDEN],
    ["tags", { tags: ["fine", NUL] }, HIDDEN],
    [
      "tags",
      { tags: Array.from({ length: 21 }, () => "t".repeat(480)) },
      /^Tags can have at most 10,000 characters together\.$/u,
    ],
  ])("%s", async (field, change, sentence) => {
    const visitor = await atNoon();
    const body = { ...draft(), ...change };
    const refusal = await failureOf(await visitor.send(putVideo, { id: idOf(1), body }), "bad_request");
    expect(refusal.field).toBe(field);
    expect(refusal.message).toMatch(sentence);
    const check = await visitor.send(validateVideo, { body: { id: idOf(1), video: body } });
    expect((await failureOf(check, "bad_request")).field).toBe(`video.${field}`);
  });

  test("but a description may have lines and tabs", async () => {
    const visitor = await atNoon();
    const description = "One\r\n\tTwo\nThree";
    expect((await visitor.put(idOf(1), draft({ description }))).video.description).toBe(description);
  });
});

test("a video that was posted in the future isn't put back", async () => {
  const visitor = await atNoon();
  const { video } = await visitor.put(idOf(1), draft());
  await visitor.remove(idOf(1));
  const posted = { ...video, status: "posted", postedAt: "9999-01-01T00:00:00.000Z" };
  const response = await visitor.send(restoreVideos, { body: { reason: "undo", videos: [posted] } });
  expect((await failureOf(response, "bad_request")).message).toBe(
    "A video can't have been posted in the future.",
  );
});

describe("nobody sees another's queue:", () => {
  test("two workspaces may even use the same id", async () => {
    const [ada, bob] = [await atNoon(), await atNoon()];
    await ada.put(idOf(1), draft({ title: "Ada's very own video" }));
    const tab = await ada.listen();
    await tab.next();
    await bob.put(idOf(1), draft({ title: "Bob's very own video" }));
    await bob.remove(idOf(2));
    await failureOf(await bob.send(markPosted, { id: idOf(3), body: { posted: true } }), "not_found");
    await bob.remove(idOf(1));
    expect(await tab.isSilent()).toBe(true);
    expect((await ada.queue()).videos).toMatchObject([{ title: "Ada's very own video" }]);
    expect(await bob.states()).toEqual([]);
  });

  test.each([
    ["no cookie", () => ""],
    ["a cookie that isn't ours", (id: string) => `__Host-workspace=${id.toUpperCase()}`],
    ["half a cookie", (id: string) => `__Host-workspace=${id.slice(0, 16)}`],
    ["a cookie with something after it", (id: string) => `__Host-workspace=${id}%20`],
    ["the cookie of http", (id: string) => `workspace=${id}`],
    ["a guess", () => `__Host-workspace=${"0".repeat(32)}`],
  ])("%s opens nothing", async (_, cookieOf) => {
    const visitor = await atNoon();
    await visitor.put(idOf(1), draft());
    const headers = { Cookie: cookieOf(visitor.workspace) };
    const response = await call(readQueue.path, { headers });
    expect(Queue.parse(await response.json()).videos).toEqual([]);
    await call(`/api/schedule/${idOf(1)}`, { method: "DELETE", headers });
    expect(await visitor.states()).toHaveLength(1);
  });

  test("another site can't read, change or listen to it through a visitor's browser", async () => {
    const visitor = await atNoon();
    const headers = { Origin: "https://evil.example" };
    const path = `/api/schedule/${idOf(1)}`;
    await failureOf(await visitor.fetch(path, { method: "DELETE", headers }), "foreign_origin");
    const socket = { ...headers, Upgrade: "websocket" };
    await failureOf(await visitor.fetch(LIVE_PATH, { headers: socket }), "foreign_origin");
    const plain = await visitor.fetch(readQueue.path, { headers });
    expect(plain.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });
});

test("whoever deletes the workspace leaves no queue, no alarm and no open tab", async () => {
  for (const memory of [false, true]) {
    const visitor = await atNoon({ memory });
    const { queueId } = await visitor.put(idOf(1), draft());
    const tab = await visitor.listen();
    await tab.next();
    expect((await visitor.fetch("/api/workspace", { method: "DELETE" })).status).toBe(200);
    expect(await tab.next()).toMatchObject({ type: "changed", revision: 2, videos: [], removed: [idOf(1)] });
    expect(await tab.closed).toMatchObject({ code: 4002, reason: "This workspace was deleted." });
    expect(await visitor.alarm()).toBeNull();
    expect(await visitor.tables()).toEqual([]);
    const after = await visitor.queue();
    expect(after.videos).toEqual([]);
    expect(after.queueId).not.toBe(queueId);
    await visitor.put(idOf(2), draft());
    expect(await visitor.states()).toEqual([[idOf(2), "scheduled"]]);
  }
});

const anything = fc.jsonValue({ maxDepth: 3 });
const text = fc.string({ unit: anyCharacter, maxLength: 120 });
const nearly = fc.record({
  title: fc.oneof(text, anything),
  description: fc.oneof(text, anything),
  file: fc.oneof(fc.record({ name: text, size: fc.integer(), type: text }), anything),
  thumbnail: fc.oneof(fc.constant(null), anything),
  scheduledAt: fc.oneof(
    fc.date({ min: new Date(0), max: new Date(8e14), noInvalidDate: true }).map((date) => date.toISOString()),
    anything,
  ),
  timeZone: fc.oneof(fc.constantFrom("Asia/Kathmandu", "UTC", "america/new_york", "+01:00", ""), text),
  privacyStatus: fc.constantFrom("scheduled", "public", "unlisted", "private"),
  tags: fc.oneof(fc.array(text), anything),
  categoryId: fc.constantFrom("22", "24", "28"),
  language: fc.constantFrom("en", "es", "fr", "de", "it"),
  autoTranscribe: fc.boolean(),
  audience: fc.constantFrom("not_made_for_kids", "made_for_kids"),
});

test("whatever is sent, the answer is one of the contract and never a fault of ours", async () => {
  const visitor = await atNoon();
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ weight: 4, arbitrary: nearly }, anything),
      fc.nat(30),
      async (body, number) => {
        const response = await visitor.send(putVideo, { id: idOf(number), body: body ?? "nothing" });
        const answer: unknown = await response.json();
        if (response.status === 200) {
          taken += 1;
          const { video }: { video: ScheduledVideo } = putVideo.response.parse(answer);
          expect(video.validation.errors).toEqual([]);
          expect(video.scheduledDate).toMatch(/^\d{4,}-\d\d-\d\d$/u);
          expect(video.scheduledTime).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/u);
        } else {
          expect(response.status).toBe(400);
          expect(ErrorBody.parse(answer).code).toBe("bad_request");
        }
      },
    ),
    {
      numRuns: 500,
      examples: [[{ ...draft(), title: "\u202e<script>${1}</script>", tags: ["__proto__"] }, 1]],
    },
  );
  expect(taken).toBeGreaterThan(0);
  const { videos } = await visitor.queue();
  const moments = videos.map(({ scheduledAt }) => Date.parse(scheduledAt));
  expect(moments).toEqual(moments.toSorted((a, b) => a - b));
});
