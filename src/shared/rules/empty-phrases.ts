/**
 * Phrases that say nothing about anything, as a person names them and as they are found in a text. Source: our own list,
 * of what other writing of this kind is full of.
 */
const NAMED: readonly (readonly [name: string, pattern: string])[] = [
  ["game changer", "game.?changer"],
  ["level up", "level(?:s|ing)? up"],
  ["unlock", "unlock\\w*"],
  ["journey", "journey"],
  ["passion", "passions?|passionate(?:ly)?"],
  ["next level", "next level"],
  ["the secret", "the secret"],
  ["most people", "most people"],
  ["tips and tricks", "tips and tricks"],
  ["embrace", "embrace"],
  ["elevate", "elevate"],
  ["dive into", "dive into"],
  ["delve", "delve"],
];

/** Platitudes that nobody has to be warned of by name. */
const PLATITUDES = "step by step|take your time|be patient|consistency is key|practice makes perfect";

/** The same in the product's other languages, as far as a phrase there has no plain meaning as well. */
const ELSEWHERE =
  /(?<!\p{L})(?:al siguiente nivel|un antes y un después|sumérgete en el mundo|el secreto mejor guardado|passe[rz]? au niveau supérieur|changer la donne|plongez dans l.univers|le secret pour|auf das nächste level|aufs nächste level|tauche ein in die welt|das geheimnis|próximo nível|divisor de águas|mergulhe no mundo|o segredo)(?!\p{L})/giu;

const ENGLISH = new RegExp(
  String.raw`\b(?:${NAMED.map(([, pattern]) => pattern).join("|")}|${PLATITUDES})\b`,
  "giu",
);

/** Their names, in the order of the list. */
export const EMPTY_PHRASES: readonly string[] = NAMED.map(([name]) => name);

/**
 * The empty phrases in a text, in lower case, as they stand there.
 * @param said what its creator wrote: in their own words a phrase means something, such as "unlocking a phone".
 */
export function emptyPhrasesIn(text: string, said = ""): string[] {
  const own = said.toLowerCase();
  const found = [...text.matchAll(ENGLISH), ...text.matchAll(ELSEWHERE)].map(([phrase]) =>
    phrase.toLowerCase(),
  );
  return found.filter((phrase) => !own.includes(phrase));
}
