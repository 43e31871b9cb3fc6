/** What is wrong with a text of the engine's own, if anything. */
export function faultIn(text: string): string | undefined {
  if (text.trim() === "") return "empty";
  if (/ {2}/u.test(text)) return "double space";
  if (/ [.,;:?!](?:\s|$)/u.test(text)) return "space before punctuation";
  if (/(?<!\.)\.\.(?!\.)|[?!,;:]\.(?:\s|$)|[,;:]{2}|\?:/u.test(text)) return "colliding punctuation";
  if (/\$\{|\{\w*\}|\bundefined\b|\bNaN\b|\[object/u.test(text)) return "placeholder";
  if (/(?<![\p{L}'’])a\s+["“‘]?[aeiou]/iu.test(text)) return "a before a vowel letter";
  if (/(?<![\p{L}'’])an\s+["“‘]?[^aeiou\s"“‘]/iu.test(text)) return "an before a consonant letter";
  if (/[.?!] \p{Ll}/u.test(text)) return "sentence without a capital";
  return undefined;
}
