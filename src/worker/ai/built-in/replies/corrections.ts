import { saysIn } from "#shared/rules/comments/intent.ts";
import type { CommentLanguage } from "#shared/rules/comments/language.ts";
import { foldedComment } from "#shared/rules/comments/phrase.ts";

/** Where a second correction begins. */
const BETWEEN =
  /[.;!]\s+|,\s(?=(?:and|y|et|und|e)\s)|,?\s(?=(?:and (?:also )?(?:the|it|that|he|she|they|you|your|at)|also|plus|y (?:además )?(?:el|la|los|las|es|son|se|fue|en)|además|también|et (?:aussi )?(?:le|la|les|c'est|ce|on|il|elle)|aussi|und (?:auch )?(?:der|die|das|es|man|bei)|außerdem|auch|e (?:também )?(?:o|a|os|as|é|são|foi)|além disso|também)(?!\p{L}))/giu;

/** What says in another way that something isn't so. */
const DENIES =
  /(?<!\p{L})(?:isn't|don't|doesn't|didn't|can't|never|wasn't|aren't|weren't|is not|was not|not|no (?:es|son|era|fue|tienen?|hay|hace|va|lleva)|(?:n'est|n'était|ne sont) pas|pas|nicht|keine?n?|não (?:é|são|era|foi)|não|wrong|mal|faux|falsch|errad[oa]|should be|debería|sollte|deveria)(?!\p{L})/iu;

/** Whether a comment says that something isn't so. */
export const deniesIn = (comment: string): boolean => DENIES.test(comment);

/** The parts of a comment that correct something, each by itself. */
export function correctionsIn(comment: string, language: CommentLanguage): string[] {
  const parts = comment.split(BETWEEN).filter((part) => part.trim() !== "");
  const found = parts.filter(
    (part, at) => saysIn(language, "correction", foldedComment(part)) || (at > 0 && DENIES.test(part)),
  );
  return found.length > 1 ? found : [comment];
}
