import { IdeasRequest } from "#shared/contracts/ideas.ts";
import { defineTask } from "../task.ts";
import { briefOf } from "./video-ideas.ts";
import { asData, TITLES, VOICE } from "./voice.ts";

/** One idea worked out in prose, from title options to the thing to test. */
export const videoIdea = defineTask({
  name: "video_idea",
  input: IdeasRequest,
  output: undefined,
  sampling: { temperature: 0.8, top_p: 0.95, frequency_penalty: 0.2, presence_penalty: 0.1 },
  prompt: (request) => ({
    system: `${VOICE}
Work out one video idea as Markdown: three title options, the hook word for word, a beat-by-beat outline, what to show, on-screen text, one call to action, a thumbnail idea and one thing to test. ${TITLES} At most 350 words, in the language of the topic.`,
    user: `Work out one video idea.\n${asData(briefOf(request))}`,
  }),
  spends: { each: "title, beat and picture", unknown: "questions" },
  about: ({ topic, niche, audience, details, channel }) => ({
    text: topic,
    niche,
    audience,
    details,
    channel,
  }),
  publicSources: "either-engine",
  builtIn: async (request, random, material) =>
    (await import("../built-in/ideas/outline-idea.ts")).outlineIdea(request, random, material),
});
