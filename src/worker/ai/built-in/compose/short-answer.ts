import { words } from "#shared/rules/words.ts";
import { pointsBack } from "./pointing.ts";

/** How many words an answer's beginning has that is an answer by itself: "Every two to three months with hard water". */
const WORDS = { least: 3, most: 9 } as const;

/** Beginnings that only set out for an answer, in the product's languages: "If it is open", "Mostly oil". */
const SETTING_OUT =
  /^(?:if|when|while|because|since|after|before|as|not|mostly|usually|often|si|cuando|como|porque|tras|mientras|tant|quand|comme|parce|après|avant|wenn|weil|da|sobald|nachdem|bevor|nicht|meist|se|quando|enquanto|depois|antes)(?!\p{L})/iu;

/** The beginning of an answer that is understood alone, without a stop; undefined where it has none. */
export function shortAnswer(answer: string): string | undefined {
  const [first = ""] = answer.split(/[,;:.!?]/u);
  const count = words(first).length;
  const isWhole = count >= WORDS.least && count <= WORDS.most;
  return isWhole && !SETTING_OUT.test(first) && !pointsBack(first) ? first.trim() : undefined;
}
