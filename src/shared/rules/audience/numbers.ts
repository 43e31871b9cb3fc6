const SCALES: Readonly<Record<string, number>> = { "": 1, k: 1e3, tsd: 1e3, m: 1e6, mio: 1e6, b: 1e9 };
const NUMBER = /^(-?)([\d.,]*\d)\s?(k|m|b|tsd|mio)?\.?\s?%?$/u;

/**
 * A count as people and exports write it: "12,345", "12.345", "12 345", "12'345", "1.2K", "1,2 M".
 * @returns a whole number, or undefined where it isn't one for certain.
 */
export function readCount(text: string): number | undefined {
  const { sign, body, scale } = parts(text);
  if (body === undefined) return undefined;
  // A count has no fraction, so groups of three are thousands whichever mark parts them.
  const grouped = /^\d{1,3}(?:([.,])\d{3}(?:\1\d{3})*)?$/u.test(body);
  const whole = grouped && scale === 1 ? Number(body.replace(/[.,]/gu, "")) : decimal(body);
  const value = whole === undefined ? undefined : Math.round(whole * scale * 1e6) / 1e6;
  return value !== undefined && Number.isSafeInteger(value) ? sign * value : undefined;
}

/**
 * A number that may have a fraction: "5.4%", "5,4", "1,234.5".
 * @returns undefined where one mark with three digits behind it could be either, as in "1,234".
 */
export function readDecimal(text: string): number | undefined {
  const { sign, body, scale } = parts(text);
  if (body === undefined || (/^\d{1,3},\d{3}$/u.test(body) && !body.startsWith("0"))) return undefined;
  const value = decimal(body);
  return value === undefined ? undefined : sign * value * scale;
}

/** A length in seconds: "4:35", "1:02:03", "275", "275 s", "4m 35s", "12 min". */
export function readDuration(text: string): number | undefined {
  const plain = text.normalize("NFKC").trim().toLowerCase();
  const clock = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})$/u.exec(plain);
  if (clock) return Number(clock[1] ?? 0) * 3600 + Number(clock[2]) * 60 + Number(clock[3]);
  const spoken = /^(?:(\d+)\s?h\w*)?\s*(?:(\d+)\s?m(?:in\w*)?)?\s*(?:(\d+)\s?s\w*)?$/u.exec(plain);
  if (spoken && plain !== "")
    return Number(spoken[1] ?? 0) * 3600 + Number(spoken[2] ?? 0) * 60 + Number(spoken[3] ?? 0);
  return /^\d+(?:\.\d+)?$/u.test(plain) ? Math.round(Number(plain)) : undefined;
}

/** True where a cell says that nothing is known, which is never zero. */
export function isBlank(text: string): boolean {
  return /^(?:[-–—.…?\s]*|n\/?a|null|none|unknown)$/iu.test(text.trim());
}

function parts(text: string): { sign: number; body: string | undefined; scale: number } {
  // NFKC makes full-width digits and odd spaces plain; spaces and apostrophes part thousands.
  const plain = text.normalize("NFKC").trim().toLowerCase().replace(/^\+/u, "");
  const joined = plain.replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/gu, "");
  const [, sign, body, unit = ""] = NUMBER.exec(joined) ?? [];
  return { sign: sign === "-" ? -1 : 1, body, scale: SCALES[unit] ?? 1 };
}

/** A number whose last mark is the decimal one and whose other marks part thousands. */
function decimal(body: string): number | undefined {
  const last = Math.max(body.lastIndexOf("."), body.lastIndexOf(","));
  if (last < 0) return Number(body);
  const mark = body[last] ?? "";
  const whole = body.slice(0, last);
  if (whole.includes(mark) || !/^(?:\d*|\d{1,3}(?:[.,]\d{3})+)$/u.test(whole)) {
    return /^\d{1,3}([.,])\d{3}(?:\1\d{3})+$/u.test(body) ? Number(body.replace(/[.,]/gu, "")) : undefined;
  }
  return Number(`${whole.replace(/[.,]/gu, "") || "0"}.${body.slice(last + 1)}`);
}
