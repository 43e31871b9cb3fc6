import { secondsToPacificMidnight } from "../upstream/google-errors.ts";

/** What a whole site may spend in a day. */
export const BUDGETS = ["aiCalls", "aiTokens", "aiNeurons", "youtubeUnits", "newQueues", "kvWrites"] as const;
export type BudgetName = (typeof BUDGETS)[number];

/** Units a day, 0 or more. */
export type Limits = Readonly<Record<BudgetName, number>>;

/** What an isolate asks the site's budget for. */
export interface LeaseRequest {
  readonly name: BudgetName;
  /** Units without which the lease is of no use. */
  readonly least: number;
  /** Units that are waited for, at least `least`. */
  readonly wanted: number;
  /** Units of the day. */
  readonly limit: number;
}

/** Units to spend until the day ends. */
export interface Lease {
  /** 0 where it was refused. */
  readonly units: number;
  /** When the day ends, in milliseconds. */
  readonly until: number;
}

/** One lease takes at most this part of what remains beyond what is waited for: 1 unit where fewer than 100 remain. */
const SHARE = 50;
const DAY = 86_400_000;

/** When the day of `now` ends: at midnight UTC; of YouTube's units at midnight Pacific time. Milliseconds. */
export function endOfDay(name: BudgetName, now: number): number {
  if (name !== "youtubeUnits") return (Math.floor(now / DAY) + 1) * DAY;
  const second = Math.floor(now / 1000);
  return (second + secondsToPacificMidnight(new Date(second * 1000))) * 1000;
}

/**
 * Units of a lease: what is waited for, or a part of what remains, so that a large budget is asked for rarely and
 * what an isolate takes with it when it ends stays small.
 */
export function leaseSize(remaining: number, least: number, wanted: number): number {
  if (remaining < least) return 0;
  return Math.min(remaining, Math.max(wanted, Math.floor(remaining / SHARE)));
}
