import type { AbTestRequest } from "#shared/contracts/helpers.ts";
import type { Language } from "#shared/rules/language.ts";
import { titleLength } from "#shared/rules/lengths.ts";
import { specificsIn } from "#shared/rules/title-information.ts";
import { TITLES_TESTED } from "#shared/rules/titles.ts";
import { words } from "#shared/rules/words.ts";
import { Grounded } from "../../material/grounded.ts";
import type { Material } from "../../material/material.ts";
import { stems } from "../../material/stem.ts";
import { emphasis, heading, type Inline, list, markdown, paragraph, strong, table } from "../markdown.ts";
import { citations } from "../playbook/cite.ts";
import { titleTests, titleTestsReport } from "../playbook/sources.ts";
import type { Random } from "../random.ts";
import { searchedTitles } from "../seo/searched.ts";
import { SEO_WORDS } from "../seo/words.ts";
import { clip, oneLine } from "../topic.ts";
import { AB_WORDS, type AbWords } from "./ab-test-words.ts";
import { ownPicture, PICTURE_WORDS } from "./picture-words.ts";
import { pictureFor } from "./picture.ts";
import { cited } from "./subject.ts";
import { rivalsOf, titleScore, weakestOf } from "./title-options.ts";

/** The most of a title that is shown; UTF-16 units. */
const SHOWN = 120;
/** Points between two titles that are made about equally well. Source: heuristic. */
const CLOSE = 10;

interface Candidate {
  readonly letter: string;
  readonly title: string;
  readonly score: number;
}

/** Which titles to test against each other, how, and how to read the result. */
export function planTest(
  { titles, niche, goal }: AbTestRequest,
  random: Random,
  material: Material,
): Grounded<string> {
  const given = titlesIn(titles);
  const [first = ""] = given;
  const used = given.slice(0, TITLES_TESTED);
  const rivals = used.length > 1 ? [] : rivalsOf(first, niche, TITLES_TESTED - 1, random, material);
  const candidates = [...used, ...rivals.map(({ text }) => text)].map((title, index): Candidate => ({
    letter: String.fromCodePoint(65 + index),
    title,
    score: titleScore(title),
  }));
  const { subject, brief, known } = material;
  const said = AB_WORDS[brief.language];
  const picture = pictureFor(candidates.map(({ title }) => title).join(" "), material, random);
  const { fact, sources } = citations(brief.language);
  const intake =
    given.length > TITLES_TESTED
      ? `${fact(said.tooMany(given.length, TITLES_TESTED), titleTests)} ${said.firstOnes(TITLES_TESTED)}`
      : said.intake(given.length, rivals.length);
  const reply = markdown([
    paragraph(emphasis(`${said.basis(subject?.name)} ${said.judged}`)),
    heading(2, said.heading),
    paragraph(intake),
    table(
      ["", said.title, said.points, said.says, said.improve],
      candidates.map(({ letter, title, score }) => [
        letter,
        clip(title, SHOWN),
        String(score),
        specificsIn(title).slice(0, 4).join(", ") || said.nothing,
        improvement(title, said, material),
      ]),
    ),
    heading(3, said.first),
    paragraph(...(rivals.length > 0 ? ownAdvice(candidates, said) : pairAdvice(candidates, said))),
    heading(3, said.equal),
    list([...said.keep, goal === "" ? said.noGoal : said.goal(cited(goal, 120))]),
    heading(3, said.howLong),
    list([fact(said.testing, titleTests), fact(said.since, titleTestsReport), said.elsewhere, said.noWinner]),
    heading(3, said.pictures),
    list(
      candidates.map((candidate, index): Inline[] => [
        strong(`${candidate.letter}:`),
        ` ${pictureOf(candidate, index, picture?.scenes ?? [], brief.language)}`,
      ]),
    ),
    ...sources(),
  ]);
  const restsOn = [...rivals, picture].flatMap((part) => part?.restsOn ?? []);
  return new Grounded(
    reply,
    known ? { known, restsOn } : { known, questions: [...SEO_WORDS[brief.language].questions] },
  );
}

/** The titles a creator gave, one a line, without list marks; none twice. */
export function titlesIn(text: string): string[] {
  const lines = text
    .split(/\r?\n/u)
    .map((line) => oneLine(line.replace(/^\s*(?:[-*•]|\d{1,2}[.)]|[A-Ca-c][.):])\s+/u, "")));
  return [...new Set(lines.filter((line) => line !== ""))];
}

function weakness(title: string, said: AbWords): string {
  const { fault, used, max } = titleLength(title);
  if (fault !== undefined) return fault;
  if (used > max) return said.over(used - max, max);
  const weakest = weakestOf(title);
  return weakest === undefined ? said.fine : said.weak[weakest];
}

/** Where the rivals are ours: the creator's own against the best of them, whose points are no argument. */
function ownAdvice([own, ...rivals]: readonly Candidate[], said: AbWords): Inline[] {
  const [best] = rivals.toSorted((a, b) => b.score - a.score);
  if (own === undefined || best === undefined) return [said.nothingYet];
  const added = specificsIn(best.title).filter((specific) => !specificsIn(own.title).includes(specific));
  const why = added.length === 0 ? "" : ` ${said.names(best.letter, added.slice(0, 3))}`;
  return [strong(said.against(own.letter, best.letter)), ` ${said.ownStays(own.letter, best.letter)}${why}`];
}

/** The most concrete against the one that shares the fewest words with it: a test needs a difference to find. */
function pairAdvice(candidates: readonly Candidate[], said: AbWords): Inline[] {
  const [best, ...others] = candidates.toSorted((a, b) => b.score - a.score);
  if (best === undefined || others.length === 0) return [said.nothingYet];
  const shared = (other: Candidate) =>
    words(other.title).filter((word) => words(best.title).includes(word)).length;
  const [rival = best] = others.toSorted(
    (a, b) => shared(a) / words(a.title).length - shared(b) / words(b.title).length,
  );
  const margin = best.score - rival.score;
  const added = specificsIn(best.title).filter((specific) => !specificsIn(rival.title).includes(specific));
  const why = added.length === 0 ? "" : ` ${said.names(best.letter, added.slice(0, 3))}`;
  const reason = margin < CLOSE ? said.level : said.better(best.letter, rival.letter, margin);
  return [strong(said.against(best.letter, rival.letter)), ` ${reason}${why}`];
}

/** A picture for one title: what is known that fits it and no other has, else its own words. */
function pictureOf(
  { title }: Candidate,
  place: number,
  scenes: readonly string[],
  language: Language,
): string {
  const pictures = PICTURE_WORDS[language];
  const heard = new Set(stems(title));
  const scene = scenes.find((each) => stems(each).some((stem) => heard.has(stem)));
  return scene === undefined ? ownPicture(place, title, pictures) : pictures.show(scene);
}

/** What is weak in a title, with the title said again as people search for it. */
function improvement(title: string, said: AbWords, { brief, subject, nicheId }: Material): string {
  const again = searchedTitles(oneLine(title), brief.language, subject?.niche ?? nicheId).find(
    (other) => other.toLowerCase() !== title.toLowerCase() && titleScore(other) >= titleScore(title) - CLOSE,
  );
  const weak = weakness(title, said);
  return again === undefined || weak === said.fine
    ? weak
    : `${weak} ${PICTURE_WORDS[brief.language].cite(again)}`;
}
