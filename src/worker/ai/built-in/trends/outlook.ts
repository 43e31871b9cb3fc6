import type { Material } from "../../material/material.ts";
import { ownCards } from "../../material/own-cards.ts";
import { questionsOf } from "../ideas/worksheet-ideas.ts";
import type { Random } from "../random.ts";
import { AHEAD, type Occasion, whenOf } from "./calendar.ts";
import { nameOf } from "./cards.ts";
import type { Sighting } from "./live-trends.ts";
import type { ComingDay } from "./public-days.ts";
import { TREND_WORDS } from "./words/all.ts";

/** Times named in a prediction. */
const NAMED = 2;
/** Words of the trade named in an insight. */
const TERMS = 3;

/** What can be said of the weeks to come: the calendar, and what was on a list today. Nothing is forecast. */
export function prediction(
  calendar: readonly Occasion[],
  days: readonly ComingDay[],
  seen: readonly Sighting[],
  { brief: { language } }: Material,
): string {
  const { outlook } = TREND_WORDS[language];
  const own = calendar
    .filter((occasion, place) => place === 0 || occasion.days <= AHEAD)
    .slice(0, NAMED)
    .map((occasion) => {
      const { card, when, what } = occasion.moment;
      return outlook.time(card.name, when, whenOf(occasion, language), what);
    });
  const forAll = days.slice(0, 1).map((day) => outlook.publicDay(day.name, whenOf(day, language)));
  const listed = seen.find(({ evidence: [first] }) => first.source === "google-trends");
  return [
    outlook.next([...own, ...forAll]),
    ...(listed === undefined ? [] : [outlook.listed(listed.said)]),
    outlook.noForecast,
  ].join(" ");
}

/** One piece of advice that holds for all cards of an answer, in the subject's own words where they are known. */
export function bonusInsight(material: Material, random: Random): string {
  const { subject, brief, known } = material;
  const own = ownCards(material);
  const { outlook, sheet } = TREND_WORDS[brief.language];
  if (!known) return sheet.ask(questionsOf(material));
  const card = subject ?? (own.length > 0 ? random.pick(own) : undefined);
  if (card === undefined) return random.pick(outlook.advice);
  const terms = random.sample(card.terms, TERMS).map(({ term }) => term);
  return random.pick([...outlook.advice, outlook.terms(nameOf(card), terms)]);
}
