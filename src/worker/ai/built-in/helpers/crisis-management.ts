import type { CrisisManagementRequest } from "#shared/contracts/helpers.ts";
import { languageOf } from "#shared/rules/comments/language.ts";
import type { Language } from "#shared/rules/language.ts";
import { type Block, emphasis, heading, list, markdown, paragraph, quote, strong } from "../markdown.ts";
import { citations } from "../playbook/cite.ts";
import type { Random } from "../random.ts";
import { clip, oneLine, sentences } from "../topic.ts";
import { CRISIS_KINDS, type CrisisKind, UNKNOWN_KIND } from "./crisis-kinds.ts";
import { namesKind } from "./crisis/signs.ts";
import { crisisWords } from "./crisis/words.ts";
import { basis, cited } from "./subject.ts";
import { surfaceIn } from "./surface.ts";

/** The most of a situation that a statement repeats, in UTF-16 units. */
const REPEATED = 140;

/** Steps for the first hour, day and week of a crisis, and what to say meanwhile. */
export function planForCrisis(request: CrisisManagementRequest, random: Random): string | Promise<string> {
  // “a” alone is a word of three of the languages.
  const language = languageOf(request.situation.replace(/\ba\b/giu, ""));
  return language === "en" || language === "other"
    ? inEnglish(request, random)
    : inLanguage(request.situation, language);
}

/** Headings, first steps and what may be said; nothing of it is mixed with English. */
async function inLanguage(situation: string, language: Exclude<Language, "en">): Promise<string> {
  const [kind, second] = kindsOf(situation);
  const { basis: madeOf, first, also, headings, day, before, kinds } = await crisisWords(language);
  const { name, hour, statement, not } = kinds[kind.id];
  return markdown([
    paragraph(emphasis(madeOf)),
    heading(2, first(name)),
    quote(situation),
    ...(second === undefined ? [] : [paragraph(also(kinds[second.id].name))]),
    heading(3, headings.hour),
    list(hour, true),
    heading(3, headings.day),
    list(day, true),
    heading(3, headings.say),
    quote(statement),
    paragraph(before),
    heading(3, headings.not),
    list([not]),
  ]);
}

function inEnglish({ situation, platform }: CrisisManagementRequest, random: Random): string {
  const [kind, second] = kindsOf(situation);
  const { fact, sources } = citations();
  const surface = surfaceIn(platform);
  return markdown([
    basis(
      "From Crescendo's playbook, chosen by the words you used.",
      "it can't see what happened and isn't a lawyer.",
    ),
    heading(2, `First: ${kind.name}`),
    quote(situation),
    paragraph(understood(kind, second, platform, surface)),
    heading(3, "The first hour"),
    list(kind.hour, true),
    heading(3, "The first day"),
    list([...kind.day, ...(second === undefined ? [] : second.hour.slice(-1))], true),
    heading(3, "The first week"),
    list(kind.week, true),
    heading(3, "What to say until you know more"),
    quote(holdingStatement(kind, situation)),
    ...(kind.isPrivate
      ? []
      : [
          paragraph(
            "Change whatever isn't true of your case, read it to one person, and post it once, pinned. What stands in quotation marks are your own words: leave out what the public needn't know.",
          ),
        ]),
    heading(3, "What not to do"),
    list([...kind.not, random.pick(NEVER), ...(second === undefined ? [] : second.not.slice(0, 1))]),
    heading(3, "When to get help"),
    paragraph(
      `${kind.help}${kind.fact === undefined ? "" : ` ${fact(kind.fact.sentence, kind.fact.source)}`}`,
    ),
    ...evenNow(kind),
    ...sources(),
  ]);
}

const NEVER = [
  "Don't answer from a second account. It comes out, and then it is the story.",
  "Don't let friends fight for you in the comments. Ask them to stay out.",
  "Don't make a video about it while it is still going on.",
  "Don't post a screenshot of private messages without asking a lawyer.",
];

/** The kinds a situation's words name, the most urgent first; at most two. */
export function kindsOf(situation: string): readonly [first: CrisisKind, second?: CrisisKind] {
  const [first, second] = CRISIS_KINDS.filter(
    ({ id, signs }) => signs.test(situation) || namesKind(id, situation),
  );
  return first === undefined ? [UNKNOWN_KIND] : second === undefined ? [first] : [first, second];
}

function understood(
  kind: CrisisKind,
  second: CrisisKind | undefined,
  platform: string,
  surface: string | undefined,
): string {
  const where =
    platform === ""
      ? ""
      : surface === undefined
        ? ` On ${cited(platform)} look for the same functions under other names.`
        : "";
  if (kind === UNKNOWN_KIND)
    return `Your words name no kind of trouble I have a plan for, so these are the steps that hold for any.${where}`;
  const also = second === undefined ? "" : ` They also sound like: ${second.name}. That comes after.`;
  return `I chose this plan by your words. If it is something else, say so in other words and ask again.${also}${where}`;
}

/** A statement in the first person, with the creator's own first sentence where it can be repeated in public. */
function holdingStatement(kind: CrisisKind, situation: string): string {
  const first = clip(oneLine(sentences(situation)[0] ?? situation), REPEATED);
  return kind.isPrivate ? kind.statement : `${kind.statement}\n\nThis is about: ${cited(first, REPEATED)}`;
}

/** For whoever is frightened, whatever kind it is. */
function evenNow(kind: CrisisKind): Block[] {
  if (kind.id === "danger") return [];
  return [
    paragraph(strong("If it turns into a threat to anybody:"), " emergency services first, platform second."),
  ];
}
