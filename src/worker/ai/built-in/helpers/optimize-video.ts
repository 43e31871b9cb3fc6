import type { OptimizeVideoRequest } from "#shared/contracts/helpers.ts";
import { descriptionLength, type Length, tagsIn, tagsLength, titleLength } from "#shared/rules/lengths.ts";
import { words } from "#shared/rules/words.ts";
import { spelledCount } from "#shared/rules/counts.ts";
import { nicheFor } from "../find-niche.ts";
import { OPEN_HOOKS, shortenedHooks } from "../hooks/better-hooks.ts";
import { type Block, heading, list, markdown, paragraph } from "../markdown.ts";
import { citations, type Citations } from "../playbook/cite.ts";
import { chapterRules, performanceFaq, retentionHelp, tagRole } from "../playbook/sources.ts";
import type { Random } from "../random.ts";
import { clip, isEnglish, oneLine, sentences } from "../topic.ts";
import { chaptersIn } from "./chapters.ts";
import { basis, cited, knowledgeOf, piecesFor } from "./subject.ts";
import { overlays } from "./overlays.ts";
import { stampedLines } from "./time-stamps.ts";
import { titleOptions, titleScore, titleAdvice, topicOf } from "./title-options.ts";

type Fact = Citations["fact"];

/** How much of a description stands above "more", as the product treats it; characters. A rule of thumb. */
const DESCRIPTION_OPENING = 150;
/** More words than this in an opening sentence are rarely said before somebody leaves. A rule of thumb. */
const OPENING_WORDS = 20;

/** One video as a whole: title, description, tags, chapters and opening, each with what to change. */
export function reviewVideo(request: OptimizeVideoRequest, random: Random): string {
  const { title, description, niche } = request;
  const { fact, sources } = citations();
  const topic = topicOf(title);
  const options = titleOptions([title], niche, 3, random);
  return markdown([
    basis(knowledgeOf(nicheFor(niche, title)), "it judges the words you pasted and hasn't seen the video."),
    heading(2, `Review: ${title}`),
    heading(3, "Title"),
    paragraph(
      `${measured("Length", titleLength(title))} As craft goes it earns ${titleScore(title, topic)} of 100 points; that says how it is built, not how often it will be clicked. ${titleAdvice(title, topic) ?? "Nothing in it needs repair."}`,
    ),
    ...(options.length > 0 ? [paragraph("Try instead:"), list(options)] : []),
    heading(3, "Description"),
    paragraph(...descriptionAdvice(request, random)),
    heading(3, "Tags"),
    paragraph(tagAdvice(request, fact, random)),
    heading(3, "Chapters"),
    ...chapterAdvice(request.transcript, fact),
    heading(3, "Opening"),
    ...openingAdvice(request, fact, random),
    heading(3, "In this order"),
    list(
      [
        "Change the title first: it costs a minute, and it can be changed back.",
        description === ""
          ? "Write the two opening lines of the description."
          : "Rewrite the opening lines of the description.",
        "Keep the opening for the next video: this one can't be said again, only cut.",
      ],
      true,
    ),
    ...sources(),
  ]);
}

function measured(name: string, { used, max, unit, fault }: Length): string {
  const over = used > max ? `, ${spelledCount(used - max)} too many` : "";
  return `${name}: ${spelledCount(used)} of ${spelledCount(max)} ${unit}${over}.${fault === undefined ? "" : ` ${fault}`}`;
}

function descriptionAdvice({ title, description, niche }: OptimizeVideoRequest, random: Random): string[] {
  const { desire, pain, own } = piecesFor(topicOf(title), niche, random);
  const example =
    isEnglish(title) && own.has("desire")
      ? ` For example: “How to ${desire}, and what to do about ${pain}.”`
      : "";
  const aim = `Use the first ${DESCRIPTION_OPENING} characters for two plain sentences: who this helps and what they will see.${example}`;
  if (description === "") return [`You pasted none, so there is nothing to judge. ${aim}`];
  const opening = clip(oneLine(description), DESCRIPTION_OPENING);
  const named = words(topicOf(title)).filter((word) => word.length > 3);
  const heard = new Set(words(opening));
  const shares = named.length === 0 || named.some((word) => heard.has(word));
  const verdict = shares
    ? "That shares words with the title, which is right."
    : "None of the title's longer words is in there, so somebody who came for it can't tell that they are right.";
  return [
    `${measured("Length", descriptionLength(description))} It begins: ${cited(opening, DESCRIPTION_OPENING)} ${verdict} ${aim}`,
  ];
}

function tagAdvice({ title, tags, niche }: OptimizeVideoRequest, fact: Fact, random: Random): string {
  const given = tagsIn(tags);
  const pack = nicheFor(niche, title);
  const count = given.length === 1 ? "Your one tag" : `Your ${given.length} tags`;
  const have = given.length === 0 ? "You pasted none." : measured(count, tagsLength(given));
  const known = new Set(given.map((tag) => tag.toLowerCase()));
  const trade = isEnglish(title) ? random.sample(pack.vocabulary, 3) : [];
  const ideas = [...overlays(topicOf(title)).map((overlay) => overlay.toLowerCase()), ...trade].filter(
    (tag) => !known.has(tag) && !tag.includes(",") && tag.length <= 60,
  );
  const weight = fact("YouTube calls them not important for how a video does.", performanceFaq);
  const use = fact("They help where a word is often misspelled.", tagRole);
  return `${have} ${weight} ${use} Enough: ${[...ideas.map((tag) => cited(tag)), "the misspellings you see in comments"].join(", ")}.`;
}

function chapterAdvice(transcript: string, fact: Fact): Block[] {
  const chapters = chaptersIn(stampedLines(transcript));
  const rules = fact(
    "The reported rules: the first is 0:00, there are at least 3 in rising order, and each lasts 10 seconds or more.",
    chapterRules,
  );
  if (chapters.length > 0)
    return [
      paragraph("From your time stamps, in your own words. Rename each by what people look for:"),
      list(chapters.map(({ stamp, title }) => `${stamp} ${title}`)),
      paragraph(rules),
    ];
  const missing =
    transcript === ""
      ? "You pasted no transcript, so no chapter can be placed."
      : "The transcript has too few time stamps, so no chapter can be placed. YouTube Studio shows them beside the subtitles.";
  return [paragraph(`${missing} ${rules}`)];
}

function openingAdvice({ title, transcript }: OptimizeVideoRequest, fact: Fact, random: Random): Block[] {
  const judged = fact(
    "YouTube shows the share still watching at 30 seconds and advises to match the title and thumbnail until then.",
    retentionHelp,
  );
  const lines = stampedLines(transcript).map(({ text }) => text);
  const told = lines.join(" ");
  // Where nothing ends in a stop, what was said up to the next time stamp is the best there is.
  const first =
    sentences(/[.!?。！？]/u.test(told) ? told : (lines.find((text) => text !== "") ?? ""))[0] ?? "";
  if (first === "")
    return [
      paragraph(
        `Without a transcript your first words can't be judged. ${judged}${isEnglish(title) ? ` One that fits any subject: “${random.pick(OPEN_HOOKS)}”` : ""}`,
      ),
    ];
  const count = words(first).length;
  const [shorter] = shortenedHooks(first)
    .filter((hook) => words(hook).length < count)
    .toSorted((a, b) => words(b).length - words(a).length);
  const verdict =
    count > OPENING_WORDS
      ? `Your first sentence takes ${spelledCount(count)} words. Say the surprising part first, in ${OPENING_WORDS} or fewer.`
      : `Your first sentence takes ${spelledCount(count)} ${count === 1 ? "word" : "words"}, which can be said in one breath.`;
  const own = shorter === undefined ? [] : [paragraph(`Shorter, in your own words: ${cited(shorter, 160)}`)];
  return [paragraph(`${verdict} ${judged}`), ...own];
}
