import type { CommentLanguage } from "#shared/rules/comments/language.ts";

/** Where a line addresses its reader: "[du|Sie]". */
const ADDRESS = /\[([^[|\]]*)\|([^[|\]]*)\]/gu;

/** A line as it is said to somebody who writes "du", or to somebody who writes "Sie". */
export function inRegister(line: string, formal: boolean): string {
  return line.replace(ADDRESS, (_, familiar: string, polite: string) => (formal ? polite : familiar));
}

/** How a comment addresses the creator where it keeps its distance. */
const POLITE: Partial<Record<CommentLanguage, RegExp>> = {
  es: /(?<!\p{L})(?:usted|ud|vd|(?:me|nos) podr[ií]a|podr[ií]a decirme|disculpe|dígame|señora?(?= [,.!?]|[,.!?]|$))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:vous|votre|vos|madame|monsieur)(?!\p{L})/iu,
  de: /(?<=\p{L},? )(?:Sie|Ihnen|Ihr(?:e[nmrs]?)?)(?!\p{L})|(?<!\p{L})(?:können|könnten|würden|haben|verkaufen) sie (?:mir|uns|bitte|auch|mal|den|das|die)(?!\p{L})/u,
};
const FAMILIAR: Partial<Record<CommentLanguage, RegExp>> = {
  es: /(?<!\p{L})(?:tú|tu|tus|te|ti|contigo)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:tu|toi|ton|ta|tes|t['’]\p{L}+)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:du|dir|dich|dein\p{Ll}*)(?!\p{L})/iu,
};

/** Whether a comment says "usted", "vous" or "Sie", and so wants to be answered like that. */
export function isFormal(comment: string, language: CommentLanguage): boolean {
  return POLITE[language]?.test(comment) === true && FAMILIAR[language]?.test(comment) !== true;
}

/** Whether own words address somebody familiarly, which a polite reply can't repeat. */
export function isFamiliar(words: string, language: CommentLanguage): boolean {
  return FAMILIAR[language]?.test(words) === true;
}
