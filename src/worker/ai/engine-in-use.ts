import type { SiteEngine } from "#shared/contracts/assistant.ts";
import type { Config } from "../env.ts";

/** Where nothing else is configured. Small and cheap; an owner chooses another with OPENAI_MODEL. */
const DEFAULT_MODEL = "gpt-5.4-mini";

/**
 * The cheapest of Cloudflare's models of 2026-09-20 that writes JSON to a schema and all of the product's languages
 * (neurons.ts has the price list): some 230 answers a day are free.
 */
const DEFAULT_WORKERS_AI_MODEL = "@cf/qwen/qwen3-30b-a3b-fp8";

/** Whether the owner set a key or an address of an OpenAI-compatible endpoint. */
export function isModelConfigured({ OPENAI_API_KEY, OPENAI_BASE_URL }: Config): boolean {
  return OPENAI_API_KEY !== undefined || OPENAI_BASE_URL !== undefined;
}

/** The model that is asked at the endpoint. */
export function modelOf({ OPENAI_MODEL }: Config): string {
  return OPENAI_MODEL ?? DEFAULT_MODEL;
}

/** The model of Cloudflare's own that is asked. */
export function workersAiModelOf({ WORKERS_AI_MODEL }: Config): string {
  return WORKERS_AI_MODEL ?? DEFAULT_WORKERS_AI_MODEL;
}

/** Which engine answers, without loading it: the highest rung of the ladder that is there. */
export function engineInUse(config: Config): { readonly name: SiteEngine; readonly model?: string } {
  if (isModelConfigured(config)) return { name: "openai", model: modelOf(config) };
  if (config.ai !== undefined) return { name: "workers-ai", model: workersAiModelOf(config) };
  return { name: "built-in" };
}
