import type { Config } from "../env.ts";
import { UpstreamRefusal } from "./fetch.ts";

/**
 * Spends units of what the site may ask of the YouTube Data API in a day (Pacific time).
 * @throws UpstreamRefusal where they are spent, as YouTube itself would refuse: what falls back on that falls back here.
 */
export async function spendUnits({ ledger }: Config, units: number): Promise<void> {
  const { granted } = await ledger.take("youtubeUnits", units);
  if (!granted) throw new UpstreamRefusal(403, "quotaExceeded");
}
