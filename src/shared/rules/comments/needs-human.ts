import { phrases } from "./phrase.ts";

/** Why a comment is for the creator in person. */
export const HUMAN_REASONS = ["self-harm", "threat", "minor", "medical", "legal", "refund", "press"] as const;
export type HumanReason = (typeof HUMAN_REASONS)[number];

/** Ages below 18 at which people write comments. */
const AGE = "(?:[7-9]|1[0-7])";

/**
 * What tells each reason, in the product's five languages. Heuristics (checked 2026-11-21) that would rather
 * hand the creator a comment too many than answer one with a template; they don't know everything.
 */
const SIGNS: Record<HumanReason, RegExp> = {
  "self-harm": phrases(
    "kill(?:ing)? myself|suicid(?:e|al)|end(?:ing)? my (?:own )?life|tak(?:e|ing) my own life",
    "want(?:ed)? to die|wanna die|wish i (?:was|were) dead|(?:cut|cutting|hurt|hurting|harm|harming) myself|self[- ]?harm(?:ing)?",
    "don't want to (?:live|be alive|wake up|exist|be here)(?: anymore)?|no reason to live|better off without me",
    "suicid(?:io|arme|a)|quitarme la vida|(?:quiero|voy a|pienso en) (?:matarme|morir(?:me)?)|no quiero (?:seguir )?vivi(?:r|endo)|hacerme daño|cortarme",
    "suicid(?:aire|er)|(?:je vais|je veux|envie de) (?:me tuer|mourir)|plus envie de vivre|me faire du mal|me mutile[rz]?",
    "suizid|selbstmord|mich (?:selbst )?umbringen|nicht mehr leben|will sterben|mich (?:selbst )?(?:verletzen?|ritzen?)|mir das leben nehmen",
    "suicídio|suicidar|(?:quero|vou|penso em) (?:me matar|morrer)(?! de rir)|não quero (?:mais )?viver|me cortar|me machucar",
  ),
  threat: phrases(
    "i(?:'ll| will| am going to|'m going to|'m gonna) (?:kill|hurt|stab|shoot|rape) (?:you|u|your)|i(?:'ll| will) find you(?! an? )",
    "i know where (?:you|u) live|watch your back|you(?:'re| are) (?:going to|gonna) (?:die|pay for this)|you will (?:die|pay for this)",
    "te voy a (?:matar|encontrar)|voy a (?:matarte|encontrarte)|sé dónde vives",
    "je vais te (?:tuer|buter|retrouver)|je sais où tu habites",
    "ich bringe? dich um|ich werde dich (?:umbringen|finden)|ich weiß,? wo du wohnst",
    "vou te (?:matar|encontrar)|sei onde você mora",
  ),
  minor: phrases(
    String.raw`(?:i'?m|i am) (?:only |just )?${AGE}(?: (?:years?|yrs?)(?: old)?| ?y\/?o)`,
    String.raw`(?:i'?m|i am) (?:only |just )?${AGE}(?= ?(?:[.,!?;)]|and |but |so |$))`,
    `tengo (?:solo )?${AGE} años|j'ai (?:seulement )?${AGE} ans|ich bin (?:erst )?${AGE}(?: jahre)?(?: alt)?|tenho (?:só )?${AGE} anos`,
  ),
  medical: phrases(
    "chest pains?|overdos(?:e|ed|ing)|allergic reaction|miscarriage|seizures?|pregnan(?:t|cy)",
    "my (?:medication|meds|insulin|antidepressants|prescription|dosage|diagnosis|tumou?r|cancer)|stop taking … (?:meds|medication|pills)",
    "(?:was|been|got|i'm|i am) diagnosed|me diagnosticaron|embarazada|mi medicación|dolor en el pecho",
    "enceinte|mon traitement|mes médicaments|douleurs? (?:à|dans) la poitrine|schwanger|meine (?:medikamente|diagnose)|brustschmerzen",
    "grávida|meu remédio|minha medicação|dor no peito",
  ),
  legal: phrases(
    "lawsuit|sue you|suing|my (?:lawyer|attorney|solicitor)|legal action|copyright (?:claim|infringement|strike)|dmca",
    "cease and desist|defamation|trademark|take (?:this|it) down|without (?:my|our) permission|my (?:footage|photo|image|song) … (?:permission|credit)",
    "mi abogad[oa]|derechos de autor|sin mi permiso|mon avocate?|porter plainte|droits? d'auteur|sans mon autorisation",
    "mein(?:en?|em)? anw[aä]lt(?:in)?|abmahnung|anzeige erstatten|urheberrecht|ohne meine erlaubnis",
    "meu advogad[oa]|direitos autorais|vou (?:te )?processar|sem minha (?:permissão|autorização)",
  ),
  refund: phrases(
    "refund(?:ed)?|money back|chargeback|(?:you|u|got|been|was) scammed|ripped (?:me )?off|charged (?:me )?twice|(?:never|hasn't|not) (?:arrived|received)",
    "my (?:order|parcel|package)|cancel my (?:subscription|membership|order)",
    "reembolso|mi pedido|me estaf(?:aron|aste)|remboursement|rembours(?:er|é|ez)|ma commande|arnaque",
    "rückerstattung|geld zurück|meine bestellung|abzocke|meu pedido|dinheiro de volta|me enganaram",
  ),
  press: phrases(
    "journalist|(?:press|media|interview) (?:inquiry|enquiry|request)|for an? (?:article|news story|documentary)",
    "(?:i'm|i am) an? (?:reporter|producer|editor) (?:at|for|with)|periodista|journaliste|journalist(?:in)?|presseanfrage|jornalista",
  ),
};

/** Why a comment needs the creator in person; undefined where nothing tells. @param comment as `plainComment` makes it. */
export function humanReason(comment: string): HumanReason | undefined {
  return HUMAN_REASONS.find((reason) => SIGNS[reason].test(comment));
}

/** Reasons that come before anything else a comment may also be. */
export function isUrgent(reason: HumanReason | undefined): boolean {
  return reason === "self-harm" || reason === "threat";
}
