import type { Price } from "./purse.ts";

/**
 * Neurons for a million tokens read and written, of the models that fit the product's tasks. Cloudflare's price list of
 * 2026-09-20 (developers.cloudflare.com/workers-ai/platform/pricing).
 */
const RATES: Readonly<Record<string, { readonly read: number; readonly written: number }>> = {
  "@cf/qwen/qwen3-30b-a3b-fp8": { read: 4625, written: 30_475 },
  "@cf/zai-org/glm-4.7-flash": { read: 5500, written: 36_400 },
  "@cf/google/gemma-4-26b-a4b-it": { read: 9091, written: 27_273 },
  "@cf/openai/gpt-oss-20b": { read: 18_182, written: 27_273 },
  "@cf/ibm-granite/granite-4.0-h-micro": { read: 1542, written: 10_158 },
};
/** Of a model that isn't listed: dearer than all that are, so that the day's allowance is never exceeded unseen. */
const UNLISTED = { read: 60_000, written: 450_000 };
const MILLION = 1_000_000;

/** What a model's tokens cost of the account's neurons, of which 10,000 a day are free. */
export function neuronsOf(model: string): Price {
  const rate = RATES[model] ?? UNLISTED;
  return {
    budget: "aiNeurons",
    of: ({ read, written }) => Math.ceil((read * rate.read + written * rate.written) / MILLION),
  };
}
