import type { Trend } from "#shared/contracts/trends.ts";
import type { IdeasRequest } from "#shared/contracts/ideas.ts";
import type { Material } from "../../material/material.ts";
import { ownCards } from "../../material/own-cards.ts";
import type { SubjectKnowledge } from "../../material/subject-knowledge.ts";
import { type Dealt, pointsOf } from "../compose/points.ts";
import { type Draft, ideaWriter } from "../ideas/write-ideas.ts";
import { worksheets } from "../ideas/worksheet-ideas.ts";
import { thinned } from "../planner/vary.ts";
import type { Random } from "../random.ts";
import { monthOf, type Occasion, whenOf } from "./calendar.ts";
import { TREND_WORDS } from "./words/all.ts";
import type { TrendWords } from "./words/trend-words.ts";

/** The most of a title, in UTF-16 units. */
const TITLE = 200;
/** Kinds of points that carry a card alone. */
export const TELLING: ReadonlySet<Dealt["point"]["kind"]> = new Set([
  "mistake",
  "question",
  "belief",
  "choice",
  "step",
]);
/** Subjects of a niche looked at beyond the cards wanted, as some say it in no fitting line. */
const SPARE = 3;

/** What every card of an answer is written with. */
export interface Desk {
  readonly niche: string;
  readonly material: Material;
  readonly random: Random;
  /** Writes each idea in other lines than those before. */
  readonly write: (dealt: Dealt) => Draft[];
  /** What is shown and said already, so that no two cards are alike. */
  readonly used: Set<string>;
}

export function deskFor(niche: string, material: Material, random: Random): Desk {
  const write = ideaWriter(
    requestFor(niche),
    random,
    material.brief,
    undefined,
    material.subject === undefined,
  );
  return { niche, material, random, write, used: new Set() };
}

/** Cards of what comes within weeks, each from the card that knows of it. */
export function seasonalCards(coming: readonly Occasion[], desk: Desk): Trend[] {
  const { material, random, write, used } = desk;
  const { language } = material.brief;
  const words = TREND_WORDS[language].seasonal;
  return coming.flatMap((occasion) => {
    const { moment, days } = occasion;
    const { card, when, what } = moment;
    const points = pointsOf(
      { ...thinned(card, 1, random), moments: [{ when, what, months: [...moment.months] }] },
      what,
      random,
    );
    const name = nameOf(card);
    const draft =
      language === "en"
        ? points.filter(({ point }) => point.kind === "moment").flatMap(write)[0]
        : foreignDraft(occasion, points, desk);
    if (draft === undefined || !isNew(draft, used)) return [];
    used.add(card.id);
    return [
      {
        title: draft.title.slice(0, TITLE),
        why: words.why(when, whenOf(occasion, language), what, name),
        kind: "seasonal" as const,
        platforms: {
          YouTube: words.onYouTube(days, name),
          TikTok: words.onTikTok(points[0]?.point.picture ?? card.name),
          Google: words.onGoogle(name),
        },
        howToUse: `${draft.description} ${words.publish(days)}`,
        exampleHook: draft.hook,
        evidence: [],
        restsOn: [...draft.restsOn],
      },
    ];
  });
}

/** In a language in which cards hold no times of the year: what goes wrong then as ever, and what to do. */
function foreignDraft(
  occasion: Occasion,
  points: readonly Dealt[],
  { material, write }: Desk,
): Draft | undefined {
  const { language } = material.brief;
  const { card, when, what } = occasion.moment;
  const dealt = points.find(({ point }) => point.kind === "mistake");
  if (dealt?.point.kind !== "mistake") return undefined;
  const { sign, instead, picture } = dealt.point;
  const [draft] = write(dealt);
  const month = monthOf(occasion, language);
  const { title, story } = TREND_WORDS[language].seasonal;
  return (
    draft && {
      ...draft,
      title: title(card.name, month),
      description: story(month, sign, instead, picture),
      restsOn: [
        ...draft.restsOn,
        { text: `${when}: ${what}`, source: "knowledge" as const, label: card.englishName },
      ],
    }
  );
}

/** Cards that rest on nothing but what is known, each of another point, of another subject where there are several. */
export function evergreenCards(count: number, desk: Desk): Trend[] {
  const { material, random, write, used } = desk;
  const { subject, niche, brief } = material;
  const fresh = [ownCards(material), niche].map((all) => all.filter(({ id }) => !used.has(id)));
  const from = fresh.find((all) => all.length >= count) ?? niche;
  const cards = subject === undefined ? random.sample(from, count + SPARE) : [subject];
  const dealt = cards.flatMap((card) => {
    const some = subject === undefined ? thinned(card, 1, random) : card;
    const telling = pointsOf({ ...some, moments: [] }, brief.text, random).filter(({ point }) =>
      TELLING.has(point.kind),
    );
    return (subject === undefined ? telling.slice(0, 1) : telling).map((one) => ({ one, card }));
  });
  const made: Trend[] = [];
  const words = TREND_WORDS[brief.language].evergreen;
  const reasons = random.sample(words.why, words.why.length);
  for (const { one, card } of dealt) {
    if (made.length === count) break;
    const draft = write(one).find((each) => isNew(each, used));
    if (draft === undefined) continue;
    const { term, picture } = one.point;
    made.push({
      title: draft.title.slice(0, TITLE),
      why: whyOf(one.point, words, reasons[made.length % reasons.length] ?? words.why[0]),
      kind: "evergreen",
      platforms: {
        YouTube: words.onYouTube(nameOf(card), term),
        TikTok: words.onTikTok(picture),
        Google: words.onGoogle(nameOf(card), term),
      },
      howToUse: draft.description,
      exampleHook: draft.hook,
      evidence: [],
      restsOn: [...draft.restsOn],
    });
  }
  return made;
}

/** Why a point is worth a video in any month. */
function whyOf(
  point: Dealt["point"],
  { asked, choice }: TrendWords["evergreen"],
  reason: TrendWords["evergreen"]["why"][number],
): string {
  switch (point.kind) {
    case "question":
      return asked(point.people, point.ask);
    case "choice":
      return choice(point.a, point.b, point.decides);
    case "mistake":
      return reason(point.people, point.because);
    case "belief":
      return reason(point.people, point.so);
    case "step":
      return reason(point.people, point.do);
    default:
      return reason(point.people, point.picture);
  }
}

/** Sheets to fill in, where nothing is known. */
export function sheetCards(count: number, { niche, material, random, used }: Desk): Trend[] {
  const { why, platforms } = TREND_WORDS[material.brief.language].sheet;
  const reasons = random.sample(why, why.length);
  return worksheets(requestFor(niche), random, material, undefined)
    .filter((draft) => isNew(draft, used))
    .slice(0, count)
    .map((draft, index) => ({
      title: draft.title.slice(0, TITLE),
      why: reasons[index % reasons.length] ?? draft.title,
      kind: "evergreen",
      platforms,
      howToUse: draft.description.split("\n").findLast((line) => line !== "") ?? draft.description,
      exampleHook: draft.hook,
      evidence: [],
    }));
}

/** What people type for a subject. */
export function nameOf(card: SubjectKnowledge): string {
  return card.names[0] ?? card.name;
}

function isNew({ title, hook }: Draft, used: Set<string>): boolean {
  if (used.has(title) || used.has(hook)) return false;
  used.add(title).add(hook);
  return true;
}

function requestFor(niche: string): IdeasRequest {
  return { topic: "", niche, audience: "", platform: undefined, format: undefined, count: 1 };
}
