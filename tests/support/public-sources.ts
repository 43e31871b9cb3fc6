import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { inject } from "vitest";
import { readConfig } from "#worker/env.ts";
import type { Brief } from "#worker/ai/material/brief.ts";
import type { Reader } from "#worker/upstream/read.ts";
import type { Settings } from "./settings.ts";

/** Somebody for whom public sources are read from their double. */
export function readerOfDouble(settings: Settings = {}): Reader {
  const ctx = createExecutionContext();
  return {
    config: readConfig({ ...env, UPSTREAM_BASE_URL: inject("upstreamDouble"), ...settings }),
    kv: env.CACHE,
    asker: { signal: new AbortController().signal, waitUntil: (work) => ctx.waitUntil(work) },
    site: "https://crescendo.test",
  };
}

/** A word nobody wrote before, of letters alone, so that nothing is kept for it and it is no phone number. */
export function newWord(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => "bcdfghjklmnpqrst"[byte % 16]).join(
    "",
  );
}

/** The addresses the double was asked for that hold a text, in any case, each as often as it was asked. */
export async function askedOf(text: string): Promise<string[]> {
  const asked: Record<string, number> = await (await fetch(`${inject("upstreamDouble")}/asked`)).json();
  return Object.entries(asked).flatMap(([url, times]) => {
    const words = decodeURIComponent(url.replaceAll("+", " ").replaceAll("_", " "));
    return words.toLowerCase().includes(text.toLowerCase()) ? Array.from({ length: times }, () => url) : [];
  });
}

/** A brief about a subject, in English and harmless where nothing else is said. */
export function briefOf(subject: string, more: Partial<Brief> = {}): Brief {
  return {
    text: subject,
    subject,
    language: "en",
    foreign: false,
    form: "none",
    forNovices: false,
    care: "none",
    ...more,
  };
}
