import type { Specific } from "#shared/contracts/grounding.ts";
import { sentences } from "#shared/rules/language.ts";
import { checksOfTitle } from "#shared/rules/seo/checks.ts";
import type { SeoFields } from "#shared/rules/seo/fields.ts";
import { pointsOf as craftPoints } from "#shared/rules/signals.ts";
import { TITLE_COLUMNS, TITLE_MAX, titleAllowed } from "#shared/rules/titles.ts";
import type { Material } from "../../material/material.ts";
import { stems } from "../../material/stem.ts";
import type { SubjectKnowledge } from "../../material/subject-knowledge.ts";
import { cap } from "../compose/frames.ts";
import { tidiedTitles } from "../ideas/shortened.ts";
import type { Random } from "../random.ts";
import { clip, titleSafe } from "../topic.ts";
import { askedClosely } from "./asked-points.ts";
import { isShouting, recased } from "./recased.ts";
import { searchedTitles, sentenceCase } from "./searched.ts";
import { saidOf } from "./title-specifics.ts";
import { titleParts } from "./title-parts.ts";
import { calmed, isEmptyTitle, toldTitles } from "./told-titles.ts";
import { SEO_WORDS } from "./words.ts";

/** How many titles are proposed at most, and how many of them made in one way. */
const MOST = 5;
const MOST_ALIKE = 2;
/** The most of a tag that could be a title, in UTF-16 units. */
const TAG_LONGEST = 40;

/** A proposed title, and what of the subject it spends. */
export interface SeoTitle {
  readonly text: string;
  readonly restsOn: readonly Specific[];
}

/**
 * Titles that keep what the creator's own says and score at least as well, best first: with something that their
 * description says of the video, in the form that people search for, or with what the subject's card says where their
 * own words say it, too. None where theirs is the best that can be said. None names a number that the creator doesn't.
 */
export function proposeTitles(fields: SeoFields, random: Random, material: Material): SeoTitle[] {
  const score = (title: string) => craftPoints(checksOfTitle({ ...fields, title }));
  const least = titleAllowed(fields.title) ? score(fields.title) : 0;
  // In capitals and in small letters it is another title to a reader.
  const given = fields.title.trim();
  const seen = new Set(isShouting(given) ? [] : [given.toLowerCase()]);
  const chosen: (SeoTitle & { readonly points: number })[] = [];
  for (const titles of waysOf(fields, random, material)) {
    const better = titles
      .map(({ text, restsOn }) => ({ text, restsOn, points: titleAllowed(text) ? score(text) : -1 }))
      .filter(({ text, points }) => text !== given && points >= least && keepsNumbers(text, fields, material))
      .filter(({ text }) => !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()))
      .toSorted((a, b) => b.points - a.points);
    // Another time others are among them.
    chosen.push(...random.sample(better, Math.min(better.length, MOST_ALIKE)));
  }
  // One that was cut off stands only where nothing else does.
  const whole = chosen.filter(({ text }) => !text.endsWith("…"));
  return (whole.length > 0 ? whole : chosen).slice(0, MOST).toSorted((a, b) => b.points - a.points);
}

/** A title that only counts an episode: "vlog 37". */
const EPISODE = /^\p{L}+\s+#?\p{N}+$/u;

/** The ways to a title; those that spend something the title asks about first. */
function waysOf(fields: SeoFields, random: Random, material: Material): SeoTitle[][] {
  const { subject, brief, details } = material;
  const { colon } = SEO_WORDS[brief.language];
  const typed = titleSafe(fields.title).replace(/[.…\s]+$/u, "");
  const own = recased(typed, fields.description, brief.language);
  const text = `${fields.title} ${fields.description}`;
  const asked = subject && askedClosely(subject, text, random);
  if (own === "") return untitled(fields, material);
  const { head, rest, joined } = titleParts(own);
  const isTold = toldBy(fields.description, subject);
  const known =
    subject === undefined || asked === undefined
      ? []
      : [
          asked.points.flatMap(({ point }) =>
            saidOf(point, own, brief.language)
              .filter((specific) => isTold(specific.text))
              .map((specific) => ({
                text: extended(head, specific.text, joined ? rest : "", colon),
                restsOn: [specific],
              })),
          ),
          asked.points.flatMap(({ point, restsOn }) =>
            point.kind !== "question" || !joined || !asksSame(point.ask, own)
              ? []
              : [
                  {
                    text: [asksOf(point.ask, subject, colon), cap(rest.replace(LEADING, ""))]
                      .join(" ")
                      .trim(),
                    restsOn,
                  },
                ],
          ),
        ];
  const answered = details.map((detail) => {
    const bare = titleSafe(detail).replace(/[.!?…\s]+$/u, "");
    return { text: `${head}${colon}${bare}`, restsOn: [ownWords(detail)] };
  });
  const series = EPISODE.test(own) && isEmptyTitle(own) ? own.toLowerCase() : "";
  const told = plain(toldTitles(own, fields.description, { colon, language: brief.language, series }));
  return [
    plain(own === typed ? [] : [own]),
    told,
    plain(
      isEmptyTitle(own)
        ? []
        : searchedTitles(calmed(own), brief.language, subject?.niche ?? material.nicheId),
    ),
    // What the creator says of the video beats what is known of its subject.
    ...(told.length > 0 ? [] : known),
    answered,
    // A title that YouTube takes is cut nowhere: what is left out may be its promise.
    plain(typed.length > TITLE_MAX ? tidiedTitles(own) : []),
  ].map((titles) =>
    titles.map(({ text: title, restsOn }) => ({ text: sentenceCase(title, brief.language), restsOn })),
  );
}

/** From so many words of a description on, half of its own, a phrase of a card says what the video says, too. */
const TOLD = 2;

/** Whether a video's own description says what a phrase says, so that a title may promise it. */
function toldBy(description: string, subject: SubjectKnowledge | undefined): (phrase: string) => boolean {
  const names = new Set([subject?.name ?? "", ...(subject?.names ?? [])].flatMap((name) => stems(name)));
  const told = new Set(stems(description, 200).filter((stem) => !names.has(stem)));
  return (phrase) => {
    const said = stems(phrase).filter((stem) => told.has(stem));
    return new Set(said).size >= TOLD && said.length * 2 >= stems(phrase).length;
  };
}

/** From so many words in common on, a question asks what a title is about. */
const SAME_QUESTION = 2;

function asksSame(ask: string, own: string): boolean {
  const heard = new Set(stems(own));
  return new Set(stems(ask).filter((stem) => heard.has(stem))).size >= SAME_QUESTION;
}

/** A question as it is typed; after the subject's name where it doesn't name it itself. */
function asksOf(ask: string, { name, names }: SubjectKnowledge, colon: string): string {
  const own = new Set([name, ...names].flatMap((each) => stems(each)));
  return stems(ask).some((stem) => own.has(stem)) ? ask : `${name}${colon}${ask}`;
}

/** "and" before "how I fixed it", in the five languages. */
const LEADING = /^(?:and|y|et|und|e)\s+/iu;

const ownWords = (text: string): Specific => ({ text, source: "creator", label: "Your own words" });

const plain = (texts: readonly string[]): SeoTitle[] => texts.map((text) => ({ text, restsOn: [] }));

/** "Why my candles tunnel: the first burn decides (and how I fixed it)". */
function extended(head: string, specific: string, rest: string, colon: string): string {
  const opening = /[?!]$/u.test(head) ? `${head} ${cap(specific)}` : `${head}${colon}${specific}`;
  return rest === "" ? opening : `${opening} (${rest})`;
}

/** Where there is no title: the description's first sentence, or what a niche or a tag names. */
function untitled(fields: SeoFields, { brief }: Material): SeoTitle[][] {
  const first = titleSafe(sentences(fields.description)[0] ?? "").replace(/[.。]+$/u, "");
  const { colon } = SEO_WORDS[brief.language];
  return [
    plain([clip(first, TITLE_COLUMNS.fine + 15)]),
    plain(toldTitles("", fields.description, { colon, language: brief.language, series: "" })),
    plain(
      [fields.niche, ...fields.tags]
        .filter((text) => text.length <= TAG_LONGEST)
        .map((text) => cap(titleSafe(text))),
    ),
  ];
}

function keepsNumbers(
  title: string,
  { title: own, description, tags, niche }: SeoFields,
  { details }: Material,
): boolean {
  const known = [own, description, niche, ...tags, ...details].join(" ");
  return (title.match(/\p{N}+/gu) ?? []).every((number) => known.includes(number));
}
