import { phrases } from "../phrase.ts";

/** What nobody adds to an insult, to irony or to a complaint: somebody teases who is fond. */
export const FOND = phrases(
  "(?:i )?love (?:you|u|ya|it|this|your)|worth it|my favou?rite|you(?:'re| are) the best",
  "te (?:amo|quiero|adoro)|me encantas?|los amo|lo amo|mi favorit[oa]|vale la pena",
  "je (?:t'|vous )(?:aime|adore)|j'adore|t'es (?:le|la) meilleure?|ca vaut (?:le coup|la peine)",
  "ich liebe (?:dich|euch|es|das)|hab dich lieb|bist der beste|bist die beste|hat sich gelohnt",
  "te (?:amo|adoro)|amo (?:você|vc|esse|demais)|eu amo|adoro|vale a pena|meu favorito|minha favorita",
);

/** What something is called that isn't corrected but admired: "that's not butter, that's love". */
export const FIGURATIVE = phrases(
  "(?:love|art|an? (?:work of )?art(?:work)?|an? masterpiece|magic|poetry|heaven|therapy|talent|an? lifestyle|an? vibe|an? family|perfection|passion|an? mood|an? blessing|perfect|amazing)[!. ❤]*$",
  "(?:amor|arte|magia|poesia|una? (?:obra (?:de arte|maestra)|familia|estilo de vida|maravilla|joya|bendicion|poema)|terapia|talento|perfeccion|cuestion de (?:practica|tiempo|paciencia))[!. ]*$",
  "(?:de l'amour|de l'art|de la magie|de la poesie|une (?:oeuvre d'art|famille|merveille|tuerie|passion)|un (?:chef-d'oeuvre|art|bijou|regal)|du talent|la perfection|deja super|le paradis)[!. ]*$",
  "(?:liebe|kunst|magie|poesie|(?:ein |eine )?(?:kunstwerk|meisterwerk|familie|lebenseinstellung|traum|gedicht)|talent|therapie|perfektion)[!. ]*$",
  "(?:amor|arte|magia|poesia|(?:uma? )?(?:obra (?:de arte|prima)|familia|estilo de vida|maravilha|joia|bencao|poema)|terapia|talento|perfeicao)[!. ]*$",
);
