import { asksIn } from "./intent.ts";
import { languagesOf } from "./language.ts";
import { foldedComment, phrases } from "./phrase.ts";

const MARK = /[?？؟⸮՞]/u;

/**
 * How questions begin that people type without a mark, beside those the replies look for. They ask too, but some
 * also begin an exclamation, which is answered and not counted.
 */
const BEGINNINGS: Readonly<Record<ReturnType<typeof languagesOf>[number], RegExp | undefined>> = {
  en: phrases(
    "(?:what|which) (?!a |an |the |i )(?:[a-z]+ ){1,3}(?:is|are|do|did|does|was|were|should|would|can) (?!so |such |amazing|insane)|(?:where|when|why|how|who) (?:do|does|did|is|are|was|were|can|could|should|would|will|about|come) |how (?:[a-z]+ ){1,3}(?:is|are|do|did|does|was|were|should|would|can) |(?:anyone|anybody|someone|does anybody|do you guys|does anyone) (?:know|tried|else|have|got|use) |(?:are|is|was|were|did|do|does|can|could|would|will|have|has) (?:you|u|there|it|this|that|these|those|they|the|your|anyone|anybody|someone|i|we) |any (?:tips|advice|idea|ideas|chance|recommendations?|suggestions?|link) |(?:i )?wonder(?:ing)? (?:how|what|why|if|where|when|whether) |wondering |curious (?:how|what|why|if|where|about) ",
  ),
  es: phrases(
    "(?:a|de|con|en|para|por|desde|hasta) (?:qué|cuál|cuáles|dónde|cuánto|cuánta|cuántos|quién|cuándo) |alguien (?:sabe|tiene|puede|ha probado|conoce|me)|(?:me )?(?:podrías|puedes|podéis|pueden|podría) |sabéis |saben |(?:hay|tiene|tienen|vale|sirve|funciona|se puede|es posible|usas|tienes|sabes) [^ ]+ |me pregunto ",
  ),
  fr: phrases(
    "(?:à|de|avec|en|pour|depuis|dans|sur) (?:quel|quelle|quels|quelles|quoi|qui|combien|où|quand) |quelqu'un (?:sait|connaît|a|peut|aurait)|(?:tu|vous) (?:peux|peut|pouvez|sais|savez|as|avez|utilises|utilisez|fais|faites|mets|mettez|achètes|trouves|conseilles|recommandes|conseillez) |est ce que |c'est (?:quoi|où|quand|combien|possible) |(?:ça|cela) (?:marche|coûte|prend|dure|se) |je me demande ",
  ),
  de: phrases(
    "(?:mit|von|auf|aus|für|bei|in|seit|an|um|zu) (?:welche[rsnm]?|was|wem|wann|wie) |(?:weiß|kennt|hat|kann) (?:jemand|einer|wer|hier) |wie(?:so|viel|viele)? |wo(?:mit|her|hin|für|ran|rauf|bei)? |(?:kannst|könntest|hast|bist|machst|nimmst|benutzt|nutzt|verwendest) du |(?:kann|muss|soll|darf|braucht|sollte) (?:man|ich) |(?:geht|klappt|funktioniert|reicht|gibt) (?:das|es|die|der) |ich frage mich |frage mich |mich würde interessieren ",
  ),
  pt: phrases(
    "(?:a|de|com|em|para|pra|por|desde|até) (?:que|qual|quais|onde|quanto|quanta|quantos|quantas|quem|quando) |alguém (?:sabe|tem|pode|já|conhece|me)|(?:você|vc|vocês|vcs) (?:pode|poderia|sabe|sabem|usa|usam|tem|têm|faz|recomenda|indica|comprou|acha) |tem como |dá (?:pra|para) |me pergunto |fico pensando ",
  ),
  other: undefined,
};

/** Where another clause begins: "love this, but how do you shower". */
const CLAUSES =
  /[.!…,;:\n]+\s*|\s(?=(?:but|and|so|pero|y|mais|et|aber|und|mas|e)\s)|(?<=\s(?:but|and|so|pero|y|mais|et|aber|und|mas|e))\s/gu;

/** Marks and a conjunction before a clause. */
const LEADING = /^[¿¡\s]*(?:(?:but|and|so|pero|y|mais|et|aber|und|mas|e)\s+)?[¿¡\s]*/u;

/** What begins like a question and asks nothing: "what a video", "how cool", "when I saw it". */
const ASKS_NOTHING = phrases(
  "when (?:i|he|she|the|my|you|we) |cuando (?:lo|la|los|las|me|se|te|yo|era|vi|veo|estoy) |quand (?:je|j'[a-z]+|on|il|elle|mon|ma|le|la)|quando (?:eu|a gente|vi|vejo|meu|minha|o|a) |what an? |how (?:cool|great|nice|awesome|amazing|beautiful|cute|funny|sweet|lovely|satisfying|inspiring) |how (?:do|does|is|are) (?:you|this|he|she|it) (?:not|only|so|still) |qué (?:bien|bueno|buena|lindo|linda|bonito|rico|grande|crack|maravilla|gran|pasada|vídeo|video)|cómo (?:mola|me gusta)|quel(?:le)? (?:découverte|plaisir|bonheur|talent|régal|merveille|beau|belle|travail|vidéo)|comment (?:c'est beau|tu gères|j'adore)|wie (?:geil|cool|schön|süß|toll|krass|immer)|was für |que (?:vídeo|lindo|linda|canal|trabalho|delícia|massa)|como (?:é bom|amo|sempre|você é)",
);

/** Whether a comment asks something, with a question mark of any script or in words that begin a question. */
export function asksSomething(comment: string): boolean {
  if (MARK.test(comment.replace(/https?:\/\/\S+/gu, ""))) return true;
  const languages = languagesOf(comment);
  return foldedComment(comment)
    .split(CLAUSES)
    .map((clause) => `${clause.replace(LEADING, "").trim()} `)
    .some(
      (clause) =>
        ASKS_NOTHING.exec(clause)?.index !== 0 &&
        clause.trim().includes(" ") &&
        languages.some(
          (language) => asksIn(language, clause) || BEGINNINGS[language]?.exec(clause)?.index === 0,
        ),
    );
}
