import { Agent, request } from "node:http";
import { median, quantile, type Report, round } from "./statistics.ts";
import { startWorkers } from "./workers.ts";

const ROUNDS = 7;
const REQUESTS = 1500;
const CLIENTS = 8;

interface Call {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: string;
}

const CALLS: Record<string, Call> = {
  "/api/health": { method: "GET", path: "/api/health" },
  "built-in assist": {
    method: "POST",
    path: "/api/ai/assist",
    body: JSON.stringify({
      task: "video_ideas",
      input: { topic: "repairing old watches", count: 5 },
      opts: { seed: 7 },
    }),
  },
};

/** Asks once. @returns milliseconds until the whole answer is read, and the answer. */
function ask(url: URL, agent: Agent, { method, path, body }: Call): Promise<{ time: number; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ time: number; text: string }>();
  const begin = performance.now();
  const call = request(
    new URL(path, url),
    { method, agent, headers: { "Content-Type": "application/json" } },
    (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => (text += part));
      response.on("end", () => {
        if (response.statusCode === 200) resolve({ time: performance.now() - begin, text });
        else reject(new Error(`${path} answered ${response.statusCode}: ${text}`));
      });
    },
  );
  call.on("error", reject);
  call.end(body);
  return promise;
}

/** Asks REQUESTS times with some clients at once; each asks again when it is answered. */
async function storm(url: URL, call: Call, clients: number): Promise<{ perSecond: number; times: number[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  let left = REQUESTS;
  const begin = performance.now();
  const client = async () => {
    while (left > 0) {
      left -= 1;
      times.push((await ask(url, agent, call)).time);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return { perSecond: (REQUESTS / (performance.now() - begin)) * 1000, times };
}

/** Requests per second with 8 clients, p50 and p99 with one, the app against bare Hono in the same workerd. */
export async function measureLoad(): Promise<Report> {
  const example = await startWorkers("");
  const sample = await ask(
    example.app,
    new Agent(),
    CALLS["built-in assist"] ?? { method: "GET", path: "/" },
  );
  await example.close();
  const reply: unknown = JSON.parse(sample.text);
  const answer = typeof reply === "object" && reply !== null && "reply" in reply ? String(reply.reply) : "";

  const workers = await startWorkers(answer);
  const rows: Record<string, string | number>[] = [];
  for (const [name, call] of Object.entries(CALLS)) {
    const ratios: { perSecond: number[]; p50: number[]; p99: number[] } = { perSecond: [], p50: [], p99: [] };
    await storm(workers.app, call, CLIENTS);
    await storm(workers.bare, call, CLIENTS);
    for (let round = 0; round < ROUNDS; round += 1) {
      const bare = {
        many: await storm(workers.bare, call, CLIENTS),
        one: await storm(workers.bare, call, 1),
      };
      const app = { many: await storm(workers.app, call, CLIENTS), one: await storm(workers.app, call, 1) };
      ratios.perSecond.push(app.many.perSecond / bare.many.perSecond);
      ratios.p50.push(median(app.one.times) / median(bare.one.times));
      ratios.p99.push(quantile(app.one.times, 0.99) / quantile(bare.one.times, 0.99));
    }
    rows.push({
      call: name,
      "requests/s": round(median(ratios.perSecond)),
      p50: round(median(ratios.p50)),
      p99: round(median(ratios.p99)),
      "p50, lowest to highest": `${round(Math.min(...ratios.p50))} to ${round(Math.max(...ratios.p50))}`,
    });
  }
  await workers.close();
  return {
    title: `The app against bare Hono in the same workerd (median of ${ROUNDS} paired rounds, 1 is equal)`,
    rows,
  };
}
