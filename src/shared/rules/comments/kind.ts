import type { CommentKind, Sentiment } from "../replies.ts";
import { isHostile } from "./hostile.ts";
import type { CommentLanguage } from "./language.ts";
import { humanReason, isUrgent } from "./needs-human.ts";
import { phrases } from "./phrase.ts";
import { isSpam } from "./spam.ts";

/** What is known of a comment besides its words. */
export interface CommentContext {
  readonly language: CommentLanguage;
  readonly sentiment: Sentiment;
  /** True where the same text came again and again. */
  readonly repeated: boolean;
}

type ByLanguage = Partial<Record<CommentLanguage, RegExp>>;

const SUGGESTION: ByLanguage = {
  en: phrases(
    "(?:can|could|would|will) (?:you|u) (?:please |pls |maybe |also )*(?:do|make|cover|review|try|talk about|film|upload|record|react to|add|include)",
    "(?:please|pls) (?:do|make|cover|review|try|upload|film|react to|add|include)|you should (?:also |really |totally )*(?:do|make|try|cover|add|use|film|include|put)",
    "(?:video|episode) (?:idea|suggestion)|(?:next|another) (?:video|episode|part) … (?:about|on|please|pls)|part (?:2|two) (?:please|pls)|would (?:love|like) to see",
  ),
  es: phrases(
    "(?:puedes|podrías|deberías|puede|podría) … (?:hacer|hablar|probar|subir|explicar)|haz (?:un|otro|más) … (?:vídeo|video|parte)|me gustaría ver",
  ),
  fr: phrases(
    "(?:tu|vous) (?:peux|pourrais|devrais|pouvez|pourriez|devriez) … (?:faire|parler|tester|montrer|expliquer)|fais (?:une|un|des) … (?:vidéo|tuto|partie)|j'aimerais voir",
  ),
  de: phrases(
    "(?:kannst|könntest|solltest) du … (?:machen|zeigen|testen|drehen|erklären)|mach (?:mal |bitte )*(?:ein|eine|mehr) … (?:video|folge|teil)|würde gerne? … sehen",
  ),
  pt: phrases(
    "(?:você |vc )?(?:pode|poderia|podia|deveria) … (?:fazer|falar|testar|mostrar|explicar)|(?:faz|faça) (?:um|uma|mais) … (?:vídeo|parte)|gostaria de ver",
  ),
};

/** Beginnings that ask even where the mark is left out. */
const ASKS: ByLanguage = {
  en: /^(?:(?:so|but|ok|hey|hi|please|and) )*(?:how (?:do|did|does|can|could|would|should|to|many|much|long|often|old)|what(?:'s| is| are| was| do| did| does| would| kind| camera| lens| mic| app| software| editor| brand| size)|where(?:'s| is| are| do| did| can| was)|when(?:'s| is| are| do| did| will)|why (?:is|are|do|did|does|don't|not)|who(?:'s| is| are| was)|which \S+|does (?:anyone|this|it)|do you|did you|is there|are there|can (?:i|we|someone)|should i|anyone know) /u,
  es: /^¿|^(?:cómo|qué|cuál(?:es)?|dónde|cuándo|por qué|quién|cuánt[oa]s?|alguien sabe) /u,
  fr: /^(?:comment|pourquoi|où|quand|quel(?:le)?s?|qui|combien|est-ce que|c'est quoi|qu'est-ce) /u,
  de: /^(?:wie|was|wo|wann|warum|wer|welche[rs]?|wieso|woher|kannst du|hast du|gibt es|weiß jemand) /u,
  pt: /^(?:como|qual|quais|onde|quando|por ?qu[eê]|quem|quant[oa]s?|alguém sabe) /u,
};

/** "What a video" and "How cool" marvel; they ask nothing. */
const MARVELS = /^(?:what an? |how (?:cool|great|nice|awesome|amazing|beautiful|cute|funny|sweet|lovely)\b)/u;

const CRITICISM: ByLanguage = {
  en: phrases(
    "(?:way |much |a bit |a little |so )?too (?:loud|quiet|long|fast|slow|short|much|many|dark|blurry)|(?:can't|couldn't|cannot|hard to|difficult to) (?:hear|see|follow|understand|read)",
    "boring|click ?bait|misleading|disappoint(?:ed|ing)|unsubscrib(?:e|ed|ing)|waste of time|(?:doesn't|didn't|does not|did not|not) work(?:ing)?|not (?:good|helpful|useful|true)|overrated",
  ),
  es: phrases(
    "aburrid[oa]|demasiado (?:larg|rápid|lent|cort|alt|baj)[oa]|no se (?:oye|escucha|entiende|ve)|no funciona|no me gust(?:a|ó)|mal[oa]|malísim[oa]|decepcion[^ ]+",
  ),
  fr: phrases(
    "ennuyeu(?:x|se)|trop (?:longu?e?|rapide|lente?|courte?|forte?)|on (?:n'entend|ne voit|ne comprend) (?:rien|pas)|ça ne (?:marche|fonctionne) pas|déçue?|je n'aime pas|nulle?|décevante?",
  ),
  de: phrases(
    "langweilig|zu (?:laut|leise|lang|schnell|langsam|kurz|dunkel)|schlecht|funktioniert (?:[^ ]+ )?nicht|enttäusch(?:t|end)|gefällt mir (?:[^ ]+ )?nicht|versteht man nicht",
  ),
  pt: phrases(
    "chat[oa]|(?:muito|longo|rápido|lento|baixo|alto) demais|não (?:funciona|gostei|entendi|dá para (?:ouvir|ver|entender))|ruim|péssim[oa]|decepcion[^ ]+",
  ),
};

const PRAISE: ByLanguage = {
  es: phrases(
    "gracias|me encant(?:a|ó|an)|me gust(?:a|ó) mucho|genial|increíble|excelente|buenísim[oa]|felicidades|felicitaciones|el mejor|la mejor|crack|muy bueno|qué buen[oa]?",
  ),
  fr: phrases(
    "merci|j'adore|j'ai adoré|génial|super|excellente?|magnifique|bravo|trop bien|au top|la meilleure?",
  ),
  de: phrases(
    "dank(?:e|eschön)?|super|toll|klasse|geil|mega|liebe|großartig|genial|hammer|spitze|sehr gut|wunderschön|der beste",
  ),
  pt: phrases(
    "obrigad[oa]|adorei|amei|incrível|ótim[oa]|parabéns|excelente|maravilhos[oa]|show|top|muito bom|melhor canal|perfeito",
  ),
};

/**
 * What a comment calls for. The first that fits: someone's safety, spam, hostility, another reason that needs
 * the creator in person, a suggestion, a question, criticism, praise. Heuristics (checked 2026-11-21): words
 * and marks of five languages; what they don't know is told by its question mark and by `sentiment` alone.
 * @param comment as `plainComment` makes it.
 */
export function kindOf(comment: string, { language, sentiment, repeated }: CommentContext): CommentKind {
  const reason = humanReason(comment);
  if (isUrgent(reason)) return "human";
  if (repeated || isSpam(comment)) return "spam";
  if (isHostile(comment)) return "hostile";
  if (reason !== undefined) return "human";
  if (SUGGESTION[language]?.test(comment)) return "suggestion";
  if (isQuestion(comment, language)) return "question";
  if (CRITICISM[language]?.test(comment) || sentiment === "negative") return "criticism";
  if (PRAISE[language]?.test(comment) || sentiment === "positive") return "praise";
  return "other";
}

function isQuestion(comment: string, language: CommentLanguage): boolean {
  // A link may hold a question mark, and a row of marks alone asks nothing.
  const text = comment.replace(/https?:\/\/\S+/gu, "");
  if (/[?？؟]/u.test(text) && /\p{L}/u.test(text)) return true;
  return !MARVELS.test(text) && (ASKS[language]?.test(`${text} `) ?? false);
}
