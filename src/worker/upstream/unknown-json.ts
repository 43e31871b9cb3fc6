import { isImageAddress } from "#shared/rules/image-hosts.ts";

/**
 * Readers of JSON that somebody else may change any day. Each gives undefined or null for what isn't as it was,
 * so that a field that moved costs that field and nothing more.
 */

/** What stands at a path of keys and list positions, or undefined. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null && Object.hasOwn(inner, key)
        ? Reflect.get(inner, key)
        : undefined,
    value,
  );
}

/** The entries of a list; none where it isn't one. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Control characters, and those that turn the reading direction of what stands around them. */
const UNSEEN = /(?!\n)[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/** A text without invisible characters, cut at a length; null where there is none or it is blank. */
export function textOf(value: unknown, longest: number): string | null {
  if (typeof value !== "string") return null;
  const text = Array.from(value.slice(0, longest * 2).replace(UNSEEN, ""))
    .slice(0, longest)
    .join("")
    .trim();
  return text === "" ? null : text;
}

/** A count, as a number or in digits; null for anything else. Whole, 0 or more. */
export function countOf(value: unknown): number | null {
  const digits = typeof value === "string" && /^\d{1,15}$/u.test(value);
  const count = digits ? Number(value) : value;
  return typeof count === "number" && Number.isSafeInteger(count) && count >= 0 ? count : null;
}

/** The address of a picture on a platform's own host; null for anything else. */
export function pictureOf(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const address = value.startsWith("//") ? `https:${value}` : value;
  return address.startsWith("https://") && isImageAddress(address) ? address : null;
}

/** The first of several addresses that can be shown. */
export function firstPicture(...values: readonly unknown[]): string | null {
  return values.map(pictureOf).find((picture) => picture !== null) ?? null;
}

/** A time in UTC, as in "2026-11-21T10:00:00.000Z", of a text or of seconds since 1970; null for anything else. */
export function timeOf(value: unknown): string | null {
  const time =
    typeof value === "string" ? Date.parse(value) : typeof value === "number" ? value * 1000 : Number.NaN;
  const date = new Date(time);
  const year = date.getUTCFullYear();
  return year >= 2000 && year < 2100 ? date.toISOString() : null;
}

/** What a text holds as JSON; undefined where it isn't any. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
