import { CANARY } from "../ai-double/canaries.ts";
import { channelIdOf, nameIn, videoIdOf, wordOf } from "./names.ts";
import type { ThirdParty } from "./server.ts";

/** Text that would do harm or turn the page around, were it taken for more than text. */
export function hostile(name: string): string {
  return `${name} <img src=x onerror="document.title='owned'"> \u202E${"endless".repeat(20)} </script><script>1</script>`;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
/** JSON as YouTube writes it into a script, where no markup may end that early. */
const scripted = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

const row = (...texts: string[]) => ({ metadataParts: texts.map((content) => ({ text: { content } })) });

function header(name: string, rows: unknown[]) {
  const contentMetadataViewModel = { metadataRows: [row(`@${name}`), ...rows] };
  const pageHeaderViewModel = { metadata: { contentMetadataViewModel } };
  return { pageHeaderRenderer: { content: { pageHeaderViewModel } } };
}

function metadata(name: string, more: object = {}) {
  const channelMetadataRenderer = {
    title: `The ${name} channel`,
    description: "Bread, slowly.",
    externalId: channelIdOf(name),
    vanityChannelUrl: `http://www.youtube.com/@${encodeURIComponent(name)}`,
    avatar: {
      thumbnails: [
        { url: `https://yt3.googleusercontent.com/${channelIdOf(name)}=s88`, width: 88 },
        { url: `https://yt3.googleusercontent.com/${channelIdOf(name)}=s900`, width: 900 },
      ],
    },
    ...more,
  };
  return { channelMetadataRenderer };
}

/** What a channel's page holds, by the word of its name. */
function initialData(name: string): unknown {
  const counts = [row("12.3K subscribers", "87 videos")];
  switch (wordOf(name)) {
    case "hidden":
      return { metadata: metadata(name), header: header(name, [row("87 videos")]) };
    case "small":
      return { metadata: metadata(name), header: header(name, [row("947 subscribers", "1 video")]) };
    case "fresh":
      return { metadata: metadata(name), header: header(name, [row("No subscribers", "No videos")]) };
    case "foreign":
      return { metadata: metadata(name), header: header(name, [row("12,3 тыс. подписчиков", "87 видео")]) };
    case "legacy":
      return {
        metadata: metadata(name),
        header: {
          c4TabbedHeaderRenderer: {
            subscriberCountText: { simpleText: "1.23M subscribers" },
            videosCountText: { runs: [{ text: "1,204" }, { text: " videos" }] },
          },
        },
      };
    case "terminated":
      return { alerts: [{ alertRenderer: { type: "ERROR", text: { simpleText: CANARY } } }] };
    case "evilpic":
      return {
        metadata: metadata(name, { avatar: { thumbnails: [{ url: "https://evil.example/spy.gif" }] } }),
        header: header(name, counts),
      };
    case "hostile":
      return {
        metadata: metadata(name, { title: hostile(name), description: hostile(name) }),
        header: header(name, counts),
      };
    default:
      return { metadata: metadata(name), header: header(name, counts) };
  }
}

function channelPage(name: string): string {
  const id = channelIdOf(name);
  const picture =
    wordOf(name) === "evilpic"
      ? "https://evil.example/spy.gif"
      : `https://yt3.googleusercontent.com/${id}=s900`;
  const meta = `<link rel="canonical" href="https://www.youtube.com/channel/${id}">
<meta property="og:title" content="${escaped(`The ${name} channel & "more"`)}">
<meta property="og:image" content="${picture}">
<meta property="og:description" content="Bread, slowly.">`;
  // Data that moved leaves what the page says of itself.
  const data = wordOf(name) === "moved" ? { surprise: CANARY } : initialData(name);
  const script = `var ytInitialData = ${scripted(data)};if (window.ytcsi) {window.ytcsi.tick("pdr", null, '');}`;
  const bare = ["terminated", "nonsense"].includes(wordOf(name));
  const body = wordOf(name) === "nonsense" ? `<p>${CANARY}</p>` : `<script nonce="x">${script}</script>`;
  return `<!DOCTYPE html><html><head>${bare ? "" : meta}</head><body>${body}</body></html>`;
}

const CONSENT = `<!DOCTYPE html><title>Before you continue to YouTube</title>
<form action="https://consent.youtube.com/save" method="POST"><button>Accept all</button></form>`;

/** How often each channel's page was asked for: some are there only once. */
const visits = new Map<string, number>();

const page: ThirdParty = (url, response, request) => {
  const [first = "", second = ""] = decodeURIComponent(url.pathname).split("/").slice(1);
  const name = first.startsWith("@") ? first.slice(1) : first === "channel" ? nameIn(second) : second;
  const visit = (visits.get(name) ?? 0) + 1;
  visits.set(name, visit);
  const redirect = (to: string) => response.writeHead(302, { Location: to }).end();
  const isEnglish = url.searchParams.get("hl") === "en" && request.headers["accept-language"] !== undefined;
  if (!isEnglish || request.headers.cookie !== "SOCS=CAI")
    return redirect(`https://consent.youtube.com/m?continue=${encodeURIComponent(url.href)}`);
  if (name.includes("-gone")) return response.writeHead(503).end(CANARY);
  if (name.includes("-closed")) return response.writeHead(404).end(CANARY);
  switch (wordOf(name)) {
    case "missing":
    case "empty":
      return response.writeHead(404, { "Content-Type": "text/html" }).end(CANARY);
    case "consent":
      return redirect(`https://consent.youtube.com/m?continue=${encodeURIComponent(url.href)}`);
    case "consentpage":
      return response.end(CONSENT);
    case "offlist":
      return redirect("https://evil.example/@x");
    case "plainhttp":
      return redirect("http://www.youtube.com/@healthy?hl=en");
    case "oddport":
      return redirect("https://www.youtube.com:8443/@healthy?hl=en");
    case "roundabout":
      return redirect(`${url.pathname}?hl=en`);
    case "renamed":
      return redirect(`/@healthy-${name}?hl=en&gl=US`);
    case "fickle":
      if (visit > 1) return response.writeHead(500).end(CANARY);
  }
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.end(channelPage(name) + (wordOf(name) === "oversize" ? " ".repeat(5_000_000) : ""));
};

function entry(id: string, title: string, hours: number, kind: "shorts/" | "watch?v="): string {
  return `<entry>
  <id>yt:video:${id}</id><yt:videoId>${id}</yt:videoId><title>${title}</title>
  <link rel="alternate" href="https://www.youtube.com/${kind}${id}"/>
  <published>${new Date(Date.now() - hours * 3_600_000).toISOString().replace(".000Z", "+00:00")}</published>
  <media:group><media:title>${title}</media:title>
   <media:thumbnail url="https://i3.ytimg.com/vi/${id}/hqdefault.jpg" width="480" height="360"/>
  </media:group>
 </entry>`;
}

/** The feed of a channel, or of the playlist of all its uploads. */
const feed: ThirdParty = (url, response) => {
  const ofChannel = url.searchParams.get("channel_id");
  const name = nameIn(ofChannel ?? url.searchParams.get("playlist_id") ?? "");
  const word = wordOf(name);
  const isGone = word === "nofeed" || word === "moved" || (word === "playlist" && ofChannel !== null);
  if (isGone) return response.writeHead(404).end(CANARY);
  const title = word === "hostile" ? escaped(hostile(name)) : "Salt &amp; &lt;b&gt;1984&lt;/b&gt;";
  const entries =
    word === "silent"
      ? ""
      : [
          entry("olderpinned", "An older one", 400, "watch?v="),
          entry(videoIdOf(name), title, 5, "shorts/"),
        ].join("");
  response.setHeader("Content-Type", "text/xml; charset=UTF-8");
  response.end(`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom">
 <id>yt:channel:x</id><yt:channelId></yt:channelId><title>The ${name} channel</title>
 <published>2016-03-01T10:00:00+00:00</published>${entries}
</feed>`);
};

/** oEmbed knows whose a video is; its errors are plain text. */
const oembed: ThirdParty = (url, response) => {
  const address = URL.parse(url.searchParams.get("url") ?? "");
  const name = nameIn(address?.searchParams.get("v") ?? "");
  const statuses: Readonly<Record<string, number>> = { missing: 404, wrong: 400, private: 401, noembed: 403 };
  const status = statuses[wordOf(name)];
  if (status !== undefined) return response.writeHead(status).end(CANARY);
  const odd = wordOf(name) === "foreign" ? "https://evil.example/@x" : `https://www.youtube.com/@${name}`;
  response.setHeader("Content-Type", "application/json");
  response.end(
    JSON.stringify({ title: "Demo", author_name: name, author_url: odd, type: "video", version: "1.0" }),
  );
};

/** All of www.youtube.com. */
export const youtubePages: ThirdParty = (url, response, request) => {
  const answer = { "/oembed": oembed, "/feeds/videos.xml": feed }[url.pathname] ?? page;
  answer(url, response, request);
};
