import { once } from "node:events";
import { Agent, createServer } from "node:http";
import { assist } from "#shared/contracts/assistant.ts";
import { ask, type Call } from "./client.ts";
import { median, type Report, round } from "./statistics.ts";
import { startWorkers } from "./workers.ts";

const ROUNDS = 5;
const CALLS = 60;

/** An endpoint that answers at once: what a miss costs besides the model's own seconds. */
const COMPLETION = JSON.stringify({
  id: "1",
  object: "chat.completion",
  created: 0,
  model: "instant",
  choices: [
    {
      index: 0,
      finish_reason: "stop",
      message: { role: "assistant", content: "Start with the knife.", refusal: null },
    },
  ],
});

function question(words: string): Call {
  return { method: "POST", path: assist.path, body: JSON.stringify({ task: "general", input: words }) };
}

/** A kept answer of a paid engine against one that has to be asked for. */
export async function measureKept(): Promise<Report> {
  const model = createServer((request, response) => {
    request.resume();
    request.on("end", () => response.setHeader("Content-Type", "application/json").end(COMPLETION));
  });
  model.listen(0, "127.0.0.1");
  await once(model, "listening");
  const address = model.address();
  if (address === null || typeof address === "string") throw new Error("the model has no port");
  const workers = await startWorkers("", {
    OPENAI_API_KEY: "none",
    OPENAI_BASE_URL: `http://127.0.0.1:${address.port}/v1`,
    OPENAI_MODEL: "instant",
  });
  const url = workers.urls.app;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const typical = async (words: (count: number) => string) => {
    const times: number[] = [];
    for (let count = 0; count < CALLS; count += 1)
      times.push((await ask(url, agent, question(words(count)))).time);
    return median(times);
  };
  const rounds = [];
  await typical(() => "the same question");
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const hit = await typical(() => "the same question");
    const miss = await typical((count) => `question ${turn} ${count}`);
    rounds.push({ ratio: miss / hit, hit, miss });
  }
  agent.destroy();
  await workers.close();
  model.closeAllConnections();
  model.close();
  return {
    title: `A paid engine that answers at once: asked against kept (median of ${ROUNDS} paired rounds, one client)`,
    rows: [
      {
        call: "general",
        "miss against hit": round(median(rounds.map(({ ratio }) => ratio)), 1),
        "hit ms": round(median(rounds.map(({ hit }) => hit)), 2),
        "miss ms": round(median(rounds.map(({ miss }) => miss)), 2),
      },
    ],
  };
}
