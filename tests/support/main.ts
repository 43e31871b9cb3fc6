import * as z from "zod/mini";
import { app } from "#worker/app.ts";
import { Budget } from "#worker/budget/budget.ts";
import { cached } from "#worker/cache.ts";
import type { Bindings } from "#worker/env.ts";
import { GoogleAccount as RealGoogleAccount } from "#worker/google/google-account.ts";
import { Scheduler } from "#worker/scheduler/scheduler.ts";
import { Settings, SETTINGS_HEADER } from "./settings.ts";

export { Budget, Scheduler };

/** The scheduler of a site whose owner chose memory: an object has no settings but those of its Worker. */
export class MemoryScheduler extends Scheduler {
  constructor(ctx: DurableObjectState, env: TestBindings) {
    super(ctx, { ...env, SCHEDULER_DURABILITY: "memory" });
  }
}

/** The settings under which a workspace was asked for last. */
const settingsOf = new Map<string, Settings>();

/** The connection to Google of a site with the settings a test sends along, for the same reason. */
export class GoogleAccount extends RealGoogleAccount {
  constructor(ctx: DurableObjectState, env: TestBindings) {
    super(ctx, { ...env, ...settingsOf.get(ctx.id.name ?? "") });
  }
}

/** What the tests bind besides. */
export interface TestBindings extends Bindings {
  readonly MEMORY_SCHEDULER: DurableObjectNamespace<MemoryScheduler>;
}

/** One object for the same settings, as there is one `env` for all requests of an isolate. */
const environments = new Map<string, Bindings>();

function environment(request: Request, env: TestBindings): Bindings {
  const settings = request.headers.get(SETTINGS_HEADER) ?? "{}";
  const known = environments.get(settings) ?? apply(Settings.parse(JSON.parse(settings)), env);
  environments.set(settings, known);
  return known;
}

function apply(settings: Settings, env: TestBindings): Bindings {
  const SCHEDULER = settings.SCHEDULER_DURABILITY === "memory" ? env.MEMORY_SCHEDULER : env.SCHEDULER;
  const GOOGLE_ACCOUNT = new Proxy(env.GOOGLE_ACCOUNT, {
    get: (namespace, property) =>
      property === "getByName"
        ? (name: string) => {
            settingsOf.set(name, settings);
            return namespace.getByName(name);
          }
        : Reflect.get(namespace, property),
  });
  // A site of its own for other settings, so that no test spends another's budget.
  const BUDGET = new Proxy(env.BUDGET, {
    get: (namespace, property) =>
      property === "getByName"
        ? (name: string) => namespace.getByName(`${name} ${JSON.stringify(settings)}`)
        : Reflect.get(namespace, property),
  });
  return { ...env, ...settings, SCHEDULER, GOOGLE_ACCOUNT, BUDGET };
}

/** What the callers of /load did so far, in order: "Ada waits", "Ada left". */
const diary: string[] = [];

/** One `cached` call and nothing around it, so that a test knows when a caller has begun to wait. */
async function load(request: Request, env: Bindings, ctx: ExecutionContext): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const [name = "", key = "", upstream = ""] = ["name", "key", "upstream"].map(
    (field) => searchParams.get(field) ?? "",
  );
  const answer = cached(
    env.CACHE,
    key,
    60,
    z.string(),
    async (signal) => {
      const body = JSON.stringify({ model: "held", key, name });
      return (await fetch(upstream, { method: "POST", body, signal })).text();
    },
    { signal: request.signal, waitUntil: (work) => ctx.waitUntil(work) },
  );
  diary.push(`${name} waits`);
  try {
    return Response.json(await answer);
  } catch {
    diary.push(`${name} left`);
    return new Response(null, { status: 499 });
  }
}

/** The app under the settings a test sends along, and two paths for tests of the cache alone. */
export default {
  fetch(request, env, ctx) {
    const { pathname } = new URL(request.url);
    if (pathname === "/load") return load(request, env, ctx);
    if (pathname === "/diary") return Response.json(diary);
    return app.fetch(request, environment(request, env), ctx);
  },
} satisfies ExportedHandler<TestBindings>;
