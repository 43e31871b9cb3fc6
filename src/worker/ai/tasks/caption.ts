import { CaptionRequest } from "#shared/contracts/helpers.ts";
import { CAPTION_HASHTAGS } from "#shared/rules/hashtags.ts";
import { CAPTION_MAX } from "#shared/rules/lengths.ts";
import { aboutNiche } from "./about-niche.ts";
import { defineHelper } from "./helper.ts";

export const caption = defineHelper({
  name: "caption",
  input: CaptionRequest,
  instructions: `Write three captions for this post: one line, three lines, and a longer one. Each opens with its strongest words, asks for one thing, and ends with ${CAPTION_HASHTAGS.fewest} to ${CAPTION_HASHTAGS.most} hashtags of this subject. Keep each within ${CAPTION_MAX.Instagram} characters. Claim nothing the creator didn't say.`,
  spends: { each: "caption", unknown: "questions" },
  ask: "Write captions for my post.",
  brief: (request) => [
    ["Topic", request.topic],
    ["Platform", request.platform],
    ["Tone", request.tone],
    ["The creator's answers", request.details ?? ""],
  ],
  about: ({ topic, details }) => ({ ...aboutNiche(topic), details }),
  builtIn: async (request, random, material) =>
    (await import("../built-in/helpers/caption.ts")).writeCaptions(request, random, material),
});
