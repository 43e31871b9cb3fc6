import { type BudgetName, endOfDay } from "./counts.ts";
import type { Ledger } from "./ledger.ts";
import { Remembered } from "./remembered.ts";
import {
  type Charge,
  type Charged,
  type Measure,
  type Refund,
  type SharesOf,
  type SpenderKeys,
  SPENDERS,
} from "./shares.ts";
import { keysOf, type Spender } from "./spender.ts";
import { within } from "./within.ts";

/** What is asked of the object that counts (budget.ts). */
export interface Counter {
  charge(charge: Charge): Promise<Charged>;
  refund(refund: Refund): Promise<void>;
}

/** How much of a budget a call may come to. */
export interface Amount extends Measure {
  readonly units: number;
}

/** What became of a charge. */
export interface Receipt extends Charged {
  /** Gives back what it didn't need, or spends more where the number is below 0. Never rejects. */
  refund(name: BudgetName, units: number): Promise<void>;
}

/** Milliseconds to wait for the object, and until it is asked again after it couldn't be. */
const PATIENCE = 3000;
const PAUSE = 30_000;
/** Milliseconds for which a refusal is believed: answers under way may yet give back what they don't need. */
const BELIEVED = 5000;

/**
 * What is spent on models: counted in the site's object at each call, for the site and for who asks, since such a call
 * takes seconds, and a share has to hold however many are made at once.
 */
export class AiBudget {
  readonly #counter: Counter;
  readonly #ledger: Ledger;
  readonly #sharesOf: SharesOf;
  readonly #clock: () => number;
  /** By budget and spender: from how many units on they were refused. */
  readonly #refusals = new Remembered<number>();
  #retryAt = -Infinity;

  /** @param ledger spends the isolate's own small allowance where the object can't be asked. */
  constructor(counter: Counter, ledger: Ledger, sharesOf: SharesOf, clock: () => number = Date.now) {
    this.#counter = counter;
    this.#ledger = ledger;
    this.#sharesOf = sharesOf;
    this.#clock = clock;
  }

  /** Spends amounts of budgets whose day is the same, all or none. */
  async charge(spender: Spender, amounts: readonly [Amount, ...Amount[]]): Promise<Receipt> {
    const until = endOfDay(amounts[0].name, this.#clock());
    const spenders = await keysOf(spender, until);
    const charge: Charge = {
      spenders,
      amounts: amounts.map(({ name, least, units }) => ({
        name,
        units,
        shares: this.#sharesOf({ name, least }),
      })),
    };
    const charged = this.#refusalOf(charge, until) ?? (await this.#ask(charge));
    if (charged === undefined) return this.#chargeAlone(charge);
    return {
      ...charged,
      refund: (name, units) => this.#refund({ spenders, name, units, until: charged.until }),
    };
  }

  /** Undefined where the object can't be asked. */
  async #ask(charge: Charge): Promise<Charged | undefined> {
    if (this.#clock() < this.#retryAt) return undefined;
    const asked = this.#counter.charge(charge).catch((error: unknown) => {
      console.error({ budget: "ai", error: String(error) });
      return undefined;
    });
    const charged = await within(PATIENCE, asked);
    if (charged === undefined) this.#retryAt = this.#clock() + PAUSE;
    else this.#remember(charge, charged);
    return charged;
  }

  #chargeAlone({ amounts }: Charge): Receipt {
    const refund = async (name: BudgetName, units: number) => this.#ledger.settle(name, units, until);
    let until = Infinity;
    for (const [at, { name, units }] of amounts.entries()) {
      const taken = this.#ledger.takeAlone(name, units);
      if (!taken.granted) {
        for (const before of amounts.slice(0, at)) void refund(before.name, before.units);
        return { refused: { by: "site", name }, until: taken.until, refund: async () => undefined };
      }
      until = taken.until;
    }
    return { refused: undefined, until, refund };
  }

  async #refund(refund: Refund): Promise<void> {
    if (refund.units > 0)
      for (const by of SPENDERS) this.#refusals.delete(keyOf(refund.name, refund.spenders, by));
    await this.#counter.refund(refund).catch((error: unknown) => {
      console.error({ budget: refund.name, error: String(error) });
    });
  }

  /** What was refused a moment ago costs no call. */
  #refusalOf({ spenders, amounts }: Charge, until: number): Charged | undefined {
    const now = this.#clock();
    for (const by of SPENDERS)
      for (const { name, units } of amounts)
        if (units >= (this.#refusals.get(keyOf(name, spenders, by), now) ?? Infinity))
          return { refused: { by, name }, until };
    return undefined;
  }

  #remember({ spenders, amounts }: Charge, { refused }: Charged): void {
    const amount = amounts.find(({ name }) => name === refused?.name);
    if (refused === undefined || amount === undefined) return;
    const key = keyOf(refused.name, spenders, refused.by);
    this.#refusals.set(key, amount.units, this.#clock() + BELIEVED);
  }
}

function keyOf(name: BudgetName, spenders: SpenderKeys, by: keyof SpenderKeys): string {
  return `${name} ${spenders[by]}`;
}
