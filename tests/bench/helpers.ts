import { Agent } from "node:http";
import { trendDetector } from "#shared/contracts/trends.ts";
import { assist, type TaskName } from "#shared/contracts/assistant.ts";
import { seoOptimizer } from "#shared/contracts/seo.ts";
import { ask, type Call } from "./client.ts";
import { median, type Report, round } from "./statistics.ts";
import { startWorkers } from "./workers.ts";

const ROUNDS = 5;
/** Calls of a helper in a round, and as many of /api/health beside them. */
const CALLS = 60;

const health: Call = { method: "GET", path: "/api/health" };
const topic = "repairing old watches";
const title = "How I clean a watch movement without taking it apart";
const niche = "DIY & Crafts";

/** What a creator typically asks of each helper. */
const INPUTS: Record<TaskName, string | Record<string, unknown>> = {
  general: "How do I keep viewers past the first 30 seconds?",
  video_ideas: { topic, count: 5 },
  video_idea: { topic },
  monetize: { niche, audienceSize: "1,200 subscribers" },
  optimize_video: { title, description: "Three tools, one afternoon.", tags: "watch repair, diy" },
  reply_assistant: { comments: ["Love this!", "What oil do you use?", "Too long"], tone: "casual" },
  growth_prediction: { niche, history: "2026-01 100\n2026-02 140\n2026-03 150" },
  daily_briefing: { niche },
  hashtags: { topic, language: "English" },
  script: { topic, platform: "YouTube long-form", tone: 50, length: 100 },
  thumbnail_advice: { title },
  competitor_insights: { niche, competitors: "Two channels of my town" },
  audience_analysis: { niche, data: "title,views\nA,100\nB,300\nC,250" },
  trends: { niche, region: "Global" },
  seo: { title, description: "Three tools, one afternoon.", tags: "watch repair, diy", niche },
  voice_to_text: { transcript: "um so today we uh open the the case" },
  tts_script: { text: "Open the case. Clean 50% of the parts first." },
  content_calendar: { niche },
  performance_analysis: { data: "title,views\nA,100\nB,300\nC,250" },
  caption: { topic },
  ab_test: { titles: `${title}\nYour watch is dirty inside` },
  crisis_management: { situation: "My account was hacked last night." },
  post_plan: { postsPerWeek: 3, videoLength: "1 minute", niche },
  video_suggestions: { title, fileName: "watch movement.mp4" },
};

const HELPERS: Readonly<Record<string, Call>> = {
  ...Object.fromEntries(
    Object.entries(INPUTS).map(([task, input]) => [
      task,
      {
        method: "POST",
        path: assist.path,
        body: JSON.stringify({ task, input, opts: { seed: 7 } }),
      } as const,
    ]),
  ),
  [seoOptimizer.path]: {
    method: "POST",
    path: seoOptimizer.path,
    body: JSON.stringify({ title, description: "Three tools, one afternoon.", tags: "watch repair", niche }),
  },
  [trendDetector.path]: {
    method: "POST",
    path: trendDetector.path,
    body: JSON.stringify({ niche, region: "Global" }),
  },
};

/** Milliseconds at the median, one call after the other. */
async function typical(url: URL, agent: Agent, call: Call): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < CALLS; count += 1) times.push((await ask(url, agent, call)).time);
  return median(times);
}

/** How long each helper of the built-in engine takes, where nothing outside can be reached. */
export async function measureHelpers(): Promise<Report> {
  // Nothing listens there: a refused connection is the cheapest way to have no network.
  const workers = await startWorkers("", { UPSTREAM_BASE_URL: "http://127.0.0.1:9" });
  const url = workers.urls.app;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const rows = [];
  for (const [helper, call] of Object.entries(HELPERS)) {
    await typical(url, agent, call);
    const rounds = [];
    for (let count = 0; count < ROUNDS; count += 1) {
      const bare = await typical(url, agent, health);
      const full = await typical(url, agent, call);
      rounds.push({ ratio: full / bare, added: full - bare });
    }
    rows.push({
      helper,
      "p50 against /api/health": round(median(rounds.map(({ ratio }) => ratio)), 1),
      "added ms": round(median(rounds.map(({ added }) => added)), 2),
    });
  }
  agent.destroy();
  await workers.close();
  return {
    title: `Each helper's built-in answer against /api/health (median of ${ROUNDS} paired rounds, one client)`,
    rows,
  };
}
