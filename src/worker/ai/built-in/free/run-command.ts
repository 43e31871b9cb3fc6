import * as z from "zod/mini";
import { HashtagReply } from "#shared/contracts/hashtags.ts";
import { IdeasReply } from "#shared/contracts/ideas.ts";
import type { Language } from "#shared/rules/language.ts";
import { Grounded } from "../../material/grounded.ts";
import { materialOnce } from "../../material/gather.ts";
import type { Random } from "../random.ts";
import { requestOf } from "./command-request.ts";
import type { Command } from "./commands.ts";
import { WORDING } from "./wording.ts";

const Replies = z.object({
  replies: z.array(z.object({ options: z.optional(z.array(z.string())), advice: z.optional(z.string()) })),
});

/** Has the task of a command write it, as Markdown; says what is missing where it isn't said what it is about. */
export async function runCommand(
  command: Command,
  language: Language,
  random: Random,
): Promise<string | Grounded<string>> {
  if (command.about === "") return WORDING[language].needsTopic;
  const request = requestOf(command, language);
  // The tasks load this file on first use: loaded at its start they would wait for each other.
  const { taskNamed } = await import("../../tasks/all.ts");
  const task = taskNamed(request.task);
  const input = z.safeParse(task.input, request.input);
  if (!input.success) return WORDING[language].needsTopic;
  // "gib mir Titel für ein Video über Brotbacken": the topic alone doesn't tell the language.
  const about = (asked: unknown) => ({ text: command.about, ...task.about?.(asked), language });
  const question = { task: { ...task, about }, input: input.data, sampling: task.sampling, memory: "" };
  const written = await task.builtIn(input.data, random, await materialOnce(question)(), "");
  if (written instanceof Grounded)
    return new Grounded(asMarkdown(written.answer, command, language), written.grounding);
  return asMarkdown(written, command, language);
}

function asMarkdown(answer: unknown, { kind }: Command, language: Language): string {
  if (typeof answer === "string") return kind === "script" ? scriptAsMarkdown(answer) : answer;
  const { labels, days, week } = WORDING[language];
  const ideas = z.safeParse(IdeasReply, answer);
  if (ideas.success) {
    const told = ideas.data.ideas;
    if (kind === "hooks") return told.map(({ hook }, at) => `${at + 1}. ${hook}`).join("\n");
    if (kind === "titles") return told.map(({ title }, at) => `${at + 1}. ${title}`).join("\n");
    const blocks = told.map(({ title, hook, description, cta }, at) => {
      const head = kind === "week" ? `${days[at] ?? at + 1}: ${title}` : `${at + 1}. ${title}`;
      return `### ${head}\n\n${description}\n\n- **${labels.hook}:** ${hook}\n- **${labels.cta}:** ${cta}`;
    });
    return [...blocks, ...(kind === "week" ? [week] : [])].join("\n\n");
  }
  const tags = z.safeParse(HashtagReply, answer);
  if (tags.success) return tags.data.hashtags.join(" ");
  const replies = z.safeParse(Replies, answer);
  if (replies.success)
    return replies.data.replies
      .flatMap(({ options = [], advice }) =>
        options.map((option) => `> ${option}`).concat(advice === undefined ? [] : advice),
      )
      .join("\n\n");
  return JSON.stringify(answer);
}

/** The blocks of a script as headings and lists: Markdown would run its lines together. */
function scriptAsMarkdown(script: string): string {
  return script
    .split("\n")
    .map((line) =>
      line
        .replace(/^\[(.+?)\]\s*(.*)$/u, "**$1 · $2**\n")
        .replace(/^(Say|On screen|B-roll): /u, "- **$1:** "),
    )
    .join("\n");
}
