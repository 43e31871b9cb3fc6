import { Download, SearchX } from "lucide-react";
import { useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { EmptyState } from "#client/components/ui/empty-state.tsx";
import { TextField } from "#client/components/ui/field.tsx";
import { UnreadableItems } from "#client/components/unreadable-items.tsx";
import { dateStamp, download } from "#client/lib/download.ts";
import { holds } from "#client/lib/matching.ts";
import { collections } from "#client/lib/collections.ts";
import { useStore } from "#client/lib/use-store.ts";
import { SavedAnswerRow } from "./saved-answer-row.tsx";

/** From this many answers on, they can be searched. */
const MANY = 5;

/** The answers a creator kept, from every helper, newest first. */
export function SavedAnswers() {
  const answers = useStore(collections.savedAnswers);
  const [query, setQuery] = useState("");
  const searching = answers.length >= MANY;
  const shown = searching ? answers.filter(({ title, text }) => holds(`${title} ${text}`, query)) : answers;

  const downloadAll = async () => {
    // The writer of Markdown loads when it is first asked for.
    const { answersAsMarkdown } = await import("./export.ts");
    download(`crescendo-answers-${dateStamp()}.md`, "text/markdown", answersAsMarkdown(answers));
  };
  return (
    <section aria-labelledby="saved-answers">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="saved-answers" className="text-lg font-semibold">
          Saved answers
        </h2>
        {answers.length > 0 && (
          <Button size="small" onClick={() => void downloadAll()}>
            <Download aria-hidden />
            Download all
          </Button>
        )}
      </div>
      <UnreadableItems store={collections.savedAnswers} what="answers" />
      {answers.length === 0 && (
        <p className="max-w-2xl text-ink-soft">
          No saved answers yet. Save one here or in another helper and it waits for you, in this browser only.
        </p>
      )}
      {searching && (
        <search className="mb-4 grid gap-2">
          <TextField
            type="search"
            label="Search saved answers"
            placeholder="A word from the question or the answer"
            className="max-w-xl"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <p role="status" className="text-sm text-ink-soft tabular">
            {shown.length === answers.length
              ? `${answers.length} answers`
              : `${shown.length} of ${answers.length} answers`}
          </p>
        </search>
      )}
      {shown.length > 0 && (
        <ul className="grid gap-3">
          {shown.map((answer) => (
            <li key={answer.id} className="min-w-0">
              <SavedAnswerRow answer={answer} />
            </li>
          ))}
        </ul>
      )}
      {searching && shown.length === 0 && (
        <EmptyState icon={<SearchX />} title="Nothing matches">
          No saved answer holds these words. Try fewer of them.
        </EmptyState>
      )}
    </section>
  );
}
