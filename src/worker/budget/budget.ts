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
import { type Charge, type Charged, type Refund, SITE, SPENDERS } from "./shares.ts";

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

/**
 * Counts what the whole site spends in a day: one object, asked for leases (ledger.ts), each counted as spent when it is
 * given, and for each question to a model (ai-budget.ts). Of the current day it keeps one number a budget, and one for
 * each workspace and address block that spent of it.
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

  /** Spends units of the site's and of the caller's shares, all or none. Nothing else is served meanwhile. */
  charge({ spenders, amounts }: Charge): Charged {
    const until = Math.max(...amounts.map(({ name }) => this.#today(name)));
    for (const by of SPENDERS)
      for (const { name, units, shares } of amounts)
        if (this.#spent(name, spenders[by]) + units > shares[by]) return { refused: { by, name }, until };
    for (const { name, units } of amounts)
      for (const by of SPENDERS) this.#count(name, spenders[by], until, units);
    return { refused: undefined, until };
  }

  /** Gives back what a charge of today didn't need. */
  refund({ spenders, name, units, until }: Refund): void {
    if (this.#today(name) !== until) return;
    for (const spender of Object.values(spenders))
      this.ctx.storage.sql.exec(
        "UPDATE spent SET units = MAX(0, units - ?) WHERE name = ? AND spender = ?",
        units,
        name,
        spender,
      );
  }

  /** What each of the spenders has spent today of each of the budgets, in their order. */
  unitsOf(spenders: readonly string[], names: readonly BudgetName[]): number[][] {
    for (const name of names) this.#today(name);
    return spenders.map((spender) => names.map((name) => this.#spent(name, spender)));
  }

  /** The budgets of which nothing remains today. */
  spent(limits: Limits): BudgetName[] {
    return BUDGETS.filter((name) => {
      this.#today(name);
      return this.#spent(name, SITE) >= limits[name];
    });
  }

  /**
   * Drops what was counted on another day. The site's row is written whenever another is, so it tells their day, and
   * a day's thousands of rows aren't read for each call.
   * @returns when this day ends.
   */
  #today(name: BudgetName): number {
    const until = endOfDay(name, this.clock());
    const { sql } = this.ctx.storage;
    const [site] = sql
      .exec<{ until: number }>("SELECT until FROM spent WHERE name = ? AND spender = ?", name, SITE)
      .toArray();
    if (site !== undefined && site.until !== until) sql.exec("DELETE FROM spent WHERE name = ?", name);
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
