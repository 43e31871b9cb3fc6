/** What stands in a text and how it is said, where there is only one way. Order matters. */
const SAID: readonly (readonly [pattern: RegExp, said: string])[] = [
  [/https?:\/\/\S*[^\s.,;:!?)\]]/giu, "the link below"],
  [/\be\.\s?g\.,?/giu, "for example"],
  [/\bi\.\s?e\.,?/giu, "that is"],
  [/\betc\.(?=\s+\p{Lu}|\s*$)/gu, "and so on."],
  [/\betc\.?(?!\p{L})/giu, "and so on"],
  [/\bvs\.?(?=\s)/giu, "versus"],
  [/\bapprox\./giu, "about"],
  [/\bw\/o(?=\s)/giu, "without"],
  [/\bw\/(?=\s)/giu, "with"],
  [/\s&\s/gu, " and "],
  [/(?<![\d#])#(?=\d)/gu, "number "],
  [/(?<=\d)\s?%/gu, " percent"],
  [/\$1(?![\d.,]*\d|\s?(?:k|m|b|million|billion)\b)/giu, "1 dollar"],
  [/\$((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(?![\d.,]*\s?(?:k|m|b|million|billion)\b)/giu, "$1 dollars"],
  [/€((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(?![\d.,]*\s?(?:k|m|b|million|billion)\b)/giu, "$1 euros"],
  [/£((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(?![\d.,]*\s?(?:k|m|b|million|billion)\b)/giu, "$1 pounds"],
  [/(?<=\d)\s?°C\b/gu, " degrees Celsius"],
  [/(?<=\d)\s?°F\b/gu, " degrees Fahrenheit"],
  [/~\s?(?=\d)/gu, "about "],
  [/(?<=\d)x(?=\s)/gu, " times"],
  // A range of small numbers; anything longer may be a date, a score or a telephone number.
  [/(?<![\d–-])(\d{1,2})\s?[–-]\s?(\d{1,2})(?![\d–-])/gu, "$1 to $2"],
];

/** An English text with its symbols and short forms written out. */
export function spokenEnglish(text: string): string {
  return SAID.reduce((said, [pattern, words]) => said.replace(pattern, words), text);
}
