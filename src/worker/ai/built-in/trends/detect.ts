import type { Trend, Trends, TrendsInput } from "#shared/contracts/trends.ts";
import { TOP_TRENDS } from "#shared/rules/trends.ts";
import { isWholeNiche, namedNiche, nicheFor } from "../find-niche.ts";
import type { NichePack } from "../niche.ts";
import type { Random } from "../random.ts";
import { dealer } from "../titles/angle.ts";
import { kindOf } from "../titles/occasion.ts";
import { capital, clip, quoted, titleSafe, topicPhrase } from "../topic.ts";
import { AHEAD, type Occasion, occasions } from "./calendar.ts";
import { liveTrends, sightings } from "./live-trends.ts";
import { bonusInsight, prediction } from "./outlook.ts";
import { EVERGREEN, OPEN, type Pattern, SEASONAL } from "./patterns.ts";

/** Cards of each kind at most: what is live and what the calendar brings leave room for something lasting. */
const MOST = { live: 4, seasonal: 2 } as const;
/** The most of a creator's niche that is said in a sentence, in UTF-16 units. */
const SPOKEN = 60;

/**
 * Up to five cards for a niche: what was seen in public, then what the calendar brings within six weeks,
 * then what lasts. Momentum stands only on live cards whose evidence gives one. English, whatever the niche.
 */
export function detectTrends(input: TrendsInput, random: Random): Trends {
  const { niche, region, today } = input;
  const pack = nicheFor(niche, "");
  const calendar = occasions(pack, region, today);
  const write = cardWriter(niche, pack, random);
  const found = sightings(newsIn(input)).slice(0, MOST.live);
  const live = liveTrends(found, random);
  const seasonal = write.seasonal(
    calendar.filter(({ days }) => days <= AHEAD).slice(0, found.length > 2 ? 1 : MOST.seasonal),
  );
  return {
    topTrends: [...live, ...seasonal, ...write.evergreen(TOP_TRENDS - live.length - seasonal.length)],
    prediction: prediction(calendar, found),
    bonusInsight: bonusInsight(pack, isWholeNiche(pack, niche), random),
  };
}

/** The signals that say more than the niche's own name. */
function newsIn({ niche, signals }: TrendsInput) {
  const own = niche.toLowerCase();
  return signals.filter(({ text }) => text.trim().toLowerCase() !== own);
}

/** Writes cards that rest on nothing live, each about something else in the niche. */
function cardWriter(niche: string, pack: NichePack, random: Random) {
  const shown = clip(titleSafe(niche), SPOKEN) || "…";
  const spoken = topicPhrase(shown);
  const whole = isWholeNiche(pack, niche);
  // Neither dates nor what a niche knows say anything about a question or a statement.
  const isStatement = !whole && kindOf(niche) === "statement";
  const deal = dealer(pack, "", namedNiche(niche) !== undefined, random);
  const topics = random.sample(pack.topics, MOST.seasonal);

  const made = (kind: Trend["kind"], title: string, pattern: Pattern): Trend => ({
    ...pattern,
    kind,
    title,
    evidence: [],
  });
  return {
    seasonal: (dates: readonly Occasion[]) =>
      random.sample(SEASONAL, isStatement ? 0 : dates.length).flatMap((pattern, index) =>
        dates.slice(index, index + 1).map((date) => {
          const subject = whole ? (topics[index] ?? shown) : spoken.inside;
          const card = pattern(date, subject, deal(niche, spoken).audience);
          return made("seasonal", whole ? capital(card.title) : card.title, card);
        }),
      ),
    evergreen: (count: number) => {
      const cards = isStatement
        ? random.sample(OPEN, count).map((pattern) => pattern(quoted(shown)))
        : random.sample(EVERGREEN, count).map((pattern) => pattern(deal(niche, spoken)));
      // A pack speaks of its own niche; what is true of everything has to say of what it speaks.
      return cards.map((card) =>
        made("evergreen", whole ? capital(card.title) : spoken.lead(card.title), card),
      );
    },
  };
}
