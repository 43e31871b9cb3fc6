import * as z from "zod/mini";

/** Whom a key may be to; rules/providers.ts says where they are. */
export const PROVIDER_IDS = ["openai", "openrouter", "groq", "gemini", "anthropic", "mistral"] as const;
export type ProviderId = (typeof PROVIDER_IDS)[number];

/**
 * A creator's own key to a model. It travels in headers with each call that may ask a model, over https alone, is used
 * for that call, and is never kept, logged or part of an answer.
 */
export const OwnKey = z.object({
  provider: z.enum(PROVIDER_IDS, "Choose one of the providers that are listed."),
  model: z
    .string()
    .check(z.regex(/^[\w.:/@-]{1,100}$/u, "A model's name is up to 100 letters, digits and . : / @ - _.")),
  key: z.string().check(z.regex(/^[\x21-\x7E]{8,400}$/u, "A key is 8 to 400 characters without spaces.")),
});
export type OwnKey = z.infer<typeof OwnKey>;
