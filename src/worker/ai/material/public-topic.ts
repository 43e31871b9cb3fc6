import { askable } from "#shared/rules/askable.ts";
import type { Language } from "#shared/rules/language.ts";
import { topicLanguage } from "./topic-language.ts";

/** What public sources may be asked of a topic. */
export interface PublicTopic {
  /** "" where nothing may be asked. */
  readonly topic: string;
  /** The language of its Wikipedia; left out for one that the product doesn't write. */
  readonly language?: Language;
}

/**
 * A creator's topic as public sources may hear it: without what leads to a person, and not at all where it needs care
 * or is a whole story rather than a subject.
 */
export async function publicTopic(text: string): Promise<PublicTopic> {
  const [{ careOf }, { default: languages }] = await Promise.all([
    import("./care/care-of.ts"),
    import("virtual:knowledge/languages"),
  ]);
  const topic = careOf(text).level === "none" ? (askable(text) ?? "") : "";
  const heard = topicLanguage(topic, languages) ?? "en";
  return heard === "other" ? { topic } : { topic, language: heard };
}
