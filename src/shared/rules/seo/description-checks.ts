import { actionsIn } from "../ideas.ts";
import { descriptionLength } from "../lengths.ts";
import { falling } from "../signals.ts";
import { words } from "../words.ts";
import { withoutChapters } from "./chapters.ts";
import { check, count, quote, type SeoCheck, used } from "./check.ts";
import type { SeoFields } from "./fields.ts";
import { holdsWord, mostRepeated, OPENING, openingOf, tellingWords } from "./keywords.ts";
import { readability, type ReadingEase } from "./readability.ts";
import { SEO_SOURCES } from "./sources.ts";

export function descriptionLimit({ description }: SeoFields): SeoCheck {
  const measure = descriptionLength(description);
  const refused = measure.used > measure.max || measure.fault !== undefined;
  return check(
    {
      id: "description-limit",
      label: "YouTube takes the description as it is",
      finding:
        description.trim() === ""
          ? "There is no description yet."
          : [used(measure), measure.fault].join(" ").trim(),
      value: refused || description.trim() === "" ? 0 : 1,
      weight: 8,
      measure,
      source: SEO_SOURCES.description,
      advice:
        description.trim() === ""
          ? "Write at least two sentences on what the video shows and for whom."
          : "Keep it within 5,000 bytes and leave out < and >. Accents, other scripts and emoji take 2 to 4 bytes each.",
    },
    refused,
  );
}

export function descriptionOpening({ title, description, tags, niche }: SeoFields): SeoCheck {
  const opening = openingOf(description);
  const wanted = tellingWords(title.trim() === "" ? [...tags, niche].join(" ") : title);
  const found = wanted.filter((word) => holdsWord(opening, word));
  const needed = Math.min(2, wanted.length);
  return check({
    id: "description-opening",
    label: `First ${OPENING} characters name the subject`,
    finding:
      opening.trim() === ""
        ? "There is nothing to read before “more”."
        : found.length === 0
          ? "None of the title's words comes before “more”."
          : `${found.slice(0, 4).map(quote).join(", ")} ${found.length === 1 ? "comes" : "come"} before “more”.`,
    value: opening.trim() === "" ? 0 : needed === 0 ? 0.5 : Math.min(1, found.length / needed),
    weight: 12,
    source: SEO_SOURCES.opening,
    advice: "Say in the first sentence what the video is about, in the title's own words, before any link.",
  });
}

/** The words of a description that tell enough, chapters aside. Source: heuristic. */
const BODY = 40;

export function descriptionBody({ description }: SeoFields): SeoCheck {
  const told = words(withoutChapters(description)).length;
  return check({
    id: "description-body",
    label: "Description says what the video holds",
    finding: `${count(told)} ${told === 1 ? "word" : "words"}, chapters aside.`,
    value: Math.min(1, told / BODY),
    weight: 6,
    source: SEO_SOURCES.craft,
    advice: `Add what is shown, for whom and what comes out of it: ${BODY} words are enough.`,
  });
}

/** How many of the title's words are enough to come back. Source: heuristic. */
const AGAIN = 3;

export function keywordUse({ title, description, tags }: SeoFields): SeoCheck {
  const wanted = tellingWords(title);
  const rest = [description, ...tags].join("\n");
  const missing = wanted.filter((word) => !holdsWord(rest, word));
  return check({
    id: "keyword-use",
    label: "Title's words come back in description and tags",
    finding:
      wanted.length === 0
        ? "There is no title yet."
        : missing.length === 0
          ? "All of them do."
          : `Not used again: ${missing.slice(0, 5).map(quote).join(", ")}.`,
    value:
      wanted.length === 0
        ? 0
        : Math.min(1, (wanted.length - missing.length) / Math.min(AGAIN, wanted.length)),
    weight: 6,
    source: SEO_SOURCES.craft,
    advice:
      "Use the title's main words once more in the description, in whole sentences. More often brings nothing.",
  });
}

export function repetition(fields: SeoFields): SeoCheck {
  const top = mostRepeated(fields);
  const empty = words(`${fields.title} ${fields.description}`).length === 0;
  return check({
    id: "repetition",
    label: "No word is stuffed in",
    finding: empty
      ? "There is nothing to read yet."
      : top === undefined
        ? "No word stands out by its number."
        : `${quote(top.word)} stands ${top.times} times, every ${Math.round(1 / top.share)} words.`,
    value: empty ? 0 : top === undefined ? 1 : falling(top.share, 0.06, 0.15),
    weight: 6,
    source: SEO_SOURCES.craft,
    advice:
      "Say it once and go on: repeating a keyword doesn't make a video easier to find, and reads as spam.",
  });
}

export function reading({ description }: SeoFields, readingEase: ReadingEase): SeoCheck {
  const { method, amount, value } = readability(description, readingEase);
  const findings = {
    "too-short": "Too short to judge.",
    "reading-ease": `Flesch reading ease ${Math.round(amount)} of 100; higher reads easier.`,
    "sentence-length": `${Math.round(amount)} words a sentence on average.`,
  };
  return check({
    id: "reading",
    label: "Description reads easily",
    finding: findings[method],
    value,
    weight: 6,
    source: SEO_SOURCES.reading,
    advice:
      method === "too-short"
        ? "Write a few whole sentences."
        : "Cut long sentences in two and choose the shorter word; start a new line every two or three sentences.",
  });
}

/** Requests in a description that viewers still follow. Source: heuristic. */
const REQUESTS = 3;

export function request({ description }: SeoFields): SeoCheck {
  const asked = actionsIn(withoutChapters(description)).length;
  const linked = /https?:\/\/\S/iu.test(description);
  const value = asked === 0 ? (linked ? 0.5 : 0) : Math.min(1, REQUESTS / asked);
  return check({
    id: "request",
    label: "Description asks for something or leads on",
    finding:
      asked > 0
        ? `${asked} ${asked === 1 ? "request" : "requests"} to the viewer${linked ? ", and a link" : ""}.`
        : linked
          ? "A link, but no request to the viewer."
          : "No request to the viewer and no link.",
    value,
    weight: 5,
    source: SEO_SOURCES.craft,
    advice: "Ask for one thing: a comment, the next video, your list. Put its link beside it.",
  });
}
