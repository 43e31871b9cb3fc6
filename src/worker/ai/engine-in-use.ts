import type { Config } from "../env.ts";
import type { Engine } from "./engine.ts";

/** Where nothing else is configured. Small and cheap; an owner chooses another with OPENAI_MODEL. */
const DEFAULT_MODEL = "gpt-5.4-mini";

/** Whether the owner set a key or an address of an OpenAI-compatible endpoint. */
export function isModelConfigured({ OPENAI_API_KEY, OPENAI_BASE_URL }: Config): boolean {
  return OPENAI_API_KEY !== undefined || OPENAI_BASE_URL !== undefined;
}

/** The model that is asked at the endpoint. */
export function modelOf({ OPENAI_MODEL }: Config): string {
  return OPENAI_MODEL ?? DEFAULT_MODEL;
}

/** Which engine answers, without loading it. */
export function engineInUse(config: Config): Pick<Engine, "name" | "model"> {
  return isModelConfigured(config) ? { name: "openai", model: modelOf(config) } : { name: "built-in" };
}
