/** Words of the five languages that say nothing about a subject, in the form {@link plain} gives them. */
const STOP = new Set(
  (
    "a about all an and any are as at be been but by can could did do does doing don dont for from get getting got had has have " +
    "how i if ill im in into is isn it its ive just know let like ll make me more most much my need no not of off on one or our out " +
    "please really s should so some t than that the their them then there these they thing this those to too up us use using ve very " +
    "vs versus being better best want won doesn didn isn aren wasn weren couldn wouldn shouldn hasn haven hadn ain was way we were what when where which who why will with without work would you your yours video idea tip " +
    "contra sin el la lo los las un una unos unas de del y o en con por para que es se su sus mi mis tu tus como cuando mas muy al si no me le mejor mejores todo toda todos todas sobre " +
    "contre sans le les des du et ou est dans avec pour sur que qui ce cette mon ma mes ton ta tes son sa ses au aux ne pas plus je vous nous en y mieux meilleur tout toute tous toutes il elle " +
    "gegen ohne der die das den dem des ein eine einen einem einer und oder ist im in am an auf mit fur von zu zum zur ich du wir ihr mein meine " +
    "besser beste meinen meinem meiner dein deine wie was wann warum nicht auch es man bei aus uber " +
    "sem os as um uma uns umas do da dos das em no na nos nas com por meu minha seu sua e ou nao mais muito eu voce melhor melhores tudo todas todos"
  ).split(" "),
);

/** Without accents of Latin letters, since many leave them out; "ß" as "ss". */
export function unaccented(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036F]/gu, "")
    .replaceAll("ß", "ss");
}

/** Names made of words or numbers that tell nothing else. */
const SPELLED = [
  [/\bmake up\b/gu, "makeup"],
  [/\bworld war (?:1|i|one)\b/gu, "ww1"],
  [/\bworld war (?:2|ii|two)\b/gu, "ww2"],
] as const;

/** Signs between letters or numbers that are one name: "e-bike" and "ebike", "D&D" and "DnD", "4-7-8", "50/30/20". */
const JOINED = [
  [/(?<![\p{L}\p{N}])(\p{L})-(?=\p{L})/gu, "$1"],
  [/(?<![\p{L}\p{N}])(\p{L})&(?=\p{L}(?![\p{L}\p{N}]))/gu, "$1n"],
  [/(?<=\d)[-/](?=\d+[-/]\d)|(?<=\d[-/]\d+)[-/](?=\d)/gu, "x"],
] as const;

/** Lower case, accents of Latin letters dropped, anything but letters and digits a space. */
export function plain(text: string): string {
  return unaccented(text)
    .toLowerCase()
    .replace(/(?<=\p{L})['’](?=s\b)/gu, " ")
    .replace(/[^\p{L}\p{N}\p{M}+#]+/gu, " ")
    .trim();
}

/** Words that end like a form of another word and are none: a mother is no moth, and a drawer doesn't draw. */
const WHOLE = new Set(
  "brother butter bunker corner counter drawer flower ladder layer letter mother number poster shower tower wedding".split(
    " ",
  ),
);

/** Forms that no ending tells, and words that an ending would make another of: care is no car. */
const FORMS_OF = {
  go: "goes going gone went",
  mak: "made",
  build: "built",
  buy: "bought",
  sell: "sold",
  pay: "paid",
  los: "lost",
  teach: "taught",
  sleep: "slept",
  grow: "grew grown",
  break: "broke broken",
  die: "dies died dying dead",
  care: "care cares cared caring",
  flutter: "flutter",
  carpenter: "carpenter carpenters",
  paneer: "paneer",
  news: "news",
  leaf: "leaves",
  shelf: "shelves shelving",
  knif: "knives",
  loaf: "loaves",
  tooth: "teeth",
  foot: "feet",
  woman: "women womens",
  man: "men mens",
  sleeper: "sleeper sleepers",
  // As British and American English spell them.
  tyr: "tire tires",
  color: "colour colours coloured colouring",
  flavor: "flavour flavours",
  behavior: "behaviour behaviours",
  jewelry: "jewellery",
  gray: "grey greys",
  mold: "mould moulds",
  organis: "organize organizes organized organizing organizer organizers",
};
const IRREGULAR = new Map(
  Object.entries(FORMS_OF).flatMap(([root, forms]) => forms.split(" ").map((form) => [form, root])),
);

/** A consonant doubled before an ending: "running"; but those of "selling" and "passing" are the word's own. */
const DOUBLED = /([^aeiouylsfz])\1$/u;
/** An l that American English doesn't double: "travelling"; "install" is the same word without one. */
const DOUBLED_L = /(?<=[aeiouy][^aeiouy]+[aeiouy]+l)l$/u;

/** What the plural, -ing, -er and like forms of a plain word share, roughly, in all five languages. */
export function stem(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  const one = word.replace(/(?<=.{2})ies$/u, "y").replace(/(?<=.{3})(?:es|s)$/u, "");
  if (WHOLE.has(one)) return one;
  const root = one.replace(/(?<=.{3})(?:ing|er|ed|en)$/u, "");
  if (root === one) return one.replace(/(?<=.{3})[aeo]$/u, "").replace(DOUBLED_L, "");
  // What is left may end like this again: "soldering", "solder".
  return stem(root.replace(DOUBLED, "$1"));
}

/** The words of a text in plain form, each with its stem; no stem for words that say nothing about a subject. */
export function stemmedWords(
  text: string,
  most = 60,
): { readonly word: string; readonly stem: string | undefined }[] {
  const whole = plain(JOINED.reduce((left, [sign, joint]) => left.replace(sign, joint), text));
  return SPELLED.reduce((left, [name, short]) => left.replace(name, short), whole)
    .split(" ")
    .slice(0, most)
    .map((word) => ({
      word,
      stem: /^(?:[a-z]|\d+)?$/u.test(word) || STOP.has(word) ? undefined : stem(word),
    }));
}

/** Texts taken apart lately: composing compares the same phrases of a card again and again. */
const recent = new Map<string, readonly string[]>();
const RECENT_MOST = 4000;

/** The stems of a text's telling words, in order, at most `most`. */
export function stems(text: string, most = 60): readonly string[] {
  const known = recent.get(text);
  if (known !== undefined) return known;
  const found = stemsOf(text, most);
  if (recent.size >= RECENT_MOST) recent.clear();
  recent.set(text, found);
  return found;
}

function stemsOf(text: string, most: number): string[] {
  return stemmedWords(text, most).flatMap((word) => word.stem ?? []);
}
