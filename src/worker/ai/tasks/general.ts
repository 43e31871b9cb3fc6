import * as z from "zod/mini";
import { ASSIST_LIMITS } from "#shared/contracts/assistant.ts";
import { ideaToImprove } from "../improve-demand.ts";
import { defineTask } from "../task.ts";
import { VOICE } from "./voice.ts";

const Question = z
  .string("A question must be text.")
  .check(
    z.trim(),
    z.minLength(1, "Write a question first."),
    z.maxLength(ASSIST_LIMITS.input, `A question can be at most ${ASSIST_LIMITS.input} characters.`),
  );

/** Anything at all (spec §9: AI defaults). Some screens use it to ask for JSON in their own words (spec §7). */
export const general = defineTask({
  name: "general",
  input: Question,
  output: undefined,
  sampling: { temperature: 0.7, top_p: 0.9, frequency_penalty: 0.2, presence_penalty: 0.1 },
  prompt: (question) => ({
    system: `${VOICE}
Answer the question. If it asks for JSON, reply with that JSON only; otherwise use short Markdown.`,
    user: question,
  }),
  about: (question) => {
    const idea = ideaToImprove(question);
    return { text: idea === undefined ? question : idea.topic || `${idea.title} ${idea.hook}` };
  },
  builtIn: async (question, random, material, memory) =>
    (await import("../built-in/general.ts")).answerFreely(question, random, material, memory),
});
