import * as z from "zod/mini";
import { endpoint } from "../contract.ts";

/** Forgets the caller: what the server keeps for the workspace goes, and so does its cookie. */
export const forgetWorkspace = endpoint({
  method: "DELETE",
  path: "/api/workspace",
  cost: "lookup",
  body: undefined,
  response: z.object({
    success: z.literal(true),
    /** Whether Google may still list this site, as in contracts/google.ts. */
    stillListed: z.optional(z.boolean()),
  }),
});
