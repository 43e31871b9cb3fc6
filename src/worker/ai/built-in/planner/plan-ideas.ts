import { SURFACE_FORMATS } from "#shared/rules/formats.ts";
import { formatOf } from "#shared/rules/ideas.ts";
import { TitleRow } from "#shared/rules/planner/titles.ts";
import { SHORT_MOST_SECONDS } from "#shared/rules/scripts.ts";
import type { Surface } from "#shared/rules/surfaces.ts";
import type { Material } from "../../material/material.ts";
import { type Draft, draftIdeas } from "../ideas/write-ideas.ts";
import type { Random } from "../random.ts";
import { isWorksheet, thinned, varied, withoutMoments } from "./vary.ts";

/** Ideas drafted beyond those needed, as some will be too alike. */
const SPARE = 8;
/** After so many rounds without enough ideas, or so many that bring none, titles need only differ. */
const PATIENCE = 8;
const ROUNDS = 16;
const DRY = 2;

const SHORT_FORMATS = new Set([
  ...SURFACE_FORMATS.TikTok,
  ...SURFACE_FORMATS["YouTube Shorts"],
  ...SURFACE_FORMATS["Instagram Reels"],
]);

/** What a row of posts is made for. */
interface Wish {
  readonly niche: string;
  readonly platform?: Surface | undefined;
  isWanted?(draft: Draft): boolean;
}

/**
 * Ideas for a whole plan from what is known of its niche: each of another point, of other subjects as long as there
 * are any; no title is nearly another's, no hook comes twice, and two in a row differ in format wherever that can be.
 * Nothing in it belongs to a time of the year: a plan has no date.
 * @param seconds of one video; what is longer than a Short is planned for YouTube's long form.
 */
export function planIdeas(
  niche: string,
  seconds: number,
  count: number,
  random: Random,
  material: Material,
): Draft[] {
  const isShort = seconds <= SHORT_MOST_SECONDS;
  const isWanted = ({ format }: Draft) => {
    const id = formatOf(format);
    return !isShort || id === undefined || SHORT_FORMATS.has(id);
  };
  const platform = isShort ? undefined : "YouTube long-form";
  return varied(differentIdeas({ niche, platform, isWanted }, count, random, withoutMoments(material)));
}

/** Up to so many ideas that rest on what is known, no two on the same point, none nearly called like another. */
export function differentIdeas(
  { niche, platform, isWanted = () => true }: Wish,
  count: number,
  random: Random,
  material: Material,
): Draft[] {
  const chosen: Draft[] = [];
  const titles = new TitleRow();
  const said = new Set<string | undefined>();
  let dry = 0;
  for (let round = 0; round < ROUNDS && chosen.length < count && dry < 2 * DRY; round += 1) {
    const before = chosen.length;
    const most = count - chosen.length + SPARE;
    const each = Math.ceil(most / Math.max(1, material.niche.length));
    const cards = random.sample(material.niche, most).map((card) => thinned(card, each, random));
    const request = { topic: "", niche, platform, format: undefined, audience: "", count: most };
    for (const draft of draftIdeas(request, random, { ...material, niche: cards })) {
      const { title, hook, restsOn } = draft;
      const isNew = ![title, hook, restsOn[0]?.text].some((text) => said.has(text));
      const isAlike = round < PATIENCE && dry < DRY && titles.holdsLike(title);
      if (!isNew || isAlike || isWorksheet(draft) || !isWanted(draft)) continue;
      chosen.push(draft);
      titles.add(title);
      for (const text of [title, hook, restsOn[0]?.text]) said.add(text);
    }
    dry = chosen.length === before ? dry + 1 : 0;
    if (!material.known) break;
  }
  return spread(chosen).slice(0, count);
}

/** The first idea of each subject, then the second of each, and so on, so that what is cut off costs no subject. */
function spread(ideas: readonly Draft[]): Draft[] {
  const times = new Map<string | undefined, number>();
  const nth = ideas.map(({ restsOn }) => {
    const subject = restsOn[0]?.label;
    const before = times.get(subject) ?? 0;
    times.set(subject, before + 1);
    return before;
  });
  return ideas
    .map((idea, at) => ({ idea, before: nth[at] ?? 0 }))
    .toSorted((one, other) => one.before - other.before)
    .map(({ idea }) => idea);
}
