import { redact } from "./redact.ts";
import { words } from "./words.ts";

/** The longest text that is a subject rather than somebody's story, in words and UTF-16 units. */
const LONGEST = { words: 8, units: 80 } as const;

/**
 * What may be sent to a public source of the words a creator chose as their subject: on one line, without e-mail
 * addresses, phone numbers and handles. Undefined where no subject is left, or it is a whole story.
 */
export function askable(subject: string): string | undefined {
  const text = withoutContacts(subject);
  const spoken = words(text);
  const isSubject = spoken.some((word) => word.length > 1 && /\p{L}/u.test(word));
  return isSubject && spoken.length <= LONGEST.words && text.length <= LONGEST.units ? text : undefined;
}

/** A text on one line, without e-mail addresses, phone numbers and handles. */
export function withoutContacts(text: string): string {
  return redact(text)
    .replaceAll(/\[(?:e-mail|phone|handle)\]/gu, " ")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
}
