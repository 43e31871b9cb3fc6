import { NO_RESPONSE } from "../contracts/assistant.ts";
import type { Surface } from "./surfaces.ts";
import { words } from "./words.ts";

/** How fast a script is spoken. Source: heuristic, an unhurried pace; a creator's own pace decides. */
export const WORDS_PER_MINUTE = 150;

/** Seconds a script may be asked for; 30 where nothing is said (spec §7). */
export const SCRIPT_SECONDS = { least: 20, most: 240, standard: 30 } as const;

/** How far a script's speech may be from the length asked for, as a share of it. Source: the product's own promise. */
export const LENGTH_TOLERANCE = 0.15;

/** The longest a YouTube Short can be, in seconds. Source: support.google.com/youtube/answer/10059070 (official, checked 2026-11-21). */
export const SHORT_MOST_SECONDS = 180;

/** True where a platform doesn't take a video with so many seconds of speech, as far as its limit is known. */
export function isTooLongFor(platform: Surface, seconds: number): boolean {
  return platform === "YouTube Shorts" && seconds > SHORT_MOST_SECONDS;
}

/** Bands of the two sliders (spec §9): each ends below its `below`. */
const TONE_BANDS = [
  { tone: "formal", below: 33 },
  { tone: "balanced", below: 66 },
  { tone: "casual", below: Infinity },
] as const;
const LENGTH_BANDS = [
  { seconds: 30, label: "Short 30s", below: 33 },
  { seconds: 60, label: "Medium 1min", below: 66 },
  { seconds: 240, label: "Long 3+ min", below: Infinity },
] as const;

export type Tone = (typeof TONE_BANDS)[number]["tone"];
export const TONE_LABELS: Record<Tone, string> = {
  formal: "Formal",
  balanced: "Balanced",
  casual: "Casual/humorous",
};
export const LENGTH_LABELS = LENGTH_BANDS.map(({ label }) => label);

const LAST_TONE = TONE_BANDS[2];
const LAST_LENGTH = LENGTH_BANDS[2];

/** The tone a slider from 0 to 100 stands for. */
export function toneOf(slider: number): Tone {
  return (TONE_BANDS.find(({ below }) => slider < below) ?? LAST_TONE).tone;
}

/** The seconds of speech a slider from 0 to 100 stands for: 30, 60 or 240. */
export function secondsOfLength(slider: number): number {
  return (LENGTH_BANDS.find(({ below }) => slider < below) ?? LAST_LENGTH).seconds;
}

/** What a slider from 0 to 100 is called: "Short 30s", "Medium 1min" or "Long 3+ min". */
export function lengthLabel(slider: number): string {
  return (LENGTH_BANDS.find(({ below }) => slider < below) ?? LAST_LENGTH).label;
}

/** How many words are spoken in so many seconds. */
export function wordsIn(seconds: number): number {
  return Math.round((seconds * WORDS_PER_MINUTE) / 60);
}

/** What begins a line that isn't speech: a block's time, a direction in brackets, or a label. Bold and list marks may stand before it. */
const SILENT = /^[\s*_#>-]*(?:\[|(?:on[ -]screen|b-?roll|note|topic|made for)[\s*_]*[:：])/iu;
const SAID = /^[\s*_#>-]*say[\s*_]*[:：]\s*/iu;
const BLOCK = /^[\s*_#>-]*\[/u;

/**
 * What of a script is spoken: after "Say:", and any plain line that follows it, to the next label or block. A
 * plain line at the start of a text or of a block is speech too, so that a script in a form of its own is
 * measured as far as it can be.
 */
export function spokenText(script: string): string {
  const spoken: string[] = [];
  let speaking = true;
  for (const written of script.split(/\r?\n/u)) {
    if (SAID.test(written)) speaking = true;
    else if (SILENT.test(written)) {
      speaking = BLOCK.test(written);
      continue;
    }
    const text = written.replace(SAID, "").trim();
    if (speaking && text !== "") spoken.push(text);
  }
  return spoken.join("\n");
}

/**
 * How many words of a script are spoken. In scripts without spaces the words are those of Unicode's word
 * breaks, which come to a good one and a half characters of Chinese, so that the same pace fits.
 */
export function spokenWords(script: string): number {
  return spokenText(script)
    .split("\n")
    .reduce((sum, text) => sum + wordsSpoken(text), 0);
}

/** About how many words a creator says in a place to fill in. Source: heuristic. */
const FILLED_IN = 7;

/** How many words of a spoken text are said, those of places to fill in (____) included. */
export function wordsSpoken(text: string): number {
  return words(text).length + (text.match(/_{4,}/gu)?.length ?? 0) * FILLED_IN;
}

/** How long a script takes to speak, in seconds, at {@link WORDS_PER_MINUTE}. */
export function spokenSeconds(script: string): number {
  return secondsFor(spokenWords(script));
}

/** How long so many words take to speak, in seconds. */
export function secondsFor(count: number): number {
  return (count * 60) / WORDS_PER_MINUTE;
}

/** Seconds as a person says them: "58 s", "3 min 58 s". */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 90) return `${whole} s`;
  const rest = whole % 60;
  return `${Math.floor(whole / 60)} min${rest === 0 ? "" : ` ${rest} s`}`;
}

/** How speech compares with the length asked for, in whole seconds: 0 within {@link LENGTH_TOLERANCE}, below 0 where it is short. */
export function secondsOff(seconds: number, wanted: number): number {
  const off = seconds - wanted;
  return Math.abs(off) <= wanted * LENGTH_TOLERANCE ? 0 : Math.round(off);
}

/** True where a reply holds no script (spec §5): nothing, or the words that stand for nothing. */
export function isNoScript(reply: string): boolean {
  const said = reply.trim().toLowerCase();
  return said === "" || said === "no response." || said === NO_RESPONSE.toLowerCase();
}

/** The name of a script's file; names of one platform sort by time: script-youtube-shorts-2026-11-21T10-05-09.txt. */
export function scriptFileName(platform: Surface, now: Date): string {
  const slug = platform.toLowerCase().replace(/[^a-z\d]+/gu, "-");
  return `script-${slug}-${now.toISOString().slice(0, 19).replaceAll(":", "-")}.txt`;
}
