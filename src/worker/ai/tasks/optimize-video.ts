import { OptimizeVideoRequest } from "#shared/contracts/helpers.ts";
import { defineHelper } from "./helper.ts";

export const optimizeVideo = defineHelper({
  name: "optimize_video",
  input: OptimizeVideoRequest,
  instructions: `Improve this video as a whole: three better titles of at most 100 characters without < or >, what the first 150 characters of the description should say, tags, chapters (only from time stamps that are in the transcript; the first is 0:00, at least three, ten seconds apart), and a shorter opening line. Say what you couldn't judge because it wasn't given. At most 450 words.`,
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
