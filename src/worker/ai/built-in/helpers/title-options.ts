import { titleLength } from "#shared/rules/lengths.ts";
import { falling, scoreOf, type Signal, type SignalSource } from "#shared/rules/signals.ts";
import { specificsIn, titleInformation } from "#shared/rules/title-information.ts";
import { titleAllowed, titleVisible } from "#shared/rules/titles.ts";
import { columns } from "#shared/rules/words.ts";
import type { Material } from "../../material/material.ts";
import { linesOf } from "../ideas/lines.ts";
import type { Random } from "../random.ts";
import { askedOf } from "../seo/asked-points.ts";
import { proposeTitles, type SeoTitle } from "../seo/titles.ts";

const CRAFT: SignalSource = { kind: "heuristic", label: "Craft practice" };

/** What a title is compared by. */
export type TitleQuality = "concrete" | "promise" | "first-words" | "length";

interface TitleSignal extends Signal {
  readonly id: TitleQuality;
}

/** Words and signs of a promise: a question, a reason, a way, a contrast, an outcome; in the five languages. */
const PROMISE =
  /[?¿]|(?<!\p{L})(?:how|why|what|which|when|vs|versus|without|until|instead|fix(?:ed)?|before|after|but|cómo|por qué|qué|cuál|sin|hasta|antes|pero|arregl\p{L}+|comment|pourquoi|quel(?:le)?s?|sans|avant|après|mais|wie|warum|was|welche\p{L}*|ohne|bis|statt|bevor|aber|como|por que|qual|sem|até|depois|mas)(?!\p{L})/iu;

/** Columns before the first word that says something, that are fine and that lose a reader. Source: heuristic. */
const FIRST = { fine: 14, lost: 50 } as const;

/**
 * How a title is made: how concrete it is, what it promises, how soon it says so, how long it is. Weighs what is said
 * over how: a template about a subject scores below a title that names a part, a sign, an outcome or a number.
 */
export function titleSignals(title: string): TitleSignal[] {
  const lower = title.toLowerCase().replaceAll("’", "'");
  const first = specificsIn(title)
    .map((specific) => lower.indexOf(specific.toLowerCase()))
    .filter((place) => place >= 0)
    .toSorted((a, b) => a - b)[0];
  const signal = (id: TitleQuality, label: string, value: number, weight: number, advice: string) => ({
    id,
    label,
    value,
    weight,
    source: CRAFT,
    advice,
  });
  return [
    signal(
      "concrete",
      "Concrete",
      titleInformation(title),
      50,
      "Name the part, the sign, the number or the outcome.",
    ),
    signal("promise", "Promise", PROMISE.test(title) ? 1 : 0.4, 15, "Say what the viewer gets or sees."),
    signal(
      "first-words",
      "First words",
      first === undefined ? 0 : falling(columns(lower.slice(0, first)), FIRST.fine, FIRST.lost),
      20,
      "Put the subject's own words first.",
    ),
    signal(
      "length",
      "Length",
      titleAllowed(title) ? titleVisible(title) : 0,
      15,
      `Say it in about 55 characters; this one takes ${titleLength(title).used}.`,
    ),
  ];
}

/** From this value on a part of a title needs no repair. */
const FINE = 0.74;

/** The weakest part of a title, by the points it costs; undefined where every part is fine. */
export function weakestOf(title: string): TitleQuality | undefined {
  const lost = ({ value, weight }: TitleSignal) => (1 - value) * weight;
  return titleSignals(title)
    .filter(({ value }) => value < FINE)
    .toSorted((a, b) => lost(b) - lost(a))[0]?.id;
}

/** The points a title gets, 0 to 100. */
export function titleScore(title: string): number {
  return scoreOf(titleSignals(title));
}

/**
 * Other titles for a video, each with one thing changed: a specific of its subject added, its name in front, the
 * question that is asked; in the creator's own words alone where nothing is known. None that is given already.
 */
export function titleOptions(
  given: readonly string[],
  { niche = "", description = "" }: { readonly niche?: string; readonly description?: string },
  count: number,
  random: Random,
  material: Material,
): SeoTitle[] {
  const [title = ""] = given;
  const known = new Set(given.map((one) => one.toLowerCase()));
  const fields = { title, niche: "", tags: niche === "" ? [] : [niche], description };
  return proposeTitles(fields, random, material)
    .filter(({ text }) => !known.has(text.toLowerCase()))
    .slice(0, count);
}

/** Points below the creator's own title that a rival may have: a test of a much weaker title finds nothing. */
const WEAKER = 15;
/** Kinds of points that promise the viewer something by themselves. */
const PROMISING: ReadonlySet<string> = new Set(["mistake", "question", "choice", "belief", "step"]);

/**
 * Rivals for a title that stands alone: the same promise said otherwise first, since any video that keeps the one keeps
 * the other; then titles with another promise of the same subject, made about as well; none where nothing is known.
 */
export function rivalsOf(
  title: string,
  niche: string,
  count: number,
  random: Random,
  material: Material,
): SeoTitle[] {
  const options = titleOptions([title], { niche }, count, random, material);
  const promises = otherPromises(title, count - options.length, random, material);
  const texts = new Set<string>();
  return [...options, ...promises].filter(({ text }) => !texts.has(text) && texts.add(text)).slice(0, count);
}

function otherPromises(
  title: string,
  count: number,
  random: Random,
  { subject, brief }: Material,
): SeoTitle[] {
  const found: SeoTitle[] = [];
  if (subject === undefined || count <= 0) return found;
  const least = titleScore(title) - WEAKER;
  for (const { point, restsOn } of askedOf(subject, title, random).all) {
    if (found.length === count) break;
    if (!PROMISING.has(point.kind)) continue;
    const text = linesOf(point, brief.language, "YouTube long-form", random)
      .titles.map((line) => line.text)
      .find((line) => titleScore(line) >= least);
    if (text !== undefined) found.push({ text, restsOn: restsOn.slice(0, 1) });
  }
  return found;
}
