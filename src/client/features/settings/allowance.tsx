import { useQuery } from "@tanstack/react-query";
import { ErrorBox } from "#client/components/ui/error-box.tsx";
import { Note } from "#client/components/ui/note.tsx";
import { ProgressBar } from "#client/components/ui/progress-bar.tsx";
import { allowanceText } from "#client/lib/allowance-text.ts";
import { healthQuery } from "#client/queries/health.ts";
import { usageQuery } from "#client/queries/usage.ts";

/** How much of the site's engine is used today, and what of it is the creator's; nothing where it costs nothing. */
export function Allowance() {
  const { data: health } = useQuery(healthQuery);
  const isPaid = health !== undefined && health.engine !== "built-in" && health.localServer === undefined;
  const { data, dataUpdatedAt, error, refetch } = useQuery({ ...usageQuery, enabled: isPaid });
  if (!isPaid || data?.today === null) return null;
  if (data === undefined) {
    return (
      <div className="mt-3 max-w-2xl">
        {error === null ? (
          <p className="text-sm text-ink-soft">Counting what is used today...</p>
        ) : (
          <ErrorBox title="What is used today can't be read" onRetry={() => void refetch()}>
            {error.message}
          </ErrorBox>
        )}
      </div>
    );
  }
  const { used, spent, back, explained, share } = allowanceText(data.today, dataUpdatedAt);
  return (
    <div className="mt-3 grid max-w-2xl gap-2">
      <p className="text-ink-soft tabular">{used}</p>
      <ProgressBar
        label="Your share of today"
        value={share.limit === 0 ? 1 : share.spent}
        max={Math.max(1, share.limit)}
        text={`${share.spent} of ${share.limit}`}
      />
      {spent === undefined ? (
        <p className="text-sm text-ink-soft">
          {back} {explained}
        </p>
      ) : (
        <Note tone="warn">
          {spent} {back}
        </Note>
      )}
    </div>
  );
}
