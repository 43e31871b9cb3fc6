import { LINK_LENGTH, type Platform } from "../contracts/platforms.ts";

/**
 * What a link to a profile has to look like: loosely, as the form checks it while the creator looks on, and
 * strictly, as the server reads it. Of what somebody typed only an id or a handle goes any further, and every
 * address that is asked is built from that alone.
 */

/** What a form and the server say of a link that can't be used (spec §5). */
export const LINK_FAULTS = {
  youtube: "Invalid YouTube link. Please ensure it's a valid channel or video link.",
  tiktok: "Invalid TikTok link. Please ensure it contains tiktok.com/@.",
  instagram: "Invalid Instagram link. Please ensure it contains instagram.com/.",
} as const satisfies Record<Platform, string>;

/** One of these must stand in a link for the form to take it (spec §5). */
const PARTS: Readonly<Record<Platform, readonly string[]>> = {
  youtube: ["youtube.com/@", "youtube.com/channel/", "youtube.com/shorts/", "youtu.be/"],
  tiktok: ["tiktok.com/@"],
  instagram: ["instagram.com/"],
};

/** What is wrong with a link that a creator typed, in the sentence of spec §5; undefined where nothing is. */
export function linkFault(platform: Platform, text: string): string | undefined {
  const link = text.toLowerCase();
  return PARTS[platform].some((part) => link.includes(part)) ? undefined : LINK_FAULTS[platform];
}

/** What a YouTube link points at. Names are decoded and stand without their "@". */
export type YoutubeTarget =
  | { readonly kind: "channel"; readonly id: string }
  | { readonly kind: "video"; readonly id: string }
  | { readonly kind: "handle"; readonly name: string }
  | { readonly kind: "user"; readonly name: string }
  | { readonly kind: "custom"; readonly name: string };

/** What a TikTok link points at: a profile, or a video of one. The name stands without its "@", in lower case. */
export type TiktokTarget =
  | { readonly kind: "profile"; readonly username: string }
  | { readonly kind: "video"; readonly username: string; readonly id: string };

export const CHANNEL_ID = /^UC[A-Za-z0-9_-]{22}$/u;
export const VIDEO_ID = /^[A-Za-z0-9_-]{11}$/u;
/** Two players that stand where an id does, and are as long. */
const NO_VIDEO = new Set(["videoseries", "live_stream"]);
/**
 * Letters and digits of any script, "_", "-", "." and middle dots (support.google.com/youtube/answer/11585688,
 * checked 2026-11-21). YouTube allows 3 to 30 characters with exceptions by script, so the length is taken loosely.
 */
const NAME = /^(?=.*[\p{L}\p{N}])[\p{L}\p{M}\p{N}._·・-]{1,60}$/u;
const TIKTOK_NAME = /^(?=.*[A-Za-z0-9])[A-Za-z0-9._]{1,32}$/u;
const TIKTOK_VIDEO = /^\d{8,20}$/u;

/** The host in plain letters, so that nothing before an "@" and no look-alike of another script passes for it. */
const WEB_ADDRESS = /^(?:([A-Za-z]+):\/\/)?((?:[A-Za-z\d-]+\.)+[A-Za-z]+)(?::(\d{1,5}))?((?:[/?#].*)?)$/u;
const DEFAULT_PORTS: Readonly<Record<string, string>> = { https: "443", http: "80" };

/**
 * Reads a link to a YouTube channel or video: /@handle, /channel/, /user/, /c/, watch?v=, /shorts/, /live/,
 * /embed/ on youtube.com or a subdomain, or youtu.be/, with or without http(s)://.
 * @returns undefined for anything else, whatever it is.
 */
export function youtubeTarget(text: string): YoutubeTarget | undefined {
  const link = webAddress(text);
  if (link === undefined) return undefined;
  const [first = "", second = ""] = link.path;
  if (["youtu.be", "www.youtu.be"].includes(link.host)) return video(first);
  if (link.host !== "youtube.com" && !link.host.endsWith(".youtube.com")) return undefined;
  if (first.startsWith("@")) return named("handle", first.slice(1));
  switch (first) {
    case "channel":
      return CHANNEL_ID.test(second) ? { kind: "channel", id: second } : undefined;
    case "user":
      return named("user", second);
    case "c":
      return named("custom", second);
    case "watch":
      return video(link.query.get("v") ?? "");
    case "shorts":
    case "live":
    case "embed":
      return video(second);
    default:
      return undefined;
  }
}

/**
 * Reads a link to a TikTok profile or a video of it: tiktok.com/@name, with or without www., m. and http(s)://.
 * @returns undefined for anything else, whatever it is.
 */
export function tiktokTarget(text: string): TiktokTarget | undefined {
  const link = webAddress(text);
  if (link === undefined || !["tiktok.com", "www.tiktok.com", "m.tiktok.com"].includes(link.host))
    return undefined;
  const [first = "", second, third = ""] = link.path;
  const username = first.slice(1).toLowerCase();
  if (!first.startsWith("@") || !TIKTOK_NAME.test(username)) return undefined;
  return second === "video" && TIKTOK_VIDEO.test(third)
    ? { kind: "video", username, id: third }
    : { kind: "profile", username };
}

/** The public address of what a link points at. */
export function youtubeAddress(target: YoutubeTarget): string {
  const site = "https://www.youtube.com";
  switch (target.kind) {
    case "channel":
      return `${site}/channel/${target.id}`;
    case "video":
      return `${site}/watch?v=${target.id}`;
    case "handle":
      return `${site}/@${encodeURIComponent(target.name)}`;
    case "user":
      return `${site}/user/${encodeURIComponent(target.name)}`;
    case "custom":
      return `${site}/c/${encodeURIComponent(target.name)}`;
  }
}

/** The public address of a TikTok profile, or of a video. */
export function tiktokAddress(target: TiktokTarget): string {
  const profile = `https://www.tiktok.com/@${target.username}`;
  return target.kind === "video" ? `${profile}/video/${target.id}` : profile;
}

function video(id: string): YoutubeTarget | undefined {
  return VIDEO_ID.test(id) && !NO_VIDEO.has(id) ? { kind: "video", id } : undefined;
}

function named(kind: "handle" | "user" | "custom", text: string): YoutubeTarget | undefined {
  const name = text.normalize("NFC");
  return NAME.test(name) ? { kind, name } : undefined;
}

/** The parts of an http(s) address on its default port, its path decoded; undefined for anything else. */
function webAddress(text: string) {
  const link = text.trim();
  if (link.length > LINK_LENGTH || /[\p{Cc}\p{Cs}\s\\]/u.test(link)) return undefined;
  const [, scheme = "https", host = "", port, rest = ""] = WEB_ADDRESS.exec(link) ?? [];
  const defaultPort = DEFAULT_PORTS[scheme.toLowerCase()];
  if (host === "" || /xn--/iu.test(host)) return undefined;
  if (defaultPort === undefined || (port !== undefined && port !== defaultPort)) return undefined;
  const [path = "", query = ""] = rest.replace(/#.*$/u, "").split(/\?(.*)/u);
  try {
    return {
      host: host.toLowerCase(),
      path: path.split("/").slice(1).map(decodeURIComponent),
      query: new URLSearchParams(query),
    };
  } catch {
    return undefined;
  }
}
