import type { CommentLanguage } from "../language.ts";
import { phrases } from "../phrase.ts";

/**
 * "What a lesson", "qué asco", "que aula": words that begin a question as well, and end in none. Only a few words, no question
 * mark, and none of the words that such a question would name: what something is, which one, or what somebody uses.
 */
const BEGINS: Readonly<Partial<Record<CommentLanguage, string>>> = {
  en: "what an? ",
  es: "(?:pero |uf |wow |guau )?que ",
  fr: "(?:mais |wow |oh )?quel(?:le)?s? ",
  de: "(?:wow |boah |mann )?was fur (?:ein |eine |einen )?",
  pt: "(?:mas |nossa |uau |cara )?que ",
};
const ASKS = phrases(
  "is|are|was|do|does|did|you|your|should|about",
  "es|son|era|hay|tiene|tienes|usas|uso|usaste|utilizas|haces|hago|hiciste|pones|puedo|pasa|paso|significa|quieres|crees|recomiendas|llevas|compraste|opinas|tal|dice|dijiste|se|micro|microfono|camara|marca|modelo|cancion|app|programa|hora|dia|talla|color|lente|material|medida|temperatura",
  "est|sont|as|a|avez|utilises|fais|mets|prends|faut|peut|conseilles|marque|modele|chanson|logiciel|appli|camera|micro|objectif|temperature|taille|couleur|heure|jour",
  "ist|sind|war|hast|benutzt|nimmst|nutzt|brauche|brauch|machst|empfiehlst|verwendest|kann|muss|kamera|mikro|objektiv|marke|modell",
  "e|sao|era|tem|usa|usou|faz|fez|posso|recomenda|significa|acontece|aconteceu|quer|acha|voce|vc|marca|modelo|musica|app|programa|horas|hora|dia|tamanho|cor|tinta|camera|microfone|lente|material|temperatura",
);
/** More words than these ask or tell something. */
const MOST_WORDS = 7;

/** Whether a comment only exclaims. @param folded as `foldedComment` makes it. */
export function isExclamation(folded: string, language: CommentLanguage): boolean {
  const begins = BEGINS[language];
  if (begins === undefined || folded.includes("?")) return false;
  const [clause = ""] = folded.split(/[,.!;]/u);
  const rest = new RegExp(`^${begins}`, "u").exec(clause)?.[0];
  if (rest === undefined) return false;
  const said = clause.slice(rest.length);
  return said !== "" && said.split(" ").length < MOST_WORDS && !ASKS.test(said);
}
