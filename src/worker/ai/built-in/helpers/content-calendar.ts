import type { ContentCalendarRequest } from "#shared/contracts/helpers.ts";
import { formatOf } from "#shared/rules/ideas.ts";
import { POSTS_PER_WEEK } from "#shared/rules/planner.ts";
import { evenDays } from "#shared/rules/planner/days.ts";
import { Grounded } from "../../material/grounded.ts";
import type { Material } from "../../material/material.ts";
import { questionsOf } from "../ideas/worksheet-ideas.ts";
import { type Block, emphasis, heading, list, markdown, paragraph, table } from "../markdown.ts";
import { citations } from "../playbook/cite.ts";
import { performanceFaq } from "../playbook/sources.ts";
import type { Random } from "../random.ts";
import { calendarRows } from "./calendar-rows.ts";
import { type CalendarBasis, type CalendarWords, calendarWords } from "./calendar/words.ts";
import { dateAfter, dayIn, monthAfter } from "./dates.ts";
import { quoteIn } from "./quotes.ts";
import { spoken } from "./subject.ts";
import { isElsewhere, surfaceIn } from "./surface.ts";

/** Numbers up to seven as words of the five languages, by their place. */
const NUMBER_WORDS = [
  "",
  "one|once|una?|une?|eine?|einmal|uma?",
  "two|twice|dos|deux|zwei(?:mal)?|dois|duas",
  "three|tres|trois|drei(?:mal)?|três",
  "four|cuatro|quatre|vier(?:mal)?|quatro",
  "five|cinco|cinq|fünf(?:mal)?",
  "six|seis|sechs(?:mal)?",
  "seven|siete|sept|sieben(?:mal)?|sete",
].map((words) => new RegExp(`(?<!\\p{L})(?:${words || "(?!)"})(?!\\p{L})`, "iu"));
const DAILY =
  /daily|every\s?day|a diario|diari|todos los días|cada día|tous les jours|chaque jour|quotidien|täglich|jeden tag|todo dia|todos os dias/iu;

/** Thirty days of posts: posting days with a title, a format and a first line, and what to do each week. */
export async function planMonth(
  request: ContentCalendarRequest,
  random: Random,
  material: Material,
): Promise<Grounded<string>> {
  const { niche, platform, perWeek, start } = request;
  const { language } = material.brief;
  const said = await calendarWords(language);
  const pace = postsPerWeek(perWeek);
  const days = evenDays(pace ?? POSTS_PER_WEEK.usual);
  const surface = surfaceIn(platform);
  const first = dayIn(start);
  const months = days.map((day) => (first === undefined ? undefined : monthAfter(first, day - 1)));
  const { known, sheets } = calendarRows({ niche, platform: surface }, months, random, material);
  const ideas = [...known, ...sheets];
  const named = (day: number) => (first === undefined ? said.day(day) : dateAfter(first, day - 1, language));
  const quoted = quoteIn(language);
  const { fact, sources } = citations(language);
  const text = markdown([
    paragraph(emphasis(said.basis(basisOf(material)))),
    heading(2, said.heading(spoken(niche).inside)),
    paragraph(
      [
        paceLine(perWeek, pace, said, quoted),
        said.rest(material.known ? ideas.length : days.length),
        ...(start === "" || first !== undefined ? [] : [said.unreadStart(quoted(start))]),
        ...(isElsewhere(surface) ? [] : [fact(said.slower, performanceFaq)]),
      ].join(" "),
    ),
    table(
      said.columns,
      ideas.map(({ title, format, hook }, index) => {
        const id = formatOf(format);
        return [named(days[index] ?? 0), title, id === undefined ? format : said.formats[id], hook];
      }),
    ),
    ...openDays(material, days.length - ideas.length, said),
    heading(3, said.weeks),
    list([said.firstWeek(pace ?? POSTS_PER_WEEK.usual), ...said.nextWeeks]),
    heading(3, said.before),
    list(said.checks),
    ...sources(),
  ]);
  return new Grounded(text, {
    known: material.known,
    restsOn: known.flatMap(({ restsOn }) => restsOn.slice(0, 1)),
  });
}

function basisOf({ subject, niche }: Material): CalendarBasis {
  if (subject !== undefined) return { kind: "subject", name: subject.name };
  return niche.length > 0 ? { kind: "niche", subjects: niche.length } : { kind: "nothing" };
}

/** Posts a week in a creator's words, 1 to 7; undefined where there is no such number. */
export function postsPerWeek(text: string): number | undefined {
  const digits = /\d+/u.exec(text)?.[0];
  const word = NUMBER_WORDS.findIndex((name) => name.test(text));
  const value = digits === undefined ? (DAILY.test(text) ? POSTS_PER_WEEK.most : word) : Number(digits);
  return value >= POSTS_PER_WEEK.least && value <= POSTS_PER_WEEK.most ? value : undefined;
}

/** Where nothing is known: what titles could be made of, and that the form has no place to answer. */
function openDays(material: Material, open: number, said: CalendarWords): Block[] {
  if (material.known) return [];
  return [heading(3, said.questions), list(questionsOf(material)), paragraph(said.fillIn(open))];
}

function paceLine(
  perWeek: string,
  pace: number | undefined,
  said: CalendarWords,
  quoted: (text: string) => string,
): string {
  if (pace !== undefined) return said.youPost(pace);
  const { usual } = POSTS_PER_WEEK;
  return perWeek === "" ? said.noPace(usual) : said.unreadPace(quoted(perWeek), usual);
}
