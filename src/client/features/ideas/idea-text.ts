import type { VideoIdea } from "#shared/contracts/ideas.ts";

/** An idea as plain text, for pasting anywhere. */
export function ideaAsText(idea: VideoIdea): string {
  return [
    idea.title,
    `Hook: ${idea.hook}`,
    `Call to action: ${idea.cta}`,
    `Format: ${idea.format}`,
    `For: ${idea.targetAudience}`,
    idea.description,
  ].join("\n");
}
