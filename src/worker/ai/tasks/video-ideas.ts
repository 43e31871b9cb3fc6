import { IDEA_TEXT_MOST, IdeasReply, IdeasRequest } from "#shared/contracts/ideas.ts";
import { FORMATS } from "#shared/rules/formats.ts";
import { defineTask } from "../task.ts";
import { briefLines } from "./helper.ts";
import { mendIdeas } from "./mend-ideas.ts";
import { asData, jsonOnly, limits, TITLES, VOICE } from "./voice.ts";

/** What the creator asked for, a line each; what they left open isn't mentioned. */
export function briefOf(request: IdeasRequest): string {
  return briefLines([
    ["Topic", request.topic],
    ["Niche", request.niche],
    ["Platform", request.platform],
    ["Format", request.format && FORMATS[request.format]],
    ["Audience", request.audience],
  ]);
}

const FORM = {
  ideas: [
    {
      title: "",
      hook: "the first words spoken",
      cta: "one action to ask for",
      format: "the kind of video",
      viralScore: 50,
      description: "2 or 3 sentences: the angle, what is seen, why it holds",
      targetAudience: "who exactly it is for",
    },
  ],
} as const;

const { title: _, ...TEXTS } = IDEA_TEXT_MOST;

/** Several ideas as JSON (spec §3, §9: ideas at 0.8 / 0.95). */
export const videoIdeas = defineTask({
  name: "video_ideas",
  input: IdeasRequest,
  output: IdeasReply,
  form: FORM,
  sampling: { temperature: 0.8, top_p: 0.95, frequency_penalty: 0.2, presence_penalty: 0.1 },
  maxTokens: 12_000,
  prompt: (request) => ({
    system: `${VOICE}
${jsonOnly(FORM)}
${TITLES} ${limits(TEXTS)}
viralScore, 0 to 100, is your estimate of how well the idea is built to spread: above 80 is rare, and no two are equal. Write in the language of the topic. No two ideas and no two titles are built alike.`,
    user: `Give me ${request.count} video ideas.\n${asData(briefOf(request))}`,
  }),
  spends: { each: "idea", unknown: "places", scored: true },
  about: ({ topic, niche, audience, details, channel }) => ({
    text: topic,
    niche,
    audience,
    details,
    channel,
  }),
  publicSources: "either-engine",
  builtIn: async (request, random, material) =>
    (await import("../built-in/ideas/write-ideas.ts")).writeIdeas(request, random, material),
  finish: mendIdeas,
});
