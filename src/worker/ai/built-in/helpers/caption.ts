import type { Specific } from "#shared/contracts/grounding.ts";
import type { CaptionRequest } from "#shared/contracts/helpers.ts";
import {
  CAPTION_MAX,
  DESCRIPTION_MAX,
  descriptionLength,
  INSTAGRAM_HASHTAGS_MAX,
  TIKTOK_HASHTAGS_MAX,
  YOUTUBE_HASHTAGS_SHOWN,
} from "#shared/rules/lengths.ts";
import { CAPTION_HASHTAGS, HASHTAG_LANGUAGES } from "#shared/rules/hashtags.ts";
import { LANGUAGES } from "#shared/rules/language.ts";
import { REPLY_TONES, type ReplyTone } from "#shared/rules/replies.ts";
import type { Surface } from "#shared/rules/surfaces.ts";
import { careOf } from "../../material/care/care-of.ts";
import { Grounded } from "../../material/grounded.ts";
import type { Material } from "../../material/material.ts";
import { tagsFor } from "../hashtags/write-hashtags.ts";
import { WORKSHEETS } from "../ideas/sheets.ts";
import { questionsOf } from "../ideas/worksheet-ideas.ts";
import { type Block, emphasis, heading, list, markdown, paragraph, quote } from "../markdown.ts";
import { citations, type Citations } from "../playbook/cite.ts";
import {
  descriptionLimit,
  instagramCreators,
  instagramReport,
  tiktokCaptionApi,
  tiktokHashtags,
  youtubeHashtags,
} from "../playbook/sources.ts";
import type { Random } from "../random.ts";
import { oneLine } from "../topic.ts";
import { type Told, toldByCreator, toldOf } from "./caption/told.ts";
import { toneIn } from "./caption/tone.ts";
import { type CaptionWords, captionWords } from "./caption/words.ts";
import { numberIn } from "./numbers.ts";
import { quoteIn } from "./quotes.ts";
import { surfaceIn } from "./surface.ts";

/** The most of what a caption of one line tells, in UTF-16 units. Source: heuristic. */
const LINE = 200;
/** Further points of the longer caption. */
const FURTHER = 2;

/** Three captions of different lengths in a tone, each of another point of the subject, with one thing asked for. */
export async function writeCaptions(
  request: CaptionRequest,
  random: Random,
  material: Material,
): Promise<Grounded<string>> {
  const { brief, details, known } = material;
  const words = await captionWords(brief.language);
  const surface = surfaceIn(request.platform);
  const tone = toneFor(request.tone, material);
  const place = LANGUAGES.indexOf(brief.language);
  const language = HASHTAG_LANGUAGES[place] ?? HASHTAG_LANGUAGES[0];
  const tags = await tagsFor({ topic: brief.text, language }, random, material);
  const own = toldByCreator(details, words, WORKSHEETS[brief.language].own.label);
  const told = known ? [...own, ...toldOf(material, tone, words, random)] : [];
  const texts = told.length > 0 ? captionsOf(told, random.pick(words.tones[tone].more)) : sheetsOf(words);
  const marked = texts.map((text, index) => `${text} ${lineOf(tags, index, surface)}`.trim());
  const { fact, sources } = citations(brief.language);
  const questions = questionsOf(material);
  const reply = markdown([
    paragraph(emphasis(basisOf(material, told.length > 0, words))),
    heading(2, words.heading),
    quote(words.topic(oneLine(request.topic))),
    ...(told.length > 0 ? [paragraph(toneLine(request.tone, tone, words, quoteIn(brief.language)))] : []),
    ...marked.flatMap((text, index): Block[] => [
      heading(3, words.names[index] ?? ""),
      quote(text),
      paragraph(lengthLine(text, surface, words, numberIn(brief.language))),
    ]),
    ...(questions.length > 0 ? [heading(3, words.questions), list(questions)] : []),
    heading(3, words.before),
    list([
      words.firstLine,
      words.oneRequest,
      ...(brief.constraint === undefined || told.length === 0
        ? []
        : [words.condition(quoteIn(brief.language)(brief.constraint))]),
      ...rules(surface, fact, words, numberIn(brief.language)),
    ]),
    ...sources(),
  ]);
  return new Grounded(reply, {
    known,
    restsOn: distinct(told.slice(0, 3 + FURTHER).flatMap(({ restsOn }) => restsOn)),
    ...(questions.length > 0 ? { questions: [...questions] } : {}),
  });
}

function distinct(specifics: readonly Specific[]): Specific[] {
  return specifics.filter(({ text }, at) => specifics.findIndex((other) => other.text === text) === at);
}

function basisOf({ subject, details }: Material, told: boolean, words: CaptionWords): string {
  if (!told) return `${words.unknown} ${words.fillIn}`;
  const from =
    subject === undefined ? (details.length > 0 ? words.ofOwn : words.ofNiche) : words.basis(subject.name);
  return `${from} ${words.draft}`;
}

/** The three captions without their hashtags; each tells something else as long as there is something. */
function captionsOf(told: readonly Told[], more: string): string[] {
  const whole = ({ first, body }: Told) => `${first} ${body}`.trim();
  const line = told.find((one) => whole(one).length <= LINE) ?? told[0];
  const rest = told.filter((one) => one !== line);
  const [three = line, long = three] = rest;
  const further = rest.slice(2, 2 + FURTHER).map(({ short }) => `– ${short}`);
  if (line === undefined || three === undefined || long === undefined) return [];
  return [
    `${whole(line)} ${line.call}`,
    [three.first, [three.why, three.body].filter(Boolean).join(" "), three.call].filter(Boolean).join("\n\n"),
    [
      long.first,
      [long.why, long.body].filter(Boolean).join(" "),
      further.length === 0 ? "" : [more, ...further].join("\n"),
      long.call,
    ]
      .filter(Boolean)
      .join("\n\n"),
  ];
}

function sheetsOf({ sheets }: CaptionWords): string[] {
  return sheets.map(({ first, body, call }, index) => [first, body, call].join(index === 0 ? " " : "\n\n"));
}

/** Three to five hashtags; YouTube shows three. */
function lineOf(tags: readonly string[], index: number, surface: Surface | undefined): string {
  const most = isYouTube(surface) ? YOUTUBE_HASHTAGS_SHOWN : CAPTION_HASHTAGS.most;
  return tags.slice(0, Math.min(most, CAPTION_HASHTAGS.fewest + index)).join(" ");
}

function isYouTube(surface: Surface | undefined): boolean {
  return surface === "YouTube Shorts" || surface === "YouTube long-form";
}

/** The tone that was asked for; jokes only where nothing about the subject needs care. */
function toneFor(asked: string, { subject }: Material): ReplyTone {
  const tone = toneIn(asked) ?? "casual";
  return tone === "funny" && subject !== undefined && careOf(subject.englishName).level !== "none"
    ? "professional"
    : tone;
}

function toneLine(
  asked: string,
  tone: ReplyTone,
  words: CaptionWords,
  quoted: (text: string) => string,
): string {
  const { name } = words.tones[tone];
  const found = toneIn(asked);
  if (found === tone) return words.inTone(name);
  if (found !== undefined) return words.notFunny(name);
  const others = REPLY_TONES.filter((each) => each !== tone).map((each) => words.tones[each].name);
  const listed = `${others.slice(0, -1).join(", ")} ${words.and} ${others.at(-1) ?? ""}`;
  return asked === "" ? words.noTone(name, listed) : words.unknownTone(quoted(asked), name, listed);
}

function lengthLine(
  text: string,
  surface: Surface | undefined,
  { length, units, where }: CaptionWords,
  number: (value: number) => string,
): string {
  if (isYouTube(surface)) {
    const { used, max } = descriptionLength(text);
    return length(number(used), number(max), units.bytes, where.youtube);
  }
  const max = CAPTION_MAX[surface === "Instagram Reels" ? "Instagram" : "TikTok"];
  const on = surface === undefined ? where.either : where.on(surface);
  return length(number(text.length), number(max), units.characters, on);
}

function rules(
  surface: Surface | undefined,
  fact: Citations["fact"],
  { facts }: CaptionWords,
  number: (value: number) => string,
): string[] {
  const tiktok = () => [
    fact(facts.tiktok(number(CAPTION_MAX.TikTok)), tiktokCaptionApi),
    fact(facts.tiktokTags(number(TIKTOK_HASHTAGS_MAX)), tiktokHashtags),
  ];
  const instagram = () => [
    fact(facts.instagram(number(CAPTION_MAX.Instagram)), instagramReport),
    fact(facts.instagramTags(number(INSTAGRAM_HASHTAGS_MAX)), instagramCreators),
  ];
  const youtube = () => [
    fact(facts.youtube(number(DESCRIPTION_MAX)), descriptionLimit),
    fact(facts.youtubeTags(number(YOUTUBE_HASHTAGS_SHOWN)), youtubeHashtags),
  ];
  if (surface === "TikTok") return tiktok();
  if (surface === "Instagram Reels") return instagram();
  return surface === undefined ? [...tiktok(), ...instagram()] : youtube();
}
