import { HashtagReply, HashtagRequest } from "#shared/contracts/hashtags.ts";
import {
  FILLER_TAGS,
  HASHTAG_LENGTH,
  HASHTAGS_MOST,
  normalTags,
  withoutFiller,
} from "#shared/rules/hashtags.ts";
import { defineTask } from "../task.ts";
import { asData, jsonOnly, VOICE } from "./voice.ts";

const FORM = { hashtags: ["#tag"] } as const;

/** Hashtags for a topic in one of five languages, as JSON (spec §9: AI defaults). */
export const hashtags = defineTask({
  name: "hashtags",
  input: HashtagRequest,
  output: HashtagReply,
  form: FORM,
  sampling: { temperature: 0.7, top_p: 0.9, frequency_penalty: 0.2, presence_penalty: 0.1 },
  prompt: ({ topic, language }) => ({
    system: `${VOICE}
${jsonOnly(FORM)}
Give up to ${HASHTAGS_MOST} different hashtags that creators of this subject really use, the closest to the topic first, broader ones of its niche after; fewer where you know no more. Write them as creators who publish in ${language} do, in words of that language: lower case, no spaces, no punctuation, at most ${HASHTAG_LENGTH} characters each. No words run together that nobody searches, no filler: ${FILLER_TAGS.join(" ")}.`,
    user: `Suggest ${HASHTAGS_MOST} hashtags in ${language} for a video.\n${asData(`Topic: ${topic}`)}`,
  }),
  about: ({ topic, language }) => ({ text: topic, language }),
  builtIn: async (request, random, material) =>
    (await import("../built-in/hashtags/write-hashtags.ts")).writeHashtags(request, random, material),
  finish: ({ hashtags: tags }, { topic }) => ({ hashtags: withoutFiller(normalTags(tags), topic) }),
});
