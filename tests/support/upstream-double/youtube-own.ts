import type { IncomingMessage, ServerResponse } from "node:http";
import { CANARY } from "../ai-double/canaries.ts";
import { dayOfChannel } from "./channel-days.ts";
import { bearerOf } from "./google-accounts.ts";
import { googleRefusal } from "./google-refusal.ts";
import type { ThirdParty } from "./server.ts";

const DAY = 86_400_000;
/** Days YouTube doesn't know yet. */
const LAG = 3;

/** Best first; YouTube no longer lists the last one. */
export const OWN_VIDEOS = [
  { video: "aaaaaaaaaa1", title: "One loaf, three ovens", views: 5120, minutes: 10_240, duration: "PT8M5S" },
  { video: "aaaaaaaaaa2", title: "<b>Salt</b> & time", views: 900, minutes: 600, duration: "PT42S" },
  { video: "aaaaaaaaaa3", title: "Live from the kitchen", views: 12, minutes: 4, duration: "P0D" },
  { video: "aaaaaaaaaa4", title: undefined, views: 3, minutes: 1, duration: "" },
];

/** Answers for who is signed in, or refuses by the words of their account. */
function signedIn(answer: (url: URL, words: string, name: string) => unknown): ThirdParty {
  return (url, response, request) => {
    const known = bearerOf(tokenOf(request));
    if (known === undefined || url.searchParams.has("access_token"))
      return send(response, 401, googleRefusal(401, "authError", "UNAUTHENTICATED"));
    const { words } = known.account;
    if (words.includes("api-slow")) return;
    if (words.includes("api-html")) return void response.end(`<html>${CANARY}</html>`);
    if (words.includes("api-list")) return send(response, 200, []);
    if (words.includes("api-down")) return void response.writeHead(500).end(CANARY);
    const reason = /api-(\d{3})-(\w+)/u.exec(words);
    if (reason !== null)
      return send(response, Number(reason[1]), googleRefusal(Number(reason[1]), reason[2] ?? ""));
    if (words.includes("quota")) return send(response, 403, googleRefusal(403, "quotaExceeded"));
    const reply = () => send(response, 200, answer(url, words, known.name));
    if (words.includes("held")) known.account.held.push(reply);
    else reply();
  };
}

/** channels.list of who is signed in. */
export const ownChannels: ThirdParty = (url, response, request) => {
  const words = bearerOf(tokenOf(request))?.account.words ?? "";
  if (words.includes("signup")) return send(response, 401, googleRefusal(401, "youtubeSignupRequired"));
  return signedIn((_, __, name) => {
    if (words.includes("no-channel"))
      return { kind: "youtube#channelListResponse", pageInfo: { totalResults: 0 } };
    const statistics = {
      viewCount: "123456",
      subscriberCount: words.includes("hidden") ? "0" : "842",
      hiddenSubscriberCount: words.includes("hidden"),
      videoCount: words.includes("moved") ? { count: 87 } : "87",
    };
    const title = name.includes("~") ? `Channel of ${name}` : "Sourdough Sundays";
    return { items: [{ id: "UCaaaaaaaaaaaaaaaaaaaaaa", snippet: { title }, statistics }] };
  })(url, response, request);
};

/** videos.list by ids. */
export const ownVideos: ThirdParty = signedIn((url) => {
  const ids = (url.searchParams.get("id") ?? "").split(",");
  const items = OWN_VIDEOS.filter(({ video, title }) => title !== undefined && ids.includes(video));
  return {
    items: items.map(({ video, title, duration }) => ({
      id: video,
      snippet: {
        title,
        publishedAt: "2026-10-01T12:00:00Z",
        thumbnails: {
          default: { url: `https://i.ytimg.com/vi/${video}/default.jpg`, width: 120, height: 90 },
          medium: {
            url: `https://${video === "aaaaaaaaaa2" ? "evil.example" : "i.ytimg.com"}/vi/${video}/mq.jpg`,
          },
        },
      },
      contentDetails: { duration },
    })),
  };
});

/** The Analytics API's reports: by day, or the videos with the most views. */
export const reports: ThirdParty = (url, response, request) => {
  const query = url.searchParams;
  const byVideo = query.get("dimensions") === "video";
  const isSupported = byVideo
    ? query.get("sort")?.startsWith("-") && Number(query.get("maxResults")) <= 200
    : query.get("dimensions") === "day";
  if (query.get("ids") !== "channel==MINE" || !isSupported)
    return send(response, 400, googleRefusal(400, "badRequest"));
  return signedIn((_, words) => {
    const rows = byVideo ? videoRows() : dayRows(query.get("startDate") ?? "", query.get("endDate") ?? "");
    return table(rows, [byVideo ? "video" : "day", ...(query.get("metrics") ?? "").split(",")], words);
  })(url, response, request);
};

function dayRows(from: string, to: string): Row[] {
  const last = Math.min(Date.parse(to), Date.now() - LAG * DAY);
  const rows = [];
  for (let time = Date.parse(from); time <= last; time += DAY)
    rows.push(dayOfChannel(new Date(time).toISOString().slice(0, 10)));
  return rows;
}

function videoRows(): Row[] {
  return OWN_VIDEOS.map(({ video, views, minutes }) => ({
    video,
    views,
    likes: Math.round(views / 10),
    comments: 1,
    estimatedMinutesWatched: minutes,
    subscribersGained: 4,
    subscribersLost: 1,
  }));
}

type Row = Readonly<Record<string, string | number>>;

function table(rows: Row[], columns: string[], words: string): unknown {
  const order = words.includes("shuffled") ? columns.toReversed() : columns;
  const shown = order.filter((name) => !(words.includes("fewer") && name === "comments"));
  return {
    kind: "youtubeAnalytics#resultTable",
    columnHeaders: shown.map((name) => ({ name })),
    // Left out where there is nothing.
    ...(words.includes("empty") ? {} : { rows: rows.map((row) => shown.map((name) => row[name])) }),
  };
}

function tokenOf(request: IncomingMessage): string {
  return request.headers.authorization?.replace("Bearer ", "") ?? "";
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json; charset=UTF-8" }).end(JSON.stringify(body));
}
