import en from "zod/v4/locales/en.js";
import * as z from "zod/mini";
import type { Endpoint } from "#shared/contract.ts";
import { ApiError } from "#shared/errors.ts";
import type { App, AppContext } from "./context.ts";
import { fieldAt, inputSentence } from "./input-sentences.ts";
import { bodyLimit } from "./middleware/body-limit.ts";
import { rateLimit } from "./middleware/rate-limit.ts";

// For whoever runs the site (env.ts) and for a model that has to mend its JSON; a caller reads inputSentence.
z.config(en());

type BodyOf<E extends Endpoint> = E["body"] extends z.ZodMiniType ? z.output<E["body"]> : undefined;

/** The endpoints that are served. */
export const served: Endpoint[] = [];
/** Where they are, for the answer to a method that isn't. */
const patterns: { readonly paths: URLPattern; readonly method: string }[] = [];

/** The methods that a path takes; none where nothing is served there. */
export function methodsOf(path: string): string[] {
  return patterns
    .filter(({ paths }) => paths.test({ pathname: path }))
    .map(({ method }) => method)
    .toSorted();
}

/**
 * Serves one endpoint of the contract: a call is counted by its cost before its body is read, and a bad body is a
 * 400, 413 or 415 before the handler runs.
 */
export function serve<E extends Endpoint>(
  app: App,
  endpoint: E,
  handle: (c: AppContext, body: BodyOf<E>) => Response | Promise<Response>,
): void {
  served.push(endpoint);
  patterns.push({ paths: new URLPattern({ pathname: endpoint.path }), method: endpoint.method });
  app.on(endpoint.method, endpoint.path, rateLimit(endpoint.cost), bodyLimit, async (c) =>
    handle(c, await readBody(c, endpoint)),
  );
}

async function readBody<E extends Endpoint>(c: AppContext, endpoint: E): Promise<BodyOf<E>>;
async function readBody(c: AppContext, endpoint: Endpoint): Promise<unknown> {
  if (endpoint.body === undefined) return undefined;
  const type = c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw new ApiError("unsupported_media_type", "Send the request as application/json.");
  }
  return parseInput(endpoint.body, await readJson(c));
}

async function readJson(c: AppContext): Promise<unknown> {
  const text = await c.req.text();
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError("bad_request", "The body isn't valid JSON.", undefined, { cause });
  }
}

/**
 * Validates what a caller sent.
 * @param at where it stands in the body. @throws ApiError `bad_request` with a sentence for a person, and the field.
 */
export function parseInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  at: string[] = [],
): z.output<Schema> {
  const error = (issue: z.core.$ZodRawIssue) => inputSentence([...at, ...(issue.path ?? [])], issue);
  const parsed = schema.safeParse(value, { error });
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  throw new ApiError("bad_request", first?.message ?? "The request can't be read.", undefined, {
    field: fieldAt([...at, ...(first?.path ?? [])]),
    cause: parsed.error,
  });
}
