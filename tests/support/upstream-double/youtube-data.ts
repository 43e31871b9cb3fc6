import { CANARY } from "../ai-double/canaries.ts";
import { channelIdOf, nameIn, videoIdOf, wordOf } from "./names.ts";
import type { ThirdParty } from "./server.ts";
import { hostile } from "./youtube-pages.ts";

/** A Google API's refusal. Its message holds markup and what no caller may see. */
function refusal(code: number, reason: string, status?: string) {
  const message = `${CANARY} <a href="/youtube/v3/getting-started#quota">quota</a>`;
  const errors = [{ message, domain: "youtube", reason }];
  const details = [
    { "@type": "type.googleapis.com/google.rpc.Help" },
    { "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason, domain: "googleapis.com" },
  ];
  return { error: { code, message, status, ...(status === undefined ? { errors } : { details }) } };
}

/** What the API refuses, by the word of a name, as api-facts §1.7 has it. */
const REFUSALS: Readonly<Record<string, [status: number, body: unknown]>> = {
  quota: [403, refusal(403, "quotaExceeded")],
  rate: [403, refusal(403, "rateLimitExceeded")],
  busy: [429, refusal(429, "RATE_LIMIT_EXCEEDED", "RESOURCE_EXHAUSTED")],
  badkey: [400, refusal(400, "API_KEY_INVALID", "INVALID_ARGUMENT")],
  blocked: [403, refusal(403, "API_KEY_SERVICE_BLOCKED", "PERMISSION_DENIED")],
  disabled: [403, refusal(403, "accessNotConfigured")],
  scopes: [403, refusal(403, "insufficientPermissions")],
  expired: [401, refusal(401, "authError")],
  signup: [401, refusal(401, "youtubeSignupRequired")],
  wordless: [403, { error: CANARY }],
};

const HOUR = 3_600_000;

function snippet(name: string) {
  const picture = (size: number) => ({
    url: `https://yt3.ggpht.com/${name}=s${size}`,
    width: size,
    height: size,
  });
  return {
    title: `The ${name} channel`,
    description: "Bread, slowly.\n\nNew loaf every Friday.",
    customUrl: `@${name}`,
    publishedAt: "2016-03-01T10:00:00Z",
    thumbnails: { default: picture(88), medium: picture(240), high: picture(800) },
  };
}

/** A channel as channels.list gives it, with the odd ones by the word of their name. */
function channel(name: string) {
  const whole = {
    kind: "youtube#channel",
    id: channelIdOf(name),
    snippet: snippet(name),
    contentDetails: { relatedPlaylists: { likes: "", uploads: channelIdOf(name).replace(/^UC/u, "UU") } },
    statistics: {
      viewCount: "1234567",
      subscriberCount: "12300",
      hiddenSubscriberCount: false,
      videoCount: "87",
    },
  };
  switch (wordOf(name)) {
    case "hidden":
      return {
        ...whole,
        statistics: { ...whole.statistics, subscriberCount: "0", hiddenSubscriberCount: true },
      };
    case "small":
      return { ...whole, statistics: { ...whole.statistics, subscriberCount: "947" } };
    case "moved":
      return {
        id: whole.id,
        snippet: { title: whole.snippet.title, thumbnails: [] },
        statistics: { subscriberCount: {} },
      };
    case "bare":
      return { ...whole, snippet: { title: whole.snippet.title }, contentDetails: { relatedPlaylists: {} } };
    case "evilpic":
      return {
        ...whole,
        snippet: { ...whole.snippet, thumbnails: { high: { url: "https://evil.example/spy.gif" } } },
      };
    case "hostile":
      return { ...whole, snippet: { ...whole.snippet, title: hostile(name), description: hostile(name) } };
    default:
      return whole;
  }
}

const json: (response: Parameters<ThirdParty>[1], status: number, body: unknown) => void = (
  response,
  status,
  body,
) => response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));

/** Refuses a call without the key in its header, or whose name says so. @returns whether it did. */
function refuses(name: string, ...[url, response, request]: Parameters<ThirdParty>): boolean {
  const key = request.headers["x-goog-api-key"];
  const isBad = url.searchParams.has("key") || typeof key !== "string" || key.includes("invalid");
  const refused = isBad ? REFUSALS.badkey : REFUSALS[wordOf(name)];
  if (refused !== undefined) json(response, ...refused);
  return refused !== undefined;
}

/** channels.list by handle, id or user name. */
export const channels: ThirdParty = (url, response, request) => {
  const [id, handle, user] = ["id", "forHandle", "forUsername"].map((field) => url.searchParams.get(field));
  const name = handle?.replace(/^@/u, "") ?? user ?? nameIn(id ?? "");
  if (refuses(name, url, response, request)) return;
  // Longer than the Worker waits; the connection ends with the test run.
  if (wordOf(name) === "lazyapi") return;
  const pageInfo = { totalResults: 0, resultsPerPage: 5 };
  const empty = { kind: "youtube#channelListResponse", etag: "e", pageInfo };
  switch (wordOf(name)) {
    case "missing":
    case "gone":
      return json(response, 200, empty);
    case "empty":
      return json(response, 200, { ...empty, items: [] });
    case "nonsense":
      return json(response, 200, { surprise: CANARY });
    default:
      return json(response, 200, { ...empty, items: [channel(name)] });
  }
};

/** playlistItems.list of a channel's uploads: a pinned older one first, and one still without a date. */
export const uploads: ThirdParty = (url, response, request) => {
  const name = nameIn(url.searchParams.get("playlistId") ?? "");
  if (wordOf(name) === "unlisted") return json(response, 404, refusal(404, "playlistNotFound"));
  if (refuses(name, url, response, request)) return;
  const upload = (videoId: string, title: string, hours: number | undefined) => ({
    kind: "youtube#playlistItem",
    snippet: {
      title,
      publishedAt: new Date(0).toISOString(),
      thumbnails: { default: { url: `https://i.ytimg.com/vi/${videoId}/default.jpg` } },
      resourceId: { videoId },
    },
    contentDetails: {
      videoId,
      ...(hours !== undefined && { videoPublishedAt: new Date(Date.now() - hours * HOUR).toISOString() }),
    },
  });
  const all = [
    upload("olderpinned", "An older one", 400),
    upload(videoIdOf(name), "My newest loaf", 5),
    upload("upcoming___", "Coming soon", undefined),
    upload("not an id", "Nothing", 1),
  ];
  json(response, 200, {
    kind: "youtube#playlistItemListResponse",
    items: wordOf(name) === "silent" ? [] : all,
  });
};

/** videos.list by id: whose video it is. */
export const videosById: ThirdParty = (url, response, request) => {
  const name = nameIn(url.searchParams.get("id") ?? "");
  if (refuses(name, url, response, request)) return;
  const isGone = ["missing", "private"].includes(wordOf(name));
  const items = isGone ? [] : [{ id: url.searchParams.get("id"), snippet: { channelId: channelIdOf(name) } }];
  json(response, 200, { kind: "youtube#videoListResponse", items });
};
