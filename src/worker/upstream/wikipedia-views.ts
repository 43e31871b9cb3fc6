import * as z from "zod/mini";
import { addDays } from "#shared/rules/days.ts";
import { type DayViews, INTEREST_DAYS } from "#shared/rules/interest.ts";
import type { Language } from "#shared/rules/language.ts";
import type { Reader, Sourced } from "./read.ts";
import { at, countOf } from "./unknown-json.ts";
import { readWikimedia } from "./wikimedia.ts";
import { pathOf } from "./wikipedia.ts";

const Views = z.array(z.object({ day: z.string(), views: z.number() }));
const Answer = z.object({ items: z.array(z.unknown()) });

/**
 * How often people opened an article on each of the last {@link INTEREST_DAYS} days that are counted, oldest first;
 * robots left out. A day that Wikimedia doesn't name isn't there.
 * @param today a calendar day in UTC. The day before may not be counted yet.
 * @throws as `readWikimedia`; also where nothing was ever counted of the article.
 */
export function dailyViews(
  reader: Reader,
  language: Language,
  title: string,
  today: string,
): Promise<Sourced<DayViews[]>> {
  const [from, to] = [-INTEREST_DAYS, -1].map((days) => addDays(today, days).replaceAll("-", ""));
  const path = `${language}.wikipedia/all-access/user/${pathOf(title)}/daily/${from}/${to}`;
  return readWikimedia(reader, {
    topic: "wikipedia-views",
    url: new URL(`https://wikimedia.org/api/rest_v1/metrics/pageviews/per-article/${path}`),
    schema: Views,
    parse: (body) => Answer.parse(JSON.parse(body)).items.flatMap(viewsOf),
  });
}

/** `{"timestamp": "2026112100", "views": 190, …}` */
function viewsOf(item: unknown): DayViews[] {
  const stamp = at(item, "timestamp");
  const [, year, month, day] = (typeof stamp === "string" && /^(\d{4})(\d\d)(\d\d)/u.exec(stamp)) || [];
  const views = countOf(at(item, "views"));
  return day === undefined || views === null ? [] : [{ day: `${year}-${month}-${day}`, views }];
}
