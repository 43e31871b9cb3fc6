import { HashtagReply, HashtagRequest } from "#shared/contracts/hashtags.ts";
import { HASHTAG_LENGTH, HASHTAGS_MOST, normalTags } from "#shared/rules/hashtags.ts";
import { defineTask } from "../task.ts";
import { asData, VOICE } from "./voice.ts";

/** Hashtags for a topic in one of five languages, as JSON (spec §9: AI defaults). */
export const hashtags = defineTask({
  name: "hashtags",
  input: HashtagRequest,
  output: HashtagReply,
  sampling: { temperature: 0.7, top_p: 0.9, frequency_penalty: 0.2, presence_penalty: 0.1 },
  prompt: ({ topic, language }) => ({
    system: `${VOICE}
Reply with JSON only, of this shape:
{"hashtags": ["#first", "#second"]}
Give ${HASHTAGS_MOST} different hashtags, the closest to the topic first, broader ones of its niche after. Write them as creators who publish in ${language} do, in words of that language: lower case, no spaces, no punctuation, at most ${HASHTAG_LENGTH} characters each. Leave out empty ones such as #fyp, #viral, #reels and #explore.`,
    user: `Suggest ${HASHTAGS_MOST} hashtags in ${language} for a video.\n${asData(`Topic: ${topic}`)}`,
  }),
  about: ({ topic, language }) => ({ text: topic, language }),
  builtIn: async (request, random, material) =>
    (await import("../built-in/hashtags/write-hashtags.ts")).writeHashtags(request, random, material),
  finish: ({ hashtags: tags }) => ({ hashtags: normalTags(tags) }),
});
