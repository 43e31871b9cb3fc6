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
 * endpoint where the owner set a key or an address, else Cloudflare's models where they are bound; the built-in engine.
 */
export async function enginesFor(
  config: Config,
  { ownKey, builtInOnly }: EngineWish,
): Promise<[Engine, ...Engine[]]> {
  if (builtInOnly) return [builtInEngine];
  const ofSite = await engineOfSite(config);
  const rest: [Engine, ...Engine[]] = ofSite === undefined ? [builtInEngine] : [ofSite, builtInEngine];
  if (ownKey === undefined) return rest;
  const { ownKeyEngine } = await import("./openai.ts");
  return [ownKeyEngine(config, ownKey), ...rest];
}

async function engineOfSite(config: Config): Promise<Engine | undefined> {
  if (isModelConfigured(config)) {
    const { openAiEngine } = await import("./openai.ts");
    return openAiEngine(config);
  }
  if (config.ai === undefined) return undefined;
  const { workersAiEngine } = await import("./workers-ai.ts");
  return workersAiEngine(config, config.ai);
}
