import type { VideoIdea } from "#shared/contracts/ideas.ts";
import type { TenderKind } from "../../material/care/kinds.ts";
import type { SubjectKnowledge } from "../../material/subject-knowledge.ts";
import type { Random } from "../random.ts";
import { capital, clip, titleSafe } from "../topic.ts";
import type { CareTexts } from "./texts.ts";

/** The longest title that YouTube takes, in characters. */
const TITLE = 100;
/** A subject's own questions that may stand among the ideas. */
const QUESTIONS = 4;
/** Where among the spoken sentences those stand that speak to anybody and need nothing before them. */
const HOOKS = [4, 28] as const;
/** The wire keeps its number (an idea has one from 0 to 100); what needs care is never scored. */
const UNSCORED = 0;

/** At least ten sober ideas, the gentlest first; nothing is claimed of the creator's life. */
export function soberIdeas(
  texts: CareTexts,
  kind: TenderKind,
  card: SubjectKnowledge | undefined,
  random: Random,
): VideoIdea[] {
  const { about, said, helps, letter } = texts.tender[kind];
  const { titles, forms } = texts;
  const scenes = [...(card?.language === texts.language ? card.scenes : []), ...texts.scenes];
  const drafts: readonly (readonly [title: string, description: string])[] = [
    [titles.oneThing(about), forms.oneThing],
    ...(card?.language === texts.language ? card.questions : [])
      .slice(0, QUESTIONS)
      .map(({ ask, answer }) => [ask, answer] as const),
    ...helps,
    [titles.instead(said[0]), `${forms.instead} ${said[1]}.`.replace(/([.?!])\.$/u, "$1")],
    [letter, forms.letter],
    [titles.quietDay, forms.quietDay],
    [titles.firstWeeks(about), forms.firstWeeks],
    [titles.whereHelp(about), forms.whereHelp],
    [titles.asked(about), forms.asked],
  ];
  const hooks = random.sample(texts.spoken.slice(...HOOKS), drafts.length);
  return drafts.map(([title, description], index) =>
    unscored({
      title: clip(titleSafe(title), TITLE),
      hook: hooks[index] ?? texts.closing,
      cta: texts.calls[index % texts.calls.length] ?? texts.closing,
      format: texts.formats[index % texts.formats.length] ?? "",
      description: `${description} ${capital(scenes[index % scenes.length] ?? "")}.`,
      targetAudience: texts.audience,
    }),
  );
}

/** An idea that no score belongs beside. */
export function unscored(idea: Omit<VideoIdea, "viralScore">): VideoIdea {
  return { ...idea, viralScore: UNSCORED };
}
