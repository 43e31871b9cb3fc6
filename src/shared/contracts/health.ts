import * as z from "zod/mini";
import { endpoint } from "../contract.ts";
import { SITE_ENGINES } from "./assistant.ts";

/** What serves a model on the machine where `npm start` or `npm run dev` runs (serving/plugin.ts). */
export const LOCAL_MODEL_SERVERS = ["Ollama", "LM Studio"] as const;

export const Health = z.object({
  status: z.literal("ok"),
  /** The engine that answers new questions of those who bring none. */
  engine: z.enum(SITE_ENGINES),
  model: z.optional(z.string()),
  /** What serves the model, where it runs on the same machine as the site and was found there. */
  localServer: z.optional(z.enum(LOCAL_MODEL_SERVERS)),
  version: z.string(),
  /** Which of the site's budgets are spent for today; left out where none is. */
  spent: z.optional(
    z.object({ ai: z.boolean(), youtube: z.boolean(), newQueues: z.boolean(), cache: z.boolean() }),
  ),
  /** The address the owner of this installation publishes, if any. */
  contact: z.optional(z.string()),
});
export type Health = z.infer<typeof Health>;

export const health = endpoint({
  method: "GET",
  path: "/api/health",
  cost: "plain",
  body: undefined,
  response: Health,
});
