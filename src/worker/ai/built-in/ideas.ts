import type { IdeasReply, IdeasRequest, VideoIdea } from "#shared/contracts/ideas.ts";
import { FORMATS, SURFACE_FORMATS, type FormatId } from "#shared/rules/formats.ts";
import { actionsIn, ideaScore, ideaSignals, words, type IdeaContext } from "#shared/rules/ideas.ts";
import { isShortForm, type Surface } from "#shared/rules/surfaces.ts";
import { callsFor } from "./calls-to-action.ts";
import { namedNiche, nicheFor } from "./find-niche.ts";
import { HOOK_WORDS, HOOKS } from "./hooks/all.ts";
import { REASONS_TO_STAY, TREATMENTS } from "./hooks/descriptions.ts";
import { outline } from "./hooks/outline.ts";
import type { NichePack } from "./niche.ts";
import type { Random } from "./random.ts";
import { TITLES } from "./titles/all.ts";
import { dealer, type Line, type Pieces } from "./titles/angle.ts";
import { betterTitles } from "./titles/better-titles.ts";
import { suits, writeTitle, type Occasion } from "./titles/write-title.ts";
import { capital, clip, titleSafe, topicPhrase, type TopicPhrase } from "./topic.ts";

/** How many titles and hooks are tried before the best is kept. */
const TRIED = 4;

/** The most of a topic that is said aloud, in UTF-16 units. */
const SPOKEN_TOPIC = 60;

/** The most of an audience that is named inside a title or a spoken line, in UTF-16 units. */
const NAMED_AUDIENCE = 40;

/** One idea with what it was made of. */
export interface Draft {
  readonly idea: VideoIdea;
  readonly pieces: Pieces;
  readonly format: FormatId;
  readonly length: "short" | "long";
  /** Two more titles for the same video. */
  readonly otherTitles: readonly string[];
}

/** What an answer has used already, so that no two of its ideas are alike. */
interface Used {
  readonly lines: Set<Line>;
  readonly texts: Set<string>;
}

/**
 * Ideas for a topic, or for a niche's own topics where only a niche is given. They differ in structure,
 * format and hook, no title appears twice, and the best made come first (see {@link ideaSignals}).
 * The text is English, whatever the topic's language.
 */
export function writeIdeas(request: IdeasRequest, random: Random): IdeasReply {
  const draft = drafter(request, random);
  const ideas = Array.from({ length: request.count }, (_, index) => draft(index).idea);
  return { ideas: ideas.toSorted((a, b) => b.viralScore - a.viralScore) };
}

/** One idea worked out in full as Markdown, 150 to 350 words. */
export function outlineIdea(request: IdeasRequest, random: Random): string {
  return outline(drafter(request, random)(0), random);
}
