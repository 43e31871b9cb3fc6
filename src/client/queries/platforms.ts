import type * as z from "zod/mini";
import type { Endpoint } from "#shared/contract.ts";
import {
  type FetchedProfile,
  type Platform,
  PLATFORM_NAMES,
  resolveTiktok,
  resolveYoutube,
} from "#shared/contracts/platforms.ts";
import { ErrorBody } from "#shared/errors.ts";
import { INSTAGRAM_SAMPLE, instagramUsername, sampleProfile } from "#shared/rules/instagram.ts";
import { CallError, send } from "#client/lib/api.ts";
import { readJson } from "#shared/json.ts";
import { sentenceIn } from "#client/lib/failure-text.ts";
import { wait } from "#client/lib/wait.ts";

/** The sentence where a platform's server said none (spec §8). */
const failed = (platform: Platform) => `Failed to fetch ${PLATFORM_NAMES[platform]} profile data.`;

/**
 * Fetches the profile behind a link.
 * @throws CallError with the server's sentence, or one of spec §8's where it sent none; an AbortError where
 * `signal` fired.
 */
export function fetchProfile(platform: Platform, link: string, signal: AbortSignal): Promise<FetchedProfile> {
  switch (platform) {
    case "youtube":
      return fetchYoutube(link, signal);
    case "tiktok":
      return fetchTiktok(link, signal);
    case "instagram":
      return fetchInstagram(link, signal);
  }
}

async function fetchYoutube(link: string, signal: AbortSignal): Promise<FetchedProfile> {
  const channel = await ask("youtube", resolveYoutube, { url: link }, signal);
  return {
    username: channel.title,
    profilePicture: channel.thumbnail,
    followerCount: channel.subscriberCount,
    bio: channel.description,
    totalPosts: channel.videoCount,
    ...(channel.channelId !== null && { channelId: channel.channelId }),
    ...kept(channel, link),
  };
}

async function fetchTiktok(link: string, signal: AbortSignal): Promise<FetchedProfile> {
  const profile = await ask("tiktok", resolveTiktok, { tiktokUrl: link }, signal);
  return {
    username: profile.username,
    profilePicture: profile.profilePic,
    followerCount: profile.followers,
    bio: profile.bio,
    totalPosts: profile.videoCount,
    ...kept(profile, link),
  };
}

/** No call: the sample of spec §7, after its pause. */
async function fetchInstagram(link: string, signal: AbortSignal): Promise<FetchedProfile> {
  await wait(INSTAGRAM_SAMPLE.delay, signal);
  const username = instagramUsername(link);
  if (username === undefined)
    throw new CallError(
      "Failed to fetch Instagram profile data. The link might be invalid: it names no profile.",
    );
  // oxlint-disable-next-line no-console
  console.warn("Instagram isn't asked: this profile is sample data.");
  return sampleProfile(username, link, new Date().toISOString());
}

/** What both platforms' answers say alike. */
function kept(
  answer: z.infer<typeof resolveYoutube.response> | z.infer<typeof resolveTiktok.response>,
  link: string,
) {
  const { mostRecentPost, source, asOf, stale, approximate } = answer;
  return {
    mostRecentPostThumbnail: mostRecentPost?.thumbnail ?? null,
    mostRecentPostLink: mostRecentPost?.link ?? null,
    link,
    source,
    asOf,
    stale,
    approximate,
  };
}

async function ask<Response extends z.ZodMiniType>(
  platform: Platform,
  endpoint: Endpoint<"POST", z.ZodMiniType, Response>,
  body: unknown,
  signal: AbortSignal,
): Promise<z.output<Response>> {
  const response = await send(endpoint, { body, signal });
  const text = await response.text().catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new CallError("The connection broke before the answer was complete. Try again.", "offline");
  });
  const answer = readJson(text);
  const profile = endpoint.response.safeParse(answer);
  if (response.ok && profile.success) return profile.data;
  const said = sentenceIn(text);
  if (said !== undefined) throw new CallError(said, ErrorBody.safeParse(answer).data?.code);
  throw new CallError(
    response.ok ? `${failed(platform)} The profile might be private or the link invalid.` : failed(platform),
  );
}
