import { words } from "../words.ts";

/** Languages in which comments are told apart and answered; `other` is everything else that has letters. */
export const COMMENT_LANGUAGES = ["en", "es", "fr", "de", "pt"] as const;
export type CommentLanguage = (typeof COMMENT_LANGUAGES)[number] | "other";

/**
 * Words that people write under videos and that tell the languages apart, slang and left-out accents included.
 * A word may stand in several lists, and says the less the more it stands in.
 */
const WORDS: Record<CommentLanguage, string> = {
  en:
    "the a an and you your this that with what how of to is it my i i'm for why are not from so was were just like love " +
    "great video please thanks thank thx can could do does did don't it's be have has had more when where who which would " +
    "should first nice amazing awesome bro best good on in at me we they them all really never always about much such " +
    "same here guy guys man dude lol lmao if but no new one out up get got make made try tried know think never ever too " +
    "part next link name price old her his she he him our us there then than or by as yes yeah cool wow well than " +
    "been being because came come did didn't doesn't won't can't isn't am only some any many day days still finally " +
    "he's she's there's they're you're we're i've i'd i'll minutes two over after before again through even every other those these each own few while during until against between under further why'd gonna wanna gotta kinda ain't literally actually someone somebody anyone people thing things time year years ago life back going watching watched makes making said says say want need feel look looks",
  es:
    "el la los las lo de del que y en un una unos por para con sin es muy gracias hola qué cómo cuál dónde cuándo quién " +
    "pero está están este esta esto eres soy usted tu tú tus me te se le más mas bien vídeo video videos mi mis si sí no " +
    "como mejor peor siempre nunca saludos cada genial increíble increible excelente buenísimo buenisimo encanta gusta " +
    "gustó quiero puedes podrías haz hacer hago haces eso todo todos también tambien hay ya al nos crack tío tio wey güey " +
    "chévere bacán jaja jajaja jajajaja amo ahora hoy ayer mañana años parte segunda canal hermano cuánto cuanto cuesta " +
    "vez gran grande bueno buena buenas saludo ese esa aquí aqui desde hasta porque fue era pura jefe maestro verdad " +
    "vale algo nada yo él ella mi nuevo nueva guau primero primera falta suscriptor sube dura brutal voz mucha mucho da paz descubrimiento payaso asco das vergüenza ajena realidad gramos son boca relleno país vuelve mándame se me cierto ganas qué que estoy solo sola nadie voy fui tengo tiene había he ha han otra ser ni así estaba vivir dolor " +
    "hace hacía hizo hacen hecho antes después despues igual literal jamás dice dicen dijo sale ver visto viendo verlo creo pienso parece entonces mientras alguien otro otros mismo misma ahí allí tampoco sino sea fueron eran estar haber puede pueden debe debería quien cual donde cuando porfa porfavor estuvo días gente cosa cosas vida casa tiempo veces dos tres final minuto minutos canción receta bonito lindo hermoso música usar usa comprar dura funciona demasiado demasiada alta alto receta aceite azúcar enserio neta órale chido onda sos vos che posta boludo",
  fr:
    "le la les des du et un une est pour dans avec sans je j'ai tu t'es t'as t'en vous il elle on nous ils ce cet cette " +
    "ces ça ca pas ne n'est que qui quoi où comment pourquoi quand quel quelle quels quelles merci bonjour salut coucou super " +
    "très tres trop bien vidéo vidéos video ta ton tes mon ma mes sa son sur plus mais bravo génial genial magnifique en de " +
    "j'adore c'est c'était qu'on quelqu'un faire fais fait peux mdr ptdr mec frère frérot wesh lourd pépite dingue " +
    "continue chaîne chaine suis suite maintenant toujours jamais aussi rien tout tous même meme m'a moi toi vraiment " +
    "peu beaucoup svp stp m'abonne d'accord preums combien depuis tellement vrai quelle waouh grâce lol déteste votre vos avant après recette minutes chez franchement terrible vraiment leur inverse bouffon celui-là votre étais était rien deux chez leur cela j'ai ai as ont " +
    "déjà croirait entendre dirait faisait faisais avait avais avez avons sont étaient font peut peuvent veux veut sais sait voir vu regarde regarder encore autre autres trois fois ans jours gens chose choses vie temps monde personne quelque rendre pense trouve crois serait aurait faudrait faut dit dis disent ici là voilà enfin donc alors car parce puis tjrs jsuis chuis jpp wsh grave carrément qu'il qu'elle d'un d'une l'eau aux",
  de:
    "vielen dank mach der das und ist ein eine einen einem mit für auf nicht ich du sie wir ihr es wie wo wann warum wer " +
    "was welche welchen welches welcher danke hallo moin sehr gut toll klasse schön dein deine deinen mein meine meinen mir " +
    "mich dir dich auch noch mal aber zu zum zur bei von dem den die im kann kannst machst machen macht gibt hast hab habe " +
    "bist bin super mehr immer video videos echt richtig schon über geil krass digga alter hammer mega stark bester beste " +
    "ehre so genau viel viele kein keine jetzt heute gestern woche nur doch ja nein oder wenn als aus hat wird geht klappt " +
    "solche haben keinen hier kommentare platz möchte bitte teil erster erste grüße gruß liebe lied abo na wow man sind war sein wäre würde hätte seit nach keiner niemand jemand alle unser unsere meinem hatte werde wurde sagst abonnenten verdient müde leben vom am " +
    "hätten kommt kam gemacht gesehen sehen schaut schau guck denke finde glaube müsste sollte könnte würden wollen will muss müssen darf sollen können konnte ihn ihm euch euer eure seine seinen sich schonmal bereits trotzdem deshalb weil dass ob damit dann daher etwas alles nichts jeder jede jedes andere anderen zwei drei jahre tage leute sache zeit haus stunden minuten irgendwie eigentlich halt eben gerade beim ins wieder niemals endlich wirklich ganz krank",
  pt:
    "o a os as um uma uns umas não nao de que e é em do da dos das no na pelo pela por pra pro para com sem muito muita " +
    "obrigado obrigada brigado valeu vlw você voce vc te olá oi como qual quais onde quando quanto quem mas está tá esse essa " +
    "isso seu sua seus suas meu minha meus minhas mais bem vídeo video vídeos ótimo otimo incrível incrivel parabéns parabens " +
    "adorei amei amo eu ele ela nos faz faça pode poderia sempre melhor pior também tambem gostei nota top cara mano aqui " +
    "demais kkk kkkk kkkkk rsrs irmão gente né brabo mitou fera show dá deu ficou foi tem tenho hoje ontem agora já parte " +
    "primeiro primeira mesmo que chorei rir acompanho abraço discordo totalmente faço posso consigo palhaço fiquei aberta nojo voz tão calma aplicativo passo mim tirar ferrugem bicicleta panela limpar separação marido preciso lugar açúcar mel nossa verdade pura tudo nada desde abraço saudações até ser jeito canal mentira longo se ia ninguém ninguem nem vou seria estar estava ter sou tinha cansei só nunca viver " +
    "fez fazia fazer feito antes depois ainda igual jamais diz disse falou falar ver vi vendo visto acho parece então enquanto alguém outro outra outros mesma aí ali lá são eram podem deve deveria queria quero quer sei sabe coisa coisas vida casa tempo vez vezes dois três dias anos pessoal galera minuto minutos música receita bonito lindo tô tava cheguei chegou estou pros pras num numa dum esses essas deles delas daqui cadê porque pq tbm tb vcs mt mto véi slk ficar fica usar usou usa comprar comprou custa dura aguenta serve precisa funciona conteúdo conteudo criando criar criador criadora postar postando gravar gravando evitar inscrito inscrita seguidores ganhar",
  // Italian, Dutch, Swedish, Polish, Turkish, Indonesian, Romanian, Vietnamese.
  other:
    "che non di il gli della sono grazie mille bellissimo ciao il het een van niet ik wat hoe waar bedankt mooi goed deze " +
    "att det som jag är inte tack hur bra nie się jak jest to dziękuję świetny bir ve bu çok için nasıl teşekkürler harika " +
    "yang dan ini itu untuk tidak bagus terima kasih și este pentru foarte mulțumesc của và là không rất cảm ơn hay quá",
};

/** How much each word says for each language: all of its weight for one, a share for several. */
let weights: ReadonlyMap<string, readonly CommentLanguage[]> | undefined;

function languagesByWord(): ReadonlyMap<string, readonly CommentLanguage[]> {
  const found = new Map<string, CommentLanguage[]>();
  for (const language of LANGUAGES)
    for (const word of new Set(WORDS[language].split(" "))) {
      const languages = found.get(word);
      if (languages === undefined) found.set(word, [language]);
      else languages.push(language);
    }
  return found;
}

const LANGUAGES: readonly CommentLanguage[] = [...COMMENT_LANGUAGES, "other"];

/** Letters and laughs that only some of the languages have. */
const SIGNS: readonly (readonly [sign: RegExp, language: CommentLanguage])[] = [
  [/[ñ¿¡]|(?:^|[^a-z])a?j(?:a|e)j(?:a|e)/iu, "es"],
  [/[ãõ]|(?:^|[^k])kkk|\brsrs/iu, "pt"],
  [/[äöüß]/iu, "de"],
  [/[œèùêëîû]|\b(?:j|c|l|d|n|m|t|s|qu)['’](?=[\p{L}])|\b(?:mdr+|ptdr+)+\b/iu, "fr"],
  // Endings of words that only one of the languages has.
  [/(?:ción|ciones|idad|ieron)(?![\p{L}])/iu, "es"],
  [/(?:ção|ções|inho|inha|eiro|eira|(?:nh|lh)[ao]s?)(?![\p{L}])/iu, "pt"],
  [/(?:euse|euses|aient|aît)(?![\p{L}])/iu, "fr"],
  [/(?:\p{L}{4}ung|ungen|keit|heit|lich|isch)(?![\p{L}])|sch[mnlräöü]/iu, "de"],
  [/[łśżźğışåøđơưășț]/iu, "other"],
];

/**
 * The language of a comment, guessed from its commonest words, letters and laughs (heuristic; checked 2026-11-22).
 * Latin letters without any sign of another language count as English, as do comments without letters.
 */
export function languageOf(comment: string): CommentLanguage {
  return languagesOf(comment)[0] ?? "en";
}

/** A language may be meant that has at least this share of the best one's points (heuristic). */
const NEAR = 0.7;

/** The languages that a comment may be in, the likeliest first; all of them where hardly anything tells. */
export function languagesOf(comment: string): CommentLanguage[] {
  const letters = comment.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return ["en"];
  const latin = comment.match(/\p{sc=Latn}/gu)?.length ?? 0;
  if (latin * 2 < letters) return ["other"];
  weights ??= languagesByWord();
  const points: Record<CommentLanguage, number> = { en: 0, es: 0, fr: 0, de: 0, pt: 0, other: 0 };
  for (const word of words(comment)) {
    const languages = weights.get(word) ?? [];
    for (const language of languages) points[language] += 1 / languages.length;
  }
  for (const [sign, language] of SIGNS) if (sign.test(comment)) points[language] += 1;
  const most = Math.max(...Object.values(points));
  const likely = LANGUAGES.filter((language) => most <= 1 || points[language] >= most * NEAR);
  return likely.toSorted((a, b) => points[b] - points[a]);
}
