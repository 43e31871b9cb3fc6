import * as z from "zod/mini";
import { endpoint } from "../contract.ts";
import { SITE_ENGINES } from "./assistant.ts";

export const Health = z.object({
  status: z.literal("ok"),
  /** The engine that answers new questions of those who bring none. */
  engine: z.enum(SITE_ENGINES),
  model: z.optional(z.string()),
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
