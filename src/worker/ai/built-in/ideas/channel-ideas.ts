import type { Specific } from "#shared/contracts/grounding.ts";
import type { IdeasRequest } from "#shared/contracts/ideas.ts";
import type { OwnVideo } from "#shared/contracts/own-material.ts";
import { FORMATS } from "#shared/rules/formats.ts";
import type { Language } from "#shared/rules/language.ts";
import type { CommentIntent } from "#shared/rules/replies.ts";
import type { Brief } from "../../material/brief.ts";
import type { Material } from "../../material/material.ts";
import { harmless, type Own, ownTitles, repeats, type ViewerComment } from "../../material/own-material.ts";
import { stems } from "../../material/stem.ts";
import type { SubjectKnowledge } from "../../material/subject-knowledge.ts";
import { cap } from "../compose/frames.ts";
import type { Random } from "../random.ts";
import { clip, sentences, titleSafe } from "../topic.ts";
import { CHANNEL_WORDS } from "./channel-words.ts";
import { WORKSHEETS } from "./sheets.ts";
import type { Draft } from "./write-ideas.ts";

/** Most ideas of an answer that build on the creator's own things: the others bring something new. */
const MOST = 2;
/** The most of a title or a comment in each place, in UTF-16 units. */
const LONGEST = { inTitle: 55, inHook: 40, inStory: 120, question: 90, source: 200 } as const;
/** What a comment asks that no video about the subject answers. */
const UNANSWERABLE: ReadonlySet<CommentIntent> = new Set<CommentIntent>([
  "price",
  "link",
  "place",
  "schedule",
  "song",
  "personal",
  "joke",
  "sarcasm",
]);
/** Telling words that a question needs to be understood by itself. */
const QUESTION_STEMS = 2;
/** Letters by which two forms of a word are told to be one. */
const BEGINNING = 6;

/** What an idea that goes on from a video is made for. */
interface Wish {
  readonly request: IdeasRequest;
  readonly material: Material;
  readonly random: Random;
  /** The ideas before it. */
  readonly others: readonly Draft[];
}

/**
 * Up to two ideas, and no more than half of those asked for, that answer a viewer's question or go on from a video of
 * the creator's own; only from what has to do with the subject and needs no care.
 */
export function channelIdeas(request: IdeasRequest, random: Random, material: Material): Draft[] {
  const { own } = material;
  const most = Math.min(MOST, Math.floor(request.count / 2));
  if (own === undefined || most === 0) return [];
  const comments = harmless(
    own.comments.filter((comment) => isAbout(comment, material)),
    ({ text }) => text,
  );
  const videos = harmless(own.videos.filter(isNear), ({ title }) => title);
  const drafts: Draft[] = [];
  const answer = () => nextOf(comments).flatMap((comment) => fromComment(comment, request, material));
  const goOn = () =>
    nextOf(videos).map((video) => fromVideo(video, own, { request, material, random, others: drafts }));
  for (const write of [answer, goOn, answer, goOn]) if (drafts.length < most) drafts.push(...write());
  return drafts;
}

/** A video of the creator's own on the subject, to send viewers on to; none that is called like the topic. */
export function relatedVideo({ own, brief }: Material): OwnVideo | undefined {
  if (own === undefined) return undefined;
  const isTopic = repeats([brief.text]);
  const others = own.videos.filter((video) => isNear(video) && !isTopic(video.title));
  return nextOf(harmless(others, ({ title }) => title))[0];
}

/** A sentence that sends viewers on to a video. */
export function mentionOf({ title }: OwnVideo, language: Language): string {
  const { mention, quote } = CHANNEL_WORDS[language];
  return mention(quote(clip(title, LONGEST.inStory)));
}

/** What a video is named by where an answer rests on it: “Why my candles tunnel”, 12,000 views. */
export function videoSource({ title, views }: OwnVideo, language: Language): Specific {
  const says = CHANNEL_WORDS[language];
  const named = says.quote(clip(title, LONGEST.source));
  const text = views === undefined ? named : `${named}, ${viewsIn(views, language).counted}`;
  return { text, source: "creator", label: says.video };
}

function isNear({ near }: { readonly near: boolean }): boolean {
  return near;
}

/** The next of some items, or nothing. */
function nextOf<Item>(items: Iterator<Item, void>): Item[] {
  const { done, value } = items.next();
  return done ? [] : [value];
}

function fromVideo(video: OwnVideo, own: Own, wish: Wish): Draft {
  const { request, material } = wish;
  const { brief } = material;
  const { quote, next } = CHANNEL_WORDS[brief.language];
  const card = cardOf(video.title, material);
  const question = card && questionAfter(card, own, wish);
  const scene = question && sceneFor(`${question.ask} ${question.answer}`, card);
  const title = titleSafe(video.title);
  return {
    title: question?.ask ?? next.title(quote(clip(title, LONGEST.inTitle))),
    hook: next.hook(quote(clip(title, LONGEST.inHook))),
    cta: next.cta,
    format: FORMATS[request.format ?? "q-and-a"],
    description: [
      standing(video, own, brief.language),
      question === undefined ? next.find : next.ask(question.ask, question.answer),
      ...filmed(scene, brief.language),
    ].join(" "),
    targetAudience: audienceOf(card, request, brief),
    restsOn: [videoSource(video, brief.language), ...known([question?.answer, scene], card)],
  };
}

function fromComment(comment: ViewerComment, request: IdeasRequest, material: Material): Draft[] {
  const { brief } = material;
  const { quote, asked, comment: label } = CHANNEL_WORDS[brief.language];
  const question = questionIn(comment);
  if (question === undefined) return [];
  const card = cardOf(comment.text, material);
  const answer = answerTo(question, card);
  const scene = answer && sceneFor(`${question} ${answer}`, card);
  return [
    {
      title: clip(titleSafe(question), LONGEST.question),
      hook: asked.hook(quote(clip(question, LONGEST.question))),
      cta: asked.cta,
      format: FORMATS[request.format ?? "q-and-a"],
      description: [
        asked.story(quote(clip(question, LONGEST.inStory))),
        ...(answer === undefined ? [] : [answer]),
        ...filmed(scene, brief.language),
      ].join(" "),
      targetAudience: audienceOf(card, request, brief),
      restsOn: [
        { text: quote(clip(comment.text, LONGEST.source)), source: "creator", label },
        ...known([answer, scene], card),
      ],
    },
  ];
}

/** The sentence of a comment that asks something a video can answer. */
function questionIn({ text, intent }: ViewerComment): string | undefined {
  if (UNANSWERABLE.has(intent)) return undefined;
  const question = sentences(text).find(
    (sentence) => /[?？]/u.test(sentence) && stems(sentence).length >= QUESTION_STEMS,
  );
  // Without what stands for a person, its first letter in upper case, and one mark in place of three.
  return question
    ?.replace(/\s*\[(?:e-mail|phone|handle)\]/gu, "")
    .trim()
    .replace(/([?？])[?？!]+$/u, "$1")
    .replace(/^([¿¡\s]*)(\p{Ll})/u, (_, marks: string, letter: string) => marks + letter.toUpperCase());
}

/** Whether a comment's question is about the subject, or its card has nearly the same one. */
function isAbout(comment: ViewerComment & { readonly near: boolean }, { subject }: Material): boolean {
  const question = questionIn(comment);
  return question !== undefined && (comment.near || answerTo(question, subject) !== undefined);
}

/** What the card says to a question, where it has nearly the same one. */
function answerTo(question: string, card: SubjectKnowledge | undefined): string | undefined {
  const told = card && beginningsOf([question], card);
  return told && card.questions.find(({ ask }) => sharedWith(told, ask) >= QUESTION_STEMS)?.answer;
}

/** A question of the card that nothing of the creator's own has answered by its title, nor another idea. */
function questionAfter(card: SubjectKnowledge, own: Own, { random, others }: Wish) {
  const said = [...ownTitles(own), ...others.map(({ title }) => title)];
  const spent = new Set(others.flatMap(({ restsOn }) => restsOn.map(({ text }) => text)));
  const isSaid = repeats(said);
  const told = beginningsOf(said, card);
  const open = card.questions.filter(({ ask, answer }) => !spent.has(answer) && !isSaid(ask));
  return random
    .sample(open, open.length)
    .toSorted((one, other) => sharedWith(told, one.ask) - sharedWith(told, other.ask))[0];
}

/** A picture of the card that has to do with a text; undefined where none has. */
function sceneFor(text: string, card: SubjectKnowledge | undefined): string | undefined {
  const told = card && beginningsOf([text], card);
  return (
    told &&
    card.scenes
      .filter((scene) => sharedWith(told, scene) > 0)
      .toSorted((one, other) => sharedWith(told, other) - sharedWith(told, one))[0]
  );
}

/** How the words of some texts begin, but for the subject's name; so that "tunneln" is "tunnel". */
function beginningsOf(texts: readonly string[], { name }: SubjectKnowledge): ReadonlySet<string> {
  const named = new Set(stems(name));
  return new Set(
    texts.flatMap((text) =>
      stems(text)
        .filter((stem) => !named.has(stem))
        .map((stem) => stem.slice(0, BEGINNING)),
    ),
  );
}

/** How many of a text's words begin so. */
function sharedWith(beginnings: ReadonlySet<string>, text: string): number {
  return new Set(stems(text).map((stem) => stem.slice(0, BEGINNING))).intersection(beginnings).size;
}

/** How a video did among those of the subject that came along. */
function standing(video: OwnVideo, own: Own, language: Language): string {
  const { quote, next } = CHANNEL_WORDS[language];
  const named = quote(clip(video.title, LONGEST.inStory));
  if (video.views === undefined) return next.made(named);
  const views = viewsIn(video.views, language);
  const [first, second] = own.videos.filter(({ near }) => near);
  const isFirst = first === video && second?.views !== undefined && second.views < video.views;
  return isFirst ? next.mostViews(named, views) : next.withViews(named, views);
}

function viewsIn(views: number, language: Language) {
  const [one, many] = CHANNEL_WORDS[language].views;
  const number = new Intl.NumberFormat(language).format(views);
  return { number, counted: `${number} ${views === 1 ? one : many}` };
}

/** The subject's card; of a niche the one that the text names. */
function cardOf(text: string, { subject, niche }: Material): SubjectKnowledge | undefined {
  const has = new Set(stems(text));
  const isNamed = (name: string) => stems(name).length > 0 && new Set(stems(name)).isSubsetOf(has);
  return subject ?? niche.find(({ name, names }) => [name, ...names].some(isNamed));
}

function filmed(scene: string | undefined, language: Language): string[] {
  return scene === undefined ? [] : [WORKSHEETS[language].own.filming(scene)];
}

function known(phrases: readonly (string | undefined)[], card: SubjectKnowledge | undefined): Specific[] {
  return phrases.flatMap((text) =>
    text === undefined || card === undefined ? [] : [{ text, source: "knowledge", label: card.name }],
  );
}

function audienceOf(card: SubjectKnowledge | undefined, { audience }: IdeasRequest, brief: Brief): string {
  return audience || cap(brief.audience ?? card?.people[0] ?? WORKSHEETS[brief.language].audience);
}
