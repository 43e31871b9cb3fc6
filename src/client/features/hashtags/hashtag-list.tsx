import { RefreshCw } from "lucide-react";
import { needsCare } from "#shared/contracts/grounding.ts";
import { AnswerNotice } from "#client/components/answer-notice.tsx";
import { EngineNote } from "#client/components/engine-note.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { CopyButton } from "#client/components/ui/copy-button.tsx";
import { Note } from "#client/components/ui/note.tsx";
import type { HashtagOrigin } from "#client/queries/hashtags.ts";
import { HashtagRow } from "./hashtag-row.tsx";
import { RankingNote } from "./ranking-note.tsx";
import type { HashtagsAnswer } from "./use-hashtags.ts";

/** What tags are that didn't come as a list (spec §7). */
const ORIGINS: Record<HashtagOrigin, string | undefined> = {
  list: undefined,
  text: "The AI wrote no list. These are the hashtags found in its text.",
  topic: "Made from your topic's own words. No AI answer went into them.",
};

interface HashtagListProps {
  readonly answer: HashtagsAnswer;
  readonly onRegenerate: () => void;
  readonly busy: boolean;
}

export function HashtagList({ answer, onRegenerate, busy }: HashtagListProps) {
  const { request, results, origin, by } = answer;
  const note = ORIGINS[origin];
  const isCareful = needsCare(by?.care);
  return (
    <Card as="article" aria-labelledby="hashtags-for" className="p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-56">
          <h2 id="hashtags-for" className="text-lg font-semibold">
            Hashtags for <bdi>{request.topic}</bdi>
          </h2>
          <p className="mt-0.5 text-sm text-ink-soft">
            {origin === "topic" ? "The closest first." : `In ${request.language}, the closest first.`}
          </p>
        </div>
        <div className="-mx-2 flex flex-wrap gap-1">
          <CopyButton
            text={results.map(({ tag }) => tag).join(" ")}
            done="All hashtags copied!"
            label="Copy All"
          />
          <Button look="quiet" size="small" onClick={onRegenerate} disabled={busy}>
            <RefreshCw aria-hidden />
            Regenerate
          </Button>
        </div>
      </div>
      {note !== undefined && (
        <div className="mt-4">
          <Note>{note}</Note>
        </div>
      )}
      <div className="mt-4 empty:hidden">
        <AnswerNotice notice={by?.notice} />
      </div>
      {!isCareful && (
        <div className="mt-4">
          <RankingNote />
        </div>
      )}
      <div
        aria-hidden
        hidden={isCareful}
        className="mt-5 hidden text-xs text-ink-soft sm:grid sm:grid-cols-[minmax(0,1fr)_7.5rem_3.5rem_6rem_auto] sm:gap-x-4"
      >
        <span>Hashtag</span>
        <span>Strength</span>
        <span className="text-end">Reach</span>
        <span>Competition</span>
        <span className="w-[5.2rem]" />
      </div>
      <ol aria-label="Hashtags" className="mt-1 divide-y divide-line border-y border-line max-sm:mt-4">
        {results.map((result) => (
          <HashtagRow key={result.tag} result={result} numbers={!isCareful} />
        ))}
      </ol>
      {by !== undefined && (
        <div className="mt-4">
          <EngineNote {...by} />
        </div>
      )}
    </Card>
  );
}
