import { ApiError } from "#shared/errors.ts";
import type { BudgetName } from "../budget/counts.ts";
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

/** What is set aside for one call. */
export interface Reservation {
  /** Tokens of what was asked, roughly. */
  readonly asked: number;
  /** Says, once, what it came to: what wasn't used is given back, what was used beyond is spent. */
  settle(usage: Usage): void;
}

export const NOTHING: Usage = { read: 0, written: 0 };

/** Spends one call of the day. @throws ApiError `ai_budget_spent`. */
export async function spendCall({ ledger }: Config): Promise<void> {
  const { granted, until } = await ledger.take("aiCalls", 1);
  if (!granted) throw spent(until);
}

/**
 * Spends a call and sets aside what it may come to. What is never settled stays spent: nobody knows what the
 * endpoint went on writing.
 * @param cap of the tokens it may write.
 * @param price of the engine that is asked; undefined where the site doesn't pay for it.
 * @throws ApiError `ai_budget_spent`.
 */
export async function reserve(
  config: Config,
  messages: readonly Message[],
  cap: number,
  price: Price | undefined,
): Promise<Reservation> {
  const asked = tokensOf(messages.map(({ content }) => content).join(""));
  if (price === undefined) return { asked, settle: () => undefined };
  const { budget, of } = price;
  const reserved = of({ read: asked, written: cap });
  const { granted, until } = await config.ledger.take(budget, reserved);
  if (!granted) throw spent(until);
  let settled = false;
  const settle = (usage: Usage) => {
    if (!settled) config.ledger.settle(budget, reserved - of(usage), until);
    settled = true;
  };
  try {
    await spendCall(config);
  } catch (error) {
    settle(NOTHING);
    throw error;
  }
  return { asked, settle };
}

/** About how many tokens a text is. */
export function tokensOf(text: string): number {
  return Math.ceil(text.length / CHARACTERS);
}

function spent(until: number): ApiError {
  const says = `This site's AI allowance for today is used up. It is back at ${timeOf(until)}.`;
  return new ApiError("ai_budget_spent", says, secondsUntil(until));
}
