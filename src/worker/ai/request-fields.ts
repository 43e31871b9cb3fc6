import OpenAI from "openai";

/** Request fields that some endpoints or models don't take. */
export type Field = "sampling" | "response_format" | "stream_options" | CapField;
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

/** What an endpoint doesn't take. */
export interface RefusedFields {
  readonly fields: readonly Field[];
  /** True where no question of this model can have them; false where this one alone was too long. */
  readonly always: boolean;
}

/** Which fields an endpoint's refusal is about; undefined where it is about something else. */
export function refusedFields(error: unknown): RefusedFields | undefined {
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
  if (/response_format|json_object|json mode/iu.test(words))
    return { fields: ["response_format"], always: true };
  if (/temperature|top_p|frequency_penalty|presence_penalty|seed/iu.test(words))
    return { fields: ["sampling"], always: true };
  return undefined;
}
