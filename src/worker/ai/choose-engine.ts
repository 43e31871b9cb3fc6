import type { Config } from "../env.ts";
import { builtInEngine } from "./built-in/engine.ts";
import type { Engine } from "./engine.ts";
import { openAiEngine } from "./openai.ts";

/** An OpenAI-compatible endpoint where a key or an address is set, else the built-in engine. */
export function chooseEngine(config: Config): Engine {
  return config.OPENAI_API_KEY !== undefined || config.OPENAI_BASE_URL !== undefined
    ? openAiEngine(config)
    : builtInEngine;
}
