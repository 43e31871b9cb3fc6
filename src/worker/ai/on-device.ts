import type { DeviceFailure, DevicePrompt } from "#shared/contracts/on-device.ts";
import { ApiError, type ErrorCode } from "#shared/errors.ts";
import type { Config } from "../env.ts";
import { helpBefore } from "./careful-engine.ts";
import type { Engine, PreparedQuestion } from "./engine.ts";
import { aiFailure } from "./failures.ts";
import { topicLanguage } from "./material/topic-language.ts";
import { type Asked, type Completion, modelEngine } from "./model-engine.ts";
import type { Reservation } from "./purse.ts";
import { ToWrite } from "./to-write.ts";

/**
 * The engine over the model in a creator's own browser, for one call: prompts are made and answers are mended here, as
 * for any model, and what is written in between is written there.
 * @param wrote what the model wrote so far. Where more is needed the engine throws a {@link ToWrite}.
 */
export function onDeviceEngine(config: Config, wrote: readonly string[]): Engine {
  const left = [...wrote];
  const complete = async (
    asked: Asked,
    reserve: () => Promise<Reservation>,
  ): Promise<[Completion, Reservation]> => {
    const reply = left.shift();
    if (reply === undefined) throw new ToWrite(asked);
    if (reply.trim() === "") throw new ApiError("ai_unreadable", "Your browser's model wrote nothing.");
    return [{ reply, truncated: false, usage: undefined }, await reserve()];
  };
  return modelEngine(config, {
    name: "on-device",
    mayAnswerInProse: false,
    isShared: false,
    price: undefined,
    complete,
    // The browser shows pieces by itself; here a reply is whole.
    write: async (asked, reserve) => {
      const [{ reply }, reservation] = await complete(asked, reserve);
      const pieces = async function* () {
        yield reply;
        return undefined;
      };
      return [{ pieces: pieces(), usage: () => undefined }, reservation];
    },
    failure: (error, expired) => (error instanceof ToWrite ? error : aiFailure(error, expired)),
  });
}

/** What the browser's model is to be asked. */
export async function devicePromptOf({ question, messages }: Asked): Promise<DevicePrompt> {
  const { task, sampling } = question;
  const { outputSchema } = await import("./output-schema.ts");
  const { care } = await question.material();
  return {
    messages: [...messages],
    schema: outputSchema(task),
    sampling,
    language: await languageOf(question),
    checkedFirst: care === undefined ? undefined : true,
    opening: await helpBefore(question),
  };
}

/** Kana, which Japanese alone is written in. */
const JAPANESE = /[\p{sc=Hira}\p{sc=Kana}]/u;
/** The most of an input that is read for its language, in UTF-16 units. */
const MOST = 4000;

/** The language of a question as a BCP 47 tag; undefined for one that can't be told. */
async function languageOf({ task, input, material }: PreparedQuestion): Promise<string | undefined> {
  const text = textsIn(input).join("\n").slice(0, MOST);
  if (JAPANESE.test(text)) return "ja";
  if (task.about !== undefined) {
    const { brief } = await material();
    return brief.foreign ? undefined : brief.language;
  }
  const { default: signs } = await import("virtual:knowledge/languages");
  const language = topicLanguage(text, signs) ?? "en";
  return language === "other" ? undefined : language;
}

/** All texts of an input, however deep. */
function textsIn(input: unknown): string[] {
  if (typeof input === "string") return [input];
  return typeof input === "object" && input !== null ? Object.values(input).flatMap(textsIn) : [];
}

/** What a creator reads where the browser's model gave no answer. */
const SENTENCES: Record<DeviceFailure, readonly [code: ErrorCode, sentence: string]> = {
  unavailable: ["ai_unavailable", "Your browser's model isn't ready. Settings says what it needs."],
  language: ["ai_rejected", "Your browser's model doesn't know the language of this question."],
  "too-long": ["ai_rejected", "This is too long for your browser's model."],
  timeout: ["ai_timeout", "Your browser's model took too long."],
  failed: ["ai_unavailable", "Your browser's model failed."],
};

/** The same as an error. */
export function deviceError(failure: DeviceFailure): ApiError {
  return new ApiError(...SENTENCES[failure]);
}
