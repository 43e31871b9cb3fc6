import { CANARY } from "../ai-double/canaries.ts";
import { wordOf } from "./names.ts";
import type { ThirdParty } from "./server.ts";
import { hostile } from "./youtube-pages.ts";

const NEWEST = "7500000000000000002";
const PINNED = "7300000000000000001";
const PICTURE = "https://p16-sign.tiktokcdn-us.com/avatar.jpeg?x-expires=1";

/** How often each profile was asked for: some are there only once. */
const visits = new Map<string, number>();

const script = (id: string, value: unknown) =>
  `<!DOCTYPE html><html><body><script id="${id}" type="application/json">${JSON.stringify(value).replaceAll(
    "</",
    String.raw`<\/`,
  )}</script></body></html>`;

const profilePage = (state: unknown) =>
  script("__UNIVERSAL_DATA_FOR_REHYDRATION__", { __DEFAULT_SCOPE__: { "webapp.user-detail": state } });

/** What stands there instead of a profile, for whoever doesn't look like a browser. */
const CHALLENGE = `<html><head><title>Please wait...</title></head><body><p id="cs"></p><p id="wci">${CANARY}</p></body></html>`;

function detail(name: string) {
  const user = {
    id: "6900000000000000001",
    uniqueId: name,
    nickname: "Bread Club",
    avatarLarger: PICTURE,
    signature: "Bread, slowly.",
    verified: false,
    privateAccount: false,
  };
  const stats = { followerCount: 11_000, followingCount: 12, heartCount: 120_000, videoCount: 48 };
  const statsV2 = { followerCount: "10963", followingCount: "12", heartCount: "120310", videoCount: "48" };
  const whole = {
    statusCode: 0,
    statusMsg: "",
    userInfo: { user, stats, statsV2, itemList: [] },
    itemList: [],
  };
  const video = (id: string, desc: string) => ({
    id,
    desc,
    createTime: 1_760_000_000,
    video: { cover: PICTURE },
  });
  switch (wordOf(name)) {
    case "rounded":
      return { ...whole, userInfo: { user, stats } };
    case "listed":
      return { ...whole, itemList: [video(PINNED, "Pinned"), video(NEWEST, "My newest loaf")] };
    case "silent":
      return { ...whole, userInfo: { user, stats, statsV2: { ...statsV2, videoCount: "0" } } };
    case "moved":
      return {
        statusCode: 0,
        userInfo: { user: { uniqueId: name, avatarLarger: {} }, statsV2: { followerCount: [] } },
      };
    case "hostile":
      return { ...whole, userInfo: { user: { ...user, signature: hostile(name) }, stats, statsV2 } };
    case "evilpic":
      return {
        ...whole,
        userInfo: { user: { ...user, avatarLarger: "https://evil.example/spy.gif" }, stats, statsV2 },
      };
    case "private":
      return { statusCode: 10_222, statusMsg: CANARY };
    case "missing":
      return { statusCode: 10_221, statusMsg: CANARY, needFix: true };
    case "banned":
      return { statusCode: 10_202, statusMsg: CANARY };
    case "odd":
      return { statusCode: 10_101, statusMsg: CANARY };
    default:
      return whole;
  }
}

/** Profiles whose own page TikTok doesn't show to us. */
const SHIELDED = new Set(["embedonly", "oembedonly", "nothing", "embedgone", "embedprivate"]);

const embedPage: ThirdParty = (url, response) => {
  const name = url.pathname.slice("/embed/@".length);
  const word = wordOf(name);
  if (["oembedonly", "nothing", "noembed", "fickle"].includes(word))
    return response.writeHead(403).end(CHALLENGE);
  const userInfo = {
    uniqueId: name,
    nickname: "Bread Club",
    signature: "Bread, slowly.",
    avatarThumbUrl: PICTURE,
    followerCount: 11_000,
    videoCount: 48,
  };
  const video = (id: string, desc: string) => ({ id, desc, playCount: 1200, coverUrl: PICTURE });
  const whole = { userInfo, videoList: [video(PINNED, "Pinned"), video(NEWEST, "My newest loaf")] };
  const pages: Readonly<Record<string, unknown>> = {
    embedgone: { userInfo: { code: 404 } },
    embedprivate: { userInfo: { uniqueId: name, privateAccount: true } },
  };
  const data = { [url.pathname]: pages[word] ?? whole };
  response.end(script("__FRONTITY_CONNECT_STATE__", { source: { data } }));
};

const oembed: ThirdParty = (url, response) => {
  const name = /@([\w.]+)/u.exec(url.searchParams.get("url") ?? "")?.[1] ?? "";
  response.setHeader("Content-Type", "application/json");
  if (wordOf(name) !== "oembedonly")
    return response.writeHead(400).end(JSON.stringify({ code: 400, message: CANARY }));
  const author = { author_name: "Bread Club", author_url: `https://www.tiktok.com/@${name}` };
  response.end(
    JSON.stringify({ version: "1.0", type: "rich", title: "Bread Club's Creator Profile", ...author }),
  );
};

const profile: ThirdParty = (url, response) => {
  const name = url.pathname.slice("/@".length);
  const visit = (visits.get(name) ?? 0) + 1;
  visits.set(name, visit);
  const word = wordOf(name);
  // Longer than the Worker waits; the connection ends with the test run.
  if (word === "lazy") return;
  if (SHIELDED.has(word)) return response.end(CHALLENGE);
  if (word === "fickle" && visit > 1) return response.writeHead(403).end(CHALLENGE);
  if (word === "lost") return response.writeHead(404).end(CANARY);
  if (word === "offlist") return response.writeHead(302, { Location: "https://evil.example/" }).end();
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.end(profilePage(detail(name)));
};

/** All of www.tiktok.com. */
export const tiktok: ThirdParty = (url, response, request) => {
  const answer =
    url.pathname === "/oembed" ? oembed : url.pathname.startsWith("/embed/") ? embedPage : profile;
  answer(url, response, request);
};
