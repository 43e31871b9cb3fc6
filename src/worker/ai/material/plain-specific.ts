import type { Specific } from "#shared/contracts/grounding.ts";
import type { PublicSignal } from "./material.ts";

/** A signal as an answer names it. */
export function plainSpecific({ text, source, label, url }: PublicSignal): Specific {
  return { text, source, label, url };
}
