import type { Config } from "../env.ts";
import { engineInUse } from "./engine-in-use.ts";
import { neuronsOf } from "./neurons.ts";
import { type Price, TOKENS } from "./purse.ts";

/** What the owner's endpoint is paid in; undefined where it is a model on their own machine, which costs nothing. */
export function priceOfEndpoint({ LOCAL_MODEL_SERVER }: Config): Price | undefined {
  return LOCAL_MODEL_SERVER === undefined ? TOKENS : undefined;
}

/** What the site's engine is paid in; undefined where it costs the owner nothing. */
export function priceOfSite(config: Config): Price | undefined {
  const { name, model = "" } = engineInUse(config);
  if (name === "workers-ai") return neuronsOf(model);
  return name === "openai" ? priceOfEndpoint(config) : undefined;
}
