import type { Trends, TrendsInput } from "#shared/contracts/trends.ts";
import { TOP_TRENDS } from "#shared/rules/trends.ts";
import { Grounded } from "../../material/grounded.ts";
import type { Material } from "../../material/material.ts";
import { momentsOf } from "../../material/moments.ts";
import { groundingOf } from "../ideas/write-ideas.ts";
import type { Random } from "../random.ts";
import { AHEAD, type Occasion, occasions } from "./calendar.ts";
import { deskFor, evergreenCards, seasonalCards, sheetCards } from "./cards.ts";
import { liveTrends, sightings } from "./live-trends.ts";
import { bonusInsight, prediction } from "./outlook.ts";
import { publicDays } from "./public-days.ts";

/** Cards of each kind at most: what is live and what the calendar brings leave room for something lasting. */
const MOST = { live: 4, seasonal: 2 } as const;
/** Sheets to fill in, where nothing is known: more would be padding. */
const SHEETS = 3;

/**
 * Up to five cards for a niche: what was seen in public, then what the calendar brings within six weeks, then what
 * lasts, each made of what a subject's card says; sheets to fill in where nothing is known. Momentum stands only on
 * live cards whose evidence gives one.
 */
export async function detectTrends(
  input: TrendsInput,
  random: Random,
  material: Material,
): Promise<Grounded<Trends>> {
  const { niche, region, today } = input;
  const { language } = material.brief;
  const calendar = occasions(await momentsOf(material), region, today);
  const desk = deskFor(niche, material, random);
  const found = sightings(newsIn(input)).slice(0, MOST.live);
  const live = liveTrends(found, desk);
  const coming = ofDifferentSubjects(random.sample(calendar, calendar.length));
  const seasonal = seasonalCards(coming.slice(0, found.length > 2 ? 1 : MOST.seasonal), desk);
  const made = [...live, ...seasonal];
  const lasting = material.known
    ? evergreenCards(TOP_TRENDS - made.length, desk)
    : sheetCards(Math.min(SHEETS, TOP_TRENDS - made.length), desk);
  const topTrends = [...made, ...lasting];
  const answer = {
    topTrends,
    prediction: prediction(calendar, publicDays(region, today, language), found, material),
    bonusInsight: bonusInsight(material, random),
  };
  return new Grounded(answer, {
    ...groundingOf(material),
    restsOn: topTrends.flatMap(({ restsOn = [] }) => restsOn.slice(0, 1)),
  });
}

/** The signals that say more than the niche's own name. */
function newsIn({ niche, signals }: TrendsInput) {
  const own = niche.toLowerCase();
  return signals.filter(({ text }) => text.trim().toLowerCase() !== own);
}

/** What comes within six weeks, one of each subject. */
function ofDifferentSubjects(calendar: readonly Occasion[]): Occasion[] {
  const first = new Map(
    calendar.filter(({ days }) => days <= AHEAD).map((occasion) => [occasion.moment.card.id, occasion]),
  );
  return [...first.values()];
}
