import { Hono } from "hono";

/** What every ratio is held against: Hono with nothing around it, giving answers of the same size. */
const app = new Hono<{ Bindings: { readonly ANSWER: string } }>();

app.get("/api/health", (c) => c.json({ status: "ok", engine: "built-in", version: "0.0.0" }));
app.post("/api/ai/assist", async (c) => {
  await c.req.json();
  return c.json({ reply: c.env.ANSWER, engine: "built-in", cached: false });
});

export default app;
