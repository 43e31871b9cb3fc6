import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { app } from "#worker/app.ts";
import type { Bindings } from "#worker/env.ts";
import { liveSources, newAddress } from "./api.ts";

/** A site with a KV that says how often it was written to, and a budget of its own where the settings bring none. */
export function ownSite(settings: Partial<Bindings> = {}) {
  const written: string[] = [];
  const CACHE = new Proxy(env.CACHE, {
    get: (kv, name) => {
      if (name === "put")
        return (key: string, value: string, options: KVNamespacePutOptions) => {
          written.push(`${key} ${options.expirationTtl}`);
          return kv.put(key, value, options);
        };
      const method: unknown = Reflect.get(kv, name);
      return typeof method === "function" ? method.bind(kv) : method;
    },
  });
  const name = crypto.randomUUID();
  const own = new Proxy(env.BUDGET, {
    get: (namespace, property) =>
      property === "getByName" ? () => namespace.getByName(name) : Reflect.get(namespace, property),
  });
  const { BUDGET = own } = settings;
  const bindings: Bindings = { ...env, ...liveSources(), ...settings, CACHE, BUDGET };
  const send = async (path: string, init: RequestInit) => {
    const ctx = createExecutionContext();
    const headers = new Headers(init.headers);
    if (!headers.has("CF-Connecting-IP")) headers.set("CF-Connecting-IP", newAddress());
    const request = new Request(`https://crescendo.test${path}`, { ...init, headers });
    const response = await app.fetch(request, bindings, ctx);
    await waitOnExecutionContext(ctx);
    return response;
  };
  const post = async (path: string, body: unknown, more: Pick<RequestInit, "headers" | "signal"> = {}) => {
    const headers = new Headers(more.headers);
    headers.set("Content-Type", "application/json");
    return send(path, { method: "POST", headers, signal: more.signal ?? null, body: JSON.stringify(body) });
  };
  return {
    written,
    bindings,
    resolve: (url: string) => post("/api/resolve-youtube", { url }),
    post,
    get: (path: string, headers?: HeadersInit) => send(path, { headers }),
  };
}
