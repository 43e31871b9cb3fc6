import type { AbTestRequest } from "#shared/contracts/helpers.ts";
import { titleLength } from "#shared/rules/lengths.ts";
import { words } from "#shared/rules/words.ts";
import { nicheFor } from "../find-niche.ts";
import { heading, type Inline, list, markdown, paragraph, strong, table } from "../markdown.ts";
import { citations, type Citations } from "../playbook/cite.ts";
import { titleTests, titleTestsReport } from "../playbook/sources.ts";
import type { Random } from "../random.ts";
import { clip, oneLine } from "../topic.ts";
import { basis, cited, knowledgeOf, piecesFor } from "./subject.ts";
import { overlays } from "./thumbnail-advice.ts";
import { titleOptions, titleScore, titleAdvice, topicOf } from "./title-options.ts";

/** YouTube tests so many titles against each other (answer/16391400, checked 2026-11-21). */
const MOST_TITLES = 3;
/** The most of a title that is shown; UTF-16 units. */
const SHOWN = 120;

interface Candidate {
  readonly letter: string;
  readonly title: string;
  readonly score: number;
}

/** Which titles to test against each other, how, and how to read the result. */
export function planTest({ titles, niche, goal }: AbTestRequest, random: Random): string {
  const given = titlesIn(titles);
  const [first = ""] = given;
  const used = given.slice(0, MOST_TITLES);
  const rivals = used.length > 1 ? [] : titleOptions(used, niche, 2, random);
  const topic = topicOf(first);
  const candidates = [...used, ...rivals].map((title, index): Candidate => {
    const letter = String.fromCodePoint(65 + index);
    return { letter, title, score: titleScore(title, topic) };
  });
  const { fact, sources } = citations();
  return markdown([
    basis(knowledgeOf(nicheFor(niche, first)), "titles are judged as craft, and no clicks are predicted."),
    heading(2, "Title test"),
    paragraph(intake(given.length, rivals.length, fact)),
    table(
      ["", "Title", "Craft points of 100", "To improve"],
      candidates.map(({ letter, title, score }) => [
        letter,
        clip(title, SHOWN),
        String(score),
        weakness(title, topic),
      ]),
    ),
    heading(3, "Test these first"),
    paragraph(...pairAdvice(candidates)),
    heading(3, "Keep equal"),
    list([
      "The thumbnail: one change at a time, so that you know what won.",
      "The video, its description and its opening. A title may only promise what the video keeps.",
      goal === ""
        ? "What decides: write it down before you start, with the difference you would act on."
        : `What decides: your goal, ${cited(goal, 120)}. Write down before you start which number shows it.`,
    ]),
    heading(3, "How long, and who wins"),
    list([
      fact(
        "On long-form videos YouTube tests up to 3 titles or thumbnails for up to 2 weeks and picks by watch time, not clicks.",
        titleTests,
      ),
      fact("Titles were reported to have joined thumbnails in these tests on 2025-12-09.", titleTestsReport),
      "Elsewhere there is no such test: use one title for five posts, the other style for the next five, and compare the middle values.",
      "No clear winner is a result, too: keep the clearer one and test a bigger difference next.",
    ]),
    heading(3, "A thumbnail for each"),
    list(candidates.map((candidate, index) => thumbnailFor(candidate, index, niche, random))),
    ...sources(),
  ]);
}

/** The titles a creator gave, one a line, without list marks; none twice. */
export function titlesIn(text: string): string[] {
  const lines = text
    .split(/\r?\n/u)
    .map((line) => oneLine(line.replace(/^\s*(?:[-*•]|\d{1,2}[.)]|[A-Ca-c][.):])\s+/u, "")));
  return [...new Set(lines.filter((line) => line !== ""))];
}

function intake(given: number, rivals: number, fact: Citations["fact"]): string {
  if (given > MOST_TITLES)
    return `${fact(`You gave ${given} titles; YouTube tests up to ${MOST_TITLES} at once.`, titleTests)} These are your first ${MOST_TITLES}.`;
  if (given > 1) return `You gave ${given} titles, as a craftsman would read them:`;
  if (rivals > 0) return `You gave one title, so ${rivals === 1 ? "one rival is" : "two rivals are"} added:`;
  return "You gave one title, and I can't write rivals in its language. Write one as a question and one with a number, then ask again.";
}

function weakness(title: string, topic: string): string {
  const { fault, used, max } = titleLength(title);
  if (fault !== undefined || used > max)
    return fault ?? `${used - max} characters over YouTube's limit of ${max}.`;
  return titleAdvice(title, topic) ?? "Nothing that shows.";
}

/** The best made against the one that shares the fewest words with it: a test needs a difference to find. */
function pairAdvice(candidates: readonly Candidate[]): Inline[] {
  const [best, ...others] = candidates.toSorted((a, b) => b.score - a.score);
  if (best === undefined || others.length === 0) return ["There is nothing to compare yet."];
  const shared = (other: Candidate) =>
    words(other.title).filter((word) => words(best.title).includes(word)).length;
  const [rival = best] = others.toSorted(
    (a, b) => shared(a) / words(a.title).length - shared(b) / words(b.title).length,
  );
  const margin = best.score - rival.score;
  const reason =
    margin < 10
      ? "They are made about equally well and differ in what they promise, so the result will tell you something about your viewers."
      : `${best.letter} is better made by ${margin} points. If ${rival.letter} still wins, your viewers want its promise: then write that promise better.`;
  return [strong(`${best.letter} against ${rival.letter}.`), ` ${reason}`];
}

const PICTURES = [
  "the result it promises, at the moment it can be seen",
  "the moment just before, when it could still go wrong",
  "your face or hands at the turning point, looking at the object",
];

/** A picture that differs in idea from those of the other titles. */
function thumbnailFor({ letter, title }: Candidate, index: number, niche: string, random: Random): Inline[] {
  const { proof, own } = piecesFor(topicOf(title), niche, random);
  const [text = ""] = overlays(title);
  const picture = index === 0 && own.has("proof") ? proof : (PICTURES[index % PICTURES.length] ?? proof);
  const said =
    text === "" ? "no words on it" : `at most ${cited(text)} on it, or better a fact the title leaves out`;
  return [strong(`${letter}:`), ` show ${picture}; ${said}.`];
}
