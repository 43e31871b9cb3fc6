import { VoiceToTextRequest } from "#shared/contracts/helpers.ts";
import { defineHelper } from "./helper.ts";

export const voiceToText = defineHelper({
  name: "voice_to_text",
  input: VoiceToTextRequest,
  instructions: `Clean this dictated transcript: take out fillers, false starts and repeated words, set sentences and paragraphs, and drop time stamps unless they are to be kept. Keep the speaker's own words, order and meaning; add nothing. Mark a word you can't make out with (unclear). Reply with the clean text under one heading, then a short list of what you changed.`,
  keepsWords: true,
  ask: "Clean this transcript.",
  brief: (request) => [
    ["Keep", request.keep],
    ["Transcript", request.transcript],
  ],
  builtIn: async (request) => (await import("../built-in/helpers/voice-to-text.ts")).cleanTranscript(request),
});
