import { WorkerEntrypoint } from "cloudflare:workers";
import { app } from "#worker/app.ts";
import type { Bindings } from "#worker/env.ts";

export default app;

/** Variables and secrets, as an owner would set them. */
export type Settings = Partial<
  Pick<
    Bindings,
    "OPENAI_API_KEY" | "OPENAI_BASE_URL" | "OPENAI_MODEL" | "CONTACT_EMAIL" | "UPSTREAM_BASE_URL"
  >
>;

/** One object for the same settings, as there is one `env` for all requests of an isolate. */
const environments = new Map<string, Bindings>();

/** The app with other settings. Each call is a request of its own to the runtime, as a visitor's is. */
export class Configured extends WorkerEntrypoint<Bindings, Settings> {
  override async fetch(request: Request): Promise<Response> {
    const name = JSON.stringify(this.ctx.props);
    const known = environments.get(name) ?? { ...this.env, ...this.ctx.props };
    environments.set(name, known);
    return app.fetch(request, known, this.ctx);
  }
}
