import type { DeviceFailure, DevicePrompt } from "#shared/contracts/on-device.ts";
import { deadline } from "#shared/deadline.ts";

/**
 * What the browser's own model is: "absent" where the browser has none or the page isn't secure, "unavailable" where
 * this computer can't run it, else as Chrome's Prompt API calls it.
 */
export type ModelState = "absent" | Availability;

/** Milliseconds until the first piece of an answer and then until each next one; and for a whole answer. */
const PATIENCE = 60_000;
const WHOLE = 180_000;

/** Why the browser's model gave no answer. */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";
  readonly failure: DeviceFailure;

  constructor(failure: DeviceFailure, cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}

/** What Chrome is to be asked for a language: its prompts have English instructions. */
function optionsFor(language: string) {
  return {
    expectedInputs: [{ type: "text", languages: [...new Set(["en", language])] }],
    expectedOutputs: [{ type: "text", languages: [language] }],
  } satisfies LanguageModelCreateCoreOptions;
}

/** @param language a BCP 47 tag. */
export async function modelState(language = "en"): Promise<ModelState> {
  if (!("LanguageModel" in globalThis)) return "absent";
  try {
    return await LanguageModel.availability(optionsFor(language));
  } catch {
    return "unavailable";
  }
}

/**
 * Has the browser download its model, which needs a click before. Other sites that use the model share it.
 * @param onProgress is told the part that is there, 0 to 1.
 * @throws what the browser says of a download that failed; an AbortError where `signal` fired, while the browser itself
 * may go on.
 */
export async function downloadModel(signal: AbortSignal, onProgress: (part: number) => void): Promise<void> {
  const session = await LanguageModel.create({
    ...optionsFor("en"),
    signal,
    monitor: (monitor) =>
      monitor.addEventListener("downloadprogress", ({ loaded, total }) =>
        onProgress(Math.min(1, total > 0 ? loaded / total : loaded)),
      ),
  });
  session.destroy();
}

/**
 * Has the browser's model write, piece by piece.
 * @throws ModelFailure where it can't, or goes silent; the signal's reason where `signal` fired.
 */
export async function* write(
  { messages, schema, language, sampling }: DevicePrompt,
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  if (language === undefined) throw new ModelFailure("language");
  const limit = deadline(signal, PATIENCE, WHOLE);
  let session: LanguageModel | undefined;
  try {
    await expectReady(language);
    const system = messages.filter(({ role }) => role === "system").map(({ content }) => content);
    const turns = messages.flatMap(({ role, content }) => (role === "system" ? [] : [{ role, content }]));
    const asked = turns.pop()?.content ?? "";
    session = await abortable(
      LanguageModel.create({
        ...optionsFor(language),
        // The only say that a page has in how it samples.
        samplingMode: (sampling.temperature ?? 0) >= 0.8 ? "creative" : "balanced",
        initialPrompts: [{ role: "system", content: system.join("\n") }, ...turns],
        signal: limit.signal,
      }),
      limit.signal,
    );
    for await (const piece of piecesOf(session, asked, schema, limit.signal)) {
      limit.renew();
      yield piece;
    }
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ModelFailure) throw error;
    throw new ModelFailure(limit.expired() ? "timeout" : failureOf(error), error);
  } finally {
    limit.clear();
    session?.destroy();
  }
}

/** @throws ModelFailure where the model isn't there, or doesn't know the language. */
async function expectReady(language: string): Promise<void> {
  if ((await modelState(language)) === "available") return;
  const knowsEnglish = language !== "en" && (await modelState()) === "available";
  throw new ModelFailure(knowsEnglish ? "language" : "unavailable");
}

async function* piecesOf(
  session: LanguageModel,
  asked: string,
  schema: DevicePrompt["schema"],
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  const options =
    schema === undefined
      ? { signal }
      : { signal, responseConstraint: schema, omitResponseConstraintInput: true };
  let any = false;
  try {
    const reader = session.promptStreaming(asked, options).getReader();
    for (;;) {
      const { done, value } = await abortable(reader.read(), signal);
      if (done) return;
      any ||= value !== "";
      yield value;
    }
  } catch (error) {
    // It may know some keywords of JSON Schema only; the prompt says the form, too.
    if (any || schema === undefined || nameOf(error) !== "NotSupportedError") throw error;
    yield* piecesOf(session, asked, undefined, signal);
  }
}

/** Ends the wait for what may not heed the signal itself. */
async function abortable<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const gone = Promise.withResolvers<never>();
  const leave = () => gone.reject(signal.reason);
  if (signal.aborted) leave();
  signal.addEventListener("abort", leave, { once: true });
  try {
    return await Promise.race([work, gone.promise]);
  } finally {
    signal.removeEventListener("abort", leave);
  }
}

function failureOf(error: unknown): DeviceFailure {
  switch (nameOf(error)) {
    case "QuotaExceededError":
      return "too-long";
    case "NotAllowedError":
    case "InvalidStateError":
      return "unavailable";
    default:
      return "failed";
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : "";
}
