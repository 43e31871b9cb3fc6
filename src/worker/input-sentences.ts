import type * as z from "zod/mini";

type Issue = z.core.$ZodRawIssue;
type Path = readonly PropertyKey[];

/** What a person calls a field that its name on the wire says badly. */
const NAMES: Readonly<Record<string, string>> = {
  url: "The link",
  tiktokUrl: "The link",
  opts: "The options",
  scheduledAt: "The time of publication",
  categoryId: "Category",
  privacyStatus: "Privacy",
  id: "The video's id",
};
/** Fields that hold the facts of one thing: of these a part is named with its whole. */
const WHOLES = new Set(["file", "thumbnail"]);

/** A field's path on the wire, as in "input.topic"; "body" for the whole. */
export function fieldAt(path: Path): string {
  return path.map(String).join(".") || "body";
}

/** What a person calls a field: "Posts per week", "The file's size". */
export function fieldName(path: Path): string {
  const [name, whole] = path.filter((key) => typeof key === "string").toReversed();
  if (name === undefined) return "The request";
  const words = name.replace(/([a-z\d])([A-Z])|_/gu, "$1 $2").toLowerCase();
  if (typeof path.at(-1) === "number") return `Each of the ${words}`;
  if (whole !== undefined && WHOLES.has(whole)) return `The ${whole}'s ${words}`;
  return NAMES[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** What is wrong with a field, as a sentence for a person; the schema's own sentences go before these. */
export function inputSentence(path: Path, issue: Issue): string {
  return `${fieldName(path)} ${fault(issue)}.`;
}

function fault(issue: Issue): string {
  if (issue.input === undefined) return "can't be left out";
  switch (issue.code) {
    case "invalid_type":
      return TYPES[issue.expected] ?? UNREADABLE;
    case "too_big":
      return size(issue.origin, "at most", Number(issue.maximum));
    case "too_small":
      return size(issue.origin, "at least", Number(issue.minimum));
    case "invalid_value":
      return `must be one of ${issue.values.map(String).join(", ")}`;
    case "invalid_format":
      return FORMATS[issue.format] ?? UNREADABLE;
    default:
      return UNREADABLE;
  }
}

const UNREADABLE = "can't be read";

const TYPES: Readonly<Record<string, string>> = {
  string: "must be text",
  number: "must be a number",
  int: "must be a whole number",
  boolean: "must be true or false",
  array: "must be a list",
};

const FORMATS: Readonly<Record<string, string>> = {
  datetime: "must be a date and a time, such as 2026-12-01T18:00:00Z",
  date: "must be a date, such as 2026-12-01",
  url: "must be a link",
  uuid: "must be a UUID",
};

function size(origin: string, bound: "at most" | "at least", limit: number): string {
  if (bound === "at least" && limit === 1 && (origin === "string" || origin === "array"))
    return "can't be empty";
  const verb = bound === "at most" ? "can" : "must";
  if (origin === "string") return `${verb} be ${bound} ${limit} characters`;
  if (origin === "array") return `${verb} have ${bound} ${limit} entries`;
  return `${verb} be ${bound} ${limit}`;
}
