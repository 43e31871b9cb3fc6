import { phrases } from "./phrase.ts";

const INSULTS =
  "idiots?|morons?|imbecile|stupid|dumb(?:ass)?|trash|garbage|loser|pathetic|clown|ugly|disgusting|worthless|scum|" +
  "retard(?:ed)?|a joke|a disgrace|a fraud|talentless|brain ?dead";

/**
 * Insults, hate and curses at somebody, in the product's five languages (heuristics, checked 2026-11-21).
 * What is called bad without anybody being called so is criticism and not here.
 */
const HOSTILE = phrases(
  `(?:you(?:'re| are)?|u(?: r)?|ur|he is|he's|she is|she's|they are|they're)(?: (?!not|never|no)[^ ]+){0,3} (?:${INSULTS})`,
  "f(?:u|\\*|@)?(?:c|\\*)?k (?:you|u|off)|kys|kill (?:yourself|urself)|go (?:and )?die|drop dead|stfu|shut (?:the [^ ]+ )?up",
  "i hate (?:you|u)|(?:nobody|no one) (?:likes|cares about) (?:you|u)|(?:you|u) suck|piece of (?:shit|crap|trash|garbage)",
  "(?:eres|sos) (?:(?:un|una|muy|tan) )*(?:idiota|imbécil|estúpid[oa]|basura|asc[oa]|patétic[oa]|inútil)|vete a la mierda|cállate|hij[oa] de puta|te odio|das asco",
  "(?:t'es|tu es|vous êtes) (?:(?:un|une|trop|vraiment|qu'un) )*(?:con|conne|connard|connasse|idiote?|débile|nulle?|merde|minable)|(?:ferme )?ta gueule|va te faire foutre|je te déteste|connard|connasse",
  "du (?:bist )?(?:(?:ein|eine|so|echt|richtig|total) )*(?:idiot|dumm|arschloch|hurensohn|versager|müll|ekelhaft|peinlich|opfer)|halt (?:die (?:fresse|klappe)|dein maul)|verpiss dich|fick dich|ich hasse dich",
  "(?:você é|vc é|tu és|seu|sua) (?:(?:um|uma|muito|tão) )*(?:idiota|burr[oa]|lixo|imbecil|otári[oa]|nojent[oa]|ridícul[oa])|cala a boca|vai se f[ou]der|te odeio",
);

/** Whether a comment insults or curses somebody. @param comment as `plainComment` makes it. */
export function isHostile(comment: string): boolean {
  return HOSTILE.test(comment);
}
