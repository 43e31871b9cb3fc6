import { ApiError } from "#shared/errors.ts";
import { cacheKey } from "../cache.ts";
import type { AppContext } from "../context.ts";
import type { Config } from "../env.ts";
import { addressOf } from "../middleware/rate-limit.ts";
import type { Admission } from "./budget.ts";
import { endOfDay } from "./counts.ts";
import { ofBudget } from "./lender.ts";
import { secondsUntil, timeOf } from "./until.ts";

const SENTENCES = {
  address: "Too many new schedules were started from your network today. You can start one after",
  site: "This site can't take any more new schedules today. You can start one after",
} as const;

/** Until when whom this isolate knows to be refused is: "site", or what stands for an address block. */
const refused = new WeakMap<Config, Map<string, Admission>>();
/** Address blocks that are remembered. */
const MOST = 1000;

/**
 * Counts a queue that is about to be made, by the site and by the caller's address block (IPv6 by /48).
 * @throws ApiError `too_many_queues` where either has made as many as it may today.
 */
export async function admitNewQueue(c: AppContext): Promise<void> {
  const config = c.get("config");
  const now = Date.now();
  // With the day in it, nobody's address can be followed from one day to the next.
  const address = await cacheKey("address", [addressOf(c), endOfDay("newQueues", now)]);
  const known = refused.get(config) ?? new Map<string, Admission>();
  refused.set(config, known);
  const before = [known.get("site"), known.get(address)].find((one) => one !== undefined && now < one.until);
  if (before !== undefined) throw refusalOf(before, now);

  const newcomer = { address, perAddress: config.NEW_QUEUES_PER_ADDRESS, perSite: config.NEW_QUEUES_DAILY };
  const admission = await ofBudget(c.env.BUDGET, (budget) => budget.admit(newcomer)).catch(
    (error: unknown): Admission => {
      console.error({ budget: "newQueues", error: String(error) });
      const { granted, until } = config.ledger.takeAlone("newQueues", 1);
      return { refusedBy: granted ? undefined : "site", until };
    },
  );
  if (admission.refusedBy === undefined) return;
  if (known.size >= MOST) known.clear();
  known.set(admission.refusedBy === "site" ? "site" : address, admission);
  throw refusalOf(admission, now);
}

function refusalOf({ refusedBy, until }: Admission, now: number): ApiError {
  const says = `${SENTENCES[refusedBy ?? "site"]} ${timeOf(until)}.`;
  return new ApiError("too_many_queues", says, secondsUntil(until, now));
}
