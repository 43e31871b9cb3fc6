import type { Specific } from "#shared/contracts/grounding.ts";
import { stems } from "../../material/stem.ts";
import type { Material } from "../../material/material.ts";
import type { Dealt } from "../compose/points.ts";
import type { Random } from "../random.ts";
import { askedClosely, belonging, isAbout } from "../seo/asked-points.ts";

/** The most words that a picture carries. */
const MOST_WORDS = 4;
/** The most of them in UTF-16 units: what fits a picture in large letters. */
const LONGEST = 26;

/** What a thumbnail could show, as far as the subject is known. */
export interface Picture {
  /** Noun phrases: pictures worth filming, the one that fits the title first. */
  readonly scenes: readonly string[];
  /** Words for the picture, at most four each, none of which the title holds; best first. */
  readonly overlays: readonly string[];
  /** The sign of what goes wrong, and what to do instead; only where a mistake fits the title. */
  readonly wrong?: { readonly sign: string; readonly instead: string };
  readonly restsOn: readonly Specific[];
}

/** What could be shown for a title; undefined where nothing known belongs to it. */
export function pictureFor(title: string, { subject }: Material, random: Random): Picture | undefined {
  if (subject === undefined || !isAbout(subject, title, random)) return undefined;
  const { points, all, heard } = askedClosely(subject, title, random);
  const belongs = belonging(subject, title);
  const near = subject.scenes.filter(belongs);
  const fits = (text: string) => stems(text).filter((stem) => heard.has(stem)).length;
  const inTitle = new Set(stems(title));
  const own = new Set(stems(subject.name));
  const inScene = (scene: string) =>
    stems(scene).filter((stem) => inTitle.has(stem) && !own.has(stem)).length;
  const pictures = random.sample(near, near.length);
  const seen = [
    ...pictures.filter((scene) => inScene(scene) > 0).toSorted((a, b) => inScene(b) - inScene(a)),
    ...points.map(({ point }) => point.picture),
    ...pictures.toSorted((a, b) => fits(b) - fits(a)),
  ];
  const mistake = (points.length > 0 ? points : all).find(isMistake)?.point;
  const fresh = [...terms(subject.terms, fits, random), ...choices(all)].filter(
    (text) => !stems(text).some((stem) => inTitle.has(stem)),
  );
  const scenes = [...new Set(seen)];
  return {
    scenes,
    overlays: [...new Set(fresh)].slice(0, 3),
    ...(mistake?.kind === "mistake" ? { wrong: { sign: mistake.sign, instead: mistake.instead } } : {}),
    restsOn: scenes.slice(0, 2).map((text) => ({ text, source: "knowledge", label: subject.name })),
  };
}

const isMistake = ({ point }: Dealt) => point.kind === "mistake";

function terms(
  known: readonly { readonly term: string; readonly is?: string }[],
  fits: (text: string) => number,
  random: Random,
): string[] {
  return random
    .sample(known, known.length)
    .toSorted((a, b) => fits(`${b.term} ${b.is ?? ""}`) - fits(`${a.term} ${a.is ?? ""}`))
    .map(({ term }) => term)
    .filter(isShort);
}

function choices(points: readonly Dealt[]): string[] {
  return points.flatMap(({ point }) => (point.kind === "choice" ? [point.a, point.b] : [])).filter(isShort);
}

function isShort(text: string): boolean {
  return text.split(" ").length <= MOST_WORDS && text.length <= LONGEST;
}
