import type { CommentLanguage } from "#shared/rules/comments/language.ts";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { portuguese } from "./portuguese.ts";
import { spanish } from "./spanish.ts";

/**
 * What a question is about: what its writer wants to do, why or how the creator did something, what else only the
 * creator can tell, or anything else.
 */
export type QuestionKind = "practical" | "chosen" | "told" | "fact";

/** A question as its reader would repeat it: "can I use oat milk?" is "whether you can use oat milk". */
export interface Asked {
  readonly clause: string;
  readonly kind: QuestionKind;
}

/** Turns a question into a clause; undefined where it can't be sure. */
export type Turn = (question: string) => Asked | undefined;

const TURNS: Partial<Record<CommentLanguage, Turn>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
};

/** The longest clause that a reply repeats, in UTF-16 units (heuristic). */
const LONGEST = 80;

/** Where a question can begin: at the start, or after what ends another clause. */
const STARTS =
  /(?<=^|[.!,;:…)]\s*|\s(?:but|pero|mais|aber|mas)(?=\s)|\p{Extended_Pictographic}\uFE0F?\s*|[¿])\s*[¿]?(?=\p{L})/gu;

/** What ends a question before its mark. */
const ENDS =
  /\s*(?:[.!?;…(]|,|\s(?:and|y|et|und|e)\s(?=(?:what|where|how|which|why|do|does|did|is|are|was|were|can|could|will|should|qué|cuánto|dónde|cómo|comment|combien|où|wie|wo|was|kann|qual|quanto|onde|como)(?!\p{L}))|\s[-–—]\s|\p{Extended_Pictographic}|\s(?:btw|thanks|because|but|pero|gracias|merci|mais|danke|aber|obrigad[oa]|mas)(?!\p{L})|$)/iu;

/** Words of address and of filling before a question. */
const LEAD =
  /^(?:(?:hey|hi|hello|so|and|but|ok|also|btw|quick question|question|just wondering|wondering|hola|oye|buenas|una pregunta|una duda|y|pero|bonjour|salut|coucou|et|mais|du coup|par contre|sinon|au fait|por cierto|übrigens|aliás|hallo|hi|moin|und|aber|mal ne frage|oi|olá|e|mas|uma dúvida|(?:can|could|would) you (?:please )?tell (?:me|us)|do you know|any idea|anyone know|(?:me |nos )?(?:puedes?|podr[ií]as?) (?:decir(?:me|nos)?)|me dices|sabes|(?:pourriez-vous|pouvez-vous|peux-tu|pourrais-tu|tu peux|vous pouvez) (?:me|nous) dire|tu sais|(?:kannst du|können sie|könntest du|könnten sie) (?:mir|uns) (?:bitte )?(?:sagen|verraten)|weißt du|(?:voc[eê] |vc )?(?:pode|poderia) me (?:dizer|falar)|(?:voc[eê] |vc )?sabe),?:? )+/iu;

const PLEASE =
  /\s+(?:please|pls|plz|porfa|por favor|svp|stp|s['’]il (?:te|vous) plaît|bitte|pfv)(?!\p{L})/giu;

/** What no reply repeats. */
const UNFIT = /(?![.])\p{STerm}|[[\]{}<>@#_=\\"“”«»/]|\b(?:shit\w*|fuck\w*|damn|wtf|ass|lol|lmao|mdr|xd)\b/iu;

/** Questions about why or how somebody did something. */
const REASONS =
  /^(?:why|how(?! (?:long|many|much|often|old))|por qu[eéê]|cómo|como|pourquoi|comment|warum|wieso|weshalb|wie(?! (?:lange|viel|oft|alt)))(?: |$)/iu;

/** The first question in a comment that can be turned. */
export function askedIn(comment: string, language: CommentLanguage): Asked | undefined {
  const turn = TURNS[language];
  if (turn === undefined) return undefined;
  for (const { index, 0: before } of comment.matchAll(STARTS)) {
    const rest = comment
      .slice(index + before.length)
      .replace(LEAD, "")
      .replace(PLEASE, "");
    const question = rest.slice(0, ENDS.exec(rest)?.index ?? rest.length).trim();
    if (UNFIT.test(question) || question.split(" ").length < 2) continue;
    const asked = turn(question);
    if (asked !== undefined && asked.clause.length <= LONGEST)
      return asked.kind === "chosen" && !REASONS.test(asked.clause) ? { ...asked, kind: "told" } : asked;
  }
  return undefined;
}
