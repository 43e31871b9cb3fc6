import { languageOf } from "#shared/rules/comments/language.ts";
import { type Language, LANGUAGES } from "#shared/rules/language.ts";
import { saysWrong, toldIn } from "./frames/matching.ts";
import { GATES } from "./gates.ts";
import {
  type Care,
  CARE_KINDS,
  type CareKind,
  CHILD_KINDS,
  HARM_KINDS,
  type HarmKind,
  isHarm,
  NO_CARE,
  PERIL_KINDS,
  type PerilKind,
  TENDER_KINDS,
  type TenderKind,
} from "./kinds.ts";
import { careTextOf, folded, signsOf } from "./plain.ts";
import type { KindSigns, LanguageSigns } from "./signs.ts";
import { ALL_SIGNS, SIGNS } from "./signs/all.ts";

/** Somebody's own life comes before a request that would be refused, and that before every other danger. */
const DANGERS: readonly (PerilKind | HarmKind)[] = [
  "overdose",
  "hounded",
  "suicide",
  "groomed",
  "minors",
  "leaked",
  "stalked",
  "abuse",
  "hate",
  "sexual",
  ...HARM_KINDS,
  ...PERIL_KINDS,
];

/** What a danger is where a text informs of it or looks back on it. */
const AS_SUBJECT: Record<PerilKind, TenderKind> = {
  viewer: "mind",
  poisoned: "trauma",
  hounded: "bullying",
  missing: "grief",
  groomed: "trauma",
  overdose: "recovery",
  suicide: "mind",
  "self-harm": "recovery",
  abuse: "trauma",
  sexual: "trauma",
  eating: "recovery",
  stalked: "trauma",
  leaked: "trauma",
};

/** Dangers that somebody who watches may write of. */
const TOLD_BY_VIEWERS: ReadonlySet<CareKind> = new Set<PerilKind>([
  "overdose",
  "suicide",
  "self-harm",
  "abuse",
  "sexual",
  "eating",
]);

/** A pet, a birth and a pregnancy tell more than the grief their texts also speak of. */
const MOST_TELLING: readonly TenderKind[] = ["pet", "stillbirth", "pregnancy", ...TENDER_KINDS];

/** What stands for a harmless phrase: an end of its sentence; a word alone ("livestream") leaves the sentence whole. */
const APART = " ¦ ";
const GAP = " - ";

/**
 * How much care a text needs, in any of the product's five languages. Who does what to whom (frames/), and rules over
 * lists of phrases (signs/<language>.ts): what is harmless is taken out; what somebody says of themself counts anywhere; the bare
 * word for a thing doesn't count for a film or a game, and is a subject where a text informs of it.
 */
export function careOf(text: string): Care {
  const plain = careTextOf(text);
  // Nearly every text ends here, before the costly list of what is harmless is needed.
  if (careIn(plain).level === "none") return NO_CARE;
  return careIn(
    plain.replace(new RegExp(patternOf("harmless"), "g"), (found) => (found.includes(" ") ? APART : GAP)),
  );
}

function careIn(plain: string): Care {
  const told = toldIn(plain);
  const letters = trigramsOf(plain);
  const open = new Set(
    CARE_KINDS.filter(
      (kind) =>
        kind in GATES &&
        stemsOf(kind).some(
          ({ stem, trigrams }) => trigrams.every((three) => letters.has(three)) && plain.includes(stem),
        ),
    ),
  );
  const tells = (kind: CareKind, part: keyof KindSigns) =>
    told.some((one) => one.kind === kind && one.own === (part === "says")) ||
    (open.has(kind) && (kindSigns(kind, part)?.test(plain) ?? false));
  const says = (kind: CareKind) => tells(kind, "says");
  const names = (kind: CareKind) => tells(kind, "names") && !patternOf("fiction").test(plain);

  const whom = (kind: CareKind) => {
    const about = told.find((one) => one.kind === kind && one.about !== undefined)?.about;
    return about === undefined ? {} : { about };
  };

  for (const kind of DANGERS) {
    // Who is told to die and wants to is answered for that.
    if (kind === "hounded" && says("suicide")) continue;
    if (kind === "hate" && saysWrong(plain)) continue;
    if (TOLD_BY_VIEWERS.has(kind) && (says(kind) || names(kind)) && patternOf("viewers").test(plain))
      return { level: "danger", kind: "viewer" };
    if (says(kind)) return { level: "danger", kind, ...whom(kind) };
    if (!names(kind)) continue;
    if (isHarm(kind) || !patternOf("informs").test(plain)) return { level: "danger", kind, ...whom(kind) };
    return { level: "tender", kind: TENDER_KINDS.find(says) ?? AS_SUBJECT[kind] };
  }
  const child = CHILD_KINDS.find((kind) => says(kind) || names(kind));
  if (child !== undefined) return { level: "child", kind: child, ...whom(child) };
  const tender = MOST_TELLING.find(says) ?? MOST_TELLING.find(names);
  return tender === undefined ? NO_CARE : { level: "tender", kind: tender };
}

/** The language whose phrases told the care a text needs: its own where that is among them. */
export function languageOfCare(text: string, kind: CareKind): Language {
  const plain = careTextOf(text);
  const heard = languageOf(text);
  const framed = toldIn(plain).filter((one) => one.kind === kind);
  const told = LANGUAGES.filter((language) => {
    if (framed.some((one) => one.language === language)) return true;
    const { kinds, viewers = [] } = SIGNS[language];
    const { says = [], names = [] } = kinds[kind] ?? {};
    const phrases = kind === "viewer" ? viewers : [...says, ...names];
    return kept(patterns, `${kind} ${language}`, () => signsOf(phrases))?.test(plain) ?? false;
  });
  return told.find((language) => language === heard) ?? told[0] ?? (heard === "other" ? "en" : heard);
}

/** A part of a word, and what of it is cheaper to look for in a long text. */
interface Stem {
  readonly stem: string;
  readonly trigrams: readonly string[];
}
const stems = new Map<CareKind, readonly Stem[]>();
const patterns = new Map<string, RegExp | undefined>();

function stemsOf(kind: CareKind): readonly Stem[] {
  return kept(stems, kind, () =>
    folded(GATES[kind] ?? "")
      .split(" ")
      .map((part) => part.replaceAll("_", " "))
      .map((stem) => ({ stem, trigrams: [...trigramsOf(stem)] })),
  );
}

/** All that stands in a text as three letters in a row. */
function trigramsOf(text: string): Set<string> {
  const found = new Set<string>();
  for (let at = 0; at + 3 <= text.length; at++) found.add(text.slice(at, at + 3));
  return found;
}

function kindSigns(kind: CareKind, part: keyof KindSigns): RegExp | undefined {
  return kept(patterns, `${kind} ${part}`, () =>
    signsOf(ALL_SIGNS.flatMap(({ kinds }) => kinds[kind]?.[part] ?? [])),
  );
}

function patternOf(part: Exclude<keyof LanguageSigns, "kinds">): RegExp {
  return kept(patterns, part, () => signsOf(ALL_SIGNS.flatMap((signs) => signs[part] ?? []))) ?? /(?!)/;
}

function kept<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
