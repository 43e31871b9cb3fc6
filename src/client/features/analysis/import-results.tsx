import { Button } from "#client/components/ui/button.tsx";
import { ErrorBox } from "#client/components/ui/error-box.tsx";
import { Note } from "#client/components/ui/note.tsx";
import type { FileResult } from "./use-studio-import.ts";

interface ImportResultsProps {
  readonly results: readonly FileResult[];
  readonly onClose: () => void;
}

/** What couldn't be imported and why, and what is worth knowing of what was. */
export function ImportResults({ results, onClose }: ImportResultsProps) {
  const told = results.filter(({ problem, remarks }) => problem !== undefined || remarks.length > 0);
  if (told.length === 0) return null;
  return (
    <div className="mb-5 grid gap-3">
      {told.map(({ name, problem, remarks }, index) =>
        problem === undefined ? (
          <Note
            // Two files may bear one name; their places never change.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            tone="warn"
            action={
              <Button look="quiet" size="small" onClick={onClose}>
                Close
              </Button>
            }
          >
            <p className="font-medium wrap-anywhere">
              <bdi>{name}</bdi> is imported, with gaps.
            </p>
            {remarks.map((remark) => (
              <p key={remark} className="mt-1 wrap-anywhere">
                {remark}
              </p>
            ))}
          </Note>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <ErrorBox key={index} title="That file can't be imported">
            <bdi>{name}</bdi>: {problem}
          </ErrorBox>
        ),
      )}
    </div>
  );
}
