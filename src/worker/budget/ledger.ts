import { BUDGETS, type BudgetName, endOfDay, type Lease, type LeaseRequest, type Limits } from "./counts.ts";
import { within } from "./within.ts";

/** What a ledger asks of the site's budget (budget.ts). */
export interface Lender {
  lease(request: LeaseRequest): Promise<Lease>;
  spent(limits: Limits): Promise<BudgetName[]>;
}

export interface Taken {
  readonly granted: boolean;
  /** When to come back, where it was refused; else when what was taken lapses. Milliseconds. */
  readonly until: number;
}

/** What an isolate may spend of a budget today. */
interface Pot {
  until: number;
  /** Units leased and not spent; below 0 where more was spent than was taken. */
  balance: number;
  /** Units that were refused: as many or more needn't be asked for today. */
  refusedFrom: number;
  /** Units waited for. */
  wanted: number;
  /** A lease that is being asked for. */
  flight: Promise<void> | undefined;
  /** Whether the day's {@link ALONE} was given. */
  alone: boolean;
  /** Nothing is asked for before. Milliseconds. */
  retryAt: number;
}

/**
 * Units an isolate may spend in a day where the site's budget can't be asked. A fault of ours neither takes the site
 * down nor lets strangers spend without end.
 */
const ALONE: Limits = {
  aiCalls: 10,
  aiTokens: 100_000,
  aiNeurons: 500,
  youtubeUnits: 50,
  newQueues: 10,
  kvWrites: 100,
};
/** Milliseconds to wait for a lease, and until the budget is asked again after it couldn't be. */
const PATIENCE = 3000;
const PAUSE = 30_000;
/** Milliseconds for which it holds what the site says is spent, and how long to wait for that. */
const FRESH = 30_000;
const GLANCE = 1000;

/** The part of the site's budgets that one isolate holds: it leases units, spends them here, and asks again. */
export class Ledger {
  readonly #lender: Lender;
  readonly #limits: Limits;
  readonly #clock: () => number;
  readonly #pots = new Map<BudgetName, Pot>();
  #seen: { readonly at: number; readonly names: readonly BudgetName[] } = { at: -Infinity, names: [] };

  constructor(lender: Lender, limits: Limits, clock: () => number = Date.now) {
    this.#lender = lender;
    this.#limits = limits;
    this.#clock = clock;
  }

  /** Takes units, all or none. A budget that is known to be spent costs no call. */
  async take(name: BudgetName, units: number): Promise<Taken> {
    for (;;) {
      const pot = this.#pot(name);
      const need = units - pot.balance;
      if (need <= 0) {
        pot.balance -= units;
        return { granted: true, until: pot.until };
      }
      if (need >= pot.refusedFrom) return { granted: false, until: pot.until };
      if (this.#clock() < pot.retryAt) return { granted: false, until: pot.retryAt };
      await this.#refill(name, pot, need);
    }
  }

  /** Takes units without asking, since the budget can't be. */
  takeAlone(name: BudgetName, units: number): Taken {
    const pot = this.#pot(name);
    if (pot.balance < units) this.#goOnAlone(name, pot);
    if (pot.balance < units) return { granted: false, until: Math.max(pot.retryAt, this.#clock() + PAUSE) };
    pot.balance -= units;
    return { granted: true, until: pot.until };
  }

  /** Gives units of the day that ends at `until` back, or spends more of them where the number is below 0. */
  settle(name: BudgetName, units: number, until: number): void {
    const pot = this.#pot(name);
    if (pot.until === until) pot.balance += units;
  }

  /** The budgets of which nothing remains today, as far as is known: half a minute old at most. */
  async spent(): Promise<BudgetName[]> {
    const now = this.#clock();
    if (now >= this.#seen.at + FRESH) {
      // Whoever asks meanwhile is told what was known.
      this.#seen = { ...this.#seen, at: now };
      const asked = this.#lender.spent(this.#limits).catch(() => []);
      this.#seen = { at: now, names: (await within(GLANCE, asked)) ?? [] };
    }
    return BUDGETS.filter((name) => this.#seen.names.includes(name) || this.#pot(name).refusedFrom <= 1);
  }

  #pot(name: BudgetName): Pot {
    const now = this.#clock();
    const known = this.#pots.get(name);
    if (known !== undefined && now < known.until) return known;
    const pot: Pot = {
      until: endOfDay(name, now),
      balance: 0,
      refusedFrom: Infinity,
      wanted: 0,
      flight: undefined,
      alone: false,
      retryAt: -Infinity,
    };
    this.#pots.set(name, pot);
    return pot;
  }

  /** Waits for a lease, together with all who need one. */
  async #refill(name: BudgetName, pot: Pot, need: number): Promise<void> {
    pot.wanted += need;
    const joined = pot.flight;
    const flight = joined ?? this.#ask(name, pot, need);
    pot.flight = flight;
    // The request that began it may have ended, and its call with it: then who waits asks again.
    const landed = await within(
      PATIENCE,
      flight.then(() => true),
    );
    pot.wanted -= need;
    if (pot.flight === flight) pot.flight = undefined;
    if (landed === undefined && joined === undefined) this.#goOnAlone(name, pot);
  }

  async #ask(name: BudgetName, pot: Pot, least: number): Promise<void> {
    // All who need a lease at this moment are counted before it is asked for.
    await Promise.resolve();
    try {
      const limit = this.#limits[name];
      const { units, until } = await this.#lender.lease({ name, least, wanted: pot.wanted, limit });
      pot.until = until;
      if (units === 0) pot.refusedFrom = Math.min(pot.refusedFrom, least);
      else pot.balance += units;
    } catch (error) {
      console.error({ budget: name, error: String(error) });
      this.#goOnAlone(name, pot);
    }
  }

  #goOnAlone(name: BudgetName, pot: Pot): void {
    if (pot.alone) pot.retryAt = this.#clock() + PAUSE;
    else pot.balance += Math.min(ALONE[name], this.#limits[name]);
    pot.alone = true;
  }
}
