import type * as z from "zod/mini";

/** JSON, or undefined where a text is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads JSON out of a model's reply: bare, inside a Markdown fence, or between other words.
 * @returns the parsed and validated value, or the reason it can't be had, in words a model can act on.
 */
export function parseReply<Schema extends z.ZodMiniType>(
  reply: string,
  schema: Schema,
): { ok: true; value: z.output<Schema> } | { ok: false; reason: string } {
  const value = looseJson(reply);
  if (value === undefined) return { ok: false, reason: "The reply is not valid JSON." };
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };
  const reason = parsed.error.issues
    .slice(0, 5)
    .map((issue) => `${issue.path.join(".") || "The value"}: ${issue.message}`)
    .join("; ");
  return { ok: false, reason };
}

function looseJson(text: string): unknown {
  const fenced = /```(?:json)?([\s\S]*?)```/u.exec(text)?.[1];
  const braced = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
  for (const candidate of [text, fenced, braced, firstObject(text)]) {
    if (candidate === undefined || candidate === "") continue;
    const value = readJson(candidate);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** From the first opening brace to the one that closes it, braces inside JSON strings aside. */
function firstObject(text: string): string | undefined {
  const start = text.indexOf("{");
  let depth = 0;
  for (const { 0: token, index } of text.slice(start).matchAll(/[{}]|"(?:[^"\\]|\\.?)*"?/gsu)) {
    if (token === "{") depth += 1;
    if (token === "}") depth -= 1;
    if (depth === 0) return text.slice(start, start + index + 1);
  }
  return undefined;
}
