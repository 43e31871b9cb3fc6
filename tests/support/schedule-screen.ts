import { type BrowserContext, expect, type Locator, type Page, type WebSocketRoute } from "@playwright/test";
import {
  LIVE_PATH,
  putVideo,
  type Queue,
  type QueueEvent,
  readQueue,
  type ScheduledVideo,
  type VideoDraft,
} from "#shared/contracts/schedule.ts";
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from "#shared/errors.ts";
import { draft, idOf, iso } from "./videos.ts";

export const SCHEDULER = "/dashboard?section=video-scheduler";

export const queueOf = (page: Page): Locator => page.getByRole("region", { name: "Scheduled videos" });
export const rowOf = (page: Page, title: string): Locator =>
  queueOf(page).getByRole("article", { name: title, exact: true });
export const titlesIn = (page: Page): Locator => queueOf(page).getByRole("article").getByRole("heading");
export const toast = (page: Page, text: string): Locator =>
  page
    .getByRole("region", { name: /Notifications/u })
    .getByRole("listitem")
    .filter({ hasText: text });
export const showAs = (page: Page, view: "List" | "Week" | "Month") =>
  queueOf(page).getByRole("group", { name: "View" }).getByRole("button", { name: view }).click();

const HOUR = 3_600_000;
/** So many hours from now, as an instant. */
export const inHours = (hours: number): string => iso(Date.now() + hours * HOUR);

/** Waits for an open page's first answer: it brings the cookie that names the browser, which a test's own call needs. */
async function untilNamed(context: BrowserContext): Promise<void> {
  if (context.pages().every((page) => page.url() === "about:blank")) return;
  const names = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(names).toContainEqual(expect.stringMatching(/workspace$/u));
}

/** Puts a video into the queue of a browser. @returns it as the server holds it. */
export async function put(
  context: BrowserContext,
  change: Partial<VideoDraft>,
  id: string = crypto.randomUUID(),
): Promise<ScheduledVideo> {
  await untilNamed(context);
  const response = await context.request.put(putVideo.path.replace(":id", id), {
    data: { ...draft({ scheduledAt: inHours(24), timeZone: "UTC" }), ...change },
  });
  return putVideo.response.parse(await response.json()).video;
}

/** The queue of a browser, as the server holds it. */
export async function videosOf(context: BrowserContext): Promise<ScheduledVideo[]> {
  const response = await context.request.get(readQueue.path);
  return readQueue.response.parse(await response.json()).videos;
}

/** A video as a server would hold it. */
export function scheduledVideo(number: number, change: Partial<ScheduledVideo> = {}): ScheduledVideo {
  const video = draft({ title: `Video number ${number}`, timeZone: "UTC" });
  const scheduledAt = change.scheduledAt ?? inHours(number);
  return {
    ...video,
    id: idOf(number),
    scheduledAt,
    scheduledDate: scheduledAt.slice(0, 10),
    scheduledTime: scheduledAt.slice(11, 16),
    status: "scheduled",
    createdAt: iso(Date.now()),
    updatedAt: iso(Date.now()),
    postedAt: null,
    validation: { errors: [], warnings: [] },
    revision: 1,
    ...change,
  };
}

/** A queue as a server would send it. */
export function aQueue(videos: ScheduledVideo[], change: Partial<Queue> = {}): Queue {
  return {
    queueId: "queue-one",
    revision: videos.length,
    now: iso(Date.now()),
    durability: "memory",
    videos,
    ...change,
  };
}

/** The browser's copy of a queue as localStorage holds it, for `keep`. */
export function asCopy({ queueId, revision, videos }: Queue): Record<string, string> {
  return { "schedule-queue": JSON.stringify({ version: 1, queueId, revision, videos, lost: [] }) };
}

/** A refusal as the server words it. */
export function refusal(code: ErrorCode, message: string) {
  const json: ErrorBody = { success: false, error: message, message, code, requestId: "one" };
  return { status: ERROR_STATUS[code], json };
}

/** The live connection of a page in a test's own hands. */
export class Wire {
  readonly sockets: WebSocketRoute[] = [];
  /** What to do with a new connection. */
  onOpen: (socket: WebSocketRoute) => void;

  constructor(onOpen: (socket: WebSocketRoute) => void) {
    this.onOpen = onOpen;
  }

  async attach(page: Page): Promise<this> {
    await page.routeWebSocket(`**${LIVE_PATH}`, (socket) => {
      this.sockets.push(socket);
      this.onOpen(socket);
    });
    return this;
  }

  /** Says something to every open tab. */
  tell(event: QueueEvent): void {
    for (const socket of this.sockets) socket.send(JSON.stringify(event));
  }

  /** Cuts every connection. */
  async cut(): Promise<void> {
    await Promise.all(this.sockets.splice(0).map((socket) => socket.close()));
  }
}

/** A connection that sends this queue and answers pings. */
export const sending = (queue: () => Queue) => (socket: WebSocketRoute) => {
  socket.onMessage((message) => {
    if (message === "ping") socket.send("pong");
  });
  socket.send(JSON.stringify({ type: "queue", queue: queue() } satisfies QueueEvent));
};

/** A page whose queue is the test's own, live and by ordinary calls. */
export async function standIn(page: Page, queue: () => Queue): Promise<Wire> {
  await page.route(`**${readQueue.path}`, (route) => route.fulfill({ json: queue() }));
  return new Wire(sending(queue)).attach(page);
}

/** Connections to the real server, and whether one of them was heard since it was last cut. */
export class RealWire extends Wire {
  #heard = Promise.withResolvers<void>();

  constructor() {
    super(() => {});
    this.connect();
  }

  /** Lets new connections through. */
  connect(): void {
    this.onOpen = (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => {
        socket.send(message);
        this.#heard.resolve();
      });
    };
  }

  /** Once the server said something. */
  get heard(): Promise<void> {
    return this.#heard.promise;
  }

  /** Cuts what there is and whatever is tried. */
  async block(): Promise<void> {
    await this.heard;
    this.#heard = Promise.withResolvers<void>();
    this.onOpen = (socket) => void socket.close();
    await this.cut();
  }
}
