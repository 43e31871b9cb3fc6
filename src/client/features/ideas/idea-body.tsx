import type { ReactNode } from "react";
import { type CareLevel, needsCare } from "#shared/contracts/grounding.ts";
import type { VideoIdea } from "#shared/contracts/ideas.ts";
import type { IdeaContext } from "#shared/rules/ideas.ts";
import { RestsOn } from "#client/components/rests-on.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { Score } from "./score.tsx";

interface IdeaBodyProps {
  readonly idea: VideoIdea;
  readonly context: IdeaContext;
  /** The viewer's comment that the idea answers. */
  readonly comment?: string | undefined;
  /** Where its subject needs care, no score is shown. */
  readonly care?: CareLevel | undefined;
}

/** An idea as a creator reads it: the title and the hook are the loudest. */
export function IdeaBody({ idea, context, comment, care }: IdeaBodyProps) {
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-3">
        <h2 dir="auto" className="min-w-0 flex-1 basis-60 text-xl leading-snug font-semibold">
          {idea.title}
        </h2>
        {!needsCare(care) && <Score idea={idea} context={context} />}
      </div>
      {idea.hook !== "" && (
        <blockquote dir="auto" className="mt-3.5 border-s-2 border-accent ps-4 text-[1.0625rem]">
          {idea.hook}
        </blockquote>
      )}
      <p dir="auto" className="mt-3.5 whitespace-pre-line text-ink-soft">
        {idea.description}
      </p>
      <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Detail name="Audience">{idea.targetAudience}</Detail>
        <Detail name="Call to action">{idea.cta}</Detail>
        {comment !== undefined && <Detail name="Answers the comment">{comment}</Detail>}
      </dl>
      {idea.restsOn !== undefined && idea.restsOn.length > 0 && (
        <div className="mt-4">
          <RestsOn specifics={idea.restsOn} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {idea.format !== "" && <Badge>{idea.format}</Badge>}
        {context.platform !== undefined && <Badge>{context.platform}</Badge>}
      </div>
    </>
  );
}

/** A part with its name; none where a creator's own idea leaves it empty. */
function Detail({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === "") return null;
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}
