import type { CompetitorInsightsRequest } from "#shared/contracts/helpers.ts";
import { Grounded } from "../../material/grounded.ts";
import type { Material } from "../../material/material.ts";
import type { SubjectKnowledge } from "../../material/subject-knowledge.ts";
import { cap } from "../compose/frames.ts";
import { pointsBack } from "../compose/pointing.ts";
import { type Dealt, type Point, pointsOf } from "../compose/points.ts";
import {
  type Block,
  emphasis,
  heading,
  list,
  markdown,
  paragraph,
  quote,
  strong,
  table,
} from "../markdown.ts";
import type { Random } from "../random.ts";
import { clip, oneLine } from "../topic.ts";
import { type CompetitorWords, competitorWords } from "./competitors/words.ts";
import { spoken } from "./subject.ts";

const MOST_NAMES = 6;
/** Things to look at where nobody was named. */
const UNNAMED = 4;
/** Rows of the table. */
const ROWS = 4;
/** Gaps that are questions of the subject, beside who is spoken to and what is shown. */
const GAPS = 3;
/** Subjects of a niche that are drawn. */
const SUBJECTS = 5;

/** How to study others in a niche honestly: what of its own subjects to look for in each, and where gaps may be. */
export async function planCompetitorStudy(
  { niche, competitors, notes }: CompetitorInsightsRequest,
  random: Random,
  material: Material,
): Promise<Grounded<string>> {
  const said = await competitorWords(material.brief.language);
  const cards = material.subject === undefined ? random.sample(material.niche, SUBJECTS) : [material.subject];
  const apart = cards.length > 1;
  const points = askable(cards, random);
  const names = namesIn(competitors);
  const looks = names.length === 0 ? UNNAMED : names.length;
  const craft = random.sample(said.craft, said.craft.length);
  const tasks = Array.from({ length: looks }, (_, place) => {
    const asked = taskOf(points[place]?.point, said.inChannel, apart);
    const general = craft[place % craft.length];
    // Of a channel that is named there is one to be looked at; where none is, one thing for each is enough.
    const one = place % 2 === 0 ? (asked ?? general) : general;
    return names.length === 0 ? (one ?? "") : [asked, general].filter(Boolean).join(" ");
  });
  const gaps = points.slice(looks).concat(points).slice(0, GAPS);
  const rows = names.length > 0 ? names : [1, 2, 3].map((number) => said.channel(number));
  const reply = markdown([
    paragraph(emphasis(`${basisOf(material, said)} ${said.unseen}`)),
    heading(2, said.heading(spoken(niche).inside)),
    heading(3, said.look),
    ...(names.length === 0 ? [paragraph(said.nobody)] : []),
    list(
      tasks.map((task, place) => (names[place] === undefined ? task : [strong(names[place]), `: ${task}`])),
    ),
    heading(3, said.table),
    table(
      said.columns,
      rows.slice(0, ROWS).map((name) => [name, "", "", ""]),
    ),
    heading(3, said.gaps),
    list(
      gaps.length === 0
        ? said.ownGaps
        : [...gaps.map(({ point }) => taskOf(point, said.gap, apart) ?? ""), ...seen(cards, said, random)],
    ),
    ...onNotes(notes, said),
    heading(3, said.hidden),
    paragraph(said.hiddenWhy),
    heading(3, said.making),
    list(said.rules, true),
  ]);
  const heard = reply.toLowerCase();
  const spent = points
    .slice(0, looks + GAPS)
    .flatMap(({ restsOn }) => restsOn)
    .filter(({ text }) => heard.includes(text.toLowerCase()));
  return new Grounded(reply, { known: material.known, restsOn: spent });
}

function basisOf({ subject, niche }: Material, said: CompetitorWords): string {
  if (subject !== undefined) return said.known(subject.name);
  return niche.length > 0 ? said.knownNiche(niche.length) : said.unknown;
}

/** What can be asked of a channel: of one subject all there is, of several one or two of each. */
function askable(cards: readonly SubjectKnowledge[], random: Random): Dealt[] {
  const each = cards.length === 1 ? Number.POSITIVE_INFINITY : 2;
  const rows = cards.map((card) =>
    pointsOf(card, "", random)
      .filter(({ point }) =>
        point.kind === "mistake"
          ? !pointsBack(point.sign)
          : ["question", "choice", "belief"].includes(point.kind),
      )
      .slice(0, each),
  );
  const most = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: most }, (_, turn) => rows.flatMap((row) => row.slice(turn, turn + 1))).flat();
}

/** @param apart true where each point is of another subject, which comes first. */
function taskOf(point: Point | undefined, words: CompetitorWords["gap"], apart: boolean): string | undefined {
  const task = point && linesOf(point, words);
  return point !== undefined && task !== undefined && apart ? `${cap(point.subject)}: ${task}` : task;
}

function linesOf(point: Point, words: CompetitorWords["gap"]): string | undefined {
  switch (point.kind) {
    case "mistake":
      return words.mistake(point);
    case "question":
      return words.question(point);
    case "choice":
      return words.choice(point);
    case "belief":
      return words.belief(point);
    default:
      return undefined;
  }
}

/** Whom they speak to, and what they let their viewers see. */
function seen(cards: readonly SubjectKnowledge[], said: CompetitorWords, random: Random): string[] {
  const card = random.pick(cards);
  return [said.who(random.pick(card.people)), said.shows(random.pick(card.scenes))];
}

/** The channels named between commas, semicolons or line breaks, none twice. */
export function namesIn(competitors: string): string[] {
  const names = competitors.split(/[,;\n،、，]+/u).map(oneLine);
  return [...new Set(names.filter((name) => name !== ""))].slice(0, MOST_NAMES).map((name) => clip(name, 80));
}

function onNotes(notes: string, said: CompetitorWords): Block[] {
  return notes === "" ? [] : [heading(3, said.notes), quote(clip(notes, 400)), paragraph(said.marked)];
}
