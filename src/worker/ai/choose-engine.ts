import type { DeviceFailure } from "#shared/contracts/on-device.ts";
import type { OwnKey } from "#shared/contracts/own-key.ts";
import type { Config } from "../env.ts";
import { builtInEngine } from "./built-in/engine.ts";
import type { Engine } from "./engine.ts";
import { isModelConfigured } from "./engine-in-use.ts";

/** What a creator wants to be answered by. */
export interface EngineWish {
  /** A key of their own. */
  readonly ownKey: OwnKey | undefined;
  /** True where no model may be asked but that of the creator's own browser. */
  readonly builtInOnly: boolean;
  /** What the model in the creator's own browser wrote so far; undefined where it isn't to answer. */
  readonly onDevice?: readonly string[];
  /** Why it gave no answer, where it was to. */
  readonly deviceFailure?: DeviceFailure | undefined;
}

/**
 * The engines that may answer, the first one first: the model in the creator's browser; a key of their own; an
 * OpenAI-compatible endpoint where the owner set a key or an address; Cloudflare's models where they are bound; the
 * built-in engine.
 */
export async function enginesFor(
  config: Config,
  { ownKey, builtInOnly, onDevice }: EngineWish,
): Promise<Engine[]> {
  const engines: Engine[] = [];
  if (onDevice !== undefined) engines.push((await import("./on-device.ts")).onDeviceEngine(config, onDevice));
  if (builtInOnly) return [...engines, builtInEngine];
  if (ownKey !== undefined) engines.push((await import("./openai.ts")).ownKeyEngine(config, ownKey));
  if (isModelConfigured(config)) engines.push((await import("./openai.ts")).openAiEngine(config));
  if (config.ai !== undefined)
    engines.push((await import("./workers-ai.ts")).workersAiEngine(config, config.ai));
  return [...engines, builtInEngine];
}
