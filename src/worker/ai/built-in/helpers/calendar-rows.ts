import type { IdeasRequest } from "#shared/contracts/ideas.ts";
import type { Material } from "../../material/material.ts";
import { type Draft, draftIdeas } from "../ideas/write-ideas.ts";
import { differentIdeas } from "../planner/plan-ideas.ts";
import { isWorksheet, varied, withCards, withoutMoments } from "../planner/vary.ts";
import type { Random } from "../random.ts";

/** One post in so many may belong to a time of the year. */
const MOMENT_EVERY = 5;
/** As many worksheets as differ. */
const SHEETS = 10;

/** What to post on each of the days, in their order: fewer than days where too little is known. */
export interface CalendarRows {
  readonly known: readonly Draft[];
  /** With places to fill in, for the days after those. */
  readonly sheets: readonly Draft[];
}

/**
 * An idea a day, no two on the same point. A time of the year comes where it falls into the month of its day.
 * @param months the month of each day, 1 to 12; undefined where days have no date.
 */
export function calendarRows(
  request: Pick<IdeasRequest, "niche" | "platform">,
  months: readonly (number | undefined)[],
  random: Random,
  material: Material,
): CalendarRows {
  const count = months.length;
  const timeless = varied(differentIdeas(request, count, random, withoutMoments(material)));
  const known = timeless.slice(0, count);
  const taken = new Set<number>();
  const wanted = Math.ceil(count / MOMENT_EVERY);
  for (const { draft, month } of momentIdeas(request, new Set(months), wanted, random, material)) {
    const free = months.flatMap((each, day) =>
      each === month && day < known.length && !taken.has(day) ? [day] : [],
    );
    if (free.length === 0 || known.some(({ title, hook }) => title === draft.title || hook === draft.hook))
      continue;
    const day = random.pick(free);
    taken.add(day);
    known[day] = draft;
  }
  if (known.length >= count) return { known, sheets: [] };
  const asked = { topic: "", audience: "", ...request, format: undefined, count: SHEETS };
  const sheets = draftIdeas(asked, random, { ...material, niche: [], details: [], signals: [] }).filter(
    isWorksheet,
  );
  return { known, sheets: sheets.slice(0, count - known.length) };
}

/** Ideas about times of the year that fall into one of the months, each of another subject. */
function momentIdeas(
  request: Pick<IdeasRequest, "niche" | "platform">,
  months: ReadonlySet<number | undefined>,
  count: number,
  random: Random,
  material: Material,
) {
  const found = new Map<string, number>();
  const inTime = withCards(material, (card) => ({
    ...card,
    mistakes: [],
    choices: [],
    steps: [],
    questions: [],
    beliefs: [],
    moments: card.moments.filter((moment) => {
      const month = moment.months.find((each) => months.has(each));
      if (month !== undefined) found.set(moment.what, month);
      return month !== undefined;
    }),
  }));
  const cards = inTime.niche.filter(({ moments }) => moments.length > 0);
  if (found.size === 0) return [];
  const some = { ...inTime, niche: random.sample(cards, count) };
  const asked = { topic: "", audience: "", ...request, format: undefined, count: count * 6 };
  const drafts = draftIdeas(asked, random, some).flatMap((draft) => {
    const month = draft.restsOn.map(({ text }) => found.get(text)).find((each) => each !== undefined);
    return month === undefined ? [] : [{ draft, month, subject: draft.restsOn[0]?.label }];
  });
  const first = new Map(drafts.map((one) => [one.subject, one]));
  return [...first.values()].slice(0, count);
}
