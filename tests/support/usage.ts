import type { Amounts, UsageToday } from "#shared/contracts/usage.ts";

/** What is spent of units and of calls. */
export const amounts = (
  units: [spent: number, limit: number],
  calls: [spent: number, limit: number],
): Amounts => ({
  units: { spent: units[0], limit: units[1] },
  calls: { spent: calls[0], limit: calls[1] },
});

/** A day's use of Cloudflare's models, of which 56 more answers are left. */
export const usageToday = (until: string, more: Partial<UsageToday> = {}): UsageToday => ({
  unit: "neurons",
  site: amounts([2310, 10_000], [55, 2000]),
  network: amounts([120, 5000], [3, 1000]),
  share: amounts([120, 2500], [3, 500]),
  answersLeft: 56,
  until,
  ...more,
});
