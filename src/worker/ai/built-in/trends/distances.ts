import type { Language } from "#shared/rules/language.ts";

/** How a time is named within a sentence. */
interface Distances {
  readonly today: string;
  readonly tomorrow: string;
  /** @param month its name. */
  now(month: string): string;
  from(month: string): string;
  /** @param day day and month, as the language writes them. */
  on(day: string): string;
  inDays(count: number): string;
  inWeeks(count: number): string;
  inMonths(count: number): string;
}

export const DISTANCES: Readonly<Record<Language, Distances>> = {
  en: {
    today: "today",
    tomorrow: "tomorrow",
    now: (month) => `now, in ${month}`,
    from: (month) => `from ${month}`,
    on: (day) => `on ${day}`,
    inDays: (count) => `in ${count} days`,
    inWeeks: (count) => `in about ${count} weeks`,
    inMonths: (count) => `in about ${count} months`,
  },
  es: {
    today: "hoy",
    tomorrow: "mañana",
    now: (month) => `ahora, en ${month}`,
    from: (month) => `desde ${month}`,
    on: (day) => `el ${day}`,
    inDays: (count) => `dentro de ${count} días`,
    inWeeks: (count) => `dentro de unas ${count} semanas`,
    inMonths: (count) => `dentro de unos ${count} meses`,
  },
  fr: {
    today: "aujourd'hui",
    tomorrow: "demain",
    now: (month) => `en ce moment, en ${month}`,
    from: (month) => `à partir ${/^[aeiouéê]/u.test(month) ? "d'" : "de "}${month}`,
    on: (day) => `le ${day}`,
    inDays: (count) => `dans ${count} jours`,
    inWeeks: (count) => `dans environ ${count} semaines`,
    inMonths: (count) => `dans environ ${count} mois`,
  },
  de: {
    today: "heute",
    tomorrow: "morgen",
    now: (month) => `jetzt, im ${month}`,
    from: (month) => `ab ${month}`,
    on: (day) => `am ${day}`,
    inDays: (count) => `in ${count} Tagen`,
    inWeeks: (count) => `in etwa ${count} Wochen`,
    inMonths: (count) => `in etwa ${count} Monaten`,
  },
  pt: {
    today: "hoje",
    tomorrow: "amanhã",
    now: (month) => `agora, em ${month}`,
    from: (month) => `a partir de ${month}`,
    on: (day) => `em ${day}`,
    inDays: (count) => `em ${count} dias`,
    inWeeks: (count) => `em cerca de ${count} semanas`,
    inMonths: (count) => `em cerca de ${count} meses`,
  },
};
