import type { PreparedQuestion, Question } from "#worker/ai/engine.ts";
import type { Spender } from "#worker/budget/spender.ts";
import { gather, materialOnce } from "#worker/ai/material/gather.ts";
import { aboutNiche } from "#worker/ai/tasks/about-niche.ts";
import type { Material } from "#worker/ai/material/material.ts";

/** Somebody whose shares nobody else spends. */
export function newSpender(): Spender {
  return {
    workspace: crypto.randomUUID(),
    address: crypto.randomUUID(),
    waitUntil: (work) => void work,
  };
}

/** A question as the engines get it. */
export function prepared(question: Question): PreparedQuestion {
  return { ...question, spender: newSpender(), material: materialOnce(question) };
}

const gathered = new Map<string, Promise<Material>>();

/** What is known of a niche that the product lists, or of whatever a creator calls their niche. */
export function materialOf(text: string): Promise<Material> {
  const found = gathered.get(text) ?? gather(aboutNiche(text), "none");
  gathered.set(text, found);
  return found;
}

/** The same for an answer that is always in English. */
export function materialInEnglish(text: string): Promise<Material> {
  const key = `en ${text}`;
  const found = gathered.get(key) ?? gather({ ...aboutNiche(text), language: "en" }, "none");
  gathered.set(key, found);
  return found;
}
