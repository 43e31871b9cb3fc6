import { fetch } from "miniflare";
import { LIVE_PATH, QueueEvent, type VideoDraft } from "#shared/contracts/schedule.ts";
import { Intake } from "#shared/rules/schedule/credit.ts";
import { VideoQueue } from "#worker/scheduler/queue.ts";
import { draft, idOf, iso, minutes, NOON } from "../support/videos.ts";
import type { Call } from "./client.ts";
import { storm } from "./load.ts";
import { median, quantile, type Report, round } from "./statistics.ts";
import { startWorkers } from "./workers.ts";

const SIZES = [10, 1000, 10_000] as const;
const ROUNDS = 5;
const MOMENTS = 200;
const CLIENTS = 8;
/** Milliseconds from one moment to the next, and until the first. */
const APART = 20;
const AHEAD = 3000;

const COOKIE = `workspace=${"0".repeat(32)}`;

/** A video at some moment, in epoch milliseconds. */
const at = (moment: number, number: number): VideoDraft =>
  draft({ title: `A video with the number ${number}`, scheduledAt: iso(moment) });

/**
 * Fills queues in no order of moments, lists them, and lets all of it come due; one thing after the other, so that
 * none pays for clearing up what another left. @returns microseconds of processor time a video, which a busy
 * machine doesn't stretch.
 */
function useQueues(size: number) {
  const count = Math.max(ROUNDS, 20_000 / size);
  const drafts = Array.from({ length: size }, (_, number) => at(minutes(Math.random() * 1e6 + 1), number));
  const queues = Array.from(
    { length: count },
    () => new VideoQueue("bench", undefined, { videos: size, bytes: Number.POSITIVE_INFINITY }),
  );
  const cost = (work: (queue: VideoQueue) => unknown) => {
    const begin = process.cpuUsage();
    for (const queue of queues) work(queue);
    return process.cpuUsage(begin).user / (count * size);
  };
  return {
    insert: cost((queue) => drafts.forEach((one, number) => queue.put(idOf(number), one, NOON))),
    list: cost((queue) => queue.list()),
    drain: cost((queue) => queue.drain(minutes(2e6))),
  };
}

/** The queue alone: microseconds a video, and how that grows against log n (1 is n log n in all, less is better). */
export async function measureQueue(): Promise<Report> {
  useQueues(SIZES[0]);
  const least = useQueues(SIZES[0]);
  const rows = SIZES.flatMap((size) => {
    const typical = size === SIZES[0] ? least : useQueues(size);
    const logarithm = Math.log(size) / Math.log(SIZES[0]);
    return (["insert", "list", "drain"] as const).map((part) => ({
      videos: size,
      operation: part,
      "µs a video": round(typical[part], 3),
      "growth against n log n": round(typical[part] / least[part] / logarithm),
    }));
  });
  return {
    title: `The queue alone: all inserted, listed, drained (processor time of at least ${ROUNDS} queues)`,
    rows,
  };
}

const putOf = (id: string, body: VideoDraft): Call => ({
  method: "PUT",
  path: `/api/schedule/${id}`,
  body: JSON.stringify(body),
});

/** How late a moment is: when its alarm is done in the object, and when a tab hears of it. */
export async function measureAlarms(): Promise<Report> {
  const { urls, close } = await startWorkers("");
  const { webSocket: socket } = await fetch(new URL(LIVE_PATH, urls.app), {
    headers: { Upgrade: "websocket", Cookie: COOKIE },
  });
  if (socket === null) throw new Error("there is no socket");
  const late: { object: number; tab: number }[] = [];
  const all = Promise.withResolvers<void>();
  socket.addEventListener("close", () => all.reject(new Error("the socket closed")));
  const intake = new Intake();
  socket.addEventListener("message", ({ data }) => {
    const now = Date.now();
    if (data === "pong") return;
    if (intake.take(String(data))) {
      socket.send("ping");
      intake.reset();
    }
    const event = QueueEvent.parse(JSON.parse(String(data)));
    if (event.type !== "changed") return;
    for (const { status, scheduledAt } of event.videos)
      if (status === "due")
        late.push({
          object: Date.parse(event.now) - Date.parse(scheduledAt),
          tab: now - Date.parse(scheduledAt),
        });
    if (late.length >= MOMENTS) all.resolve();
  });
  socket.accept();
  const first = Date.now() + AHEAD;
  for (let number = 0; number < MOMENTS; number += 1) {
    const { path, method, body } = putOf(idOf(number), at(first + number * APART, number));
    const headers = { "Content-Type": "application/json", Cookie: COOKIE };
    const response = await fetch(new URL(path, urls.app), { method, headers, body });
    if (!response.ok) throw new Error(await response.text());
  }
  await all.promise;
  socket.close();
  await close();
  const row = (where: "object" | "tab") => {
    const times = late.map((one) => one[where]);
    return { until: where, "p50 ms": quantile(times, 0.5), "p99 ms": quantile(times, 0.99) };
  };
  return { title: `Lateness of ${MOMENTS} moments, ${APART} ms apart`, rows: [row("object"), row("tab")] };
}

/** PUTs a second with 8 clients against a bare object that only keeps what it gets. */
export async function measurePuts(): Promise<Report> {
  const rows = [];
  for (const durability of ["memory", "journal"]) {
    const { urls, close } = await startWorkers("", { SCHEDULER_DURABILITY: durability });
    // Fewer ids than requests, each time with a later moment: a change every time, and the queue never full.
    const tomorrow = Date.now() + 86_400_000;
    let turn = 0;
    const call = (number: number) => {
      turn += 1;
      return putOf(idOf(number % 100), at(tomorrow + turn * 1000, number % 100));
    };
    await storm(urls.app, call, CLIENTS);
    const rounds = [];
    for (let count = 0; count < ROUNDS; count += 1) {
      const bare = await storm(urls.bare, call, CLIENTS);
      const ours = await storm(urls.app, call, CLIENTS);
      rounds.push({ ratio: ours.perSecond / bare.perSecond, ours: ours.perSecond });
    }
    await close();
    rows.push({
      durability,
      "PUT/s against a bare object": round(median(rounds.map(({ ratio }) => ratio))),
      "PUT/s": Math.round(median(rounds.map(({ ours }) => ours))),
    });
  }
  return { title: `PUT against a bare object in the same workerd (median of ${ROUNDS} paired rounds)`, rows };
}
