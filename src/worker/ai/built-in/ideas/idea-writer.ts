import type { IdeasRequest } from "#shared/contracts/ideas.ts";
import { FORMATS, type FormatId } from "#shared/rules/formats.ts";
import type { Language } from "#shared/rules/language.ts";
import { words } from "#shared/rules/words.ts";
import type { Brief } from "../../material/brief.ts";
import { isAgainst } from "../compose/conditions.ts";
import { cap } from "../compose/frames.ts";
import { textOfPoint } from "../compose/point-text.ts";
import type { Dealt, Point } from "../compose/points.ts";
import type { Random } from "../random.ts";
import { standsAlone, toldAside, type ToldAside } from "./asides.ts";
import { labelOf, names, relabelled, shapeOf, unlabelled } from "./label.ts";
import { linesOf, type Written } from "./lines.ts";
import type { Draft } from "./write-ideas.ts";

/** What a title loses where one of its shape came before, four times as much where two did: three in five read like one. */
const SAME_SHAPE = 0.7;
/** What a title loses that says nothing of its subject. */
const UNNAMED = 0.9;
/** What a story gains whose format is one of those that are wanted: more than one that was told before loses. */
const SUITED = 1.2;
/** What a title gains that can say the creator's condition, and for how many ideas. */
const LABELLED = { gain: 0.6, most: 3 } as const;

/**
 * Writes one idea after another; no line is used twice while another fits.
 * @param apart true where each idea is of another subject, which its title then names.
 * @returns what writes the idea of a point: none where another idea told it in passing, unless that is what is wanted.
 */
export function ideaWriter(
  { platform, audience }: Pick<IdeasRequest, "platform" | "audience">,
  random: Random,
  brief: Brief,
  formats: readonly FormatId[] | undefined,
  apart: boolean,
): (dealt: Dealt, evenIfTold?: boolean) => Draft[] {
  const { language, audience: asked, forNovices, text: topic } = brief;
  const used = new Set<unknown>();
  const shapes = new Map<string, number>();
  const spent = new Set<string>();
  const condition = apart ? undefined : labelOf(brief);
  const watched = forNovices ? undefined : asked;
  const suits = (format: FormatId | undefined) =>
    formats === undefined || (format !== undefined && formats.includes(format));
  let written = 0;
  let labelled = 0;
  /** The best line that says something else than what was said before it. */
  const unused = (lines: readonly Written[], said = "", worthOf = ({ fit }: Written) => fit) => {
    const rank = (line: Written) =>
      worthOf(line) - (used.has(line.line) ? 1 : 0) - 1.5 * inHalves(echo(line.text, said));
    const best = lines
      .map((line) => ({ line, worth: rank(line) }))
      .toSorted((one, other) => other.worth - one.worth)[0]?.line;
    used.add(best?.line);
    return best;
  };
  const titleFor = (point: Point, lines: readonly Written[]) => {
    const { subject } = point;
    const label = isAgainst(brief.constraint, textOfPoint(point)) ? undefined : condition;
    const wanted = label !== undefined && labelled < LABELLED.most;
    const labelling = (text: string) =>
      label === undefined && !apart ? unlabelled(text, subject, topic) : text;
    const chosen = unused(lines, "", ({ text, fit }) => {
      const shape = shapeOf(labelling(text), subject);
      const gain = wanted && shape.startsWith("labelled") ? LABELLED.gain : 0;
      const loss = names(text, `${subject} ${topic}`) ? 0 : UNNAMED;
      return fit + gain - loss - SAME_SHAPE * (shapes.get(shape) ?? 0) ** 2;
    })?.text;
    if (chosen === undefined || apart) return chosen;
    const title = labelling(chosen);
    const shape = shapeOf(title, subject);
    shapes.set(shape, (shapes.get(shape) ?? 0) + 1);
    if (label === undefined) return title;
    if (shape.startsWith("labelled")) labelled += 1;
    return relabelled(title, subject, label);
  };
  return ({ point, restsOn, asked: count }, evenIfTold = false) => {
    const own = ownAnswer(point);
    // What an idea told in passing is no idea of its own, unless the creator asked for it.
    if (own !== undefined && count === 0 && !evenIfTold && spent.has(own)) return [];
    if (own !== undefined) spent.add(own);
    const lines = linesOf(point, language, platform, random);
    const name = point.subject.toLowerCase();
    const naming = lines.titles.filter(({ text }) => text.toLowerCase().includes(name));
    const title = titleFor(point, apart && naming.length > 0 ? naming : lines.titles);
    const hook = unused(lines.hooks, title)?.text;
    const cta = unused(lines.calls)?.text;
    const story = unused(lines.stories, "", ({ fit, format }) => fit + (suits(format) ? SUITED : 0));
    if (title === undefined || hook === undefined || cta === undefined || story === undefined) return [];
    written += 1;
    const aside = asideTo(point, language, written, spent);
    if (aside !== undefined) spent.add(aside.spent);
    return [
      {
        title,
        hook,
        cta,
        format:
          FORMATS[
            story.format !== undefined && suits(story.format)
              ? story.format
              : formatFor(lines.formats, formats, random)
          ],
        description: [
          story.text,
          ...(aside === undefined ? [] : [aside.text]),
          ...(names(`${title} ${hook} ${story.text}`, `${point.subject} ${topic}`)
            ? []
            : [SUBJECT_EARLY[language](point.subject)]),
        ].join(" "),
        targetAudience: audience || cap(watched ?? point.people),
        restsOn: [
          ...restsOn,
          ...(aside === undefined
            ? []
            : [
                {
                  text: aside.spent,
                  source: "knowledge",
                  label: restsOn[0]?.label ?? point.subject,
                } as const,
              ]),
        ],
      },
    ];
  };
}

/** What a point could be told as in passing, too. */
function ownAnswer(point: Point): string | undefined {
  return point.kind === "question" ? point.answer : point.kind === "belief" ? point.so : undefined;
}

/**
 * What else can be told with a point: what speaks of the same, else what viewers ask, which no idea has told. Nothing
 * that goes wrong where nobody's way through it is ranked.
 */
function asideTo(
  point: Point,
  language: Language,
  turn: number,
  spent: ReadonlySet<string>,
): ToldAside | undefined {
  const near = point.aside();
  return [...(near === undefined ? [] : [near]), ...point.asked()]
    .filter(
      (aside) =>
        aside.kind !== point.kind && standsAlone(aside) && !(point.sober && aside.kind === "mistake"),
    )
    .map((aside) => toldAside(aside, language, turn))
    .find((told) => !spent.has(told.spent));
}

/** Has the creator say what the video is about, where neither its title nor what happens in it does. */
const SUBJECT_EARLY: Readonly<Record<Language, (subject: string) => string>> = {
  en: (subject) => `On screen from the first second: ${subject}.`,
  es: (subject) => `En pantalla desde el primer segundo: ${subject}.`,
  fr: (subject) => `À l'écran dès la première seconde : ${subject}.`,
  de: (subject) => `Von der ersten Sekunde an im Bild: ${subject}.`,
  pt: (subject) => `Na tela desde o primeiro segundo: ${subject}.`,
};

/** Lines that repeat about as much are as good as each other: the shortest addition isn't the best one. */
function inHalves(share: number): number {
  return Math.floor(share * 2) / 2;
}

/** How much of a text another text has said before, 0 to 1. */
function echo(text: string, said: string): number {
  const before = new Set(words(said));
  const own = words(text);
  return own.length === 0 ? 0 : own.filter((word) => before.has(word)).length / own.length;
}

/** A format that suits the point and the platform; the point's own where they have none in common. */
function formatFor(
  suited: readonly FormatId[],
  allowed: readonly FormatId[] | undefined,
  random: Random,
): FormatId {
  if (allowed?.length === 1) return allowed[0] ?? random.pick(suited);
  const both = allowed === undefined ? suited : suited.filter((id) => allowed.includes(id));
  return random.pick(both.length > 0 ? both.slice(0, 3) : (allowed ?? suited));
}
