import { DurableObject } from "cloudflare:workers";
import type { Bindings } from "../env.ts";
import {
  BUDGETS,
  type BudgetName,
  endOfDay,
  type Lease,
  type LeaseRequest,
  leaseSize,
  type Limits,
} from "./counts.ts";

/** What a new queue is counted against. */
export interface Newcomer {
  /** Stands for the address block; never the address itself. */
  readonly address: string;
  /** New queues a day from one address block, and of the whole site. */
  readonly perAddress: number;
  readonly perSite: number;
}

export interface Admission {
  /** Who has begun as many as it may; undefined where the queue is admitted. */
  readonly refusedBy: "address" | "site" | undefined;
  /** When the day ends, in milliseconds. */
  readonly until: number;
}

/** Counts the site as a whole. */
const SITE = "";

/**
 * Counts what the whole site spends in a day: one object, asked for leases (ledger.ts). A lease is counted as spent
 * when it is given. It keeps one number a budget, and one an address block that began a queue, of the current day.
 */
export class Budget extends DurableObject<Bindings> {
  /** The time in milliseconds. A test sets it. */
  clock: () => number = Date.now;

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    ctx.storage.sql.exec(
      "CREATE TABLE IF NOT EXISTS spent (name TEXT, spender TEXT, until INTEGER, units INTEGER, PRIMARY KEY (name, spender))",
    );
  }

  lease({ name, least, wanted, limit }: LeaseRequest): Lease {
    const until = this.#today(name);
    const units = leaseSize(limit - this.#spent(name, SITE), least, wanted);
    if (units > 0) this.#count(name, SITE, until, units);
    return { units, until };
  }

  admit({ address, perAddress, perSite }: Newcomer): Admission {
    const until = this.#today("newQueues");
    if (this.#spent("newQueues", SITE) >= perSite) return { refusedBy: "site", until };
    if (this.#spent("newQueues", address) >= perAddress) return { refusedBy: "address", until };
    for (const spender of [SITE, address]) this.#count("newQueues", spender, until, 1);
    return { refusedBy: undefined, until };
  }

  /** The budgets of which nothing remains today. */
  spent(limits: Limits): BudgetName[] {
    return BUDGETS.filter((name) => {
      this.#today(name);
      return this.#spent(name, SITE) >= limits[name];
    });
  }

  /** Drops what was counted on another day. @returns when this one ends. */
  #today(name: BudgetName): number {
    const until = endOfDay(name, this.clock());
    this.ctx.storage.sql.exec("DELETE FROM spent WHERE name = ? AND until <> ?", name, until);
    return until;
  }

  #spent(name: BudgetName, spender: string): number {
    const rows = this.ctx.storage.sql
      .exec<{ units: number }>("SELECT units FROM spent WHERE name = ? AND spender = ?", name, spender)
      .toArray();
    return rows[0]?.units ?? 0;
  }

  #count(name: BudgetName, spender: string, until: number, units: number): void {
    this.ctx.storage.sql.exec(
      "INSERT INTO spent VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET units = units + excluded.units",
      name,
      spender,
      until,
      units,
    );
  }
}
