import { type Platform, PLATFORM_NAMES, type Profile } from "#shared/contracts/platforms.ts";
import { formatMoment } from "#client/lib/format.ts";

/** Where a profile's numbers come from, how old they are and how far they can be trusted. */
export function originSentence(platform: Platform, { source, asOf, approximate }: Profile): string {
  const name = PLATFORM_NAMES[platform];
  if (source === "sample")
    return `Everything here but the name is made up: Crescendo doesn't read ${name} yet.`;
  if (source === undefined || asOf === undefined)
    return "Kept in this browser without a word on where it's from or how old it is. Connect it again for today's numbers.";
  const from = source === "api" ? `From ${name}` : `From the public pages of ${name}`;
  const rounded = approximate ? ` ${name} rounds its counts.` : "";
  return `${from}, as of ${formatMoment(asOf)}.${rounded}`;
}
