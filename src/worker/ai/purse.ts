import { ApiError } from "#shared/errors.ts";
import { secondsUntil, timeOf } from "../budget/until.ts";
import type { Config } from "../env.ts";
import type { Message } from "./messages.ts";

/** Characters of a token, roughly, where an endpoint doesn't say how many it read and wrote. */
const CHARACTERS = 4;

/** Tokens set aside for one call. */
export interface Reservation {
  /** Of what was asked alone. */
  readonly asked: number;
  /** Says what it came to: what wasn't used is given back, what was used beyond is spent. */
  settle(tokens: number): void;
}

/** Spends one call of the day. @throws ApiError `ai_budget_spent`. */
export async function spendCall({ ledger }: Config): Promise<void> {
  const { granted, until } = await ledger.take("aiCalls", 1);
  if (!granted) throw spent(until);
}

/**
 * Spends a call and sets aside the tokens it may come to. What is never settled stays spent: nobody knows what the
 * endpoint went on writing.
 * @param cap of the tokens it may write.
 * @throws ApiError `ai_budget_spent`.
 */
export async function reserve(
  config: Config,
  messages: readonly Message[],
  cap: number,
): Promise<Reservation> {
  const asked = tokensOf(messages.map(({ content }) => content).join(""));
  const reserved = asked + cap;
  const { granted, until } = await config.ledger.take("aiTokens", reserved);
  if (!granted) throw spent(until);
  const settle = (tokens: number) => config.ledger.settle("aiTokens", reserved - tokens, until);
  try {
    await spendCall(config);
  } catch (error) {
    settle(0);
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
