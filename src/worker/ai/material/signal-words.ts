import type { Interest } from "#shared/rules/interest.ts";
import type { Language } from "#shared/rules/language.ts";

/** How public sources are named in one language, and what of an article says nothing of its subject. */
interface SignalWords {
  searches(day: string): string;
  article(title: string, day: string): string;
  views(title: string, from: string, to: string): string;
  /** A sentence without its stop. */
  interest(interest: Interest): string;
  /** Names of an article's last parts, in lower case. */
  readonly appendices: readonly string[];
}

const list = (text: string): readonly string[] => text.split(", ");

/** A number as a language writes it: "1,234", "1.234". */
function amounts(locale: string): (amount: number) => string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  return (amount) => format.format(amount);
}

/** By the language of the answer. */
export const SIGNAL_WORDS: Readonly<Record<Language, SignalWords>> = {
  en: {
    searches: (day) => `YouTube searches on ${day}`,
    article: (title, day) => `Wikipedia: ${title}, ${day}`,
    views: (title, from, to) => `Wikipedia page views: ${title}, ${from} to ${to}`,
    interest: ({ direction, ...numbers }) => {
      const [perDay, before] = [numbers.perDay, numbers.before].map(amounts("en-US"));
      return `Opened ${perDay} times on a usual day of the last four weeks, ${before} in the four before: ${direction}`;
    },
    appendices: list(
      "see also, references, notes, notes and references, footnotes, citations, sources, bibliography, further reading, external links, works cited, gallery, explanatory notes, general and cited references, general references",
    ),
  },
  es: {
    searches: (day) => `Búsquedas en YouTube, ${day}`,
    article: (title, day) => `Wikipedia: ${title}, ${day}`,
    views: (title, from, to) => `Visitas en Wikipedia: ${title}, del ${from} al ${to}`,
    interest: ({ direction, ...numbers }) => {
      const [perDay, before] = [numbers.perDay, numbers.before].map(amounts("es-ES"));
      const trend = { rising: "sube", steady: "se mantiene", falling: "baja" }[direction];
      return `Se abrió ${perDay} veces en un día normal de las últimas cuatro semanas y ${before} en las cuatro anteriores: ${trend}`;
    },
    appendices: list(
      "véase también, referencias, notas, notas y referencias, bibliografía, fuentes, enlaces externos, galería, lecturas adicionales, bibliografía adicional",
    ),
  },
  fr: {
    searches: (day) => `Recherches YouTube du ${day}`,
    article: (title, day) => `Wikipédia : ${title}, ${day}`,
    views: (title, from, to) => `Consultations sur Wikipédia : ${title}, du ${from} au ${to}`,
    interest: ({ direction, ...numbers }) => {
      const [perDay, before] = [numbers.perDay, numbers.before].map(amounts("fr-FR"));
      const trend = { rising: "en hausse", steady: "stable", falling: "en baisse" }[direction];
      return `Ouvert ${perDay} fois un jour ordinaire des quatre dernières semaines, ${before} fois dans les quatre précédentes : ${trend}`;
    },
    appendices: list(
      "voir aussi, références, notes, notes et références, bibliographie, annexes, articles connexes, liens externes, galerie, sources",
    ),
  },
  de: {
    searches: (day) => `YouTube-Suchen vom ${day}`,
    article: (title, day) => `Wikipedia: ${title}, ${day}`,
    views: (title, from, to) => `Aufrufe bei Wikipedia: ${title}, ${from} bis ${to}`,
    interest: ({ direction, ...numbers }) => {
      const [perDay, before] = [numbers.perDay, numbers.before].map(amounts("de-DE"));
      const trend = { rising: "steigend", steady: "gleichbleibend", falling: "sinkend" }[direction];
      return `An einem gewöhnlichen Tag der letzten vier Wochen ${perDay}-mal aufgerufen, in den vier davor ${before}-mal: ${trend}`;
    },
    appendices: list(
      "siehe auch, literatur, weblinks, einzelnachweise, anmerkungen, quellen, belege, fußnoten, galerie, weiterführende literatur",
    ),
  },
  pt: {
    searches: (day) => `Buscas no YouTube, ${day}`,
    article: (title, day) => `Wikipédia: ${title}, ${day}`,
    views: (title, from, to) => `Visitas na Wikipédia: ${title}, de ${from} a ${to}`,
    interest: ({ direction, ...numbers }) => {
      const [perDay, before] = [numbers.perDay, numbers.before].map(amounts("pt-BR"));
      const trend = { rising: "em alta", steady: "estável", falling: "em queda" }[direction];
      return `Aberto ${perDay} vezes em um dia comum das últimas quatro semanas, ${before} nas quatro anteriores: ${trend}`;
    },
    appendices: list(
      "ver também, referências, notas, notas e referências, bibliografia, fontes, ligações externas, leitura adicional, galeria, links externos",
    ),
  },
};
