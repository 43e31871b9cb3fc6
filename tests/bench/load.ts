import { Agent } from "node:http";
import { AssistReply } from "#shared/contracts/assistant.ts";
import { ask, type Call } from "./client.ts";
import { median, quantile, type Report, round } from "./statistics.ts";
import { startWorkers } from "./workers.ts";

const ROUNDS = 7;
const REQUESTS = 800;
const CLIENTS = 8;

interface Row extends Call {
  readonly name: string;
  readonly worker: "app" | "limited";
}

const health = { method: "GET", path: "/api/health" } as const;
const assist = {
  method: "POST",
  path: "/api/ai/assist",
  body: JSON.stringify({
    task: "video_ideas",
    input: { topic: "repairing old watches", count: 5 },
    opts: { seed: 7 },
  }),
} as const;
const CALLS: readonly Row[] = [
  { name: "/api/health", worker: "app", ...health },
  { name: "built-in assist, 5 ideas", worker: "app", ...assist },
  { name: "/api/health, local limiter", worker: "limited", ...health },
  { name: "built-in assist, local limiter", worker: "limited", ...assist },
];
/** Asks REQUESTS times with some clients at once; each asks again when it is answered. @param callOf the call of a number. */
export async function storm(
  url: URL,
  callOf: (number: number) => Call,
  clients: number,
): Promise<{ perSecond: number; times: number[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  let left = REQUESTS;
  const begin = performance.now();
  const client = async () => {
    while (left > 0) {
      left -= 1;
      times.push((await ask(url, agent, callOf(left))).time);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return { perSecond: (REQUESTS / (performance.now() - begin)) * 1000, times };
}

/** One pair of rounds: the app against the bare Worker, with many clients and with one. */
async function compare(app: URL, bare: URL, call: Call) {
  const theirs = { many: await storm(bare, () => call, CLIENTS), one: await storm(bare, () => call, 1) };
  const ours = { many: await storm(app, () => call, CLIENTS), one: await storm(app, () => call, 1) };
  return {
    perSecond: ours.many.perSecond / theirs.many.perSecond,
    p50: median(ours.one.times) / median(theirs.one.times),
    p99: quantile(ours.one.times, 0.99) / quantile(theirs.one.times, 0.99),
    added: median(ours.one.times) - median(theirs.one.times),
  };
}

/** Requests per second with 8 clients, p50 and p99 with one. */
export async function measureLoad(): Promise<Report> {
  const workers = await startWorkers(await exampleReply());
  const rows: Record<string, string | number>[] = [];
  for (const call of CALLS) {
    const app = workers.urls[call.worker];
    await compare(app, workers.urls.bare, call);
    const rounds = [];
    for (let count = 0; count < ROUNDS; count += 1) rounds.push(await compare(app, workers.urls.bare, call));
    const p50 = rounds.map((one) => one.p50);
    rows.push({
      call: call.name,
      "requests/s": round(median(rounds.map((one) => one.perSecond))),
      p50: round(median(p50)),
      "p50 range": `${round(Math.min(...p50))} to ${round(Math.max(...p50))}`,
      p99: round(median(rounds.map((one) => one.p99))),
      "added ms": round(median(rounds.map((one) => one.added)), 3),
    });
  }
  await workers.close();
  return {
    title: `The app against bare Hono in the same workerd (median of ${ROUNDS} paired rounds, 1 is equal)`,
    rows,
  };
}

/** What the app replies, so that the bare Worker sends as many bytes. */
async function exampleReply(): Promise<string> {
  const workers = await startWorkers("");
  const { text } = await ask(workers.urls.app, new Agent(), assist);
  await workers.close();
  return AssistReply.parse(JSON.parse(text)).reply;
}
