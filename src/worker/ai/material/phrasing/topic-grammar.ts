import type { Language } from "#shared/rules/language.ts";
import { plain, stem } from "../stem.ts";

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Words after which a topic says where, when, for whom or with what: what they bring isn't what it is about. */
const TAIL_FROM: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordsOf(
    "for in on at with without from during after before while when as because since under near around inside into that which who if so but like by through across between via",
  ),
  es: wordsOf(
    "para en con sin desde durante antes despues cuando si por porque que mientras como contra entre bajo pero hacia hasta",
  ),
  fr: wordsOf(
    "pour par en avec sans dans depuis pendant avant apres quand si par chez sur comme parce qui que sous entre mais contre vers",
  ),
  de: wordsOf(
    "fur mit ohne im in am an auf bei nach vor wahrend unter uber aus als wie wenn weil zum zur vom bis gegen ab aber durch zwischen neben seit trotz statt",
  ),
  pt: wordsOf(
    "para pra em com sem desde durante antes depois quando se por porque que enquanto como no na nos nas contra entre mas ate pelo pela",
  ),
};
/** Words that join a second thing to the first. */
const JOINS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordsOf("and or vs versus than"),
  es: wordsOf("y e o u vs versus"),
  fr: wordsOf("et ou vs versus"),
  de: wordsOf("und oder vs versus"),
  pt: wordsOf("e ou vs versus"),
};

/** Nouns of the five languages that tell the kind of video, of occasion or of measure, whatever it is about. */
const GENERIC =
  "day night weekend week month year hour minute time way thing guide life recipe routine cost price tour haul tutorial explain fact " +
  "list kind type part story experience update benefit effect pro con result challenge reaction compilation moment trick hack lesson " +
  "basics example set setup step plan project design style look theme essential must question answer problem issue help review " +
  "yellow brown red blue green black white big small little old home  online edition idea gem hidden hiddengem spot " +
  "dia noche semana mes ano hora minuto vez manera cosa guia vida receta rutina precio coste truco lista tipo parte historia experiencia " +
  "ejemplo paso plan proyecto diseno estilo pregunta respuesta problema resumen ayuda socorro ajuda aide " +
  "jour journee nuit semaine mois annee ans heure facon chose recette prix cout astuce liste exemple etape projet conseil avis probleme " +
  "resume explication explique debut journal idee " +
  "tag nacht woche wochenende monat jahr stunde minute art sache leben alltag rezept routine preis kosten liste teil geschichte erfahrung " +
  "erfahrungen vergleich beispiel schritt plan projekt frage antwort problem hilfe anlage " +
  "dia noite semana mes ano vez maneira coisa guia vida receita rotina preco custo truque dica lista parte historia experiencia exemplo " +
  "euro dollar reais mil mistake biggest worst error fehler grosst erreur erro maior pior peor mayor start learn practise do make fix clean two three four five ten dos tres cuatro cinco diez deux trois quatre cinq zwei drei vier funf zehn dois quatro dez first primero primer premier premiere erste primeiro passo plano projeto pergunta resposta problema resumo";

const GENERIC_STEMS: ReadonlySet<string> = new Set(GENERIC.split(" ").map((word) => stem(plain(word))));

const DENIALS = wordsOf("without sin sans ohne sem");

/** Whether a plain word of any of the languages says that something is left away. */
export function denies(word: string): boolean {
  return DENIALS.has(word);
}

/** Whether a plain word begins what only qualifies a topic. */
export function beginsTail(word: string, language: Language): boolean {
  return TAIL_FROM[language].has(word);
}

/** Whether a plain word joins a second thing to the first. */
export function joins(word: string, language: Language): boolean {
  return JOINS[language].has(word);
}

/** Whether a stem names no thing of its own: "ideas", "cost". */
export function isGeneric(stemmed: string): boolean {
  return GENERIC_STEMS.has(stemmed);
}

const VERB: Readonly<Record<Language, RegExp>> = {
  en: /ing$/u,
  es: /(?:ar|er|ir)(?:se|lo|la|los|las)?$/u,
  fr: /(?:er|ir|[dt]re)$/u,
  de: /(?:en|ern|eln)$/u,
  pt: /(?:ar|er|ir|or)$/u,
};

const PRONOUNS = wordsOf("se me te nos");

/** Whether a plain word is a pronoun that a verb follows: "se me hunde el pan". */
export function beforeVerb(word: string, language: Language): boolean {
  return (language === "es" || language === "fr" || language === "pt") && PRONOUNS.has(word);
}

/** Whether a plain word ends like the verb of what is done: "buying", "cambiar". */
export function mayBeVerb(word: string, language: Language): boolean {
  return VERB[language].test(word);
}
