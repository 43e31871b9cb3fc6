import { AbTestRequest } from "#shared/contracts/helpers.ts";
import { TITLES_TESTED } from "#shared/rules/titles.ts";
import { defineHelper } from "./helper.ts";
import { TITLES } from "./voice.ts";

export const abTest = defineHelper({
  name: "ab_test",
  input: AbTestRequest,
  instructions: `Compare the first ${TITLES_TESTED} of these titles as a craftsman would (length, where the subject stands, what is left open, how specific), without predicting clicks; never prefer a device to something concrete. Where only one is given, write two rivals with another promise. ${TITLES} Say which pair to test first and why, what to keep equal, how to read the result, and one thumbnail for each. At most 400 words.`,
  spends: { each: "title and picture", unknown: "text" },
  ask: "Which titles should I test, and how?",
  brief: (request) => [
    ["Titles", request.titles],
    ["Niche", request.niche],
    ["The creator's answers", request.details ?? ""],
    ["Goal", request.goal],
  ],
  about: ({ titles, niche, details }) => ({ text: titles.split("\n")[0] ?? "", niche, details }),
  builtIn: async (request, random, material) =>
    (await import("../built-in/helpers/ab-test.ts")).planTest(request, random, material),
});
