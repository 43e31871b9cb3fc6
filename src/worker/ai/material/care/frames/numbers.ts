import { type Language, LANGUAGES } from "#shared/rules/language.ts";
import type { WordClass } from "./classes.ts";

/** What a number among the words tells, and where it stands. */
export interface Numbered {
  readonly is: WordClass;
  readonly at: number;
  readonly languages: readonly Language[];
}

const AGE = /^(\d\d?)(?:yo|yr|yrs|f|m|j|jahrig\w*)?$/;
const AGE_AFTER = /^(?:y|yo|yr|yrs|year|years|old|anos?|anitos|ans|jahre?|jahrig\w*)$/;
const AGE_BEFORE =
  /^(?:shes|hes|theyre|is|was|im|am|aged?|at|turned|tengo|tiene|tenia|los|cumple|de|ai|a|mit|bin|ist|erst|alter|aos|com|tem|tenho|fez)$/;
/** What a number counts that isn't an age. */
const COUNTED =
  /^(?:kg|kilos?|pounds?|lbs?|percent|am|pm|uhr|h|hours?|horas?|heures?|stunden?|min\w*|seconds?|weeks?|semanas?|semaines?|wochen?|days?|dias?|jours?|tagen?|months?|mes|meses|mois|monaten?|euros?|dollars?|bucks|reais|pesos|followers?|subs\w*|inscritos|abonn\w*|videos?|k|mil|cm|km|reps?|sets?|series|times|mal|fois|veces|vezes|steps|tips|ideas|ideen|idees|weeks|grad|degrees|grados|graus|degres|people|personas|pessoas|personnes|moves|jugadas|coups|zugen|lances)$/;
const YOUNGEST = 5;
const ADULT = 18;
/** From this age on the platforms allow an account of one's own. */
const ACCOUNT = 13;
const OLDEST = 90;

/** What a person says before their own age; "j'ai" and "I am" are the last of their two words. */
const MY_AGE: Readonly<Record<Language, readonly [before: RegExp, eldest: RegExp | undefined]>> = {
  en: [/^(?:im|am|turned|turning)$/, undefined],
  es: [/^(?:tengo|cumpli|cumplo)$/, undefined],
  fr: [/^ai$/, /^j$/],
  de: [/^(?:bin|werde|grad|gerade)$/, undefined],
  pt: [/^(?:tenho|fiz|faco)$/, undefined],
};
/** Small words between them: "I'm only 12". */
const ONLY = /^(?:only|just|almost|solo|apenas|casi|que|seulement|erst|grad|gerade|so|quase|still)$/;
/** What years are of that aren't an age's: of practice, of being sober. */
const YEARS_OF =
  /^(?:de|d|of|en|in|into|dans|sin|sans|sem|ohne|without|mit|com|sober|clean|married|together|later|ago|after|since|depuis|lang|\p{L}+ndo)$/u;
/** "12 and a half weeks". */
const HALF = /^(?:half|medi[oa]|demie?|halb\w*|mei[oa])$/;
/** What goes on after an age; anything else may be what the number counts. */
const GOES_ON =
  /^(?:and|but|so|my|i|im|ive|what|where|how|can|should|last|yesterday|today|y|pero|mi|donde|que|como|puedo|quiero|hoy|ayer|estoy|creo|et|mais|j|je|suis|mon|ma|comment|hier|und|aber|ich|bin|hab|habe|mein|meine|wie|was|darf|kann|geworden|gestern|e|mas|estou|to|acho|eu|meu|minha|posso|quero|hoje|ontem|f|m)$/;

/** The ages, weights and calories that a sentence names. */
export function numbersIn(sentence: readonly string[]): Numbered[] {
  return sentence.flatMap((word, at) => [
    ...agesAt(sentence, word, at),
    ...weightAt(sentence, word, at),
    ...caloriesAt(sentence, word, at),
    ...fewADayAt(sentence, word, at),
    ...(isMany(word) ? [{ is: "manymore", at, languages: LANGUAGES } as const] : []),
  ]);
}

/** An age: a child's, or an adult's; and whether it is a minor's own. */
function agesAt(sentence: readonly string[], word: string, at: number): Numbered[] {
  const digits = AGE.exec(word)?.[1];
  if (digits === undefined) return [];
  const next = sentence[at + 1];
  const age = Number(digits);
  const mine = isOwnAge(sentence, at, age, next, word !== digits);
  const before = AGE_BEFORE.test(sentence[at - 1] ?? "") && !COUNTED.test(next ?? "");
  const isAge = AGE_AFTER.test(next ?? "") || before || word !== digits;
  if ((!isAge && mine === undefined) || age > OLDEST) return [];
  const is = age < YOUNGEST ? "kid" : age < ADULT ? "minor" : "adult";
  if (mine === undefined) return [{ is, at, languages: LANGUAGES }];
  const own = [{ is: "imteen", at, languages: [mine] } as const];
  const child = age < ACCOUNT ? [{ is: "imchild", at, languages: [mine] } as const] : [];
  return [{ is, at, languages: LANGUAGES }, ...own, ...child];
}

/** The language in which a minor says how old they are. */
function isOwnAge(
  sentence: readonly string[],
  at: number,
  age: number,
  next: string | undefined,
  marked: boolean,
): Language | undefined {
  if (age < YOUNGEST || age >= ADULT || sentence.slice(at + 2, at + 4).some((word) => HALF.test(word)))
    return undefined;
  const isYears = AGE_AFTER.test(next ?? "") && !YEARS_OF.test(sentence[at + 2] ?? "");
  if (next !== undefined && !isYears && !GOES_ON.test(next) && !marked) return undefined;
  const last = ONLY.test(sentence[at - 1] ?? "") && at > 1 ? at - 2 : at - 1;
  const said = LANGUAGES.find((language) => {
    const [before, first] = MY_AGE[language];
    return before.test(sentence[last] ?? "") && (first?.test(sentence[last - 1] ?? "") ?? true);
  });
  // "14 and late on my period": nothing else begins with a bare number that goes on so.
  return said ?? (at === 0 && next !== undefined && GOES_ON.test(next) ? BARE[next] : undefined);
}

/** The language of the word that follows a bare age. */
const BARE: Readonly<Record<string, Language>> = {
  and: "en",
  but: "en",
  f: "en",
  m: "en",
  y: "es",
  pero: "es",
  et: "fr",
  und: "de",
  aber: "de",
  e: "pt",
  mas: "pt",
};

const KILOS = /^(?:kg|kgs|kilos?|quilos?)$/;
const POUNDS = /^(?:lbs?|pounds?|libras|livres)$/;
const DAYS = /^(?:days?|dias?|jours?|tage?n?)$/;
const WEEKS = /^(?:weeks?|semanas?|semaines?|wochen?)$/;
const MONTHS = /^(?:months?|mes|meses|mois|monate?n?)$/;
/** Numbers as they are written out in the five languages. */
const WRITTEN: readonly (readonly [words: RegExp, amount: number])[] = [
  [/^(?:an?|one|una?|uma?|une|eine?[mnr]?)$/, 1],
  [/^(?:two|dos|deux|zwei|dois|duas)$/, 2],
  [/^(?:three|tres|trois|drei)$/, 3],
  [/^(?:four|cuatro|quatre|vier|quatro)$/, 4],
  [/^(?:five|cinco|cinq|funf)$/, 5],
  [/^(?:seven|siete|sept|sieben|sete)$/, 7],
  [/^(?:ten|diez|dix|zehn|dez)$/, 10],
];
const KILOS_A_POUND = 0.45;
/** Doctors speak of half a kilo to one a week; twice that is no aim for anybody alone. */
const KILOS_A_WEEK = 2;
/** How many words may stand between a weight and its time. */
const WEIGHT_TO_TIME = 6;

/** So much weight in so little time that nobody should aim at it. */
function weightAt(sentence: readonly string[], word: string, at: number): Numbered[] {
  const { amount, rest } = measured(word);
  const unit = rest === "" ? (sentence[at + 1] ?? "") : rest;
  const kilos = KILOS.test(unit) ? amount : POUNDS.test(unit) ? amount * KILOS_A_POUND : 0;
  if (!(kilos > 0)) return [];
  const near = [
    sentence.slice(at + 1, at + 1 + WEIGHT_TO_TIME),
    sentence.slice(Math.max(0, at - WEIGHT_TO_TIME), at),
  ];
  const weeks = near
    .flatMap((words) => words.map((_, index) => weeksOf(words, index)))
    .find((some) => some !== undefined);
  return weeks !== undefined && kilos / weeks > KILOS_A_WEEK
    ? [{ is: "rateloss", at, languages: LANGUAGES }]
    : [];
}

/** How many weeks are named from a place on: "in two weeks", "en 10 jours", "a week". */
function weeksOf(words: readonly string[], at: number): number | undefined {
  const amount = numberOf(words[at] ?? "");
  const unit = words[at + 1] ?? "";
  if (amount === undefined) return undefined;
  if (DAYS.test(unit)) return amount / 7;
  if (WEEKS.test(unit)) return amount;
  return MONTHS.test(unit) ? amount * 4 : undefined;
}

const CALORIES = /^(?:cals?|kcals?|calor\w*|kalorien?)$/;
/** Fewer calories a day than any grown-up's diet without a doctor has. */
const FEW_CALORIES = 1000;

function caloriesAt(sentence: readonly string[], word: string, at: number): Numbered[] {
  const { amount, rest } = measured(word);
  const unit = rest === "" ? (sentence[at + 1] ?? "") : rest;
  return amount > 0 && amount < FEW_CALORIES && CALORIES.test(unit)
    ? [{ is: "lowkcal", at, languages: LANGUAGES }]
    : [];
}

const A_DAY =
  /^(?:(?:a|per|each) day|daily|every day|(?:al|por) dia|diari[oa]s|(?:par|chaque) jour|(?:am|pro) tag|taglich)(?: |$)/;
/** From this number on it isn't meals or apples that are counted. */
const LEAST_CALORIES = 100;

/** "400 a day", of what everybody knows who counts it. */
function fewADayAt(sentence: readonly string[], word: string, at: number): Numbered[] {
  const isFew = /^\d{3}$/.test(word) && Number(word) >= LEAST_CALORIES;
  return isFew && A_DAY.test(sentence.slice(at + 1, at + 3).join(" "))
    ? [{ is: "fewaday", at, languages: LANGUAGES }]
    : [];
}

/** More than anybody takes of one medicine at a time. */
const MANY = 8;
const MANY_WRITTEN =
  /^(?:eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta|cincuenta|huit|neuf|dix|douze|quinze|vingt|trente|quarante|cinquante|acht|neun|zehn|zwolf|funfzehn|zwanzig|dreissig|vierzig|funfzig|oito|nove|dez|doze|vinte|trinta|quarenta|cinquenta)$/;

function isMany(word: string): boolean {
  return MANY_WRITTEN.test(word) || (/^\d{1,3}$/.test(word) && Number(word) >= MANY);
}

/** A number and what is written on to it: "12kg". */
function measured(word: string): { amount: number; rest: string } {
  const [, digits = "", rest = ""] = /^(\d{1,4})([a-z]*)$/.exec(word) ?? [];
  if (digits === "") return { amount: numberOf(word) ?? 0, rest: "" };
  return { amount: Number(digits), rest };
}

function numberOf(word: string): number | undefined {
  return /^\d{1,4}$/.test(word) ? Number(word) : WRITTEN.find(([words]) => words.test(word))?.[1];
}
