/** What a second question begins with, in five languages. */
const ASKING =
  "(?:how|what|why|when|where|which|who|do|does|did|should|can|could|will|is|are|am|cómo|como|qué|por qué|cuándo|cuánto|dónde|cuál|debo|puedo|comment|pourquoi|quand|combien|quel(?:le)?s?|où|est-ce|dois-je|puis-je|wie|was|warum|wann|wo|welche[srn]?|soll|kann|darf|muss|o que|por que|quando|quanto|onde|qual|devo|posso)";
const BETWEEN = new RegExp(
  `[?!.;]+\\s+(?:(?:and|also|y|además|et|aussi|und|auch|e|também),?\\s+)*(?=${ASKING}\\s)|,?\\s+(?:and|y|et|und|e)\\s+(?:(?:also|además|aussi|auch|também),?\\s+)?(?=${ASKING}\\s)`,
  "iu",
);
/** Fewer words are no question of their own: "how and when". */
const LEAST_WORDS = 4;

/** The two questions of a message that asks two; one where it asks one. */
export function questionsIn(message: string): string[] {
  const [first = "", ...others] = message.split(BETWEEN);
  const second = others.join(" ");
  const long = (text: string) => text.trim().split(/\s+/u).length >= LEAST_WORDS;
  return long(first) && long(second) ? [first.trim(), second.trim()] : [message];
}
