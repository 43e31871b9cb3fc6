import { CaptionRequest } from "#shared/contracts/helpers.ts";
import { aboutNiche } from "./about-niche.ts";
import { defineHelper } from "./helper.ts";

export const caption = defineHelper({
  name: "caption",
  input: CaptionRequest,
  instructions: `Write three captions for this post: one line, three lines, and a longer one. Each opens with its strongest words, asks for one thing, and ends with 3 to 5 hashtags. Keep within 2,200 characters. Claim nothing the creator didn't say.`,
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
