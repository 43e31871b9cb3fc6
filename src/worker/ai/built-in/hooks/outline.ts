import type { VideoIdea } from "#shared/contracts/ideas.ts";
import type { FormatId } from "#shared/rules/formats.ts";
import { heading, list, markdown, paragraph, quote, strong } from "../markdown.ts";
import type { Random } from "../random.ts";
import type { Pieces } from "../titles/angle.ts";
import { BEAT_TIMES, BEATS, TESTS } from "./beats.ts";

/** What an outline is made of. */
export interface Outlined {
  readonly idea: VideoIdea;
  readonly otherTitles: readonly string[];
  readonly pieces: Pieces;
  readonly format: FormatId;
  readonly length: "short" | "long";
}

/** One idea as Markdown, from title options to the thing to test. */
export function outline({ idea, otherTitles, pieces, format, length }: Outlined, random: Random): string {
  const { beats, overlays, cover } = BEATS[format];
  const times = BEAT_TIMES[length];
  const timed = [OPENING_BEAT, ...beats].map((beat, index) => [
    strong(times[index] ?? ""),
    ` ${beat(pieces)}`,
  ]);
  return markdown([
    heading(2, idea.title),
    paragraph(strong(idea.format), ` · ${idea.targetAudience}`),
    paragraph(idea.description),
    heading(3, "Title options"),
    list([idea.title, ...otherTitles]),
    heading(3, "Hook"),
    quote(idea.hook),
    heading(3, "Beat by beat"),
    list(timed),
    heading(3, "On-screen text"),
    list(overlays.map((overlay) => overlay(pieces))),
    heading(3, "Call to action"),
    paragraph(idea.cta),
    heading(3, length === "long" ? "Thumbnail" : "Cover frame"),
    paragraph(cover(pieces)),
    heading(3, "One thing to test"),
    paragraph(random.pick(TESTS[length])),
  ]);
}

const OPENING_BEAT = () => "The hook, over the strongest picture you have. No greeting, no logo.";
