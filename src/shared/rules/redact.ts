const WORD = String.raw`\p{L}\p{M}\p{N}_`;
const AT = String.raw`(?:[@＠]|\s?[[(]\s?at\s?[\])]\s?)`;
const DOT = String.raw`(?:\.|\s?[[(]\s?dot\s?[\])]\s?)`;

// No quantifier of these meets its own characters again behind it, and each match may start only where a run
// of its letters starts, so that the time stays proportional to the text.
const E_MAIL = new RegExp(
  String.raw`(?<![${WORD}.%+-])[${WORD}.%+-]+${AT}(?:[${WORD}-]+${DOT})+[${WORD}-]+`,
  "giu",
);
const HANDLE = new RegExp(String.raw`[@＠][${WORD}](?:[${WORD}.-]*[${WORD}])?`, "gu");

/** A date is no phone number, however many digits it has. */
const DATE =
  /\p{Nd}{4}[-./]\p{Nd}{1,2}[-./]\p{Nd}{1,2}(?!\p{Nd})|\p{Nd}{1,2}[-./]\p{Nd}{1,2}[-./]\p{Nd}{4}(?!\p{Nd})/u;
const DIGITS = /[+＋]?\(?\p{Nd}(?:[\p{Nd}\t ().\u00A0\u2011\u2013\u202F/-]*\p{Nd})?/u;
const DATE_OR_DIGITS = new RegExp(`(?<date>${DATE.source})|${DIGITS.source}`, "gu");
/** Shorter numbers that people write only for phones: 555-0199, 2345 6789, 22 33 44 55. */
const SHORT_PHONE = /^(?:\p{Nd}{3}-\p{Nd}{4}|\p{Nd}{4} \p{Nd}{4}|\p{Nd}{2}(?: \p{Nd}{2}){3})$/u;

/**
 * Takes what leads to a person out of a text: e-mail addresses, phone numbers and handles become "[e-mail]",
 * "[phone]" and "[handle]". Rather takes a number too many than leaves one: from nine digits on, or seven
 * after a plus, it counts as a phone number. Names can't be told from other words and stay.
 */
export function redact(text: string): string {
  return text
    .replace(E_MAIL, "[e-mail]")
    .replace(HANDLE, "[handle]")
    .replace(DATE_OR_DIGITS, (found, date: string | undefined) =>
      date === undefined && isPhone(found) ? "[phone]" : found,
    );
}

function isPhone(found: string): boolean {
  const digits = found.match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= 9 || (digits >= 7 && /^[+＋]/u.test(found)) || SHORT_PHONE.test(found);
}
