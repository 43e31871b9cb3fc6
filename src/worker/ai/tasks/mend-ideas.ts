import type { IdeasReply, IdeasRequest, VideoIdea } from "#shared/contracts/ideas.ts";
import { mostPoints } from "#shared/rules/ideas.ts";
import type { Material } from "../material/material.ts";
import { differing, mendTitle, someSober, withoutEmpty } from "../check-output.ts";

/**
 * A model's ideas within the product's rules: as many as were asked for, none twice, titles that YouTube takes, nothing
 * that lures where something is hard, and scores that differ. Without a specific an idea scores low, and none where care
 * is needed.
 */
export function mendIdeas(
  { ideas }: IdeasReply,
  request: IdeasRequest,
  { care }: Pick<Material, "care">,
): IdeasReply {
  const level = care?.level ?? "none";
  const topic = request.topic || request.niche;
  const written = distinct(
    // What an idea rests on is the product's to say: a model can only claim it.
    ideas.map(({ title, hook, cta, format, viralScore, description, targetAudience }) => ({
      title: mendTitle(title, topic),
      hook,
      cta,
      format,
      viralScore,
      description,
      targetAudience,
    })),
  );
  const shown = ({ title, hook, cta, description }: VideoIdea) => [title, hook, cta, description].join("\n");
  const sober = someSober(written, shown, level);
  const said = [topic, request.details].join(" ");
  const kept = withoutEmpty(sober, shown, request.count, said).slice(0, request.count);
  const scores = differing(
    kept.map((idea) => Math.min(idea.viralScore, mostPoints(idea, { topic, platform: request.platform }))),
  );
  return {
    ideas: kept.map((idea, index) =>
      Object.assign({}, idea, { viralScore: level === "none" ? (scores[index] ?? 0) : 0 }),
    ),
  };
}

function distinct(ideas: readonly VideoIdea[]): VideoIdea[] {
  const titles = new Set<string>();
  return ideas.filter(({ title }) => {
    const key = title.toLowerCase();
    return !titles.has(key) && titles.add(key);
  });
}
