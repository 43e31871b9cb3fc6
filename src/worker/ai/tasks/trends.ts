import { TREND_TEXT_MOST, TrendsInput, TrendsReply, type WrittenTrend } from "#shared/contracts/trends.ts";
import type { LiveSignal } from "#shared/contracts/live-signals.ts";
import { momentumOf, TOP_TRENDS, TREND_KINDS, type TrendKind } from "#shared/rules/trends.ts";
import { words } from "#shared/rules/words.ts";
import { AHEAD, occasions, whenOf } from "../built-in/trends/calendar.ts";
import { publicDays } from "../built-in/trends/public-days.ts";
import type { Material } from "../material/material.ts";
import { momentsOf } from "../material/moments.ts";
import { OneOf } from "../output-schema.ts";
import { defineTask } from "../task.ts";
import { aboutNiche } from "./about-niche.ts";
import { mendTitle, someSober, withoutEmpty } from "../check-output.ts";
import { asData, jsonOnly, limits, VOICE } from "./voice.ts";

const FORM = {
  topTrends: [
    {
      title: "",
      why: "why it is worth a video now",
      kind: new OneOf(TREND_KINDS),
      platforms: { YouTube: "what to do or what was seen there", TikTok: "", Google: "" },
      howToUse: "one concrete video, what is seen in it",
      exampleHook: "the first words spoken",
      evidence: ["the text of a signal, word for word"],
    },
  ],
  prediction: "",
  bonusInsight: "",
} as const;

/** So many cards are worth having; more are shown where they say something. */
const ENOUGH_CARDS = 3;

/** Trend cards for a niche as JSON (spec §9: AI defaults), resting on the public signals they are given. */
export const trends = defineTask({
  name: "trends",
  input: TrendsInput,
  output: TrendsReply,
  form: FORM,
  sampling: { temperature: 0.7, top_p: 0.9, frequency_penalty: 0.2, presence_penalty: 0.1 },
  maxTokens: 8000,
  prompt: (input) => ({
    system: `${VOICE}
${jsonOnly(FORM)}
${limits(TREND_TEXT_MOST)}
At most ${TOP_TRENDS} cards. A live card names as evidence at least one of the signals below, word for word; what none of them shows is seasonal (a date of the calendar or a time of the year below) or evergreen and names none. State no number that isn't in a signal. The prediction says only what the signals and the calendar allow. Write in the language of the niche.`,
    user: `Detect trends.\n${asData(briefOf(input))}`,
  }),
  spends: { each: "card", unknown: "text" },
  about: ({ niche }) => aboutNiche(niche),
  builtIn: async (input, random, material) =>
    (await import("../built-in/trends/detect.ts")).detectTrends(input, random, material),
  finish: async (reply, input, material) => ({
    ...reply,
    topTrends: groundedCards(
      fitting(reply.topTrends, input, material),
      input,
      await datesOf(input, material),
    ),
  }),
});

/** The request, the public days of the next weeks and the signals, a line each. */
function briefOf({ niche, region, today, signals }: TrendsInput): string {
  const calendar = coming(region, today).map((day) => `${day.name} (${whenOf(day, "en")})`);
  return [
    `Niche: ${niche}`,
    `Region: ${region}`,
    `Today: ${today}`,
    `Calendar: ${calendar.join("; ") || "nothing in the next six weeks"}`,
    signals.length === 0 ? "Signals: none could be read" : "Signals:",
    ...signals.map(({ text, ...rest }) => JSON.stringify({ text, ...rest })),
  ].join("\n");
}

function coming(region: TrendsInput["region"], today: string) {
  return publicDays(region, today, "en").filter(({ days }) => days <= AHEAD);
}

/** What a seasonal card may name: public days, and times of the year of what is asked about, within six weeks. */
async function datesOf({ region, today }: TrendsInput, material: Material): Promise<string[]> {
  const own = occasions(await momentsOf(material), region, today).filter(({ days }) => days <= AHEAD);
  const names = [...coming(region, today).map(({ name }) => name), ...own.map(({ moment }) => moment.when)];
  return names.map((name) => key(name.replace(/^the /u, "")));
}

/** The cards that say something and may stand beside the subject, their titles mended. */
function fitting(
  cards: readonly WrittenTrend[],
  { niche }: TrendsInput,
  { care }: Material,
): readonly WrittenTrend[] {
  const shown = ({ title, howToUse, exampleHook }: WrittenTrend) => [title, howToUse, exampleHook].join("\n");
  const titled = cards.map((card) => ({ ...card, title: mendTitle(card.title, niche) }));
  return withoutEmpty(someSober(titled, shown, care?.level), shown, ENOUGH_CARDS, niche);
}

/** The first five cards that aren't the same, each with what it may claim. */
function groundedCards(
  cards: readonly WrittenTrend[],
  input: TrendsInput,
  dates: readonly string[],
): WrittenTrend[] {
  const first = new Map(cards.toReversed().map((card) => [key(card.title), card]));
  return cards
    .filter((card) => first.get(key(card.title)) === card)
    .slice(0, TOP_TRENDS)
    .map((card) => grounded(card, input.signals, dates));
}

/**
 * Live is a card that names a signal it was given; its momentum is what the rule reads from that signal.
 * Seasonal is one that names a date of the calendar. The rest is evergreen, whatever it says of itself.
 */
function grounded(
  card: WrittenTrend,
  signals: readonly LiveSignal[],
  dates: readonly string[],
): WrittenTrend {
  const evidence = namedSignals(card, signals);
  const told = key(`${card.title} ${card.why}`);
  const isSeasonal = card.kind === "seasonal" && dates.some((date) => told.includes(date));
  const kind: TrendKind = evidence.length > 0 ? "live" : isSeasonal ? "seasonal" : "evergreen";
  return { ...card, kind, momentum: momentumOf(evidence), evidence };
}

function namedSignals(card: WrittenTrend, signals: readonly LiveSignal[]): LiveSignal[] {
  const named = new Set(card.evidence.map(({ text }) => key(text)));
  return signals.filter(({ text }) => named.has(key(text)));
}

/** A text for comparing: its words alone, or itself where it has none. */
function key(text: string): string {
  return words(text).join(" ") || text.trim();
}
