import { type BudgetName, endOfDay } from "./counts.ts";
import { Remembered } from "./remembered.ts";
import { type Measure, type Shares, type SharesOf } from "./shares.ts";
import { keysOf, type Spender } from "./spender.ts";
import { within } from "./within.ts";

/** Tells what each of the spenders has spent today of each of the budgets. */
export type UnitsOf = (spenders: readonly string[], names: readonly BudgetName[]) => Promise<number[][]>;

/** What may be spent of a budget today, and what is. */
export interface Balance {
  readonly shares: Shares;
  readonly spent: Shares;
}

/** Milliseconds for which the site's counts are believed, and to wait for any. */
const FRESH = 5000;
const PATIENCE = 3000;

/** Reads the counts of the day: a caller's own each time, the site's once in some seconds for all who look. */
export class Balances {
  readonly #unitsOf: UnitsOf;
  readonly #sharesOf: SharesOf;
  readonly #clock: () => number;
  /** By day and budgets. */
  readonly #ofSite = new Remembered<readonly number[]>();

  constructor(unitsOf: UnitsOf, sharesOf: SharesOf, clock: () => number = Date.now) {
    this.#unitsOf = unitsOf;
    this.#sharesOf = sharesOf;
    this.#clock = clock;
  }

  /** Of budgets whose day is the same, in their order. Rejects where the object can't be asked. */
  async of(
    spender: Spender,
    measures: readonly [Measure, ...Measure[]],
  ): Promise<{ readonly balances: readonly Balance[]; readonly until: number }> {
    const now = this.#clock();
    const until = endOfDay(measures[0].name, now);
    const names = measures.map(({ name }) => name);
    const day = [until, ...names].join(" ");
    const known = this.#ofSite.get(day, now);
    const { site, address, workspace } = await keysOf(spender, until);
    const asked = known === undefined ? [workspace, address, site] : [workspace, address];
    const found = await within(PATIENCE, this.#unitsOf(asked, names));
    if (found === undefined) throw new Error("the budget can't be asked");
    const [own = [], nearby = [], all = known ?? []] = found;
    if (known === undefined) this.#ofSite.set(day, all, now + FRESH);
    const balances = measures.map((measure, at) => {
      const inWorkspace = own[at] ?? 0;
      const inAddress = nearby[at] ?? 0;
      // The site's may be older, and no part is larger than the whole.
      const spent = {
        site: Math.max(all[at] ?? 0, inAddress),
        address: inAddress,
        workspace: inWorkspace,
      };
      return { shares: this.#sharesOf(measure), spent };
    });
    return { balances, until };
  }
}
