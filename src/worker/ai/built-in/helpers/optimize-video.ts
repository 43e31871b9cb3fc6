import type { OptimizeVideoRequest } from "#shared/contracts/helpers.ts";
import { descriptionLength, type Length, tagsIn, tagsLength, titleLength } from "#shared/rules/lengths.ts";
import { OPENING } from "#shared/rules/seo/keywords.ts";
import { words } from "#shared/rules/words.ts";
import { specificsIn } from "#shared/rules/title-information.ts";
import { Grounded } from "../../material/grounded.ts";
import type { Material } from "../../material/material.ts";
import { shortenedHooks } from "../ideas/shortened.ts";
import { type Block, emphasis, heading, list, markdown, paragraph } from "../markdown.ts";
import { citations, type Citations } from "../playbook/cite.ts";
import { chapterRules, performanceFaq, retentionHelp, tagRole } from "../playbook/sources.ts";
import type { Random } from "../random.ts";
import { type Asked, askedOf } from "../seo/asked-points.ts";
import { proposeTags } from "../seo/tags.ts";
import { SEO_WORDS } from "../seo/words.ts";
import { sentences } from "../topic.ts";
import { AB_WORDS } from "./ab-test-words.ts";
import { chaptersIn } from "./chapters.ts";
import { numberIn } from "./numbers.ts";
import { type OptimizeWords, optimizeWords } from "./optimize/words.ts";
import { quoteIn } from "./quotes.ts";
import { stampedLines } from "./time-stamps.ts";
import { titleOptions, titleScore, weakestOf } from "./title-options.ts";

/** Tags that are proposed. */
const TAGS = 6;
/** Questions of the subject that a description could answer. */
const ANSWERED = 1;
/** Titles that are proposed beside the creator's own. */
const OPTIONS = 3;
/** Titles that those are drawn from. */
const FOUND = 5;
/** More words than this in an opening sentence are rarely said before somebody leaves. A rule of thumb. */
const OPENING_WORDS = 20;

/** A word of a title in the title's own letters. */
function asWritten(word: string, title: string): string {
  const at = title.toLowerCase().indexOf(word.toLowerCase());
  return at < 0 ? word : title.slice(at, at + word.length);
}

/** What every part of a review is written with. */
interface Writing {
  readonly said: OptimizeWords;
  readonly fact: Citations["fact"];
  readonly number: (value: number) => string;
  readonly quoted: (text: string, most?: number) => string;
}

/** One video as a whole: title, description, tags, chapters and opening, each with what to change. */
export async function reviewVideo(
  request: OptimizeVideoRequest,
  random: Random,
  material: Material,
): Promise<Grounded<string>> {
  const { title, description, niche } = request;
  const { subject, brief, known } = material;
  const { fact, sources } = citations(brief.language);
  const said = await optimizeWords(brief.language);
  const writing = { said, fact, number: numberIn(brief.language), quoted: quoteIn(brief.language) };
  const options = random.sample(
    titleOptions([title], { niche, description }, FOUND, random, material),
    OPTIONS,
  );
  const asked = subject && askedOf(subject, `${title} ${description}`, random);
  const weakest = weakestOf(title);
  const specifics = specificsIn(title)
    .slice(0, 3)
    .map((specific) => writing.quoted(specific));
  const { headings } = said;
  const reply = markdown([
    paragraph(emphasis(said.basis(subject?.name))),
    heading(2, said.heading(title)),
    heading(3, headings.title),
    paragraph(
      [
        measured(said.length, titleLength(title), writing),
        said.points(titleScore(title)),
        specifics.length === 0 ? said.nothingOwn : said.ofItsOwn(specifics.join(", ")),
        weakest === undefined ? said.keep : AB_WORDS[brief.language].weak[weakest],
      ].join(" "),
    ),
    ...(options.length > 0 ? [paragraph(said.useOnly), list(options.map(({ text }) => text))] : []),
    heading(3, headings.description),
    ...descriptionAdvice(request, asked, writing),
    heading(3, headings.tags),
    paragraph(tagAdvice(request, material, writing)),
    heading(3, headings.chapters),
    ...chapterAdvice(request.transcript, writing),
    heading(3, headings.opening),
    ...openingAdvice(request, asked, writing),
    heading(3, headings.order),
    list(
      [
        weakest === undefined ? said.leaveTitle : said.changeTitle,
        description === "" ? said.writeOpening : said.rewriteOpening,
        said.nextOpening,
      ],
      true,
    ),
    ...sources(),
  ]);
  const spent = asked?.points.slice(0, ANSWERED).flatMap(({ restsOn }) => restsOn.slice(0, 2)) ?? [];
  return new Grounded(
    reply,
    known
      ? { known, restsOn: [...options.flatMap(({ restsOn }) => restsOn), ...spent] }
      : { known, questions: [...SEO_WORDS[brief.language].questions] },
  );
}

function measured(name: string, { used, max, unit, fault }: Length, { said, number }: Writing): string {
  const units = unit === "bytes" ? said.units.bytes : said.units.characters;
  const over = used > max ? number(used - max) : undefined;
  const line = said.measured(name, number(used), number(max), units, over);
  if (fault === undefined) return line;
  return `${line} ${unit === "bytes" ? said.refused.description : said.refused.title}`;
}

function descriptionAdvice(
  { title, description }: OptimizeVideoRequest,
  asked: Asked | undefined,
  writing: Writing,
): Block[] {
  const { said, quoted } = writing;
  const aim = said.aim(OPENING);
  const answers = (asked?.all ?? [])
    .flatMap(({ point }) => (point.kind === "question" ? [`${point.ask} ${point.answer}`] : []))
    .filter((answer) => !description.includes(answer))
    .slice(0, ANSWERED);
  const below = answers.length === 0 ? [] : [paragraph(said.below), list(answers)];
  if (description === "") return [paragraph(`${said.noDescription} ${aim}`), ...below];
  const heard = description.slice(0, OPENING).toLowerCase();
  const named = specificsIn(title);
  const missing = named.filter((word) => !heard.includes(word.toLowerCase()));
  const verdict =
    named.length > 0 && missing.length === named.length
      ? said.noneThere
      : missing.length === 0
        ? said.allThere
        : said.someMissing(
            missing
              .slice(0, 3)
              .map((word) => quoted(asWritten(word, title)))
              .join(", "),
          );
  return [
    paragraph(
      `${measured(said.length, descriptionLength(description), writing)} ${said.begins(quoted(description, OPENING))} ${verdict} ${aim}`,
    ),
    ...below,
  ];
}

function tagAdvice(
  { title, tags, niche }: OptimizeVideoRequest,
  { subject }: Material,
  writing: Writing,
): string {
  const { said, fact, quoted } = writing;
  const given = tagsIn(tags);
  const have =
    given.length === 0 ? said.noTags : measured(said.tagCount(given.length), tagsLength(given), writing);
  const known = new Set(given.map((tag) => tag.toLowerCase()));
  const ideas = proposeTags({ title, description: "", tags: [], niche }, [], subject)
    .filter((tag) => !known.has(tag.toLowerCase()))
    .slice(0, TAGS);
  return [
    have,
    fact(said.tagWeight, performanceFaq),
    fact(said.tagUse, tagRole),
    said.enoughTags([...ideas.map((tag) => quoted(tag)), said.misspelled].join(", ")),
  ].join(" ");
}

function chapterAdvice(transcript: string, { said, fact }: Writing): Block[] {
  const chapters = chaptersIn(stampedLines(transcript));
  const rules = fact(said.chapterRules, chapterRules);
  if (chapters.length > 0)
    return [
      paragraph(said.ownChapters),
      list(chapters.map(({ stamp, title }) => `${stamp} ${title}`)),
      paragraph(rules),
    ];
  return [paragraph(`${transcript === "" ? said.noTranscript : said.fewStamps} ${rules}`)];
}

function openingAdvice(
  { transcript }: OptimizeVideoRequest,
  asked: Asked | undefined,
  { said, fact, number, quoted }: Writing,
): Block[] {
  const judged = fact(said.judged, retentionHelp);
  const picture = asked?.all[0]?.point.picture;
  const lines = stampedLines(transcript).map(({ text }) => text);
  const told = lines.join(" ");
  // Where nothing ends in a stop, what was said up to the next time stamp is the best there is.
  const first =
    sentences(/[.!?。！？]/u.test(told) ? told : (lines.find((text) => text !== "") ?? ""))[0] ?? "";
  if (first === "")
    return [
      paragraph([said.noOpening, judged, ...(picture === undefined ? [] : [said.openOn(picture)])].join(" ")),
    ];
  const count = words(first).length;
  const [shorter] = shortenedHooks(first)
    .filter((hook) => words(hook).length < count)
    .toSorted((a, b) => words(b).length - words(a).length);
  const verdict =
    count > OPENING_WORDS ? said.longOpening(number(count), OPENING_WORDS) : said.shortOpening(count);
  const own = shorter === undefined ? [] : [paragraph(said.shorter(quoted(shorter, 160)))];
  return [paragraph(`${verdict} ${judged}`), ...own];
}
