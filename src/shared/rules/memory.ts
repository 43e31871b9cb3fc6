import { ASSIST_LIMITS, type Exchange } from "../contracts/assistant.ts";

/**
 * The most of one exchange that is remembered, in UTF-16 units: two whole ones always fit the memory of a
 * request. Source: heuristic, checked 2026-11-21.
 */
export const EXCHANGE_LIMITS = { prompt: 1500, reply: 4000 } as const;

/** An exchange as it is remembered: each text shortened to its limit, and said to be. */
export function shortened(exchange: Exchange): Exchange {
  return {
    ...exchange,
    prompt: shorten(exchange.prompt, EXCHANGE_LIMITS.prompt),
    reply: shorten(exchange.reply, EXCHANGE_LIMITS.reply),
  };
}

/** A text of at most `max` UTF-16 units, never cut inside a character; "…" where something is missing. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  return `${cut.replace(/[\uD800-\uDBFF]$/u, "").trimEnd()}…`;
}

/** What was said before as one text, oldest first (spec §3: AI memory). */
export function transcriptOf(exchanges: readonly Exchange[]): string {
  return exchanges.map(({ prompt, reply }) => `Creator: ${prompt}\n\nCrescendo: ${reply}`).join("\n\n");
}

/**
 * Exchanges, oldest first, of which each user's transcript fits {@link ASSIST_LIMITS}`.memory`: the oldest
 * fall out whole.
 */
export function bounded(exchanges: readonly Exchange[]): Exchange[] {
  const kept = new Map<string, readonly Exchange[]>();
  const full = new Set<string>();
  for (const exchange of exchanges.toReversed()) {
    const { userId } = exchange;
    const more = [exchange, ...(kept.get(userId) ?? [])];
    if (full.has(userId) || transcriptOf(more).length > ASSIST_LIMITS.memory) full.add(userId);
    else kept.set(userId, more);
  }
  const staying = new Set([...kept.values()].flat());
  return exchanges.filter((exchange) => staying.has(exchange));
}

/** Memory with one exchange more. It takes the place of an earlier answer to the same words. */
export function withExchange(exchanges: readonly Exchange[], next: Exchange): Exchange[] {
  const said = shortened(next);
  const others = exchanges.filter(({ userId, prompt }) => userId !== said.userId || prompt !== said.prompt);
  return bounded([...others, said]);
}

/** What goes with a question: one user's transcript, without an earlier answer to the very same question. */
export function memoryFor(exchanges: readonly Exchange[], userId: string, prompt: string): string {
  const asked = shorten(prompt, EXCHANGE_LIMITS.prompt);
  return transcriptOf(bounded(exchanges.filter((said) => said.userId === userId && said.prompt !== asked)));
}
