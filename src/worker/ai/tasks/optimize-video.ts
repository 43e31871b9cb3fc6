import { OptimizeVideoRequest } from "#shared/contracts/helpers.ts";
import { CHAPTERS } from "#shared/rules/seo/chapters.ts";
import { OPENING } from "#shared/rules/seo/keywords.ts";
import { defineHelper } from "./helper.ts";
import { TITLES } from "./voice.ts";

export const optimizeVideo = defineHelper({
  name: "optimize_video",
  input: OptimizeVideoRequest,
  instructions: `Improve this video as a whole: three better titles, what the first ${OPENING} characters of the description should say, tags, chapters (only from time stamps that are in the transcript; the first is 0:00, at least ${CHAPTERS.least}, ${CHAPTERS.seconds} seconds apart), and a shorter opening line. ${TITLES} A title that is concrete already stays. Say what you couldn't judge because it wasn't given. At most 450 words.`,
  spends: { each: "proposal", unknown: "text" },
  ask: "Improve this video.",
  brief: (request) => [
    ["Title", request.title],
    ["Niche", request.niche],
    ["The creator's answers", request.details ?? ""],
    ["Description", request.description],
    ["Tags", request.tags],
    ["Transcript", request.transcript],
  ],
  about: ({ title, niche, details }) => ({ text: title, niche, details }),
  builtIn: async (request, random, material) =>
    (await import("../built-in/helpers/optimize-video.ts")).reviewVideo(request, random, material),
});
