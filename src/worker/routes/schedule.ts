import { Hono } from "hono";
import * as z from "zod/mini";
import {
  deleteVideo,
  LIVE_PATH,
  markPosted,
  putVideo,
  readQueue,
  restoreVideos,
  validateVideo,
  VideoId,
} from "#shared/contracts/schedule.ts";
import { ApiError } from "#shared/errors.ts";
import { admitNewQueue } from "../budget/stub.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { sameOrigin } from "../middleware/same-origin.ts";
import { isTimeZone } from "../scheduler/local-clock.ts";
import { type Outcome, valueOf } from "../outcome.ts";
import { ofScheduler } from "../scheduler/stub.ts";
import { parseInput, serve } from "../serve.ts";

export const schedule = new Hono<AppEnv>();

/** The number of a page's first video, as text. */
const PageStart = z.pipe(
  z.string().check(z.regex(/^\d{1,6}$/u, "A page begins with the number of a video.")),
  z.transform(Number),
);

serve(schedule, readQueue, async (c) => {
  const from = parseInput(PageStart, c.req.query("from") ?? "0", ["from"]);
  return c.json(valueOf(await ofScheduler(c, (scheduler) => scheduler.list(from))));
});

serve(schedule, putVideo, async (c, { revision, ...draft }) => {
  const id = idIn(c);
  expectTimeZone(draft.timeZone, "timeZone");
  return c.json(
    await beginning(c, (admitted) =>
      ofScheduler(c, (scheduler) => scheduler.put(id, draft, revision, admitted)),
    ),
  );
});

serve(schedule, deleteVideo, async (c) => {
  const id = idIn(c);
  return c.json(valueOf(await ofScheduler(c, (scheduler) => scheduler.remove(id))));
});

serve(schedule, markPosted, async (c, { posted }) => {
  const id = idIn(c);
  return c.json(valueOf(await ofScheduler(c, (scheduler) => scheduler.markPosted(id, posted))));
});

serve(schedule, restoreVideos, async (c, { reason, videos }) => {
  for (const [index, { timeZone }] of videos.entries()) expectTimeZone(timeZone, `videos.${index}.timeZone`);
  return c.json(
    await beginning(c, (admitted) =>
      ofScheduler(c, (scheduler) => scheduler.restore(reason, videos, admitted)),
    ),
  );
});

serve(schedule, validateVideo, async (c, { id, video }) => {
  expectTimeZone(video.timeZone, "video.timeZone");
  return c.json(valueOf(await ofScheduler(c, (scheduler) => scheduler.validate(id, video))));
});

// A page of another site could open a socket here with the caller's cookie: no other rule keeps it from that.
schedule.get(LIVE_PATH, sameOrigin, async (c) => {
  if (c.req.header("Upgrade")?.toLowerCase() !== "websocket") {
    c.header("Upgrade", "websocket");
    throw new ApiError("upgrade_required", `${LIVE_PATH} speaks WebSocket only.`);
  }
  const { status, webSocket } = await ofScheduler(c, (scheduler) => scheduler.fetch(c.req.raw));
  // An answer from elsewhere takes no more headers, such as a stranger's cookie.
  return new Response(null, { status, webSocket, headers: c.res.headers });
});

/** Does what may begin a queue: where there is none yet, the site is asked for one. */
async function beginning<Value>(
  c: AppContext,
  work: (admitted: boolean) => Promise<Outcome<Value>>,
): Promise<Value> {
  const outcome = await work(false);
  if (outcome.refusal?.code !== "too_many_queues") return valueOf(outcome);
  await admitNewQueue(c);
  return valueOf(await work(true));
}

function idIn(c: AppContext): string {
  return parseInput(VideoId, c.req.param("id"), ["id"]);
}

/** @throws ApiError `bad_request`, naming the field. */
function expectTimeZone(timeZone: string, field: string): void {
  if (!isTimeZone(timeZone))
    throw new ApiError("bad_request", "Time zone must be one such as Europe/Berlin.", undefined, { field });
}
