import * as z from "zod/mini";
import type { LOCAL_MODEL_SERVERS } from "#shared/contracts/health.ts";

/** A program on this machine that may serve models. */
export interface ModelServer {
  readonly name: (typeof LOCAL_MODEL_SERVERS)[number];
  /** Where its OpenAI-compatible endpoint begins. */
  readonly url: string;
}

/** A model that one of them serves. */
export interface LocalModel {
  readonly server: ModelServer;
  /** As it is asked for: "llama3.2:latest". */
  readonly id: string;
}

/** Where they listen unless they are told otherwise, best first. */
export const MODEL_SERVERS: readonly ModelServer[] = [
  { name: "Ollama", url: "http://127.0.0.1:11434/v1" },
  { name: "LM Studio", url: "http://127.0.0.1:1234/v1" },
];

/** Milliseconds a server has for its whole answer: nobody waits for a port that hangs. */
const PATIENCE = 300;
/** Bytes of a list that are read; a hundred models are 20 KB. */
const MAX_BYTES = 1024 * 1024;

/** What is listed of a model; Ollama without models lists null. */
const Listed = z.object({ data: z.nullable(z.array(z.unknown())) });
/** Names as both servers make them, which also fit a line of a .dev.vars file as they are. */
const Named = z.object({ id: z.string().check(z.regex(/^[\w.:/@+-]{1,200}$/u)) });

/** Parts of names, without their makers, that say a model doesn't chat. */
const NO_CHAT = [
  // It embeds or ranks.
  /embed|minilm|mpnet|paraphrase|rerank|(?:^|[_-])(?:bge|gte|e5|clip)[.\d]*(?:[:_-]|$)/iu,
  // It guards others.
  /guard|shieldgemma|minicheck|moderation/iu,
  // It hears, speaks, reads pictures or draws them.
  /whisper|parakeet|kokoro|diffusion|sdxl|ocr(?![a-z])|(?:^|[_-])(?:flux|(?:asr|tts|image)(?![a-z]))/iu,
  // It goes on with a text, or does one job alone.
  /[_:-](?:base|pt)(?:[@:_-]|$)|:(?:.*-)?(?:text|code)(?:-|$)|starcoder(?!.*instruct)/iu,
  /sqlcoder|nsql|nuextract|reader-lm|functiongemma|translategemma/iu,
];
/** Ollama lists models that run at its makers' among those on this machine. */
const FAR = /[:-]cloud$/iu;

/**
 * Looks for a model on this machine. All servers are asked at once; one that refuses, hangs or says nonsense has none.
 * @param wanted the name of the model to take where somebody lists it, with or without ":latest".
 * @returns that one, else the first that chats; nothing where nobody has one.
 */
export async function findLocalModel(
  servers: readonly ModelServer[],
  wanted?: string,
): Promise<LocalModel | undefined> {
  const lists = await Promise.all(servers.map(modelsOf));
  const models = lists.flat();
  return models.find(({ id }) => id === wanted || nameOf(id) === wanted) ?? models[0];
}

/** A model's name as people write it: Ollama puts ":latest" after what has no version. */
export const nameOf = (id: string) => id.replace(/:latest$/u, "");

async function modelsOf(server: ModelServer): Promise<LocalModel[]> {
  try {
    const response = await fetch(`${server.url}/models`, {
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!response.ok) return [];
    const { data } = Listed.parse(JSON.parse(await textOf(response)));
    return (data ?? []).flatMap((each) => {
      const { data: named } = Named.safeParse(each);
      return named !== undefined && chats(named.id) ? [{ server, id: named.id }] : [];
    });
  } catch {
    return [];
  }
}

function chats(id: string): boolean {
  const name = id.slice(id.lastIndexOf("/") + 1);
  return !FAR.test(name) && !NO_CHAT.some((pattern) => pattern.test(name));
}

/** @throws Error where it is larger than {@link MAX_BYTES}. */
async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error("the list is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
