import * as z from "zod/mini";
import type { Overview } from "#shared/contracts/overview.ts";
import { parseCount } from "#shared/rules/counts.ts";
import { watchHours } from "#shared/rules/monetization-progress.ts";
import type { ChannelNumbers, NumberName } from "#shared/rules/partner-pace.ts";

/** The fields as typed; "" where nothing is. */
export const PartnerDraft = z.object({
  subscribers: z.string(),
  hours: z.string(),
  shortsViews: z.string(),
  uploads: z.string(),
  subscribersGained: z.string(),
  hoursGained: z.string(),
  shortsViewsGained: z.string(),
});
export type PartnerDraft = z.infer<typeof PartnerDraft>;

export const EMPTY_DRAFT: PartnerDraft = {
  subscribers: "",
  hours: "",
  shortsViews: "",
  uploads: "",
  subscribersGained: "",
  hoursGained: "",
  shortsViewsGained: "",
};

/** No channel has more of anything; what is above it is a slip of the keys. */
const MOST = 1e12;
const TYPED = /^\d[\d.,'’ \u00A0\u202F]*(?:k|m|mio|b|thousand|millions?|billion)?$/iu;
export const NUMBER_FAULT = "Write a number such as 1,200 or 12K.";

/** A number as typed: undefined where nothing is, "fault" where it is no number. */
export function typedNumber(text: string): number | "fault" | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return undefined;
  const value = TYPED.test(trimmed) ? parseCount(trimmed) : undefined;
  return value === undefined || value > MOST ? "fault" : value;
}

/** A number and who says it. */
export interface Known {
  readonly value: number | undefined;
  readonly from: "typed" | "youtube" | undefined;
}

/** What YouTube says of the numbers it knows. Hours are whole (spec §9). */
export function youtubeNumbers(overview: Overview | null | undefined): ChannelNumbers {
  const minutes = overview?.derived.screenTime365_mins ?? undefined;
  return {
    subscribers: overview?.channel.subscriberCount ?? undefined,
    hours: minutes === undefined ? undefined : watchHours(minutes),
  };
}

/** A number, the creator's own before YouTube's: who types knows something that YouTube doesn't say. */
export function knownNumber(draft: PartnerDraft, youtube: ChannelNumbers, name: NumberName): Known {
  const typed = typedNumber(draft[name]);
  if (typeof typed === "number") return { value: typed, from: "typed" };
  const value = youtube[name];
  return { value, from: value === undefined ? undefined : "youtube" };
}

/** All numbers that are known. */
export function channelNumbers(draft: PartnerDraft, youtube: ChannelNumbers): ChannelNumbers {
  const value = (name: NumberName) => knownNumber(draft, youtube, name).value;
  return {
    subscribers: value("subscribers"),
    hours: value("hours"),
    shortsViews: value("shortsViews"),
    uploads: value("uploads"),
    subscribersGained: value("subscribersGained"),
    hoursGained: value("hoursGained"),
    shortsViewsGained: value("shortsViewsGained"),
  };
}
