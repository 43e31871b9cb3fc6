import type { Language } from "#shared/rules/language.ts";
import type { Region } from "#shared/rules/trends.ts";
import type { Coming } from "./calendar.ts";

const DAY = 86_400_000;

/** A day that is the same for everybody, by its name in each language. */
interface PublicDay {
  readonly names: Readonly<Record<Language, string>>;
  /** In UTC milliseconds. */
  on(year: number): number;
  /** Where it is kept; everywhere where left out. */
  readonly regions?: readonly Region[];
}

/**
 * Sources: the United Nations' list of international days (un.org/en/observances/list-days-weeks) for Women's Day,
 * Earth Day and Children's Day; US law (5 U.S.C. § 6103) for Thanksgiving, and trade custom for the day after; the
 * others are fixed by custom.
 */
const PUBLIC_DAYS: readonly PublicDay[] = [
  fixed(1, 1, ["the New Year", "Año Nuevo", "le Nouvel An", "Neujahr", "Ano-Novo"]),
  fixed(2, 14, [
    "Valentine's Day",
    "San Valentín",
    "la Saint-Valentin",
    "Valentinstag",
    "o Dia de São Valentim",
  ]),
  fixed(3, 8, [
    "International Women's Day",
    "el Día Internacional de la Mujer",
    "la Journée internationale des femmes",
    "Internationaler Frauentag",
    "o Dia Internacional da Mulher",
  ]),
  fixed(4, 22, ["Earth Day", "el Día de la Tierra", "le Jour de la Terre", "Tag der Erde", "o Dia da Terra"]),
  fixed(10, 31, ["Halloween", "Halloween", "Halloween", "Halloween", "o Halloween"]),
  fixed(11, 20, [
    "World Children's Day",
    "el Día Universal del Niño",
    "la Journée mondiale de l'enfance",
    "Internationaler Tag der Kinderrechte",
    "o Dia Mundial da Criança",
  ]),
  {
    names: names([
      "Thanksgiving",
      "Acción de Gracias",
      "Thanksgiving",
      "Thanksgiving",
      "o Dia de Ação de Graças",
    ]),
    on: thanksgiving,
    regions: ["USA"],
  },
  {
    names: names(["Black Friday", "el Black Friday", "le Black Friday", "Black Friday", "a Black Friday"]),
    on: (year) => thanksgiving(year) + DAY,
  },
  fixed(12, 25, ["Christmas", "Navidad", "Noël", "Weihnachten", "o Natal"]),
];

/** A public day, seen from one day. */
export interface ComingDay extends Coming {
  readonly name: string;
}

/**
 * The public days ahead, nearest first, each once.
 * @param today a day as in "2026-11-21".
 */
export function publicDays(region: Region, today: string, language: Language): ComingDay[] {
  const now = Date.parse(today);
  const year = new Date(now).getUTCFullYear();
  return PUBLIC_DAYS.filter(({ regions }) => regions?.includes(region) ?? true)
    .map(({ names: called, on }) => {
      const next = [on(year), on(year + 1)].find((time) => time >= now) ?? now;
      return {
        name: called[language],
        days: Math.round((next - now) / DAY),
        date: new Date(next),
        hasDay: true,
      };
    })
    .toSorted((one, other) => one.days - other.days);
}

type Five = readonly [en: string, es: string, fr: string, de: string, pt: string];

function names([en, es, fr, de, pt]: Five): Readonly<Record<Language, string>> {
  return { en, es, fr, de, pt };
}

function fixed(month: number, day: number, called: Five): PublicDay {
  return { names: names(called), on: (year) => Date.UTC(year, month - 1, day) };
}

/** The fourth Thursday of November, as in the United States. */
function thanksgiving(year: number): number {
  const first = new Date(Date.UTC(year, 10, 1)).getUTCDay();
  return Date.UTC(year, 10, 22 + ((11 - first) % 7));
}
