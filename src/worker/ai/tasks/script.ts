import { ScriptRequest } from "#shared/contracts/scripts.ts";
import { toneOf, WORDS_PER_MINUTE, wordsIn } from "#shared/rules/scripts.ts";
import { isShortForm } from "#shared/rules/surfaces.ts";
import { defineTask } from "../task.ts";
import { asData, VOICE } from "./voice.ts";

const TONES = {
  formal: "formal: complete sentences, no contractions, no jokes",
  balanced: "balanced: plain spoken sentences, contractions, no jokes",
  casual: "casual: as to a friend, contractions, a light joke in places",
};

/** A timed script for one video, as plain text (spec §9: AI defaults). */
export const script = defineTask({
  name: "script",
  input: ScriptRequest,
  output: undefined,
  sampling: { temperature: 0.7, top_p: 0.9, frequency_penalty: 0.2, presence_penalty: 0.1 },
  maxTokens: 12_000,
  prompt: ({ topic, platform, tone, seconds, details }) => ({
    system: `${VOICE}
Write a video script as plain text, no Markdown, in blocks of this form with an empty line between them:
[0:00–0:03] HOOK
Say: what is spoken
On screen: words to show
B-roll: what to film
Blocks in order: HOOK, ${isShortForm(platform) ? "SETUP, BEAT 1, BEAT 2 and so on" : "PROMISE, CHAPTER 1, CHAPTER 2 and so on"}, PROOF, ${isShortForm(platform) ? "" : "RECAP, "}CALL TO ACTION. Times follow from the spoken words at ${WORDS_PER_MINUTE} words a minute, without gaps.
${isShortForm(platform) ? "The first line is said within three seconds." : "The opening makes a promise and leaves one question open, which the recap answers."} Ask for one action only. Write what the creator can show and say; never make up experiences of theirs. B-roll names what is seen, down to its material and state.
Write in the language of the topic, but keep the labels Say, On screen and B-roll in English.`,
    user: `Write a script for ${platform} of ${seconds} seconds: about ${wordsIn(seconds)} spoken words. Tone ${TONES[toneOf(tone)]}.\n${asData(`Topic: ${topic}${details ? `\nThe creator says: ${details}` : ""}`)}`,
  }),
  spends: { each: "beat or chapter", unknown: "places" },
  about: ({ topic, details, channel }) => ({ text: topic, details, channel }),
  publicSources: "model",
  builtIn: async (request, random, material) =>
    (await import("../built-in/scripts/write-script.ts")).writeScript(request, random, material),
});
