import { ThumbnailAdviceRequest } from "#shared/contracts/helpers.ts";
import { defineHelper } from "./helper.ts";

export const thumbnailAdvice = defineHelper({
  name: "thumbnail_advice",
  input: ThumbnailAdviceRequest,
  instructions: `Describe a thumbnail for this title: the one thing to show, where it stands, what separates it from the background, three options of 2 to 4 words for the picture, and two rival pictures to test against it. Name what is seen, down to its material and state. You haven't seen any picture of theirs. At most 350 words.`,
  spends: { each: "picture", unknown: "questions" },
  ask: "What should the thumbnail show?",
  brief: (request) => [
    ["Title", request.title],
    ["Niche", request.niche],
    ["The creator's answers", request.details ?? ""],
    ["Description", request.description],
  ],
  about: ({ title, niche, details }) => ({ text: title, niche, details }),
  builtIn: async (request, random, material) =>
    (await import("../built-in/helpers/thumbnail-advice.ts")).adviseOnThumbnail(request, random, material),
});
