import { Bookmark, BookmarkCheck, RefreshCw } from "lucide-react";
import type { CareLevel } from "#shared/contracts/grounding.ts";
import type { VideoIdea } from "#shared/contracts/ideas.ts";
import type { Surface } from "#shared/rules/surfaces.ts";
import { AnswerNotice } from "#client/components/answer-notice.tsx";
import { EngineNote } from "#client/components/engine-note.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { CopyButton } from "#client/components/ui/copy-button.tsx";
import { stores } from "#client/lib/stores.ts";
import { useStore } from "#client/lib/use-store.ts";
import { IdeaBody } from "./idea-body.tsx";
import { ideaAsText } from "./idea-text.ts";
import type { Authorship } from "./use-ideas.ts";
import { deleteIdea, savedCopy, saveIdea } from "#client/lib/saved-ideas.ts";

interface IdeaCardProps {
  readonly idea: VideoIdea;
  /** Who wrote it, where that isn't said for all of them together. */
  readonly by: Authorship | undefined;
  readonly topic: string;
  readonly platform: Surface | undefined;
  readonly care: CareLevel | undefined;
  /** Asks for another idea in this one's place. */
  readonly onRegenerate: () => void;
  readonly regenerating: boolean;
  /** True while another call runs, so that this one has to wait. */
  readonly busy: boolean;
}

/** A fresh idea: save it, copy it, or ask for another in its place. */
export function IdeaCard({
  idea,
  by,
  topic,
  platform,
  care,
  onRegenerate,
  regenerating,
  busy,
}: IdeaCardProps) {
  const copy = savedCopy(useStore(stores.savedIdeas), idea);
  return (
    <Card as="article" aria-label={idea.title} className="p-5 sm:p-6">
      <IdeaBody idea={idea} context={{ topic, platform }} care={care} />
      {by !== undefined && (
        <div className="mt-4 grid gap-3">
          <AnswerNotice notice={by.notice} />
          <EngineNote {...by} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-1 border-t border-line pt-3">
        <Button
          look="quiet"
          size="small"
          aria-pressed={copy !== undefined}
          onClick={() => (copy === undefined ? saveIdea(idea, topic, { platform, care }) : deleteIdea(copy))}
        >
          {copy === undefined ? (
            <Bookmark aria-hidden />
          ) : (
            <BookmarkCheck aria-hidden className="text-accent-text" />
          )}
          {copy === undefined ? "Save" : "Saved"}
        </Button>
        <CopyButton text={ideaAsText(idea)} done="Copied" />
        <Button look="quiet" size="small" onClick={onRegenerate} disabled={busy}>
          <RefreshCw aria-hidden className={regenerating ? "animate-spin" : ""} />
          {regenerating ? "Regenerating..." : "Regenerate"}
        </Button>
      </div>
    </Card>
  );
}
