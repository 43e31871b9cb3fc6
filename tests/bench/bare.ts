import { DurableObject } from "cloudflare:workers";
import { Hono } from "hono";

/** An object that keeps what it is given in memory, and nothing around it. */
export class Bare extends DurableObject {
  readonly #kept = new Map<string, unknown>();

  put(id: string, value: unknown) {
    this.#kept.set(id, value);
    return { value };
  }
}

/** What every ratio is held against: Hono with nothing around it, giving answers of the same size. */
const app = new Hono<{
  Bindings: { readonly ANSWER: string; readonly BARE: DurableObjectNamespace<Bare> };
}>();

app.get("/api/health", (c) => c.json({ status: "ok", engine: "built-in", version: "0.0.0" }));
app.post("/api/ai/assist", async (c) => {
  await c.req.json();
  return c.json({ reply: c.env.ANSWER, engine: "built-in", cached: false });
});
app.put("/api/schedule/:id", async (c) => {
  const stub = c.env.BARE.getByName("0");
  return c.json(await stub.put(c.req.param("id"), await c.req.text()));
});

export default app;
