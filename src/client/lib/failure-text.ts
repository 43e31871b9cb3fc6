import * as z from "zod/mini";
import { readJson } from "#shared/json.ts";

/** The longest text of an answer that is shown, in UTF-16 units. */
const LONGEST = 300;

const Text = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST));
/** `error` goes before `message` (spec §7–8). */
const Refusal = z.union([z.object({ error: Text }), z.object({ message: Text })]);

/** Markup, code, addresses and traces: nothing a person is told in. */
const NO_WORDS = /[<>{}[\]\\`\p{Cc}]|:\/\/|\bat \S+:\d+|^\w*(?:Error|Exception)\b|\bE[A-Z]{5,}\b/u;
/** A plain text counts only as a sentence: several words of which not every one is a name, as in "Bad Gateway". */
const SENTENCE = /^["“‘¡¿]?\p{Lu}.*\s\p{Ll}/u;

/**
 * What the body of a failed answer says to a person (spec §8): the `error` or `message` of our API's JSON, or a short
 * plain sentence. Undefined for anything else, such as a proxy's page or what somebody's program says to another.
 */
export function sentenceIn(body: string): string | undefined {
  const refusal = Refusal.safeParse(readJson(body)).data;
  if (refusal !== undefined) return words("error" in refusal ? refusal.error : refusal.message);
  const text = words(body);
  return text !== undefined && SENTENCE.test(text) ? text : undefined;
}

function words(text: string): string | undefined {
  const line = text.trim().replace(/\s+/gu, " ");
  return line === "" || line.length > LONGEST || NO_WORDS.test(line) ? undefined : line;
}
