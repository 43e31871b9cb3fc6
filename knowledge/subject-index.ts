import type { CardTranslation, SubjectCard } from "#shared/contracts/subject-card.ts";
import { type Language, LANGUAGES } from "#shared/rules/language.ts";
import {
  BETWEEN,
  DENIED,
  type IndexedSubject,
  LITERAL,
  type SubjectIndex,
} from "#worker/ai/material/subject-index.ts";
import { beginsTail, denies, isGeneric, mayBeVerb } from "#worker/ai/material/phrasing/topic-grammar.ts";
import { isQualifier } from "#worker/ai/material/phrasing/qualifiers.ts";
import { packed } from "#worker/ai/material/postings.ts";
import { stemmedWords, stems } from "#worker/ai/material/stem.ts";

/** A card and its translations, by folder and file: "diy-crafts/candle-making". */
export interface CardFile {
  readonly id: string;
  readonly card: SubjectCard;
  readonly translations: readonly CardTranslation[];
}

/** What a word of a card counts for a search, by where it stands. */
const WEIGHTS = { name: 6, covers: 5, tag: 3, term: 2, text: 1 } as const;
/** The share of a language's names that hold a word which alone stands for the subject. */
const SHARED = 0.5;
/** Names of a language from which a shared word is told by half of them; of fewer, all hold it. */
const MANY_NAMES = 4;
/** Subjects whose names may hold a word that alone stands for one of them. */
const MOST_NAMESAKES = 3;
/**
 * How many different words the two sides of a choice need to name a subject, and how few where each of them is in the
 * choices of `cards` subjects at most: cheap and expensive name none.
 */
const SIDES_TELL = { least: 3, most: 5, rare: { least: 2, cards: 2 } } as const;

/** Subjects with the stems of their names, and for each stem the subjects it speaks for and how much. */
export function indexSubjects(cards: readonly CardFile[]): SubjectIndex {
  const namesakes = countsOf(
    cards.map(({ card }) => stemsIn(LANGUAGES.flatMap((language) => namesIn(card, language)))),
  );
  const taggers = countsOf(cards.map(({ card }) => stemsIn(Object.values(card.tags).flat())));
  const isHead = (phrase: string) =>
    phrase.split(" ").some((stem) => stem !== "" && !isQualifier(stem)) &&
    (phrase.includes(" ") || (namesakes.get(phrase) ?? 0) <= MOST_NAMESAKES);
  const choosers = countsOf(
    cards.map(({ card, translations }) =>
      stemsIn([card, ...translations].flatMap(({ choices }) => choices.flatMap(({ a, b }) => [a, b]))),
    ),
  );
  const subjects = cards.map(({ id, card, translations }): IndexedSubject => {
    const names = inEach((language) => phrasesOf(namesIn(card, language)));
    const headsIn = (language: Language) => [
      headOf(names[language].map(stemsOnly)),
      ...ownStems(names[language].map(stemsOnly), namesakes).filter(
        (stem) => !isKindAlone(stem, namesIn(card, language), language),
      ),
      ...ownTags(card.tags[language], namesakes, taggers),
    ];
    const covers = [
      ...phrasesOf([...(card.covers ?? []), ...howTosOf(card)]),
      ...[card, ...translations].flatMap(({ choices }) => sidesOf(choices, choosers)),
    ];
    return {
      id,
      subject: card.subject,
      names: inEach((language) => names[language].join(BETWEEN)),
      heads: inEach((language) =>
        card.kind === "theme" ? "" : [...new Set(headsIn(language))].filter(isHead).join(BETWEEN),
      ),
      covers: covers.join(BETWEEN),
    };
  });
  const named = new Set(
    subjects.flatMap(({ names, heads }) =>
      [...Object.values(names), ...Object.values(heads)].flatMap((phrases) =>
        phrases.split(BETWEEN).flatMap((phrase) => stemsOnly(phrase).split(" ")),
      ),
    ),
  );
  return { subjects, postings: postingsOf(cards), named: ` ${[...named].filter(Boolean).join(" ")} ` };
}

/** What the card's how-tos are called. */
function howTosOf({ howTos = [] }: SubjectCard): string[] {
  return howTos.flatMap(({ subject, names }) => [subject, ...names]);
}

function namesIn({ subject, names }: SubjectCard, language: Language): string[] {
  return (language === "en" ? [subject] : []).concat(names[language]);
}

function inEach<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return { en: make("en"), es: make("es"), fr: make("fr"), de: make("de"), pt: make("pt") };
}

/** Words that a name of two may lose without becoming another's. */
const LIGHT = new Set(
  (
    "a an the my your best better more doing do being getting get make making use using video videos jobs " +
    "el la los las un una mi se como que mejor mejores mas le les je mieux plus der die das was besser beste o os as melhor melhores mais"
  ).split(" "),
);
const MOST_LIGHT = 2;

/**
 * The stems of each name joined by spaces. One of several words that comes down to a single stem is a name only where it
 * is said just so: "no contact" isn't what "contact" asks for, "cooking for one" isn't all cooking; "the Sims" is "Sims".
 */
function phrasesOf(names: readonly string[]): string[] {
  const told = names.map((name) => ({ said: stemmedWords(name), stemmed: stems(name) }));
  const kept = told.filter(({ stemmed }) => new Set(stemmed).size > (stemmed.length < 2 ? 0 : 1));
  return [
    ...new Set(
      kept.map(({ said, stemmed }) => {
        const isLight =
          said.length <= MOST_LIGHT && said.every(({ word, stem }) => stem !== undefined || LIGHT.has(word));
        const isWhole = stemmed.length > 1 || said.length < 2 || isLight;
        if (!isWhole) return `${stemmed.join(" ")}${LITERAL}${said.map(({ word }) => word).join(" ")}`;
        const isDenied = said.some(({ word, stem }) => stem === undefined && denies(word));
        return `${stemmed.join(" ")}${isDenied ? `${LITERAL}${DENIED}` : ""}`;
      }),
    ),
  ];
}

/** A phrase of {@link phrasesOf} by its stems alone. */
const stemsOnly = (phrase: string) => phrase.split(LITERAL)[0] ?? phrase;

/** Both sides of a choice name their subject as well as it does itself: "soy wax" and "paraffin". */
function sidesOf(
  choices: readonly { readonly a: string; readonly b: string }[],
  choosers: ReadonlyMap<string, number>,
): string[] {
  const { least, most, rare } = SIDES_TELL;
  const isRare = (word: string) => (choosers.get(word) ?? 0) <= rare.cards;
  return choices
    .map(({ a, b }) => [...stemsIn([a, b])])
    .filter((words) => words.length >= (words.every(isRare) ? rare.least : least) && words.length <= most)
    .map((words) => words.join(" "));
}

function stemsIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => stems(text)));
}

/** How many of the sets hold each stem. */
function countsOf(sets: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stem of sets.flatMap((set) => [...set])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** The stems that a language's names share: "candl" of candle making, "cast iron" of cast iron cooking. */
function headOf(names: readonly string[]): string {
  if (names.length < 2) return "";
  const least = names.length < MANY_NAMES ? names.length : names.length * SHARED;
  const counts = countsOf(names.map((name) => new Set(name.split(" "))));
  return [...counts].flatMap(([stem, count]) => (count >= least ? [stem] : [])).join(" ");
}

/** Stems of two names or more that no other subject's names hold. */
function ownStems(names: readonly string[], namesakes: ReadonlyMap<string, number>): string[] {
  const counts = countsOf([...new Set(names)].map((name) => new Set(name.split(" "))));
  return [...counts].flatMap(([stem, count]) => (count > 1 && namesakes.get(stem) === 1 ? [stem] : []));
}

/** Whether a stem only tells the kind of another thing in all names that hold it: the chair of chair yoga. */
function isKindAlone(stem: string, names: readonly string[], language: Language): boolean {
  const isLast = language === "en" || language === "de";
  return names.every((name) => {
    const words = stemmedWords(name);
    const end = words.findIndex(({ word }, at) => at > 0 && beginsTail(word, language));
    const things = (end < 0 ? words : words.slice(0, end)).filter(
      (each) => each.stem !== undefined && !isGeneric(each.stem) && !mayBeVerb(each.word, language),
    );
    return things.at(isLast ? -1 : 0)?.stem !== stem;
  });
}

/** Tags that no other subject has, and no other's name is. */
function ownTags(
  tags: readonly string[],
  namesakes: ReadonlyMap<string, number>,
  taggers: ReadonlyMap<string, number>,
): string[] {
  return [...stemsIn(tags)].filter((tag) => taggers.get(tag) === 1 && !namesakes.has(tag));
}

function postingsOf(cards: readonly CardFile[]): string {
  const postings = new Map<string, Map<number, number>>();
  for (const [place, file] of cards.entries())
    for (const [weight, texts] of weighted(file))
      for (const stem of stemsIn(texts)) {
        const places = postings.get(stem) ?? new Map<number, number>();
        places.set(place, Math.max(weight, places.get(place) ?? 0));
        postings.set(stem, places);
      }
  return packed(postings);
}

function weighted({ card, translations }: CardFile): [weight: number, texts: readonly string[]][] {
  const { subject, names, covers = [], tags, terms, gear, mistakes, beliefs, choices } = card;
  return [
    [WEIGHTS.name, [subject, ...Object.values(names).flat()]],
    [WEIGHTS.covers, covers],
    [WEIGHTS.term, howTosOf(card)],
    [WEIGHTS.tag, Object.values(tags).flat()],
    [
      WEIGHTS.term,
      [...terms.map(({ term }) => term), ...gear, ...translations.flatMap((each) => each.terms)],
    ],
    [WEIGHTS.text, [card, ...translations].flatMap((each) => each.questions.map(({ ask }) => ask))],
    [WEIGHTS.text, mistakes.flatMap(({ does, sign }) => [does, sign])],
    [WEIGHTS.text, beliefs.map(({ said }) => said)],
    [
      WEIGHTS.text,
      [choices, ...translations.map((each) => each.choices)].flat().flatMap(({ a, b }) => [a, b]),
    ],
  ];
}
