import type { Config } from "../env.ts";
import { builtInEngine } from "./built-in/engine.ts";
import type { Engine } from "./engine.ts";
import { isModelConfigured } from "./engine-in-use.ts";

/** An OpenAI-compatible endpoint where a key or an address is set, else Cloudflare's models where they are bound, else the built-in engine. */
export async function chooseEngine(config: Config): Promise<Engine> {
  if (isModelConfigured(config)) {
    const { openAiEngine } = await import("./openai.ts");
    return openAiEngine(config);
  }
  if (config.ai === undefined) return builtInEngine;
  const { workersAiEngine } = await import("./workers-ai.ts");
  return workersAiEngine(config, config.ai);
}
