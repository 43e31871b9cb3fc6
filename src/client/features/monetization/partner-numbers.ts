import * as z from "zod/mini";
import type { Overview } from "#shared/contracts/overview.ts";
import { watchHours } from "#shared/rules/monetization-progress.ts";
import type { ChannelNumbers, NumberName } from "#shared/rules/partner-pace.ts";
import { typedNumber } from "#client/lib/typed-number.ts";

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
