/** One chapter of a description. */
export interface Chapter {
  /** Seconds from the start of the video. */
  readonly at: number;
  readonly title: string;
}

/** A line of a description that gives a chapter. */
interface ChapterLine extends Chapter {
  /** Which line, from 0. */
  readonly line: number;
}

/**
 * What YouTube asks of chapters: the first at 0:00, at least 3, ascending, each at least 10 seconds.
 * Source: 9to5Google 2020 quoting YouTube, and Vevo support (reported, checked 2026-11-21).
 */
export const CHAPTERS = { least: 3, seconds: 10 } as const;

/** Stands at 0:00 where a list has no chapter there. The word is the same in most of the product's languages. */
const OPENING = "Intro";

const STAMP = String.raw`(?:(\d{1,2})[:：])?(\d{1,3})[:：](\d{2})(?!\d|[:：]\d)`;
/** Bullets, numbers and brackets before a stamp; brackets and dashes after it. */
const STAMP_FIRST = new RegExp(
  String.raw`^[\s\-–—*+•·▶►>]*(?:\d{1,3}[.)]\s+)?[\s([{【]*${STAMP}[\s)\]}】\-–—:：|>•·]*(.*)$`,
  "u",
);
const STAMP_LAST = new RegExp(String.raw`(?<![\d:：])${STAMP}[\s)\]}】.]*$`, "u");
const BEFORE_TITLE = /^[\s\-–—*+•·▶►>]+/u;
const AFTER_TITLE = /[\s\-–—:：|([{【]+$/u;
/** A longer line, in UTF-16 units, is prose that happens to hold a time. */
const LINE_MAX = 300;

/**
 * The chapters in a description, in its order. A line counts where a time stands at its start, or, where no
 * two lines do so, at its end. A lone time that isn't 0:00 is no list of chapters.
 */
export function chaptersIn(description: string): Chapter[] {
  return chapterLines(description).map(({ at, title }) => ({ at, title }));
}

/** What keeps YouTube from showing these chapters, in plain words; empty where nothing does. */
export function chapterFaults(chapters: readonly Chapter[]): string[] {
  const gaps = chapters.slice(1).map(({ at }, index) => at - (chapters[index]?.at ?? 0));
  const faults: [wrong: boolean, fault: string][] = [
    [chapters[0]?.at !== 0, "The first chapter has to start at 0:00."],
    [
      chapters.length < CHAPTERS.least,
      `There have to be at least ${CHAPTERS.least} chapters; there ${chapters.length === 1 ? "is 1" : `are ${chapters.length}`}.`,
    ],
    [gaps.some((gap) => gap < 0), "The times have to ascend."],
    [gaps.includes(0), "Two chapters start at the same time."],
    [
      gaps.some((gap) => gap > 0 && gap < CHAPTERS.seconds),
      `Each chapter has to last at least ${CHAPTERS.seconds} seconds.`,
    ],
    [chapters.some(({ title }) => title === ""), "Every chapter needs a title."],
  ];
  return faults.flatMap(([wrong, fault]) => (wrong ? [fault] : []));
}

/**
 * The same chapters as YouTube takes them: sorted, 0:00 first, none twice, too short ones merged into the one
 * before.
 * @returns undefined where fewer than three are left: the missing ones are the creator's to name.
 */
export function correctedChapters(chapters: readonly Chapter[]): Chapter[] | undefined {
  const kept: Chapter[] = [];
  for (const chapter of chapters.toSorted((a, b) => a.at - b.at)) {
    const last = kept.at(-1);
    if (last === undefined || chapter.at - last.at >= CHAPTERS.seconds) kept.push(chapter);
    else if (last.title === "") kept.splice(-1, 1, { ...last, title: chapter.title });
  }
  const [first, ...rest] = kept;
  if (first === undefined) return undefined;
  // The first few seconds are no chapter of their own, so the first one takes them.
  const opening = first.at < CHAPTERS.seconds ? [{ ...first, at: 0 }] : [{ at: 0, title: OPENING }, first];
  const all = [...opening, ...rest].map(({ at, title }, index) => ({
    at,
    title: title === "" ? (index === 0 ? OPENING : `Part ${index + 1}`) : title,
  }));
  return all.length < CHAPTERS.least ? undefined : all;
}

/** Seconds as YouTube reads them: 0:07, 12:30, 1:02:05. */
export function stamp(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const end = `${hours > 0 ? String(minutes).padStart(2, "0") : minutes}:${String(rest).padStart(2, "0")}`;
  return hours > 0 ? `${hours}:${end}` : end;
}

/** Chapters as they stand in a description, a line each. */
export function chapterText(chapters: readonly Chapter[]): string {
  return chapters.map(({ at, title }) => `${stamp(at)} ${title}`).join("\n");
}

/** The description with other chapters in the place of its own; the rest of it stays as it is. */
export function withChapters(description: string, chapters: readonly Chapter[]): string {
  const lines = new Set(chapterLines(description).map(({ line }) => line));
  const [first] = lines;
  if (first === undefined) return description;
  return description
    .split("\n")
    .flatMap((text, line) => {
      if (line === first) return [chapterText(chapters)];
      return lines.has(line) ? [] : [text];
    })
    .join("\n");
}

/** The description without its chapters. */
export function withoutChapters(description: string): string {
  const lines = new Set(chapterLines(description).map(({ line }) => line));
  return description
    .split("\n")
    .filter((_, line) => !lines.has(line))
    .join("\n");
}

function chapterLines(description: string): ChapterLine[] {
  const lines = description.split("\n").map((text) => (text.length > LINE_MAX ? "" : text));
  const first = lines.flatMap((text, line) => {
    const [, hours, minutes, seconds, title = ""] = STAMP_FIRST.exec(text) ?? [];
    return chapterLine(line, hours, minutes, seconds, title);
  });
  const last = lines.flatMap((text, line) => {
    const match = STAMP_LAST.exec(text);
    const [, hours, minutes, seconds] = match ?? [];
    const title = text.slice(0, match?.index).replace(BEFORE_TITLE, "").replace(AFTER_TITLE, "");
    return title === "" ? [] : chapterLine(line, hours, minutes, seconds, title);
  });
  const found = first.length < 2 && last.length >= 2 ? last : first;
  return found.length >= 2 || found[0]?.at === 0 ? found : [];
}

function chapterLine(
  line: number,
  hours = "0",
  minutes: string | undefined,
  seconds: string | undefined,
  title: string,
): ChapterLine[] {
  if (minutes === undefined || seconds === undefined || Number(seconds) > 59) return [];
  if (Number(hours) > 0 && Number(minutes) > 59) return [];
  const at = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return [{ line, at, title: title.trim() }];
}
