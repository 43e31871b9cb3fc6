import type { CardLanguage, CardTranslation, SubjectCard } from "../contracts/subject-card.ts";
import { emptyPhrasesIn } from "./empty-phrases.ts";

const GERUND = /^(?:not |never |only |always )?[a-z-]+ing\b/u;
/** Verbs that end like a gerund and are none. */
const NO_IMPERATIVE = /^(?:to |(?!bring|ring|sing|string|swing|spring|cling|wring|fling|sling)[a-z]+ing\b)/u;
const INDIRECT_QUESTION = /^(?:whether|how|what|which|who|whom|whose|where|when|why)\b/u;
/** Words that begin a phrase in lower case; a name keeps its capital. */
const CAPITAL = /^(?:The|A|An|You|Your|When|If|It|This|That|Some|One|Two|Three)\b/u;

/** All phrases of a card with where they stand, sentences apart. */
export function phrasesOf(card: SubjectCard | CardTranslation): (readonly [where: string, phrase: string])[] {
  const all: (readonly [string, string])[] = [];
  const walk = (where: string, value: unknown) => {
    if (typeof value === "string") all.push([where, value]);
    else if (typeof value === "object" && value !== null)
      for (const [key, part] of Object.entries(value)) walk(`${where}.${key}`, part);
  };
  const { people, mistakes, choices, steps, questions, beliefs, terms, scenes } = card;
  const parts = { people, mistakes, choices, steps, questions, beliefs, terms, scenes };
  for (const [key, part] of Object.entries(parts)) walk(key, part);
  if ("gear" in card) walk("gear", card.gear);
  if ("moments" in card) walk("moments", card.moments);
  if ("howTos" in card)
    for (const [index, { mistake, steps: own, question }] of (card.howTos ?? []).entries())
      walk(`howTos.${index}`, { mistakes: [mistake], steps: own, questions: [question] });
  return all;
}

/** What is wrong with how a card's phrases are written, a sentence each. */
export function cardFaults(card: SubjectCard): string[] {
  const { howTos = [] } = card;
  const mistakes = [...card.mistakes, ...howTos.map(({ mistake }) => mistake)];
  const steps = [...card.steps, ...howTos.flatMap((howTo) => howTo.steps)];
  const forms: [string, string, RegExp, boolean][] = [
    ...howTos.map(({ subject }): [string, string, RegExp, boolean] => [
      "a how-to is a gerund phrase",
      subject,
      GERUND,
      true,
    ]),
    ...mistakes.flatMap(({ does, instead }): [string, string, RegExp, boolean][] => [
      ["a mistake begins with a gerund", does, GERUND, true],
      ["what to do instead is an imperative", instead, NO_IMPERATIVE, false],
    ]),
    ...steps.map((step): [string, string, RegExp, boolean] => [
      "a step is an imperative",
      step.do,
      NO_IMPERATIVE,
      false,
    ]),
    ...card.choices.map(({ decides }): [string, string, RegExp, boolean] => [
      "what decides is an indirect question",
      decides,
      INDIRECT_QUESTION,
      true,
    ]),
  ];
  return [
    ...forms
      .filter(([, text, form, holds]) => form.test(text) !== holds)
      .map(([rule, text]) => `${rule}: ${text}`),
    ...phrasesOf(card).flatMap(([where, text]) => phraseFaults(where, text)),
  ];
}

/** How an infinitive phrase begins in Spanish, French and Portuguese, and how it ends in German. */
const INFINITIVE: Record<CardLanguage, RegExp> = {
  es: /^(?:no |nunca |sólo |solo |siempre )?\p{L}+(?:ar|er|ir|ír)(?:se|le|les|lo|la|los|las|me|te|nos)?(?=\s|$)/u,
  fr: /^(?:ne (?:pas|jamais|rien|plus) |toujours |tout )?(?:n['’]|d['’]|s['’]|l['’]|se |le |la |les |lui |y |en |en )*\p{L}+(?:er|ir|ire|re|oir)(?=\s|,|$)/u,
  de: /n$/u,
  pt: /^(?:não |nunca |só |sempre )?\p{L}+(?:ar|er|ir|or|ôr|ær)(?:-\p{L}+)*(?=\s|$)/u,
};

/** What is wrong with how a translated card's phrases are written, a sentence each. */
export function translationFaults(card: CardTranslation, language: CardLanguage): string[] {
  const faults = (where: string, text: string) => [
    /["“”«»()[\]]|\p{Extended_Pictographic}/u.test(text) && "has quotation marks, brackets or emoji",
    emptyPhrasesIn(text).length > 0 && "has an empty phrase",
    !where.startsWith("questions.") && /[.!?]$/u.test(text) && "ends with a stop",
    /^mistakes\.\d+\.does$/u.test(where) && !INFINITIVE[language].test(text) && "is no infinitive phrase",
  ];
  return phrasesOf(card).flatMap(([where, text]) =>
    faults(where, text).flatMap((fault) => (fault === false ? [] : [`${where} ${fault}: ${text}`])),
  );
}

function phraseFaults(where: string, text: string): string[] {
  const isSentence = where.includes("questions.");
  const faults = [
    /["“”«»()[\]]|\p{Extended_Pictographic}/u.test(text) && "has quotation marks, brackets or emoji",
    emptyPhrasesIn(text).length > 0 && "has an empty phrase",
    !isSentence && /[.!?]$/u.test(text) && "ends with a stop",
    !isSentence && CAPITAL.test(text) && "begins in upper case",
    !isSentence && /\b(?:I|we|my|our)\b/u.test(text) && "speaks in the first person",
  ];
  return faults.flatMap((fault) => (fault === false ? [] : [`${where} ${fault}: ${text}`]));
}
