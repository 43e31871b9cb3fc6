import type { IdeasRequest } from "#shared/contracts/ideas.ts";
import type { Specific } from "#shared/contracts/grounding.ts";
import { sentences } from "#shared/rules/language.ts";
import { words } from "#shared/rules/words.ts";
import { isShortForm } from "#shared/rules/surfaces.ts";
import { Grounded } from "../../material/grounded.ts";
import type { Material } from "../../material/material.ts";
import { plainSpecific } from "../../material/plain-specific.ts";
import type { SubjectKnowledge } from "../../material/subject-knowledge.ts";
import { cap } from "../compose/frames.ts";
import { heading, list, markdown, paragraph, quote, strong } from "../markdown.ts";
import type { Random } from "../random.ts";
import { mentionOf, relatedVideo, videoSource } from "./channel-ideas.ts";
import { OUTLINES } from "./outline-words.ts";
import { type Draft, draftIdeas, groundingOf } from "./write-ideas.ts";

/** Where the parts of a short and of a long video begin and end. */
const TIMES = {
  short: ["0:00–0:03", "0:03–0:12", "0:12–0:25", "0:25–0:40", "0:40–0:45"],
  long: ["0:00–0:30", "0:30–2:00", "2:00–4:30", "4:30–7:00", "7:00–8:00"],
} as const;

/** One idea worked out as Markdown, from title options to the thing to test; a worksheet where nothing is known. */
export function outlineIdea(request: IdeasRequest, random: Random, material: Material): Grounded<string> {
  const drafts = draftIdeas({ ...request, count: 3 }, random, material, []);
  const video = relatedVideo(material);
  const { known, subject, niche, brief } = material;
  const { language } = brief;
  const grounding = groundingOf(material);
  const card = subject ?? niche[0];
  // Its beats tell a trouble and its remedy, so it is an idea about one where there is one.
  const idea = drafts.find(({ restsOn }) => restsOn.some(({ text }) => isReason(card, text))) ?? drafts[0];
  const interest = material.signals.find(({ kind }) => kind === "interest");
  const headings = OUTLINES[language];
  const length = request.platform !== undefined && !isShortForm(request.platform) ? "long" : "short";
  if (idea === undefined) throw new RangeError("an outline needs an idea");
  const beats =
    card === undefined || idea.restsOn.length === 0 ? headings.blanks : beatsOf(idea, card, headings.says);
  const text = markdown([
    heading(2, idea.title),
    paragraph(strong(idea.format), ` · ${idea.targetAudience}`),
    paragraph(shortened(idea.description)),
    heading(3, headings.titles),
    list(drafts.map(({ title }) => title)),
    heading(3, headings.hook),
    quote(idea.hook),
    heading(3, headings.beats),
    list(beats.map((beat, index) => [strong(TIMES[length][index] ?? ""), ` ${beat}`])),
    ...(card === undefined || idea.restsOn.length === 0
      ? []
      : [
          heading(3, headings.overlays),
          list(card.terms.slice(0, 2).map(({ term, is }) => cap(is ? `${term}: ${is}` : term))),
        ]),
    heading(3, headings.call),
    paragraph(idea.cta),
    ...(video === undefined ? [] : [paragraph(mentionOf(video, language))]),
    heading(3, headings.cover),
    paragraph(
      card?.scenes[0] === undefined || idea.restsOn.length === 0
        ? headings.blankCover
        : `${cap(card.scenes[0])}.`,
    ),
    heading(3, headings.test),
    paragraph(random.pick(headings.tests)),
    ...(interest === undefined
      ? []
      : [heading(3, headings.interest), paragraph(`${interest.text} (${interest.label}).`)]),
  ]);
  const restsOn = [
    ...idea.restsOn.filter(isToldIn(text)),
    ...(video === undefined ? [] : [videoSource(video, language)]),
    ...(interest === undefined ? [] : [plainSpecific(interest)]),
  ];
  return new Grounded(text, known || restsOn.length > 0 ? { ...grounding, restsOn } : grounding);
}

/** The most words of what happens in it, above its beats: what is told in passing goes first. */
const STORY_MOST = 40;

/** As many of the first sentences as that leaves room for, one at least. */
function shortened(description: string): string {
  const all = sentences(description);
  const room = all.findIndex((_, index) => words(all.slice(0, index + 1).join(" ")).length > STORY_MOST);
  return room < 0 ? description : all.slice(0, Math.max(1, room)).join(" ");
}

/** Whether a text says what it is said to rest on; where public sources gave the idea it needn't quote them. */
function isToldIn(text: string): (specific: Specific) => boolean {
  const said = text.toLowerCase();
  return (specific) =>
    specific.source !== "knowledge" || said.includes(specific.text.toLowerCase().replace(/[.?!]$/u, ""));
}

function isReason(card: SubjectKnowledge | undefined, text: string): boolean {
  return card?.mistakes.some(({ because }) => because === text) ?? false;
}

/** Five beats: the picture, what goes wrong, why, what to do, and the proof; the idea's own point first. */
function beatsOf(
  { hook, restsOn }: Draft,
  card: SubjectKnowledge,
  says: (typeof OUTLINES)["en"]["says"],
): string[] {
  const about = restsOn.map(({ text }) => text).join(" ");
  const mistake = card.mistakes.find(({ because }) => about.includes(because)) ?? card.mistakes[0];
  const step = card.steps.find((each) => about.includes(each.do)) ?? card.steps[0];
  const picture = card.scenes.find((scene) => about.includes(scene)) ?? card.scenes[0] ?? card.name;
  const close = card.scenes.find((scene) => scene !== picture) ?? picture;
  if (mistake === undefined || step === undefined) return [hook];
  return [
    says.open(picture),
    says.wrong(cap(mistake.sign)),
    says.why(cap(mistake.because)),
    says.fix(cap(mistake.instead), cap(step.do), step.see),
    says.proof(close),
  ];
}
