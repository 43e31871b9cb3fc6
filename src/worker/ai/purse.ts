import { ApiError } from "#shared/errors.ts";
import type { Amount } from "../budget/ai-budget.ts";
import type { BudgetName } from "../budget/counts.ts";
import type { Measure, SpenderKind } from "../budget/shares.ts";
import type { Spender } from "../budget/spender.ts";
import { secondsUntil, timeOf } from "../budget/until.ts";
import type { Config } from "../env.ts";
import type { Message } from "./messages.ts";

/** Characters of a token, roughly, where an endpoint doesn't say how many it read and wrote. */
const CHARACTERS = 4;

/** Tokens of a question and of its answer. */
export interface Usage {
  readonly read: number;
  readonly written: number;
}

/** What an engine's tokens are counted in. */
export interface Price {
  readonly budget: Extract<BudgetName, "aiTokens" | "aiNeurons">;
  /** Units of the budget, a whole number. */
  readonly of: (usage: Usage) => number;
}

/** An endpoint's tokens, in and out alike. */
export const TOKENS: Price = { budget: "aiTokens", of: ({ read, written }) => read + written };

/** The most that one question comes to: what a creator may send with what is known of it, and the longest answer. */
const LARGEST: Usage = { read: 10_000, written: 16_000 };
/** Calls that one question may take: it, its repair, and each again where it failed or a field was refused. */
const MOST_CALLS = 6;

const CALLS: Measure = { name: "aiCalls", least: MOST_CALLS };

/** What a question is paid from: calls, and what the engine's tokens are counted in. */
export function measuresOf({ budget, of }: Price): readonly [calls: Measure, units: Measure] {
  return [CALLS, { name: budget, least: of(LARGEST) }];
}

/** About the least that any question sets aside: some of what is known of its subject, and the shortest cap of a task. */
const SMALLEST: Usage = { read: 1500, written: 4000 };

/** Units without which nothing is asked, about. */
export function leastToAsk({ of }: Price): number {
  return of(SMALLEST);
}

/** What is set aside for one call. */
export interface Reservation {
  /** Tokens of what was asked, roughly. */
  readonly asked: number;
  /** Says, once, what it came to: what wasn't used is given back, what was used beyond is spent. */
  settle(usage: Usage): void;
  /** Spends a call more, as the first is made again. @throws ApiError `ai_budget_spent`. */
  repeat(): Promise<void>;
}

export const NOTHING: Usage = { read: 0, written: 0 };

/**
 * Spends a call and sets aside what it may come to. What is never settled stays spent: nobody knows what the
 * endpoint went on writing.
 * @param spender of whose shares it is paid.
 * @param cap of the tokens it may write.
 * @param price of the engine that is asked; undefined where the site doesn't pay for it.
 * @throws ApiError `ai_budget_spent`.
 */
export async function reserve(
  { aiBudget }: Config,
  spender: Spender,
  messages: readonly Message[],
  cap: number,
  price: Price | undefined,
): Promise<Reservation> {
  const asked = tokensOf(messages.map(({ content }) => content).join(""));
  if (price === undefined) return { asked, settle: () => undefined, repeat: async () => undefined };
  const [calls, units] = measuresOf(price);
  const charge = async (...amounts: [Amount, ...Amount[]]) => {
    const receipt = await aiBudget.charge(spender, amounts);
    if (receipt.refused !== undefined) throw spent(receipt.refused.by, receipt.until);
    return receipt;
  };
  const reserved = price.of({ read: asked, written: cap });
  const receipt = await charge({ ...calls, units: 1 }, { ...units, units: reserved });
  let settled = false;
  return {
    asked,
    settle: (usage) => {
      const unused = reserved - price.of(usage);
      if (!settled && unused !== 0) spender.waitUntil(receipt.refund(units.name, unused));
      settled = true;
    },
    repeat: async () => {
      await charge({ ...calls, units: 1 });
    },
  };
}

/** About how many tokens a text is. */
export function tokensOf(text: string): number {
  return Math.ceil(text.length / CHARACTERS);
}

const SENTENCES: Record<SpenderKind, string> = {
  site: "This site's AI allowance for today is used up.",
  address: "Your network has used its share of this site's AI for today.",
  workspace: "You have used your share of this site's AI for today.",
};

function spent(by: SpenderKind, until: number): ApiError {
  const says = `${SENTENCES[by]} It is back at ${timeOf(until)}.`;
  return new ApiError("ai_budget_spent", says, secondsUntil(until));
}
