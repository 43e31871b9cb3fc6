import type { DailyBriefingRequest } from "#shared/contracts/helpers.ts";
import type { Specific } from "#shared/contracts/grounding.ts";
import { SURFACE_FORMATS } from "#shared/rules/formats.ts";
import type { Language } from "#shared/rules/language.ts";
import type { Surface } from "#shared/rules/surfaces.ts";
import { Grounded } from "../../../material/grounded.ts";
import type { Material } from "../../../material/material.ts";
import { momentsOf } from "../../../material/moments.ts";
import { ownCards } from "../../../material/own-cards.ts";
import type { SubjectKnowledge } from "../../../material/subject-knowledge.ts";
import { pointsOf } from "../../compose/points.ts";
import { questionsOf, worksheets } from "../../ideas/worksheet-ideas.ts";
import { type Draft, groundingOf, ideaWriter } from "../../ideas/write-ideas.ts";
import { type Block, emphasis, heading, list, markdown, paragraph, quote, strong } from "../../markdown.ts";
import type { Random } from "../../random.ts";
import { occasions, whenOf } from "../../trends/calendar.ts";
import { TELLING } from "../../trends/cards.ts";
import { publicDays } from "../../trends/public-days.ts";
import { cited, spoken } from "../subject.ts";
import { surfaceIn } from "../surface.ts";
import type { BriefingWords } from "./briefing-words.ts";
import { type Lesson, lessonFor } from "./lesson.ts";
import { english } from "./words-english.ts";
import { french } from "./words-french.ts";
import { german } from "./words-german.ts";
import { portuguese } from "./words-portuguese.ts";
import { spanish } from "./words-spanish.ts";

const WORDS: Readonly<Record<Language, BriefingWords>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
};
/** Days in which a subject's own time of the year comes before a day that is everybody's. */
const SOON = 120;
/** Days from which on nothing has to be filmed yet. */
const FAR = 60;
/** The most words of the idea's story: a plan for a day is read in a minute. */
const STORY_WORDS = 60;
/** Times of a niche's subjects to choose from. */
const NEAREST = 5;

/** A plan for one day. @param now the moment it is asked for; its date is taken in UTC. */
export async function writeBriefing(
  request: DailyBriefingRequest,
  random: Random,
  material: Material,
  now: Date,
): Promise<Grounded<string>> {
  const { niche, platform, goal } = request;
  const { language } = material.brief;
  const words = WORDS[language];
  const surface = surfaceIn(platform);
  const own = ownCards(material);
  const card = material.subject ?? (own.length > 0 ? random.pick(own) : undefined);
  const idea = ideaFor(request, card, surface, random, material);
  const lesson = await lessonFor({ goal, surface, card, language, taken: idea?.hook ?? "" }, random);
  const ahead = await momentAhead(material, random, now);
  const day = now.toLocaleDateString(language === "en" ? "en-GB" : language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  const text = markdown([
    paragraph(emphasis(`${basisOf(material, card, words)} ${words.basis.meaning}`)),
    heading(2, words.title(day, spoken(niche).inside)),
    heading(3, words.headings.film),
    ...filmBlocks(idea, material, words),
    heading(3, words.headings.learn),
    ...lesson.blocks,
    ...(lesson.restsOn.length > 0 ? [paragraph(words.lesson)] : []),
    // A day that is everybody's says nothing to a subject that nobody knows.
    ...(material.known || ahead.restsOn.length > 0
      ? [heading(3, words.headings.ahead), paragraph(ahead.text)]
      : []),
    heading(3, words.headings.today),
    list(checklist(words, surface, goal, card, idea)),
    ...(material.known ? [] : [heading(3, words.headings.questions), list(questionsOf(material))]),
  ]);
  return new Grounded(text, {
    ...groundingOf(material),
    restsOn: [...(idea?.restsOn ?? []), ...lesson.restsOn, ...ahead.restsOn],
  });
}

function basisOf({ subject, niche }: Material, card: SubjectKnowledge | undefined, words: BriefingWords) {
  if (card === undefined) return words.basis.none;
  return subject === undefined
    ? words.basis.niche(niche.length, card.name)
    : words.basis.subject(subject.name);
}

/** One idea of the card, told by a point that carries a video; a sheet to fill in where nothing is known. */
function ideaFor(
  { niche }: DailyBriefingRequest,
  card: SubjectKnowledge | undefined,
  platform: Surface | undefined,
  random: Random,
  material: Material,
): Draft | undefined {
  const formats = platform && SURFACE_FORMATS[platform];
  const request = { topic: "", niche, audience: "", platform, format: undefined, count: 1 };
  if (card === undefined) return worksheets(request, random, material, formats)[0];
  const write = ideaWriter(request, random, material.brief, formats, material.subject === undefined);
  const points = pointsOf({ ...card, moments: [] }, material.brief.text, random);
  let longer: Draft | undefined;
  for (const dealt of points) {
    const [draft] = TELLING.has(dealt.point.kind) ? write(dealt) : [];
    if (draft !== undefined && draft.description.split(/\s+/u).length <= STORY_WORDS) return draft;
    longer ??= draft;
  }
  return longer;
}

function filmBlocks(idea: Draft | undefined, { known, brief }: Material, words: BriefingWords): Block[] {
  if (idea === undefined) return [];
  // Names of formats are English.
  const format = brief.language === "en" ? ` (${idea.format})` : "";
  const story = idea.description.split(/\n+/u).slice(known ? 0 : -1);
  return [
    ...(known ? [] : [paragraph(words.sheet)]),
    paragraph(strong(idea.title), format),
    quote(idea.hook),
    ...story.map((part) => paragraph(part)),
    paragraph(words.ask(idea.cta)),
  ];
}

/** The next time of the year that matters to the subject or to one of the niche's; else a public day. */
async function momentAhead(
  material: Material,
  random: Random,
  now: Date,
): Promise<Pick<Lesson, "restsOn"> & { readonly text: string }> {
  const { language } = material.brief;
  const words = WORDS[language];
  const today = now.toISOString().slice(0, 10);
  const ahead = occasions(await momentsOf(material), "Global", today);
  const soon = ahead.filter(({ days }, place) => place === 0 || days <= SOON).slice(0, NEAREST);
  const next = soon.length === 0 ? undefined : material.subject ? soon[0] : random.pick(soon);
  if (next !== undefined) {
    const { when, what, card } = next.moment;
    const said = words.moment(when, whenOf(next, language), what, card.name);
    const restsOn: Specific[] = [{ text: `${when}: ${what}`, source: "knowledge", label: card.englishName }];
    const then = next.days === 0 ? words.now : next.days <= FAR ? words.before : words.far;
    return { text: `${said} ${then} ${words.calendar}`, restsOn };
  }
  const [day] = publicDays("Global", today, language);
  const said = day === undefined ? "" : words.publicDay(day.name, whenOf(day, language));
  return { text: `${said} ${words.maybe}`.trim(), restsOn: [] };
}

function checklist(
  { check }: BriefingWords,
  surface: Surface | undefined,
  goal: string,
  card: SubjectKnowledge | undefined,
  idea: Draft | undefined,
): string[] {
  const [gear] = card?.gear ?? [];
  const picture = card?.scenes.find((scene) => !idea?.description.includes(scene));
  const question = card?.questions.find(({ ask }) => idea?.title.includes(ask) !== true);
  return [
    check.sentence,
    ...(gear === undefined ? [] : [check.gear(gear)]),
    picture === undefined ? check.anyPicture : check.picture(picture),
    question === undefined ? check.anyComments : check.comments(question.ask),
    surface === "YouTube long-form" ? check.thumbnail : surface === undefined ? check.platform : check.silent,
    goal === "" ? check.noGoal : check.goal(cited(goal, 120)),
  ];
}
