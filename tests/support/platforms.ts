import { env } from "cloudflare:workers";
import { expect, inject } from "vitest";
import { resolveTiktok, resolveYoutube, TiktokProfile, YoutubeProfile } from "#shared/contracts/platforms.ts";
import { CANARY } from "./ai-double/canaries.ts";
import { call, liveSources } from "./api.ts";
import type { Settings } from "./settings.ts";

/** A key of the Data API that must never come back to a caller. */
export const YOUTUBE_KEY = "AIza-canary-of-these-tests";

/** A name of this word that nobody asked for before, so that nothing is kept for it. */
export function newName(word: string, separator = "-"): string {
  return `${word}${separator}${crypto.randomUUID().slice(0, 6)}`;
}

const post = (path: string, body: object, settings: Settings, worker?: Fetcher) =>
  call(
    path,
    { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
    liveSources(settings),
    worker,
  );

/** Asks for what a YouTube link points at, with public pages alone; `withKey` gives the Data API, too. */
export function askYoutube(url: string, settings: Settings = {}, worker?: Fetcher): Promise<Response> {
  return post(resolveYoutube.path, { url }, settings, worker);
}
export const withKey: Settings = { YOUTUBE_API_KEY: YOUTUBE_KEY };

/** Asks for what a TikTok link points at. */
export function askTiktok(tiktokUrl: string, worker?: Fetcher): Promise<Response> {
  return post(resolveTiktok.path, { tiktokUrl }, {}, worker);
}

/** Reads an answer of YouTube, in which nothing of the upstream's errors or of the owner's key stands. */
export async function youtubeIn(response: Response): Promise<YoutubeProfile> {
  return YoutubeProfile.parse(JSON.parse(await told(response)));
}

/** The same of TikTok. */
export async function tiktokIn(response: Response): Promise<TiktokProfile> {
  return TiktokProfile.parse(JSON.parse(await told(response)));
}

async function told(response: Response): Promise<string> {
  const text = await response.text();
  expect(response.status, text).toBe(200);
  expect(text).not.toContain(CANARY);
  expect(text + JSON.stringify([...response.headers])).not.toContain("AIza");
  return text;
}

/** How often the double was asked for an address that holds this text, whatever was encoded of it. */
export async function timesAsked(text: string): Promise<number> {
  const asked: Record<string, number> = await (await fetch(`${inject("upstreamDouble")}/asked`)).json();
  return Object.entries(asked).reduce(
    (sum, [url, times]) => (decodeURIComponent(url).includes(text) ? sum + times : sum),
    0,
  );
}

/** Makes an hour pass for the answers kept under a topic: the last good copies stay. */
export async function forgetKept(topic: "youtube-channel" | "tiktok-profile"): Promise<void> {
  const { keys } = await env.CACHE.list({ prefix: `${topic}:` });
  await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)));
}
