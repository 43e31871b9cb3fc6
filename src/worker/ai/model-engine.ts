import type * as z from "zod/mini";
import type { EngineName } from "#shared/contracts/assistant.ts";
import { parseReply } from "#shared/json.ts";
import type { Config } from "../env.ts";
import type { Writing } from "./completion.ts";
import { type Deadline, deadline } from "#shared/deadline.ts";
import type { Answer, Engine, PreparedQuestion } from "./engine.ts";
import { aiFailure, CUT_SHORT, failure, notice } from "./failures.ts";
import { type Message, messagesOf, repairMessages } from "./messages.ts";
import { NOTHING, type Price, reserve, type Reservation, tokensOf, type Usage } from "./purse.ts";
import { UnfitOutput } from "./task.ts";
import { ToWrite } from "./to-write.ts";
import { spokenPieces, withoutThinking } from "./thinking.ts";

/** Milliseconds for a whole answer, retry and repair included; for a stream, until each next piece. */
export const TIMEOUT = 30_000;
/** Milliseconds for a whole stream. */
const WHOLE = 120_000;

/** What a model is asked: the question, and what it is told of it. */
export interface Asked {
  readonly question: PreparedQuestion;
  readonly messages: readonly Message[];
  readonly signal: AbortSignal;
}

/** What a model wrote as a whole. */
export interface Completion {
  readonly reply: string;
  /** True where it was cut off at the model's length limit. */
  readonly truncated: boolean;
  /** Undefined where the model doesn't count. */
  readonly usage: Usage | undefined;
}

/** A model behind some protocol. What it throws goes through {@link Model.failure}. */
export interface Model {
  readonly name: EngineName;
  /** Undefined where it has no name that is known. */
  readonly model?: string;
  readonly mayAnswerInProse: boolean;
  readonly isShared: boolean;
  /** What the site pays; undefined where it pays nothing. */
  readonly price: Price | undefined;
  /** Asks for a whole answer. @param reserve sets aside what a call may come to; one reservation for each. */
  complete(asked: Asked, reserve: () => Promise<Reservation>): Promise<[Completion, Reservation]>;
  /** The same, piece by piece. @param arrived to be called with each part that comes in. */
  write(
    asked: Asked,
    reserve: () => Promise<Reservation>,
    arrived: () => void,
  ): Promise<[Writing, Reservation]>;
  /** Names what went wrong, as a failure fit to show. @param expired whether our own deadline ended it. */
  failure?(error: unknown, expired: boolean): Error;
}

/** How long an engine may take, in milliseconds: an answer or the next piece, and a whole stream. */
export interface Patience {
  readonly timeout?: number;
  readonly whole?: number;
}

/** An engine over a model: it spends the site's budget, repairs what doesn't parse, and ends what takes too long. */
export function modelEngine(
  config: Config,
  { name, model, mayAnswerInProse, isShared, price, complete, write, failure: named = aiFailure }: Model,
  { timeout = TIMEOUT, whole = WHOLE }: Patience = {},
): Engine {
  const reserving =
    ({ task, spender }: PreparedQuestion, messages: readonly Message[], signal: AbortSignal) =>
    async () => {
      const reservation = await reserve(config, spender, messages, task.maxTokens, price);
      // Who left meanwhile asks nothing.
      if (signal.aborted) reservation.settle(NOTHING);
      signal.throwIfAborted();
      return reservation;
    };

  const completed = async (question: PreparedQuestion, messages: readonly Message[], signal: AbortSignal) => {
    const [answer, reservation] = await complete(
      { question, messages, signal },
      reserving(question, messages, signal),
    );
    reservation.settle(answer.usage ?? { read: reservation.asked, written: tokensOf(answer.reply) });
    const reply = withoutThinking(answer.reply);
    if (reply === "") throw failure("ai_unreadable");
    return { ...answer, reply };
  };

  const answerTo = async (question: PreparedQuestion, signal: AbortSignal): Promise<Answer> => {
    const messages = await messagesOf(question);
    const first = await completed(question, messages, signal);
    const { output } = question.task;
    if (output === undefined)
      return { reply: first.reply, notice: first.truncated ? notice("ai_truncated") : undefined };

    const read = await readOutput(question, output, first.reply);
    if (read.ok) return { reply: read.reply };
    // Whatever the repair runs into, the first reply is there to fall back on.
    const repair = repairMessages(messages, first.reply, read.reason);
    const second = await completed(question, repair, signal).catch((error: unknown) => {
      if (error instanceof ToWrite) throw error;
      return first;
    });
    const repaired = await readOutput(question, output, second.reply);
    if (repaired.ok) return { reply: repaired.reply };
    if (repaired.isUnfit) throw failure("ai_unreadable");
    return { reply: second.reply, notice: notice(second.truncated ? "ai_truncated" : "ai_not_json") };
  };

  const piecesOf = async function* (question: PreparedQuestion, limit: Deadline) {
    const messages = await messagesOf(question);
    const asked = { question, messages, signal: limit.signal };
    const [writing, reservation] = await write(
      asked,
      reserving(question, messages, limit.signal),
      limit.renew,
    );
    const pieces = spokenPieces(writing.pieces);
    let reply = "";
    try {
      for (;;) {
        const next = await pieces.next();
        if (next.done) {
          reservation.settle(writing.usage() ?? { read: reservation.asked, written: tokensOf(reply) });
          if (reply === "") throw failure("ai_unreadable");
          return next.value;
        }
        reply += next.value;
        yield next.value;
      }
    } catch (error) {
      if (reply.trim() === "" || !limit.overall()) throw error;
      return CUT_SHORT;
    }
  };

  return {
    name,
    ...(model === undefined ? {} : { model }),
    paid: true,
    mayAnswerInProse,
    isShared,
    answer: async (question, signal) => {
      const limit = deadline(signal, timeout);
      try {
        return await answerTo(question, limit.signal);
      } catch (error) {
        throw named(error, limit.expired());
      } finally {
        limit.clear();
      }
    },
    stream: async function* (question, signal) {
      const limit = deadline(signal, timeout, whole);
      try {
        return { notice: yield* piecesOf(question, limit) };
      } catch (error) {
        throw named(error, limit.expired());
      } finally {
        limit.clear();
      }
    },
  };
}

/** A task's JSON out of a reply, mended; or why there is none that fits, in words a model can act on. */
async function readOutput(
  { task, input, material }: PreparedQuestion,
  output: z.ZodMiniType,
  reply: string,
): Promise<{ ok: true; reply: string } | { ok: false; reason: string; isUnfit: boolean }> {
  const parsed = parseReply(reply, output);
  if (!parsed.ok) return { ...parsed, isUnfit: false };
  try {
    const value =
      task.finish === undefined ? parsed.value : await task.finish(parsed.value, input, await material());
    return { ok: true, reply: JSON.stringify(value) };
  } catch (error) {
    if (error instanceof UnfitOutput) return { ok: false, reason: error.message, isUnfit: true };
    throw error;
  }
}
