import * as z from "zod/mini";
import { YoutubeProfile } from "#shared/contracts/platforms.ts";
import { youtubeAddress, youtubeTarget } from "#shared/rules/platform-links.ts";
import { textOf, timeOf } from "./unknown-json.ts";

/** What is public of a YouTube channel, however it was read. */
export const YoutubeChannel = z.extend(z.omit(YoutubeProfile, { asOf: true, stale: true }), {
  /** Views of all its public videos; null where it wasn't said. */
  viewCount: z.nullable(z.number().check(z.minimum(0))),
});
export type YoutubeChannel = z.infer<typeof YoutubeChannel>;

/** Longest texts that are taken over, in characters; YouTube's own limits are below. */
export const LONGEST = { title: 200, description: 5000 } as const;

/** From here on YouTube rounds what it says of subscribers, to three digits (channels.list, checked 2026-11-21). */
const ROUNDED_FROM = 1000;

/** Whether a count of subscribers is YouTube's rounding. */
export function isRounded(subscribers: number | null): boolean {
  return subscribers !== null && subscribers >= ROUNDED_FROM;
}

/** A channel's handle with its "@", out of "@name" or an address that ends in it; null for anything else. */
export function handleOf(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const target = youtubeTarget(value.startsWith("@") ? `youtube.com/${value}` : value);
  return target?.kind === "handle" ? `@${target.name}` : null;
}

/** The channel's own address, by its handle where it has one. */
export function channelAddress(handle: string | null, channelId: string | null): string | null {
  if (handle !== null) return youtubeAddress({ kind: "handle", name: handle.slice(1) });
  return channelId === null ? null : youtubeAddress({ kind: "channel", id: channelId });
}

/** What is told of a video, by the parts of an answer that hold it. */
interface Told {
  readonly id: string;
  readonly title: unknown;
  readonly publishedAt: unknown;
  readonly thumbnail: string | null;
  readonly short?: boolean;
}

/** The newest video of a channel as the contract has it; its link is built from the id. */
export function recentPost({ id, title, publishedAt, thumbnail, short = false }: Told) {
  return {
    link: `https://www.youtube.com/${short ? "shorts/" : "watch?v="}${id}`,
    title: textOf(title, LONGEST.title),
    thumbnail,
    publishedAt: timeOf(publishedAt),
  };
}

/** The newest of several, by ISO times; one without a time counts as the oldest. */
export function newest<Item extends { readonly publishedAt: string | null }>(
  items: readonly Item[],
): Item | null {
  return items.toSorted((a, b) => (b.publishedAt ?? "").localeCompare(a.publishedAt ?? ""))[0] ?? null;
}
