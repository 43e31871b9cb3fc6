import type { Form } from "../brief.ts";
import type { Language } from "#shared/rules/language.ts";
import { PHRASINGS } from "./all.ts";
import type { Phrasing } from "./phrasing.ts";

/** Forms by how surely their signs tell them, surest first. A comparison is told by its two sides. */
export const FORMS: readonly Form[] = [
  "day-in-the-life",
  "confession",
  "myth",
  "review",
  "list",
  "story",
  "how-to",
  "question",
];

const BEFORE = String.raw`(?<![\p{L}\p{N}])`;
/** An apostrophe ends a word by itself: "l'". */
const AFTER = String.raw`(?:(?<=['’])|(?![\p{L}\p{N}]))`;
/** What may stand between a sign and what it belongs to. */
const GAP = String.raw`[\s:,;.!–—-]*`;
const REST = String.raw`[^,.?!;:()]`;

const within = (alternatives: string) => `${BEFORE}(?:${alternatives})${AFTER}`;
const anywhere = (alternatives: string) => new RegExp(within(alternatives), "iu");
const first = (alternatives: string) => new RegExp(`^(?:${alternatives})${AFTER}${GAP}`, "iu");

/** A language's phrasing as patterns over {@link folded} text. */
export interface Patterns {
  readonly request: RegExp;
  readonly forms: ReadonlyMap<Form, { readonly start?: RegExp; readonly any?: RegExp }>;
  readonly article: RegExp;
  /** Each with the groups `one` and `other`. */
  readonly sides: readonly RegExp[];
  /** Two short sides, for a text that isn't of another form. */
  readonly or: RegExp;
  /** With the group `who`, which ends it. */
  readonly audience: RegExp;
  readonly novices: RegExp;
  readonly constraint: RegExp;
  readonly tail: RegExp;
}

const made = new Map<Language, Patterns>();

export function patternsOf(language: Language): Patterns {
  const known = made.get(language);
  if (known !== undefined) return known;
  const patterns = patternsFrom(PHRASINGS[language]);
  made.set(language, patterns);
  return patterns;
}

function patternsFrom(phrasing: Phrasing): Patterns {
  const { requests, forms, articles, or, audience, people, whose, novices, held, means, binding, tails } =
    phrasing;
  const describing = String.raw`(?:(?!(?:${held}|${means}|${audience})\s)[\p{L}\p{N}’'-]+\s+){0,3}?`;
  return {
    request: first(requests),
    forms: new Map(
      FORMS.map((form) => {
        const { start, any } = forms[form] ?? {};
        return [
          form,
          {
            ...(start === undefined ? {} : { start: first(start) }),
            ...(any === undefined ? {} : { any: anywhere(any) }),
          },
        ];
      }),
    ),
    article: first(articles),
    sides: sidePatterns(phrasing),
    or: new RegExp(
      String.raw`^(?<one>[^,\s]+(?:\s+[^,\s]+){0,2})\s+(?:${or})\s+(?<other>[^,\s]+(?:\s+[^,\s]+){0,3})[\s?!.]*$`,
      "iu",
    ),
    audience: new RegExp(
      String.raw`${within(audience)}\s+(?<who>${describing}(?:${people})${AFTER}(?:[\s,]+(?:${whose})${AFTER}${REST}{0,60})?)`,
      "iu",
    ),
    novices: anywhere(novices),
    constraint: new RegExp(
      String.raw`${BEFORE}(?:(?:${held})${AFTER}|(?<!(?:^|[\s'’])(?:${binding})\s+)(?:${means})\s+(?!me\b|us\b))${REST}{0,60}`,
      "iu",
    ),
    tail: new RegExp(String.raw`[\s,]${BEFORE}(?:${tails})[\s?!.…]*$`, "iu"),
  };
}

function sidePatterns({ between: [before, and], better: [be, comparative, than] }: Phrasing): RegExp[] {
  const gap = String.raw`(?:\s+|(?<=['’]))`;
  return [
    String.raw`^(?<one>.+?)\s+(?:vs\.?|versus)\s+(?<other>.+)$`,
    String.raw`(?:^|\s)(?:${before})\s+(?<one>.+?)\s+(?:${and})\s+(?<other>.+)$`,
    String.raw`^(?:${be})\s+(?:${comparative})\s+(?<one>.+?)\s+(?:${than})${gap}(?<other>.+)$`,
    String.raw`^(?:(?:${be})\s+)?(?<one>.+?)\s+(?:(?:${be})\s+)?(?:${comparative})\s+(?:${than})${gap}(?<other>.+)$`,
  ].map((pattern) => new RegExp(pattern, "iu"));
}

const ACCENTED = /[À-ÖØ-öø-ſ]/gu;

/** Without accents, each letter in its place; "où" keeps the accent that tells it from "ou". */
export function folded(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll("’", "'")
    .replace(ACCENTED, (letter) => (letter === "ù" ? letter : (letter.normalize("NFD")[0] ?? letter)));
}
