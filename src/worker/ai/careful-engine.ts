import { builtInEngine } from "./built-in/engine.ts";
import type { Answer, Engine, PreparedQuestion, Question } from "./engine.ts";
import { type Care, isHarm, needsHelp } from "./material/care/kinds.ts";

/**
 * An engine that says for what care was needed, puts the product's own help before what it writes in prose where somebody
 * may be in danger, and leaves out what has no place beside a hard subject.
 */
export function carefulEngine(engine: Engine): Engine {
  return {
    ...engine,
    answer: async (question, signal) => {
      const help = await helpBefore(question);
      const answer = await engine.answer(question, signal);
      const written = await soberly(answer.reply, question, signal);
      const reply = help === undefined ? written : `${help}${written}`;
      return { ...answer, reply, ...(await careIn(question, answer)) };
    },
    stream: async function* (question, signal) {
      const help = await helpBefore(question);
      if (help !== undefined) yield help;
      const besides = yield* soberPieces(engine.stream(question, signal), question, signal);
      return { ...besides, ...(await careIn(question, besides)) };
    },
  };
}

/**
 * Whether the product answers by itself, whatever model there is: what would hurt somebody is refused, and where
 * somebody may be in danger, or a minor is in trouble, nothing but its own texts fits a list of ideas, tags or proposals.
 */
export function answersItself(care: Care, { task, input }: Question): boolean {
  if (!needsHelp(care)) return false;
  return isHarm(care.kind) || task.output !== undefined || wantsJson(input);
}

/** Some screens ask a free question for JSON (spec §7), which nothing may stand before. */
function wantsJson(input: unknown): boolean {
  return typeof input === "string" && /\bJSON\b/u.test(input);
}

/** The product's own help, which stands before an answer in prose where somebody may be in danger; else undefined. */
export async function helpBefore({ task, material }: PreparedQuestion): Promise<string | undefined> {
  if (task.output !== undefined) return undefined;
  const gathered = await material();
  if (gathered.care === undefined || !needsHelp(gathered.care)) return undefined;
  const { helpFirst } = await import("./built-in/care/answer.ts");
  const help = await helpFirst(gathered);
  return help && `${help}\n\n`;
}

/** The rules that what a model writes has to keep to; undefined where there are none. */
async function rulesFor({ task, input, material }: PreparedQuestion): Promise<readonly RegExp[] | undefined> {
  const { care } = await material();
  if (care === undefined || !(care.level === "tender" || needsHelp(care))) return undefined;
  const { OWN_WORDS } = await import("./built-in/care/answer.ts");
  if (OWN_WORDS.has(task.name)) return undefined;
  const { rulesBeside } = await import("./built-in/care/improper.ts");
  return rulesBeside(typeof input === "string" ? input : JSON.stringify(input));
}

/** A whole reply without what is improper; the product's own where nothing is left of it. */
async function soberly(reply: string, question: PreparedQuestion, signal: AbortSignal): Promise<string> {
  const rules = await rulesFor(question);
  if (rules === undefined) return reply;
  const { holdsImproper, soberLine, soberReply } = await import("./built-in/care/improper.ts");
  const own = async () => (await builtInEngine.answer(question, signal)).reply;
  const json = jsonIn(reply);
  if (json !== undefined) {
    const instead = holdsImproper(json, rules) ? jsonIn(await own()) : json;
    return JSON.stringify(soberReply(json, instead, rules));
  }
  const lines = reply.split("\n").flatMap((line) => soberLine(line, rules) ?? []);
  return lines.join("").trim() === "" ? await own() : lines.join("\n");
}

/** The same of a reply that comes in pieces, a line at a time. */
async function* soberPieces(
  pieces: ReturnType<Engine["stream"]>,
  question: PreparedQuestion,
  signal: AbortSignal,
): ReturnType<Engine["stream"]> {
  const rules = await rulesFor(question);
  if (rules === undefined) return yield* pieces;
  const { soberLine } = await import("./built-in/care/improper.ts");
  let waiting = "";
  let said = false;
  for (;;) {
    const next = await pieces.next();
    waiting += next.done ? "" : next.value;
    const end = next.done ? waiting.length : waiting.lastIndexOf("\n") + 1;
    const lines = waiting.slice(0, end).split(/(?<=\n)/u);
    waiting = waiting.slice(end);
    for (const line of lines) {
      const sober = soberLine(line.replace(/\n$/u, ""), rules);
      if (sober === undefined || line === "") continue;
      said ||= sober.trim() !== "";
      yield line.endsWith("\n") ? `${sober}\n` : sober;
    }
    if (!next.done) continue;
    if (!said) yield (await builtInEngine.answer(question, signal)).reply;
    return next.value;
  }
}

/** A reply's JSON; undefined for prose. */
function jsonIn(reply: string): unknown {
  if (!/^\s*[[{]/u.test(reply)) return undefined;
  try {
    return JSON.parse(reply);
  } catch {
    return undefined;
  }
}

async function careIn(
  { material }: PreparedQuestion,
  { grounding }: Pick<Answer, "grounding">,
): Promise<Pick<Answer, "grounding">> {
  const { care } = await material();
  return care === undefined ? {} : { grounding: { ...grounding, care: care.level } };
}
