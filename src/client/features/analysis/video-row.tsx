import type { KeyboardEvent } from "react";
import type { VideoAnalytics } from "#shared/contracts/analysis.ts";
import { VIDEO_MEASURES, type VideoMeasure } from "#shared/rules/video-analytics.ts";
import { Thumbnail } from "./thumbnail.tsx";
import { lengthText, publishedText, shortValue } from "./video-format.ts";

interface VideoRowProps {
  readonly video: VideoAnalytics;
  /** The number that the bar draws. */
  readonly lead: VideoMeasure;
  /** Of the largest such number, 0 to 1. */
  readonly part: number;
  readonly chosen: boolean;
  readonly onChoose: (video: VideoAnalytics) => void;
}

/** One video of the list. Its title opens the details; the bar compares it by what the list is sorted by. */
export function VideoRow({ video, lead, part, chosen, onChoose }: VideoRowProps) {
  const { title, thumbnail, publishedAt, duration } = video;
  const about = [publishedAt && publishedText(publishedAt), duration !== null && lengthText(duration)];
  return (
    <tr className={`relative transition-colors ${chosen ? "bg-accent-soft" : "hover:bg-sunken"}`}>
      <th scope="row" className="px-1.5 py-3 text-start font-normal">
        <div className="flex min-w-0 items-center gap-3">
          {/* Beside the list the details show it. */}
          <Thumbnail address={thumbnail} className="w-20 max-sm:hidden xl:hidden" />
          <div className="min-w-0 flex-1">
            <button
              type="button"
              aria-current={chosen || undefined}
              onClick={() => onChoose(video)}
              onKeyDown={moveFocus}
              // The whole row is the button's.
              className="max-w-full text-start font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-lg focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-text"
            >
              <span dir="auto" className="line-clamp-2 wrap-anywhere">
                {title}
              </span>
            </button>
            <p className="text-xs text-ink-soft tabular empty:hidden">{about.filter(Boolean).join(" · ")}</p>
            <div aria-hidden className="mt-1.5 h-1 overflow-hidden rounded-full bg-line">
              <div className="h-full rounded-full bg-accent" style={{ width: `${part * 100}%` }} />
            </div>
          </div>
        </div>
      </th>
      {VIDEO_MEASURES.map((measure) => {
        const value = video[measure];
        return (
          <td
            key={measure}
            className={`px-1.5 py-3 text-end tabular ${columnClass(measure, lead)} ${
              value === null ? "text-ink-soft" : measure === lead ? "font-semibold" : ""
            }`}
          >
            {shortValue(measure, value)}
          </td>
        );
      })}
    </tr>
  );
}

/** Hides the columns there is no room for beside the title; the details have every number. */
export function columnClass(measure: VideoMeasure, lead: VideoMeasure): string {
  if (measure === lead) return "";
  return measure === "likes" || measure === "comments" ? "max-[90rem]:hidden" : "max-md:hidden";
}

/** Arrow keys, Home and End go from title to title. */
function moveFocus(event: KeyboardEvent): void {
  const buttons = Array.from(event.currentTarget.closest("tbody")?.querySelectorAll("button") ?? []);
  const at = buttons.findIndex((button) => button === event.currentTarget);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (next === undefined || at === -1) return;
  event.preventDefault();
  buttons[next]?.focus();
}
