import type { CommentLanguage } from "#shared/rules/comments/language.ts";
import { COMMENT_INTENTS, type CommentIntent } from "#shared/rules/replies.ts";

/** A comment as people write them, with its language, what it wants and, where they carry meaning, its own words. */
export interface Heard {
  readonly language: CommentLanguage;
  readonly intent: CommentIntent;
  readonly comment: string;
  /** What at least one of the replies has to name. */
  readonly names: string | undefined;
}

/** "intent | comment | words a reply names", one a line. */
export function heard(language: CommentLanguage, lines: string): Heard[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const [intent = "", comment = "", names] = line.split("|").map((part) => part.trim());
      return { language, intent: toIntent(intent), comment, names };
    });
}

function toIntent(name: string): CommentIntent {
  const found = COMMENT_INTENTS.find((intent) => intent === name);
  if (found === undefined) throw new Error(`no intent ${name}`);
  return found;
}
