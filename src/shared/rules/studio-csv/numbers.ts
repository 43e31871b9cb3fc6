/** The mark before the fraction in a file's numbers. */
export type DecimalMark = "." | ",";

const other = (mark: DecimalMark): DecimalMark => (mark === "." ? "," : ".");

/**
 * The digits and marks of a number, without its sign, currency, percent sign and the spaces or apostrophes
 * that part thousands. @returns undefined where a cell is no number.
 */
function bodyOf(cell: string): { sign: 1 | -1; body: string; parted: boolean } | undefined {
  const plain = cell
    .normalize("NFKC")
    .replace(/^([-−]?)\s*(?:\p{Sc}|US\$|[A-Z]{3}(?=\s|\d))\s*/u, "$1")
    .replace(/\s*(?:%|\p{Sc}|(?<=[\d\s])[A-Z]{3})$/u, "")
    .trim();
  const joined = plain.replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/gu, "");
  const [, minus, body] = /^([-−]?)(\d[\d.,]*)$/u.exec(joined) ?? [];
  if (body === undefined || /[.,]$/u.test(body)) return undefined;
  return { sign: minus === "" ? 1 : -1, body, parted: joined !== plain };
}

/** What one number says of the mark; `whole` where it counts something and so has no fraction. */
function sayingOf(body: string, whole: boolean): DecimalMark | undefined {
  const marks = [...body].filter((character) => character === "." || character === ",");
  const last = marks.at(-1) === "." ? "." : ",";
  if (marks.length === 0) return undefined;
  if (new Set(marks).size === 2) return marks.indexOf(last) === marks.length - 1 ? last : undefined;
  if (marks.length > 1) return other(last);
  const [lead = "", tail = ""] = body.split(last);
  if (tail.length !== 3 || lead.length > 3 || lead.startsWith("0")) return last;
  return whole ? other(last) : undefined;
}

interface NumberCells {
  /** Of columns that count something. */
  readonly whole: readonly string[];
  /** Of columns whose numbers may have a fraction. */
  readonly fractional: readonly string[];
}

/**
 * The decimal mark of a file, from all its numbers: "1,234.5", "0,25" and "5.4" tell, and so does "1.234" in a
 * column of views, for a view has no fraction. A lone "1.234" of watch time tells nothing, unless the file writes
 * large numbers without marks or with spaces between thousands.
 * @returns undefined where nothing tells, or numbers contradict each other.
 */
export function decimalMarkOf({ whole, fractional }: NumberCells): DecimalMark | undefined {
  const wholes = whole.flatMap((cell) => bodyOf(cell) ?? []);
  const fractions = fractional.flatMap((cell) => bodyOf(cell) ?? []);
  const said = new Set([
    ...wholes.flatMap(({ body }) => sayingOf(body, true) ?? []),
    ...fractions.flatMap(({ body }) => sayingOf(body, false) ?? []),
  ]);
  if (said.size === 2) return undefined;
  const [only] = said;
  if (only !== undefined) return only;
  // Spanish and Portuguese part thousands from five digits on.
  const needsNoMark = [...wholes, ...fractions].some(({ body, parted }) => parted || /^\d{5,}/u.test(body));
  const open = new Set(
    fractions.flatMap(({ body }) => [...body].filter((one) => one === "." || one === ",")),
  );
  if (open.size === 0) return ".";
  return needsNoMark && open.size === 1 ? (open.has(".") ? "." : ",") : undefined;
}

/**
 * One number of a file. @param mark the file's decimal mark; where it has none that is certain, only numbers
 * that can be read in one way are. @param whole whether it counts something.
 * @returns undefined where it is no number, or could be two.
 */
export function readNumber(cell: string, mark: DecimalMark | undefined, whole: boolean): number | undefined {
  const parts = bodyOf(cell);
  if (parts === undefined) return undefined;
  const { sign, body } = parts;
  const decimal = mark ?? (/[.,]/u.test(body) ? sayingOf(body, whole) : ".");
  if (decimal === undefined) return undefined;
  const [integer = "", fraction, ...more] = body.split(decimal);
  const group = `[${other(decimal)}]`;
  if (more.length > 0 || (fraction !== undefined && !/^\d+$/u.test(fraction))) return undefined;
  // India parts lakhs: 12,34,567.
  if (!new RegExp(`^(?:\\d+|\\d{1,3}(?:${group}\\d{2,3})*${group}\\d{3})$`, "u").test(integer))
    return undefined;
  const value = Number(`${integer.replaceAll(other(decimal), "")}.${fraction ?? "0"}`);
  if (value > Number.MAX_SAFE_INTEGER || (whole && !Number.isInteger(value))) return undefined;
  return value === 0 ? 0 : sign * value;
}
