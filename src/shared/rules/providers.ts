import type { ProviderId } from "../contracts/own-key.ts";

/** A provider of models that speaks OpenAI's protocol, to whom a creator may have a key of their own. */
export interface Provider {
  readonly name: string;
  /** Where its protocol begins; https always. */
  readonly baseUrl: string;
  /** A small, cheap model of its own, offered first. Providers rename models: the creator can name another. */
  readonly model: string;
  /** Where a creator makes a key. */
  readonly keysAt: string;
}

/** The addresses are the providers' own, by their documentation of OpenAI's protocol (seen November 2026). */
export const PROVIDERS: Readonly<Record<ProviderId, Provider>> = {
  openai: {
    name: "OpenAI",
    baseUrl: "https://api.openai.com/v1",
    model: "gpt-5.4-mini",
    keysAt: "https://platform.openai.com/api-keys",
  },
  openrouter: {
    name: "OpenRouter",
    baseUrl: "https://openrouter.ai/api/v1",
    model: "openai/gpt-5.4-mini",
    keysAt: "https://openrouter.ai/settings/keys",
  },
  groq: {
    name: "Groq",
    baseUrl: "https://api.groq.com/openai/v1",
    model: "llama-3.3-70b-versatile",
    keysAt: "https://console.groq.com/keys",
  },
  gemini: {
    name: "Gemini",
    baseUrl: "https://generativelanguage.googleapis.com/v1beta/openai",
    model: "gemini-2.5-flash",
    keysAt: "https://aistudio.google.com/apikey",
  },
  anthropic: {
    name: "Anthropic",
    baseUrl: "https://api.anthropic.com/v1",
    model: "claude-haiku-4-5",
    keysAt: "https://console.anthropic.com/settings/keys",
  },
  mistral: {
    name: "Mistral",
    baseUrl: "https://api.mistral.ai/v1",
    model: "mistral-small-latest",
    keysAt: "https://console.mistral.ai/api-keys",
  },
};
