import { TtsScriptRequest } from "#shared/contracts/helpers.ts";
import { WORDS_PER_MINUTE } from "#shared/rules/scripts.ts";
import { defineHelper } from "./helper.ts";

export const ttsScript = defineHelper({
  name: "tts_script",
  input: TtsScriptRequest,
  instructions: `Make this text speakable by a text-to-speech voice: one sentence a line, long sentences split, symbols and abbreviations written out as they are said, pauses marked with (pause). Keep the creator's words and meaning. After it, say how long it takes at ${WORDS_PER_MINUTE} words a minute and which words to stress.`,
  keepsWords: true,
  ask: "Make this text speakable.",
  brief: (request) => [
    ["Voice", request.voice],
    ["Text", request.text],
  ],
  builtIn: async (request) => (await import("../built-in/helpers/tts-script.ts")).makeSpeakable(request),
});
