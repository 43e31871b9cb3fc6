/** "An" stands before what sounds like a vowel: an hour, an LED, an 8. */
const AN_BEFORE_CONSONANT =
  /(?<![\p{L}'’])[Aa]n\s+["“‘]?(?!hour|honest|hono|heir|[FHLMNRSX](?!\p{Ll})|[fhlmnrsx](?!\p{L})|8|1[18]\b)[^AEIOUaeiou\s"“‘]/u;

/** A letter that is a name: "part A into water". */
const LETTER = /\b(?:[Pp]art|[Tt]ype|[Pp]lan|[Vv]itamin|[Oo]ption) A\b/gu;

/** What is wrong with a text of the engine's own, if anything. */
export function faultIn(whole: string): string | undefined {
  if (whole.trim() === "") return "empty";
  // The stops of an hour end no sentence: "at 2 a.m. when".
  const text = whole.replace(LETTER, "it").replace(/(?<=\d )([ap])\.m\./gu, "$1m");
  if (/ {2}/u.test(text)) return "double space";
  if (/ [.,;:?!](?:\s|$)/u.test(text)) return "space before punctuation";
  if (/(?<!\.)\.\.(?!\.)|[?!,;:]\.(?:\s|$)|[,;:]{2}|\?:/u.test(text)) return "colliding punctuation";
  if (/\$\{|\{\w*\}|\bundefined\b|\bNaN\b|\[object/u.test(text)) return "placeholder";
  if (
    /(?<![\p{L}\p{N}'’])a\s+["“‘]?(?!(?:and|or)\b|u(?:\b|ni(?!n)|se|su|til|te|k\b|s\b|rea|-|[A-Z])|eu|one\b|once)[aeiou]/iu.test(
      text,
    )
  )
    return "a before a vowel";
  if (AN_BEFORE_CONSONANT.test(text)) return "an before a consonant";
  if (/[.?!] \p{Ll}/u.test(text)) return "sentence without a capital";
  return undefined;
}
