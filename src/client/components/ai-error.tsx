import { ErrorBox } from "#client/components/ui/error-box.tsx";
import { CallError } from "#client/lib/api.ts";
import { UnreadableReply } from "#client/lib/unreadable-reply.ts";

interface AiErrorProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Why a helper has no answer (spec §8). Where the AI wrote something else, it can be read. */
export function AiError({ error, onRetry }: AiErrorProps) {
  const known = error instanceof CallError || error instanceof UnreadableReply;
  return (
    <ErrorBox title="AI processing failed" onRetry={onRetry}>
      <p>{known ? error.message : "Error fetching AI response."}</p>
      {error instanceof UnreadableReply && (
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
