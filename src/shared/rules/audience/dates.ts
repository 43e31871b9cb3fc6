/** When a video was published, as it is written: no time zone is taken for granted. */
export interface Published {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  /** 0 to 23; undefined where no time stands beside the date. */
  readonly hour?: number | undefined;
}

/** In which order a column writes day and month where both are numbers. */
export type DateOrder = "day-first" | "month-first" | "ambiguous";

// The first letters of the months in English, Spanish, French, German and Portuguese.
const MONTHS = [
  ["jan", "ene"],
  ["feb", "fev", "fév"],
  ["mar", "mär", "mae", "mrz"],
  ["apr", "abr", "avr"],
  ["may", "mai"],
  ["jun", "juin"],
  ["jul", "juil"],
  ["aug", "ago", "aoû", "aou"],
  ["sep", "set"],
  ["oct", "okt", "out"],
  ["nov"],
  ["dec", "dic", "dez", "déc"],
] as const;

const TIME = String.raw`(?:[T,\s]+(?:at\s+|um\s+)?(\d{1,2})[:h.](\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?m?\.?(?:Z|\s?UTC|\s?[+-]\d{2}:?\d{2})?)?`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${TIME}$`, "iu");
const DOTTED = new RegExp(String.raw`^(\d{1,2})\.(\d{1,2})\.(\d{4})${TIME}$`, "iu");
const SLASHED = new RegExp(String.raw`^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})${TIME}$`, "iu");
const NAMED_LATER = new RegExp(
  String.raw`^(\d{1,2})(?:st|nd|rd|th|er|º|\.)?[\s-]+(?:de\s+)?(\p{L}{3,12})\.?,?[\s-]+(?:de\s+)?(\d{4})${TIME}$`,
  "iu",
);
const NAMED_FIRST = new RegExp(
  String.raw`^(\p{L}{3,12})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})${TIME}$`,
  "iu",
);

/** Years in which a video can have been published. */
const YEARS = { first: 2005, last: 2099 };

/** The order that all dates of a column agree on, from those that can be read in one way only. */
export function dateOrderOf(texts: readonly string[]): DateOrder {
  const found = texts.map((text) => SLASHED.exec(text.trim())).filter((match) => match !== null);
  const dayFirst = found.some(([, first, second]) => Number(first) > 12 && Number(second) <= 12);
  const monthFirst = found.some(([, first, second]) => Number(second) > 12 && Number(first) <= 12);
  if (dayFirst === monthFirst) return "ambiguous";
  return dayFirst ? "day-first" : "month-first";
}

/** True where day and month can't be told apart without knowing the order. */
export function needsOrder(text: string): boolean {
  const [, first, second] = SLASHED.exec(text.trim()) ?? [];
  return first !== undefined && Number(first) <= 12 && Number(second) <= 12 && first !== second;
}

/** A date, with its time where it has one. @returns undefined for what is no date or could be two. */
export function readDate(text: string, order: DateOrder): Published | undefined {
  const plain = text.normalize("NFKC").trim();
  const yearFirst = YEAR_FIRST.exec(plain);
  if (yearFirst) return published(yearFirst[1], yearFirst[2], yearFirst[3], yearFirst.slice(4));
  const dotted = DOTTED.exec(plain);
  if (dotted) return published(dotted[3], dotted[2], dotted[1], dotted.slice(4));
  const later = NAMED_LATER.exec(plain);
  if (later) return published(later[3], monthOf(later[2]), later[1], later.slice(4));
  const first = NAMED_FIRST.exec(plain);
  if (first) return published(first[3], monthOf(first[1]), first[2], first.slice(4));
  const slashed = SLASHED.exec(plain);
  if (!slashed) return undefined;
  const [, one = "", two = "", year = "", ...time] = slashed;
  if (needsOrder(plain) && order === "ambiguous") return undefined;
  const dayFirst = Number(one) > 12 || (Number(two) <= 12 && order === "day-first");
  const full = year.length === 2 ? `20${year}` : year;
  return dayFirst ? published(full, two, one, time) : published(full, one, two, time);
}

/** The hour of a cell that holds a time alone: "18:05", "6:05 PM", "18h". */
export function readHour(text: string): number | undefined {
  const [, hour, half] = /^(\d{1,2})(?:[:h.]\d{2}(?::\d{2})?|h)?\s*([ap]m)?$/iu.exec(text.trim()) ?? [];
  return hour === undefined ? undefined : hourOf(hour, half?.[0]);
}

function monthOf(name = ""): string | undefined {
  const lower = name.toLowerCase();
  const index = MONTHS.findIndex((names) => names.some((start) => lower.startsWith(start)));
  return index < 0 ? undefined : String(index + 1);
}

function published(
  years: string | undefined,
  months: string | undefined,
  days: string | undefined,
  [hours, , half]: readonly (string | undefined)[],
): Published | undefined {
  const [year, month, day] = [Number(years), Number(months), Number(days)];
  const date = new Date(Date.UTC(year, month - 1, day));
  // A day that doesn't exist, such as 31 February, would silently become another.
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  if (year < YEARS.first || year > YEARS.last) return undefined;
  return { year, month, day, hour: hours === undefined ? undefined : hourOf(hours, half) };
}

function hourOf(text: string, half: string | undefined): number | undefined {
  const hour = Number(text);
  if (half === undefined) return hour < 24 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0);
}
