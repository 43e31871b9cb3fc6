import { askedLanguage } from "../../material/asked-language.ts";
import { type Language, LANGUAGES } from "#shared/rules/language.ts";

/** Words that tell the five languages apart in a creator's question, brand and trade words of English left out. */
const WORDS: Record<Language, ReadonlySet<string>> = {
  en: list(
    "the and you your this that with what how of to is it my i i'm for why are not from so just can do does did don't have has more when where who which should would could on in at me we they get got much many long any some make made good best about there if or be am was were want need im whats hi hello thanks thank shorter longer again another one please worth vs views followers without idea",
  ),
  es: list(
    "el la los las y un una por para con cómo qué cuál cuándo cuánto cuántos cuántas cuantos cuantas cuanto dónde quién mi mis tu está son hola gracias vídeo vídeos móvil subir publicar hacer puedo debo tengo quiero dame escribe ideas vistas visitas seguidores suscriptores canal miniatura grabar ganar dinero sobre corto largo otra otro español es mejor hora del al necesito se me lo pongo poner compro bajaron bajado me a cámara hablar vergüenza subo cuenta",
  ),
  fr: list(
    "le la les des du et est dans avec un une je tu vous il on mon ma mes ton ta tes sur pour comment pourquoi quand quel quelle quels quelles combien où qui quoi que faire fais peux puis dois ai c'est j'ai merci bonjour salut vidéo vidéos vues abonnés chaîne miniature poster filmer gagner argent plus court courte autre écris donne idées à en français bon meilleure heure être suis ne pas moi",
  ),
  de: list(
    "der die das den dem und ist ein eine einen einem mit für auf nicht ich du mein meine meinen wie wo wann warum wer was welche welches welcher wieviel viel viele danke hallo kann kannst soll sollte muss brauche habe hat bin bist mehr gut gutes ohne bei von zu zum über im in video videos handy kanal aufrufe abonnenten geld verdienen filmen drehen schneiden schreib gib ideen kürzer länger noch deutsch werden es sein ab lang ton licht aufs",
  ),
  pt: list(
    "o a os as um uma não do da dos das no na por para com é meu minha meus minhas seu como qual quais quando quanto quantos quantas onde quem você vc obrigado obrigada olá oi vídeo vídeos celular postar gravar ganhar dinheiro inscritos seguidores visualizações canal fazer faço posso devo tenho quero preciso melhor horário ideias sobre legenda curto outra outro português mais em tenho têm estou perdendo receber recebi",
  ),
};

/**
 * What the language that all words and letters of the question told counts against single words: "ai" is French for
 * "have" and everybody's word for what writes. Found by questions typed without accents that its signs don't know.
 */
const FOUND = 2.5;

const LETTERS: readonly (readonly [signs: RegExp, language: Language])[] = [
  [/[ñ¿¡]|ción\b/iu, "es"],
  [/[ãõ]|ção\b|ções\b/iu, "pt"],
  [/[äß]|ü(?![ei])/iu, "de"],
  [/[œèêëîûù]|\b(?:j|c|l|d|n|m|t|s|qu)['’](?=\p{L})/iu, "fr"],
];

function list(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

/**
 * The language of a question, from its words; the one found otherwise where they tell nothing. A language that the
 * question only names ("a second channel in Spanish") isn't its own.
 * @param found the language that all words and letters told, or that was asked for in words.
 */
export function questionLanguage(question: string, found: Language): Language {
  const asked = askedLanguage(question)?.language;
  const weight = asked === found ? 0 : FOUND;
  const spoken =
    question
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}\p{M}']+/gu) ?? [];
  const counted = LANGUAGES.map((language) => ({
    language,
    points:
      spoken.filter((word) => WORDS[language].has(word)).length +
      2 * LETTERS.filter(([signs, whose]) => whose === language && signs.test(question)).length +
      (language === found ? weight : 0),
  }));
  return counted.reduce((best, one) => (one.points > best.points ? one : best)).language;
}

/** A language at the end is wished for, not asked about, after a comma or with a "please". */
const WISHED =
  /[,;:.?!]\s*(?:\p{L}+\s+){0,3}(?:in|into|en|auf|em)\s+\p{L}+[\s.!?)]*$|\b(?:please|pls|por favor|svp|stp|s['’]il (?:te|vous) pla[iî]t|bitte)[\s.!?)]*$/iu;

/** The language that a question wants its answer in, and the question without that; undefined where it doesn't say. */
export function wishedLanguage(
  question: string,
): { readonly language: Language; readonly rest: string } | undefined {
  return WISHED.test(question) ? askedLanguage(question) : undefined;
}
