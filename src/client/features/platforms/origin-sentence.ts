import { type Platform, PLATFORM_NAMES, type Profile } from "#shared/contracts/platforms.ts";
import { formatMoment } from "#client/lib/format.ts";

/** Where a profile's numbers come from, how old they are and how far they can be trusted. */
export function originSentence(platform: Platform, { source, asOf, approximate }: Profile): string {
  const name = PLATFORM_NAMES[platform];
  if (source === "sample")
    return `Everything here but the name is made up: Crescendo doesn't read ${name} yet.`;
  if (source === undefined || asOf === undefined)
    return "Saved in this browser, it isn't known when. Connect again for today's numbers.";
  const from = source === "api" ? `From ${name}` : `From the public pages of ${name}`;
  const rounded = approximate ? ` ${name} rounds its counts.` : "";
  return `${from}, as of ${formatMoment(asOf)}.${rounded}`;
}
