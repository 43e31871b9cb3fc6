import { ErrorBox } from "#client/components/ui/error-box.tsx";
import { CallError } from "#client/lib/api.ts";
import { NotIdeasError } from "#client/queries/ideas.ts";

interface IdeasErrorProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Why no ideas came (spec §8). Where the AI wrote something else, it can be read. */
export function IdeasError({ error, onRetry }: IdeasErrorProps) {
  const known = error instanceof CallError || error instanceof NotIdeasError;
  return (
    <ErrorBox title="AI processing failed" onRetry={onRetry}>
      <p>{known ? error.message : "Error fetching AI response."}</p>
      {error instanceof NotIdeasError && (
        <details className="mt-2">
          <summary className="font-medium">Read what the AI wrote</summary>
          <pre dir="auto" className="mt-2 rounded-lg bg-surface p-3 font-sans whitespace-pre-wrap">
            {error.reply}
          </pre>
        </details>
      )}
    </ErrorBox>
  );
}
