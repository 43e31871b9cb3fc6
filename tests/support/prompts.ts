import { TASK_NAMES } from "#shared/contracts/assistant.ts";
import { questionOf } from "#worker/ai/ask.ts";
import { messagesOf } from "#worker/ai/messages.ts";
import { type Form, OneOf } from "#worker/ai/output-schema.ts";
import type { Task } from "#worker/ai/task.ts";
import { taskNamed } from "#worker/ai/tasks/all.ts";
import { seoProposals } from "#worker/ai/tasks/seo-proposals.ts";
import { prepared } from "./answers.ts";

/** Every task a model may be asked, the SEO call's own proposals too, by its name. */
export const ASKED_TASKS: Readonly<Record<string, Task>> = {
  ...Object.fromEntries(TASK_NAMES.map((name) => [name, taskNamed(name)])),
  seo_proposals: seoProposals,
};

/** A request of a task about a subject, in the form the task takes it. */
function inputAbout(name: string, text: string): unknown {
  if (name === "reply_assistant") return { comments: [text] };
  if (name === "post_plan") return { postsPerWeek: 3, videoLength: "1 minute", niche: "DIY & Crafts" };
  if (name === "video_suggestions") return { title: text };
  if (name === "seo_proposals") return { video: { title: text }, suggestions: [] };
  return text;
}

/** What a model is told for a task and a subject. */
export async function promptAbout(
  name: string,
  text: string,
): Promise<{ readonly system: string; readonly user: string }> {
  const task = ASKED_TASKS[name] ?? taskNamed("general");
  const input = task.input.parse(inputAbout(name, text));
  const question = { ...questionOf({ task: "general", input: "a" }), task, input };
  const [system, user] = await messagesOf(prepared(question));
  return { system: system?.content ?? "", user: user?.content ?? "" };
}

/** A model's answer that keeps to a form word by word. */
export function answerIn(form: Form): unknown {
  if (form instanceof OneOf) return form.words[0];
  if (typeof form === "string") return form || "Trim the wick";
  if (typeof form === "number") return form;
  if (Array.isArray(form)) return form.map((item: Form) => answerIn(item));
  return Object.fromEntries(Object.entries(form).map(([name, part]) => [name, answerIn(part)]));
}
