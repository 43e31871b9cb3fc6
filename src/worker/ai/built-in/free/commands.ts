import type { Surface } from "#shared/rules/surfaces.ts";
import {
  COMMANDS,
  type Kind,
  LENGTH_BEFORE,
  ON_PLATFORM,
  PLATFORM,
  RATE_TITLE,
  REPLY,
  VIDEO_ABOUT,
  VIDEO_WHERE,
  WEEK,
  WHAT_TO_POST,
  WHICH_TAGS,
  WRITE_DESCRIPTION,
  WRITE_HOOKS,
  WRITE_VIDEO,
} from "./command-patterns.ts";

/** Something to be written, told by a free message. */
export interface Command {
  readonly kind: Kind;
  /** What it is about, or the comment to reply to; empty where the message doesn't say. */
  readonly about: string;
  readonly count: number | undefined;
  readonly seconds: number | undefined;
  readonly surface: Surface | undefined;
}

const NUMBERS: readonly string[] = "one two three four five six seven eight nine ten".split(" ");
const OTHER_NUMBERS: Readonly<Record<string, number>> = {
  tres: 3,
  trois: 3,
  drei: 3,
  três: 3,
  cinco: 5,
  cinq: 5,
  fünf: 5,
  diez: 10,
  dix: 10,
  zehn: 10,
  dez: 10,
};

/** Reads a message as something to write; undefined where it is a question. */
export function commandIn(message: string): Command | undefined {
  const text = message
    .replaceAll(/\s+/gu, " ")
    .replace(/[¡!¿?.…\s]+$/u, "")
    .replace(/^[¡¿\s]+/u, "");
  const reply = REPLY.exec(text)?.groups;
  if (reply !== undefined) return { ...NOTHING, kind: "reply", about: unquoted(reply.about ?? "") };
  const title = RATE_TITLE.exec(text)?.groups;
  if (title !== undefined) return { ...NOTHING, kind: "video", about: unquoted(title.about ?? "") };
  const week = (WEEK.exec(text) ?? WHAT_TO_POST.exec(text))?.groups;
  if (week !== undefined) return { ...NOTHING, kind: "week", about: topicOf(week.about ?? "") };
  const tags = WHICH_TAGS.exec(text)?.groups;
  if (tags !== undefined) return told("hashtags", tags.about ?? "", text);
  const bare = text.replace(LENGTH_BEFORE, "");
  for (const { kind, pattern } of [...COMMANDS, ...WITH_VERB]) {
    const found = pattern.exec(bare)?.groups;
    if (found !== undefined) return told(kind, found.about ?? "", text);
  }
  return undefined;
}

const WITH_VERB = [
  { kind: "description", pattern: WRITE_DESCRIPTION },
  { kind: "hooks", pattern: WRITE_HOOKS },
  { kind: "script", pattern: WRITE_VIDEO },
] as const;

const NOTHING = { count: undefined, seconds: undefined, surface: undefined };

function told(kind: Kind, about: string, text: string): Command | undefined {
  const topic = topicOf(about);
  // "hashtags for TikTok" asks about the platform.
  if (
    topic === "" ||
    new RegExp(
      `^(?:my |the )?${PLATFORM}(?: (?:videos?|posts?|account))?$|^(?:my |the )?videos?$`,
      "iu",
    ).test(topic)
  )
    return undefined;
  return { kind, about: topic, count: countIn(text), seconds: secondsIn(text), surface: surfaceIn(text) };
}

function topicOf(about: string): string {
  return unquoted(
    about
      .replace(new RegExp(`,? (?:${ON_PLATFORM})$`, "iu"), "")
      .replace(
        /,? (?:in|under|of|de|en|in) \d+ (?:seconds?|secs?|segundos|secondes|sekunden|minutes?|minutos|minuten)$/iu,
        "",
      )
      .replace(VIDEO_WHERE, "")
      .replace(VIDEO_ABOUT, ""),
  );
}

const unquoted = (text: string) => text.trim().replaceAll(/^["“”«»„'‘\s]+|["“”«»„'’\s]+$/gu, "");

function countIn(text: string): number | undefined {
  const first = text.toLowerCase().split(/ (?:about|for|sobre|para|sur|pour|über|für) /u)[0] ?? "";
  const digits = /\b(\d{1,2})\b(?![- ]?(?:sec|seg|sek|min|day|s\b))/u.exec(first)?.[1];
  if (digits !== undefined) return Math.min(10, Math.max(1, Number(digits)));
  for (const word of first.split(" ")) {
    if (NUMBERS.includes(word)) return NUMBERS.indexOf(word) + 1;
    if (Object.hasOwn(OTHER_NUMBERS, word)) return OTHER_NUMBERS[word];
  }
  return undefined;
}

function secondsIn(text: string): number | undefined {
  const found = /\b(\d{1,3})[- ]?(sec|seg|sek|s\b|min)/iu.exec(text);
  if (found?.[1] === undefined) return undefined;
  return Number(found[1]) * (found[2]?.toLowerCase() === "min" ? 60 : 1);
}

/** The platform that a text names, as the product lists them. */
export function surfaceIn(text: string): Surface | undefined {
  if (/\btik ?tok/iu.test(text)) return "TikTok";
  if (/\bshorts\b|\byou ?tube short\b/iu.test(text)) return "YouTube Shorts";
  if (/\b(?:insta\w*|reels?)\b/iu.test(text)) return "Instagram Reels";
  return /\b(?:you ?tube|long[- ]form)\b/iu.test(text) ? "YouTube long-form" : undefined;
}
