import { type Language, LANGUAGES } from "#shared/rules/language.ts";

/** A message that only makes sense after another. */
export type FollowUp =
  | { readonly kind: "shorter" | "longer" | "style" }
  | { readonly kind: "another"; readonly count?: number }
  | { readonly kind: "language"; readonly language: Language }
  | { readonly kind: "platform"; readonly platform: string };

const LANGUAGE_NAMES: Record<Language, RegExp> = {
  en: /^(?:english|inglés|ingles|anglais|englisch|inglês)$/iu,
  es: /^(?:spanish|español|espagnol|spanisch|espanhol)$/iu,
  fr: /^(?:french|francés|français|französisch|francês)$/iu,
  de: /^(?:german|alemán|allemand|deutsch|alemão)$/iu,
  pt: /^(?:portuguese|portugués|portugais|portugiesisch|português|brazilian portuguese)$/iu,
};
const IN_LANGUAGE =
  /^(?:(?:and|now|same|ahora|et|und|e|agora|the same|lo mismo|la même chose|dasselbe|o mesmo|(?:can you |could you )?(?:say|write|give|translate|put|do)(?: me)?(?: that| it| this| the same)?|(?:puedes )?(?:traducir|traduce|tradúceme|escribe)(?: esto| eso)?|tradúcelo|(?:tu peux )?(?:traduire|traduis|mets)(?:[- ]moi)?(?:[- ]l[ea]| ça)?|(?:kannst du )?(?:übersetz(?:e|en)?|schreib)?(?: mir)?(?: das| es)|(?:pode )?(?:traduzir|traduz|traduza|escreve)(?: isso| isto)?|das) )*(?:in|into|to|en|al|a|auf|ins|em|para o?|pro|pra) (?<name>[\p{L} ]+?)(?: übersetzen| schreiben)?$/iu;
const KINDS: readonly (readonly [kind: "shorter" | "longer" | "style" | "another", whole: RegExp])[] = [
  [
    "shorter",
    /^(?:(?:can you |please )?(?:make|keep) (?:it|that|this) (?:much |a bit |even )?shorter|shorter|too long|shorten (?:it|that|this)|tl;?dr|in short|summari[sz]e(?: it| that)?|(?:hazlo |hazla )?más corto|más corta|resúmelo|acórtalo|(?:fais )?plus court|plus courte|raccourcis(?:-le)?|résume|(?:mach (?:es|das) )?kürzer|kürze (?:es|das)|(?:mais|deixa mais|deixe mais) curto|mais curta|resuma|encurte)$/iu,
  ],
  [
    "longer",
    /^(?:(?:make|write) it longer|longer|more detail(?:s)?|tell me more|go on|why|how so|por qué|porque|por que|pourquoi|warum|wieso|más largo|más detalles?|plus long|plus de détails|länger|mehr details|mais longo|mais detalhes)$/iu,
  ],
  [
    "style",
    /^(?:(?:can you )?(?:make|write|say) (?:it|that|this) (?:sound )?(?:more |less |a bit )?(?:casual|funny|funnier|formal|friendly|serious|professional|natural|human)\w*|(?:more|less) (?:casual|funny|formal|friendly|serious|professional|natural)|funnier|rewrite (?:it|that|this)|(?:hazlo )?más (?:informal|formal|divertido|casual|gracioso)|plus (?:drôle|formel|décontracté|naturel)|(?:mach es )?(?:lockerer|lustiger|förmlicher|witziger)|mais (?:informal|formal|engraçado|descontraído))$/iu,
  ],
  [
    "another",
    /^(?:(?:give me )?(?:another|one more|a different)(?: one| idea| version)?|(?:give me )?(?:more|other)(?: ideas| ones| options)?|again|try again|something else|next|otro|otra|otra más|otro más|más ideas|un autre|une autre|encore(?: une?)?|d'autres|noch (?:eine?[nrs]?|mal)|eine? andere[rs]?|mehr davon|outr[oa]|mais um[a]?|outra ideia|de novo)$/iu,
  ],
];
const PLATFORM =
  /^(?:(?:and|what about|how about|now|y|et|und|e|ahora|und was ist mit|agora) )*(?:for|on|para|en|pour|sur|für|auf|bei|no|in|with)? ?(?<platform>tik ?tok|instagram|insta|reels|you ?tube|(?:youtube )?shorts)$/iu;

/** "give me 3 more", "otras tres no": with the number in figures. */
const MORE =
  /^(?:(?:can you |please )?(?:give me|show me|write|dame|donne[- ]moi|gib mir|me d[êá])? ?)(?:(?:otr[oa]s|encore|noch|mais|outr[oa]s|another) )?(?<count>\d{1,2})(?: (?:more|others?|different|más|autres|de plus|weitere|mehr|mais|outr[oa]s))?(?: (?:ideas?|ones|titles?|hooks?|options|ideen|titel|idées|titres|ideias|títulos))?$/iu;

/** Reads a message as a wish about the last answer; undefined where it stands for itself. */
export function followUpIn(message: string): FollowUp | undefined {
  const text = message
    .replaceAll(/[¡!¿?.…]+/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .replace(/^ ?(?:ok(?:ay)?,? )?|(?:,? (?:please|pls|por favor|stp|s'il te plaît|bitte))? ?$/giu, "")
    .trim();
  const kind = KINDS.find(([, whole]) => whole.test(text))?.[0];
  if (kind !== undefined) return { kind };
  const more = MORE.exec(text)?.groups?.count;
  if (more !== undefined && /\p{L}/u.test(text)) return { kind: "another", count: Number(more) };
  const name = IN_LANGUAGE.exec(text)?.groups?.name?.trim() ?? "";
  const language = LANGUAGES.find((each) => LANGUAGE_NAMES[each].test(name));
  if (language !== undefined) return { kind: "language", language };
  const platform = PLATFORM.exec(text)?.groups?.platform;
  return platform === undefined ? undefined : { kind: "platform", platform };
}

/** The last request of a conversation, as `transcriptOf` writes it down, that isn't itself a wish about an answer. */
export function lastRequest(memory: string): string | undefined {
  return memory
    .split(/(?:^|\n\n)Creator: /u)
    .map((exchange) => exchange.split("\n\nCrescendo: ")[0]?.trim() ?? "")
    .findLast((prompt) => prompt !== "" && followUpIn(prompt) === undefined);
}
