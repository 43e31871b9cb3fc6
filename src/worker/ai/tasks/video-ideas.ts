import { IdeasReply, IdeasRequest } from "#shared/contracts/ideas.ts";
import { FORMATS } from "#shared/rules/formats.ts";
import { defineTask } from "../task.ts";
import { briefLines } from "./helper.ts";
import { asData, VOICE } from "./voice.ts";

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

/** Several ideas as JSON (spec §3, §9: ideas at 0.8 / 0.95). */
export const videoIdeas = defineTask({
  name: "video_ideas",
  input: IdeasRequest,
  output: IdeasReply,
  sampling: { temperature: 0.8, top_p: 0.95, frequency_penalty: 0.2, presence_penalty: 0.1 },
  maxTokens: 12_000,
  prompt: (request) => ({
    system: `${VOICE}
Reply with JSON only, of this shape:
{"ideas": [{"title": "at most 100 characters, no < or >", "hook": "the first words spoken", "cta": "one action to ask for", "format": "the kind of video", "viralScore": 0 to 100, "description": "2 or 3 sentences: the angle, what happens on screen, why it holds", "targetAudience": "who it is for"}]}
viralScore is your estimate of how well the idea is built to spread. Write in the language of the topic. No two ideas alike.`,
    user: `Give me ${request.count} video ideas.\n${asData(briefOf(request))}`,
  }),
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
});
