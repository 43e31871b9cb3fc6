import type { CommentLanguage } from "#shared/rules/comments/language.ts";
import type { CommentIntent } from "#shared/rules/replies.ts";

/** What people throw in as they type, and what belongs to no phrase that a reply could repeat. */
const CHATTER: Record<CommentLanguage, string> = {
  en: "omg|omfg|btw|tbh|ngl|imo|imho|fyi|smh|idk|istg|lmk|afaik|iirc|fr fr|fr(?=[.!? ]*$)|rn|tho|lol|lmao|rofl|haha+h?|hehe|bro|bruh|pls|plz|please|thx|xx+|asap|wow|ugh|yall|y'all|kinda|lowkey|highkey|deadass|no cap|fam|mate|sis",
  es: "jaja[ja]*|jeje[je]*|xd+|omg|porfa|porfis|pls|plis|tío|tía|bro|wey|güey|loco|hermano|crack|eh|oye|la verdad|vaya|uff?|máquina|amigo|xfa|xfavor|por favor",
  fr: "mdr+|ptdr+|lol|xd+|svp|stp|s'il te plaît|s'il vous plaît|bg|frère|frérot|mec|wesh|hein|franchement|omg|du coup|genre|jsp|tkt",
  de: "digga|diggah|digger|alter|bro|bruder|omg|lol|haha+h?|hihi|xd+|bitte|pls|echt jetzt|ey|ne|mal ehrlich|btw|übrigens|lg|vlg",
  pt: "k{2,}|rs+|haha+h?|mano|cara|véi|velho|irmão|pfv|pf|por favor|omg|pls|mds|meu deus|né|viu|gente|amigo|galera|nossa|aff|sério",
  other: "",
};

/** Words of a clause, which no plain noun phrase holds. */
const CLAUSE: Partial<Record<CommentLanguage, RegExp>> = {
  en: /(?: |^)(?:who|which|because|when|where|why|did|does|is|are|was|were|has|have|had|will|would|could|should|he|she|they|it|it's|that's|didn't|doesn't|don't|isn't)(?: |$)/iu,
  es: /(?: |^)(?:que|porque|cuando|donde|es|está|son|fue|ha|han|yo|tú|se|no|pero|lo)(?: |$)/iu,
  fr: /(?: |^)(?:qui|que|parce|quand|où|est|sont|était|a|ont|je|tu|il|elle|on|ne|pas|mais|c'est)(?: |$)/iu,
  de: /(?: |^)(?:weil|wenn|als|wo|ist|sind|war|waren|hat|haben|hast|ich|du|er|es|wir|nicht|aber|dass)(?: |$)/iu,
  pt: /(?: |^)(?:que|porque|quando|onde|é|está|são|foi|tem|eu|você|vc|se|não|mas)(?: |$)/iu,
};

/** Intents whose own words are things, and so a noun phrase. */
const THINGS = new Set<CommentIntent>(["link", "price", "critique", "failure", "grief", "memory"]);

/** A German noun phrase that was typed in lower case: a determiner, and what it belongs to. */
const GERMAN_PHRASE =
  /(?<![\p{L}])((?:welche[rsnm]?|der|die|das|den|dem|des|ein|eine[rsnm]?|mein|meine[rsnm]?|dein|deine[rsnm]?|diese[rsnm]?)(?: \p{Ll}+(?:e|en|er|es))?) (?!(?:ist|sind|war|waren)(?!\p{L}))(\p{Ll}{3,})(?= (?:das|die|es) (?:ist|sind)$|$)/u;

/** What stands before a person who is spoken of rather than to: "mon mec". */
const OWNED = String.raw`\b(?:my|your|ur|the|mi|tu|el|la|mon|ton|le|mein|dein|der|meu|minha|seu|sua|o|a) `;

const built = new Map<CommentLanguage, RegExp>();

/** A comment without what was only thrown in. */
export function withoutChatter(comment: string, language: CommentLanguage): string {
  const source = CHATTER[language];
  if (source === "") return comment;
  const pattern =
    built.get(language) ?? new RegExp(`(?<![\\p{L}\\d']|${OWNED})(?:${source})(?![\\p{L}\\d'])`, "giu");
  built.set(language, pattern);
  return comment
    .replace(pattern, "")
    .replace(/\s+(?=[,.!?;:]|$)/gu, "")
    .replace(/,(?:\s*,)+/gu, ",")
    .replace(/\s+/gu, " ")
    .trim();
}

/** Own words as their language writes them; undefined where they should be a thing and are no noun phrase. */
export function asPhrase(
  text: string,
  { language, intent }: { language: CommentLanguage; intent: CommentIntent },
): string | undefined {
  if (THINGS.has(intent) && CLAUSE[language]?.test(text) === true) return undefined;
  if (language !== "de") return text;
  return text.replace(
    GERMAN_PHRASE,
    (_, before: string, noun: string) => `${before} ${noun.slice(0, 1).toUpperCase()}${noun.slice(1)}`,
  );
}
