import OpenAI from "openai";
import { outputSchema } from "./output-schema.ts";
import type { Task } from "./task.ts";

/** Request fields that some endpoints or models don't take. */
export type Field = "sampling" | "response_format" | "json_schema" | "stream_options" | CapField;
/** The two names of the cap on what a model may write. */
type CapField = "max_tokens" | "max_completion_tokens";

/**
 * The cap under the name that the endpoint takes. OpenAI's own newer models refuse `max_tokens`; many compatible
 * endpoints know that name alone, and some ignore the other without a word.
 */
export function capFields(
  tokens: number,
  host: string,
  leftOut: ReadonlySet<Field>,
): Partial<Record<CapField, number>> {
  const names: CapField[] = ["max_tokens", "max_completion_tokens"];
  const name = (host === "api.openai.com" ? names.toReversed() : names).find((one) => !leftOut.has(one));
  return name === undefined ? {} : { [name]: tokens };
}

/** What a request asks of its JSON: a schema first, then any JSON where an endpoint takes none. */
type SentForm = "json_schema" | "response_format";

/** The form of JSON that is asked for; undefined for prose and where the endpoint takes none. */
export function formSent(task: Task, leftOut: ReadonlySet<Field>): SentForm | undefined {
  const schema = outputSchema(task);
  if (schema === undefined || leftOut.has("response_format")) return undefined;
  return leftOut.has("json_schema") ? "response_format" : "json_schema";
}

/** The field for the form of JSON. Its schema is always one that can be held strictly (output-schema.ts). */
export function formFields(task: Task, leftOut: ReadonlySet<Field>) {
  const schema = outputSchema(task);
  switch (formSent(task, leftOut)) {
    case undefined:
      return {};
    case "response_format":
      return { response_format: { type: "json_object" as const } };
    case "json_schema":
      return {
        response_format: {
          type: "json_schema" as const,
          json_schema: { name: task.name, strict: true, schema },
        },
      };
  }
}

/** Where a model couldn't keep to the form that it was held to: the answer is its own, not the field's. */
const FORM_NOT_KEPT =
  /json_validate_failed|failed to (?:generate|validate) json|does not match the expected schema/iu;
/** What is said of any form at all, in the words of OpenAI, Groq, DeepSeek, Gemini, Mistral, vLLM and llama.cpp. */
const FORM =
  /response[ _]?(?:format|schema|json_schema)|json[ _](?:schema|object|mode)|structured[ _]outputs?|grammar/iu;
/** What is said of a schema, or of its kind of form, rather than of any. */
const SCHEMA = /schema|strict|format[ _.]+'?type|structured[ _]outputs?|grammar|additionalProperties/iu;

/** What an endpoint doesn't take. */
export interface RefusedFields {
  readonly fields: readonly Field[];
  /** True where no question of this model can have them; false where this one alone was too long. */
  readonly always: boolean;
}

/**
 * Which fields an endpoint's refusal is about; undefined where it is about something else.
 * @param sent what the request asked of its JSON; undefined where it asked nothing.
 */
export function refusedFields(error: unknown, sent?: SentForm): RefusedFields | undefined {
  if (!(error instanceof OpenAI.BadRequestError || error instanceof OpenAI.UnprocessableEntityError))
    return undefined;
  // The field that was wrong comes first: the sentence may go on to name the one to use instead.
  const words = `${error.param ?? ""} ${error.message}`;
  const cap = /max_completion_tokens|max_tokens/iu.exec(words)?.[0].toLowerCase();
  if (cap !== undefined && /too large|context|at most|exceed/iu.test(words))
    return { fields: ["max_tokens", "max_completion_tokens"], always: false };
  if (cap !== undefined)
    return { fields: [cap === "max_tokens" ? "max_tokens" : "max_completion_tokens"], always: true };
  if (/stream_options|include_usage/iu.test(words)) return { fields: ["stream_options"], always: true };
  if (sent !== undefined && FORM_NOT_KEPT.test(`${error.code ?? ""} ${words}`))
    return { fields: ["json_schema", "response_format"], always: false };
  if (sent !== undefined && FORM.test(words))
    return {
      fields: [sent === "json_schema" && SCHEMA.test(words) ? sent : "response_format"],
      always: true,
    };
  if (/temperature|top_p|frequency_penalty|presence_penalty|seed/iu.test(words))
    return { fields: ["sampling"], always: true };
  // A schema that is refused in words of the endpoint's own is left out, whatever they are.
  return sent === "json_schema" ? { fields: [sent], always: true } : undefined;
}
