import { descriptionLength, tagsLength, TAGS_MAX, titleLength } from "../lengths.ts";
import { TITLE_COLUMNS } from "../titles.ts";
import { columns } from "../words.ts";

/** What a warning looks at. */
export interface WarnedVideo {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** null where there is none. */
  readonly thumbnail: unknown;
}

/** What a video shares with others of its queue. */
export interface VideoCompany {
  /** Another has the same title, see {@link titleKey}. */
  readonly title: boolean;
  /** Another is scheduled for the same minute, see {@link minuteOf}. */
  readonly minute: boolean;
}

/** Titles that a viewer takes for the same: without regard to case and white space. */
export function titleKey(title: string): string {
  return title.trim().replace(/\s+/gu, " ").toLowerCase();
}

/** The minute of a moment, counted from the epoch. @param at epoch milliseconds. */
export function minuteOf(at: number): number {
  return Math.floor(at / 60_000);
}

/** What a video shares with others. @param at epoch milliseconds, undefined where unknown. */
export function companyOf(
  video: { readonly id: string; readonly title: string; readonly at: number | undefined },
  others: readonly { readonly id: string; readonly title: string; readonly scheduledAt: string }[],
): VideoCompany {
  const { id, at } = video;
  const rest = others.filter((other) => other.id !== id);
  const key = titleKey(video.title);
  return {
    title: key !== "" && rest.some((other) => titleKey(other.title) === key),
    minute:
      at !== undefined && rest.some((other) => minuteOf(Date.parse(other.scheduledAt)) === minuteOf(at)),
  };
}

/**
 * What could be better about a video and keeps nobody from scheduling it, each a sentence. YouTube's limits are
 * official (lengths.ts); how a title reads at a glance is a heuristic (titles.ts). Checked 2026-11-21.
 */
export function videoWarnings(video: WarnedVideo, company: VideoCompany): string[] {
  const warnings = [
    video.thumbnail === null && "There is no thumbnail yet.",
    ...titleWarnings(video.title),
    ...descriptionWarnings(video.description),
    tagsWarning(video.tags),
    company.minute && "Another video is scheduled for the same time.",
    company.title && "Another video has the same title.",
  ];
  return warnings.filter((warning) => typeof warning === "string");
}

function titleWarnings(title: string): (string | undefined)[] {
  const width = columns(title.trim());
  if (width === 0) return [];
  return [
    titleLength(title).fault,
    width < TITLE_COLUMNS.least ? "The title is very short: say what a viewer gets." : undefined,
    width > TITLE_COLUMNS.fine
      ? "A small screen may cut the title off: put what matters at its beginning."
      : undefined,
  ];
}

function descriptionWarnings(description: string): (string | undefined)[] {
  const { used, max, unit, fault } = descriptionLength(description);
  return [
    fault,
    used > max
      ? `The description takes ${used.toLocaleString("en")} ${unit}, and YouTube takes ${max.toLocaleString("en")}.`
      : undefined,
  ];
}

function tagsWarning(tags: readonly string[]): string | undefined {
  const { used } = tagsLength(tags);
  if (used <= TAGS_MAX) return undefined;
  return `The tags take ${used.toLocaleString("en")} characters, and YouTube takes ${TAGS_MAX}.`;
}
