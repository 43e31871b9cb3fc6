/** Openings of an English clause that point back at something that was said before. */
export const POINTING =
  /^(?:it|they|that|this|these|those|some|many|most|one|both|its|their|it's|they're|he|she|there)\b/iu;
/** The same in the other languages, where Spanish and Portuguese mostly leave such words out. */
const OTHERS = /^(?:il|elle|ils|elles|ça|cela|er|sie|ell[oa]s|ele|ela|eles|elas)(?!\p{L})/iu;

/** Whether a clause isn't understood without another before it. */
export function pointsBack(clause: string): boolean {
  return POINTING.test(clause) || OTHERS.test(clause);
}
