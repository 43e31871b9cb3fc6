import type * as z from "zod/mini";

/**
 * What a call may cost others than its caller, which decides how often it may be made: "ai" asks a model where one is
 * configured, "lookup" may ask a third party, "plain" does neither.
 */
export const COSTS = ["ai", "lookup", "plain"] as const;
export type Cost = (typeof COSTS)[number];

/**
 * One call of the API as data: the Worker validates requests with `body`, the client parses answers
 * with `response`, the tests use both.
 */
export interface Endpoint<
  Method extends "GET" | "POST" | "PUT" | "DELETE" = "GET" | "POST" | "PUT" | "DELETE",
  Body extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: Method;
  /** The whole path, from /api. */
  readonly path: `/api/${string}`;
  /** Required, so that no call can be forgotten by the limits (worker/middleware/rate-limit.ts). */
  readonly cost: Cost;
  readonly body: Body;
  readonly response: Response;
}

/** Declares a call; its types follow from its schemas. */
export function endpoint<
  const Method extends "GET" | "POST" | "PUT" | "DELETE",
  Body extends z.ZodMiniType | undefined,
  Response extends z.ZodMiniType,
>(definition: Endpoint<Method, Body, Response>): Endpoint<Method, Body, Response> {
  return definition;
}
