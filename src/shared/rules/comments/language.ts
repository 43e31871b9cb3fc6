import { words } from "../words.ts";

/** Languages in which comments are told apart and answered; `other` is everything else that has letters. */
export const COMMENT_LANGUAGES = ["en", "es", "fr", "de", "pt"] as const;
export type CommentLanguage = (typeof COMMENT_LANGUAGES)[number] | "other";

// Words that people write under videos and that tell the languages apart; a word may stand in several lists.
const WORDS: Record<CommentLanguage, ReadonlySet<string>> = {
  en: list(
    "the and you your this that with what how of to is it my i i'm for why are not from so was just like love great " +
      "video please thanks thank can do does did don't it's be have has more when where who which would could should " +
      "first nice amazing awesome bro best good on in at me we they all really never always about much",
  ),
  es: list(
    "el la los las de que y en un una por para con es muy gracias hola qué cómo cuál dónde cuándo quién pero está " +
      "este esta esto eres usted tu tú me te lo del más bien vídeo mi si sí no se como mejor siempre saludos cada " +
      "genial increíble excelente buenísimo encanta gusta gustó quiero puedes podrías haz hacer eso todo también",
  ),
  fr: list(
    "le la les des et du est pour dans avec un une je tu vous il elle on nous ce cette ça pas ne que qui quoi où " +
      "comment pourquoi quand quel quelle merci bonjour salut super très trop bien vidéo vidéos ta ton tes mon ma mes " +
      "sur plus mais bravo génial magnifique en de j'adore c'est t'es j'ai quelqu'un faire fais peux",
  ),
  de: list(
    "vielen dank mach der das und ist ein eine einen mit für auf nicht ich du sie wir ihr es wie wo wann warum wer welche welches " +
      "welcher danke hallo sehr gut toll klasse schön dein deine deinen mein meine auch noch mal aber zu bei von dem " +
      "den im kann kannst machst machen gibt hast bist super mehr immer video videos echt richtig schon über",
  ),
  pt: list(
    "o a os as um uma não de que e em do da no na por para com é muito obrigado obrigada você vc olá oi como qual " +
      "onde quando quem mas está esse essa isso seu sua meu minha mais bem vídeo ótimo incrível parabéns adorei amei " +
      "eu ele nos faz faça pode poderia sempre melhor também gostei nota top cara mano aqui",
  ),
  // Italian, Dutch, Swedish, Polish, Turkish, Indonesian, Romanian, Vietnamese.
  other: list(
    "che non di il gli della sono grazie bellissimo ciao het een van niet ik wat hoe waar bedankt mooi och att det " +
      "som jag är inte tack hur nie się jak jest to dziękuję świetny bir ve bu çok için nasıl teşekkürler harika yang " +
      "dan ini itu untuk tidak bagus terima kasih și este pentru foarte mulțumesc của và là không rất cảm ơn hay quá",
  ),
};

/** Letters that only some of the languages have. */
const LETTERS: readonly (readonly [letters: RegExp, language: CommentLanguage])[] = [
  [/[ñ¿¡]/iu, "es"],
  [/[ãõ]/iu, "pt"],
  [/[äß]/iu, "de"],
  [/[œèêëîû]|\b(?:j|c|l|d|n|m|t|s|qu)['’](?=[\p{L}])/iu, "fr"],
  [/[łśżźğışåøđơưășț]/iu, "other"],
];

function list(text: string): ReadonlySet<string> {
  return new Set(text.split(" "));
}

/**
 * The language of a comment, guessed from its commonest words and letters (heuristic; checked 2026-11-21).
 * Latin letters without any sign of another language count as English, as do comments without letters.
 */
export function languageOf(comment: string): CommentLanguage {
  const letters = comment.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return "en";
  const latin = comment.match(/\p{sc=Latn}/gu)?.length ?? 0;
  if (latin * 2 < letters) return "other";
  const spoken = words(comment);
  const points = (language: CommentLanguage) =>
    spoken.filter((word) => WORDS[language].has(word)).length +
    LETTERS.filter(([pattern, whose]) => whose === language && pattern.test(comment)).length;
  const languages: readonly CommentLanguage[] = [...COMMENT_LANGUAGES, "other"];
  return languages.reduce((best, language) => (points(language) > points(best) ? language : best));
}
