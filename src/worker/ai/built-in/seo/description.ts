import { actionsIn } from "#shared/rules/ideas.ts";
import { isEnglish, sentences } from "#shared/rules/language.ts";
import {
  clipBytes,
  DESCRIPTION_MAX,
  descriptionLength,
  hashtagsIn,
  YOUTUBE_HASHTAGS_MAX,
} from "#shared/rules/lengths.ts";
import { chaptersIn, chapterText, correctedChapters, withoutChapters } from "#shared/rules/seo/chapters.ts";
import { seoChecks } from "#shared/rules/seo/checks.ts";
import type { SeoFields } from "#shared/rules/seo/fields.ts";
import { holdsWord, openingOf, tellingWords, videoSubject } from "#shared/rules/seo/keywords.ts";
import { pointsOf } from "#shared/rules/signals.ts";
import { callsFor, writeCalls } from "../calls-to-action.ts";
import type { Random } from "../random.ts";
import { clip, titleSafe, topicPhrase, uncapitalised } from "../topic.ts";
import { readingEase } from "./reading-ease.ts";
import { proposeHashtags } from "./tags.ts";

/** Sentences of a paragraph before it is broken in two. Source: heuristic. */
const PARAGRAPH = 3;
/** The most of a subject inside a request to the viewer, in UTF-16 units. */
const SPOKEN = 60;

/** A description as YouTube takes it: no < or >, no control characters, blank lines one at a time. */
export function descriptionSafe(text: string): string {
  return text
    .replace(/\r\n?/gu, "\n")
    .replace(/(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, " ")
    .replaceAll("<", "‹")
    .replaceAll(">", "›")
    .replace(/[^\S\n]+$/gmu, "")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();
}

/**
 * The creator's description in better order: the title's words before "more", short paragraphs, chapters as
 * YouTube takes them, one request, a few hashtags, within the limit. Every fact, link and chapter in it is the
 * creator's own, and it never scores lower than what they wrote.
 */
export function proposeDescription(fields: SeoFields, random: Random): string {
  const own = descriptionSafe(fields.description);
  const score = (description: string) => pointsOf(seoChecks({ ...fields, description }, readingEase));
  const whole = assemble(fields, own, requestFor(fields, random));
  const plain = assemble(fields, own, "");
  const [best = plain] = [whole, plain, clipBytes(own, DESCRIPTION_MAX)].toSorted(
    (a, b) => score(b) - score(a),
  );
  const { used, max, fault } = descriptionLength(fields.description);
  const taken = used <= max && fault === undefined;
  return taken && score(best) < score(fields.description) ? fields.description : best;
}

function assemble(fields: SeoFields, own: string, request: string): string {
  const chapters = chaptersIn(own);
  const listed = correctedChapters(chapters) ?? chapters;
  const body = withoutChapters(own)
    .split("\n")
    .flatMap((line) => inParagraphs(line))
    .join("\n");
  const told = `${leadOf(fields, body)}${withFewHashtags(body)}`.trim();
  const named = hashtagsIn(`${fields.title}\n${told}`).length === 0 ? proposeHashtags(fields).join(" ") : "";
  const rest = [chapterText(listed), request, named].filter((part) => part !== "").join("\n\n");
  const room = DESCRIPTION_MAX - descriptionLength(`\n\n${rest}`).used;
  if (room < 0) return clipBytes(own, DESCRIPTION_MAX);
  return descriptionSafe(`${clipBytes(told, room)}\n\n${rest}`);
}

/** The title as an opening line, where the description doesn't name the subject before "more". */
function leadOf({ title, tags, niche }: SeoFields, body: string): string {
  const named = tellingWords(title).filter((word) => holdsWord(openingOf(body), word));
  if (named.length >= Math.min(2, tellingWords(title).length) && body !== "") return "";
  const line = descriptionSafe(
    title.trim() === "" ? [...tags.slice(0, 3), niche].filter(Boolean).join(", ") : title,
  );
  return line === "" ? "" : `${line}\n\n`;
}

/** A line of many sentences as paragraphs of a few. */
function inParagraphs(line: string): string[] {
  const all = sentences(line);
  if (all.length <= PARAGRAPH) return [line];
  return Array.from({ length: Math.ceil(all.length / 2) }, (_, index) =>
    all.slice(index * 2, index * 2 + 2).join(" "),
  ).flatMap((paragraph, index) => (index === 0 ? [paragraph] : ["", paragraph]));
}

/** The same text with its first hashtags alone, where there are so many that YouTube ignores them all. */
function withFewHashtags(text: string): string {
  const all = hashtagsIn(text);
  if (all.length <= YOUTUBE_HASHTAGS_MAX) return text;
  let seen = 0;
  return text
    .replace(/(?<![\p{L}\p{M}\p{N}_&])[#＃][\p{L}\p{M}\p{N}_]+/gu, (tag) => {
      seen += 1;
      return seen <= 3 ? tag : "";
    })
    .replace(/[^\S\n]{2,}/gu, " ");
}

/** One request to the viewer, in English, where the description makes none. */
function requestFor(fields: SeoFields, random: Random): string {
  const subject = clip(titleSafe(spokenSubject(fields)), SPOKEN);
  if (actionsIn(withoutChapters(fields.description)).length > 0 || subject === "") return "";
  if (!isEnglish(`${fields.title} ${fields.description}`)) return "";
  const topic = topicPhrase(subject);
  const calls = writeCalls(callsFor(undefined), topic).filter((call) => call.includes(topic.inside));
  return calls.length === 0 ? "" : random.pick(calls);
}

/** The subject as a sentence can hold it: what a title says somebody does keeps its "how I". */
function spokenSubject(fields: SeoFields): string {
  const subject = videoSubject(fields);
  const at = fields.title.indexOf(subject);
  const [lead = ""] = /(?:how\s+)?\b(?:i|we|you|to)\s+$/iu.exec(fields.title.slice(0, Math.max(0, at))) ?? [];
  return `${uncapitalised(lead)}${subject}`;
}
