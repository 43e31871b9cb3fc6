import type { OwnKey } from "#shared/contracts/own-key.ts";
import type { Config } from "../env.ts";
import { builtInEngine } from "./built-in/engine.ts";
import type { Engine } from "./engine.ts";
import { isModelConfigured } from "./engine-in-use.ts";

/** What a creator wants to be answered by. */
export interface EngineWish {
  /** A key of their own. */
  readonly ownKey: OwnKey | undefined;
  /** True where no model may be asked. */
  readonly builtInOnly: boolean;
}

/**
 * The engines that may answer, the first one first: a creator's own key where they sent one; an OpenAI-compatible
 * endpoint where the owner set a key or an address; Cloudflare's models where they are bound; the built-in engine.
 */
export async function enginesFor(config: Config, { ownKey, builtInOnly }: EngineWish): Promise<Engine[]> {
  if (builtInOnly) return [builtInEngine];
  const engines: Engine[] = [];
  if (ownKey !== undefined) engines.push((await import("./openai.ts")).ownKeyEngine(config, ownKey));
  if (isModelConfigured(config)) engines.push((await import("./openai.ts")).openAiEngine(config));
  if (config.ai !== undefined)
    engines.push((await import("./workers-ai.ts")).workersAiEngine(config, config.ai));
  return [...engines, builtInEngine];
}
