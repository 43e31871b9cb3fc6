import type { Language } from "#shared/rules/language.ts";

/** What is written and how it is said; "$1" and so on stand for what a pattern's groups hold. */
type Said = readonly (readonly [pattern: RegExp, said: string])[];

/** How one language says what stands in a text as symbols, short forms and numbers. */
export interface Speech {
  readonly link: string;
  /** Short forms of which there is one reading. */
  readonly short: Said;
  readonly and: string;
  /** Before a number: "#1". */
  readonly number: string;
  readonly percent: string;
  /** One and several, by the sign. */
  readonly money: Readonly<Record<string, readonly [one: string, many: string]>>;
  /** Between units of money and their hundredths. */
  readonly besides: string;
  /** One hundredth and several, by the sign. */
  readonly cents: Readonly<Record<string, readonly [one: string, many: string]>>;
  /** One and several, by the sign after a number. */
  readonly units: Readonly<Record<string, readonly [one: string, many: string]>>;
  readonly about: string;
  readonly times: string;
  readonly upTo: string;
  /** What separates decimals and thousands here, and how a decimal mark is said. */
  readonly decimal: { readonly mark: "." | ","; readonly said: string };
}

const LOADERS: Record<Language, () => Promise<{ SPEECH: Speech }>> = {
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
  pt: () => import("./pt.ts"),
};

/** A text of a language as it is said aloud: what can be read in two ways stays. */
export async function spokenIn(language: Language, text: string): Promise<string> {
  return spoken(text, (await LOADERS[language]()).SPEECH);
}

const URL = /https?:\/\/\S*[^\s.,;:!?)\]]/giu;
/** A number that isn't part of a longer one, with whatever separates its digits. */
const NUMBER = "\\d+(?:[.,\\u00A0\\u202F]\\d+)*";
/** Scales that a sum can't be told apart from: "$5M". */
const SCALED = "(?!\\s?(?:k|m|b|mio|mrd|million|billion|mil|millones|milhões)(?!\\p{L}))";

function spoken(text: string, speech: Speech): string {
  const { link, short, and, number, percent, about, times, upTo } = speech;
  const plain = short
    .reduce((said, [pattern, words]) => said.replace(pattern, words), text.replace(URL, link))
    .replace(/\s&\s/gu, ` ${and} `)
    .replace(/(?<![\d#])#(?=\d)/gu, `${number} `);
  return numbers(
    withUnits(withMoney(plain, speech), speech)
      .replace(/(?<=\d)[\s\u00A0\u202F]?%/gu, ` ${percent}`)
      .replace(/~\s?(?=\d)/gu, `${about} `)
      .replace(/(?<=\d)x(?=\s)/gu, ` ${times}`)
      // A range of small numbers; anything longer may be a date, a score or a telephone number.
      .replace(/(?<![\d–-])(\d{1,2})\s?[–-]\s?(\d{1,2})(?![\d–-])/gu, `$1 ${upTo} $2`),
    speech,
  );
}

function withMoney(text: string, { money, besides, cents, decimal }: Speech): string {
  const signs = Object.keys(money)
    .map((sign) => sign.replaceAll("$", "\\$"))
    .join("|");
  const said = (whole: string, amount: string, sign: string) => {
    const names = money[sign];
    if (names === undefined) return whole;
    const [units = "", hundredths] = amount.split(decimal.mark === "." ? /\.(?=\d{2}$)/u : /,(?=\d{2}$)/u);
    const name = units === "1" ? names[0] : names[1];
    const small = Number(hundredths ?? 0);
    if (small === 0) return `${units} ${name}`;
    const rest = [small, cents[sign]?.[small === 1 ? 0 : 1] ?? ""].join(" ").trim();
    return Number(units) === 0 ? rest : `${units} ${name}${besides}${rest}`;
  };
  return text
    .replace(
      new RegExp(`(?<![\\p{L}\\d])(${signs})\\s?(${NUMBER})(?!\\d)${SCALED}`, "giu"),
      (whole, sign: string, amount: string) => said(whole, amount, sign),
    )
    .replace(new RegExp(`(?<!\\d)(${NUMBER})[\\s\\u00A0\\u202F]?(${signs})(?![\\p{L}\\d])`, "gu"), said);
}

function withUnits(text: string, { units }: Speech): string {
  const signs = Object.keys(units)
    .toSorted((one, other) => other.length - one.length)
    .join("|");
  return text.replace(
    new RegExp(`(?<![\\d.,])(${NUMBER})[\\s\\u00A0\\u202F]?(${signs})(?![\\p{L}\\d/°])`, "gu"),
    (whole, amount: string, sign: string) => {
      const names = units[sign];
      return names === undefined ? whole : `${amount} ${amount === "1" ? names[0] : names[1]}`;
    },
  );
}

/** Numbers without what groups their digits where voices of the language stumble, and with the decimal mark as a word. */
function numbers(text: string, { decimal: { mark, said } }: Speech): string {
  if (mark === ".") return text.replace(/(?<![\d.,])(\d+(?:,\d{3})*)\.(\d+)(?![\d.,]*\d)/gu, `$1 ${said} $2`);
  return text
    .replace(/(?<![\d.,])\d{1,3}(?:\.\d{3})+(?!\d|\.\d)/gu, (number) => number.replaceAll(".", ""))
    .replace(/(?<!\d)\d{1,3}(?:[\u00A0\u202F]\d{3})+(?!\d)/gu, (number) => number.replaceAll(/\D/gu, ""))
    .replace(/(?<![\d.,])(\d+),(\d+)(?!\d|,\d)/gu, `$1 ${said} $2`);
}
