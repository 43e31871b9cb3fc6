import type { Language } from "#shared/rules/language.ts";
import type { Grounded } from "../../material/grounded.ts";
import { entriesIn, findEntries } from "../playbook/search.ts";
import type { Random } from "../random.ts";
import { type Command, commandIn, surfaceIn } from "./commands.ts";
import { type FollowUp, lastRequest } from "./follow-ups.ts";
import { answerOf, shortAnswerOf } from "./from-playbook.ts";
import { questionLanguage } from "./question-language.ts";
import { runCommand } from "./run-command.ts";
import { WORDING } from "./wording.ts";

/** Seconds of a script that no length was asked for. */
const USUAL_SECONDS = 30;

/** Answers a wish about the last answer from what was asked before; says so where that didn't come along. */
export async function answerFollowUp(
  wish: FollowUp,
  memory: string,
  language: Language,
  random: Random,
): Promise<string | Grounded<string>> {
  const asked = lastRequest(memory);
  if (asked === undefined) return WORDING[language].noMemory;
  const spoken = questionLanguage(asked, language);
  const command = commandIn(asked);
  if (command === undefined) return fromPlaybook(wish, asked, spoken);
  if (wish.kind === "language") return runCommand(command, wish.language, random);
  // The same dice would throw the same ideas again.
  if (wish.kind === "another") random.sample([...memory], memory.length);
  const changed = changedBy(wish, command);
  return changed === undefined ? WORDING[spoken].cantRestyle : runCommand(changed, spoken, random);
}

/** A command with the wish worked in; undefined where only a model could do that. */
function changedBy(wish: FollowUp, command: Command): Command | undefined {
  const { kind, seconds = USUAL_SECONDS, count = 5 } = command;
  if (wish.kind === "another") return { ...command, count: wish.count ?? command.count };
  if (wish.kind === "platform") return { ...command, surface: surfaceIn(wish.platform) ?? command.surface };
  if (wish.kind !== "shorter" && wish.kind !== "longer") return undefined;
  const factor = wish.kind === "shorter" ? 0.5 : 2;
  if (kind === "script") return { ...command, seconds: Math.round(seconds * factor) };
  if (kind !== "ideas" && kind !== "titles" && kind !== "hooks") return undefined;
  return { ...command, count: Math.min(10, Math.max(1, Math.round(count * factor))) };
}

async function fromPlaybook(wish: FollowUp, asked: string, language: Language): Promise<string> {
  const question = wish.kind === "platform" ? `${asked} ${wish.platform}` : asked;
  const [best, ...others] = await findEntries(question, language);
  if (best === undefined || wish.kind === "style") return WORDING[language].cantRestyle;
  if (wish.kind === "shorter") return shortAnswerOf(best.entry, language);
  if (wish.kind === "language") {
    const entry = (await entriesIn(wish.language)).find(({ id }) => id === best.entry.id);
    return entry === undefined ? WORDING[language].cantRestyle : answerOf(entry, [], wish.language);
  }
  const [next, ...rest] = wish.kind === "platform" ? [best, ...others] : others;
  return next === undefined ? WORDING[language].cantRestyle : answerOf(next.entry, rest, language);
}
