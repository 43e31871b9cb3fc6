import { Check, CircleAlert, Info } from "lucide-react";
import { formatNumber } from "#client/lib/format.ts";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import type { CheckedRow } from "#client/lib/schedule/csv-rows.ts";
import { type ImportState, useImport } from "./use-import.ts";
import type { QueueState } from "./use-queue.ts";

interface ImportDialogProps {
  readonly rows: readonly CheckedRow[];
  readonly queue: QueueState;
  readonly onClose: () => void;
}

const countOf = (count: number, what: string) => `${formatNumber(count)} ${count === 1 ? what : `${what}s`}`;

/** What a CSV file holds, row by row with what is wrong, before any of it comes into the queue. */
export function ImportDialog({ rows, queue, onClose }: ImportDialogProps) {
  const { state, start, resume, cancel } = useImport(queue);
  const good = rows.filter(({ draft }) => draft !== undefined);
  const bad = rows.length - good.length;
  const actions =
    state.kind === "running" ? (
      <Button onClick={cancel}>Cancel</Button>
    ) : state.kind === "ended" ? (
      <>
        {state.left.length > 0 && <Button onClick={resume}>Try the rest again</Button>}
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </>
    ) : (
      <>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" disabled={good.length === 0} onClick={() => start(rows)}>
          Import {countOf(good.length, "video")}
        </Button>
      </>
    );
  const leave = () => {
    cancel();
    onClose();
  };
  return (
    <Dialog title="Import videos" open onClose={leave} actions={actions}>
      {state.kind === "ready" ? (
        <>
          <p>
            {countOf(good.length, "row")} can be imported
            {bad > 0 ? `, ${formatNumber(bad)} can't. What is wrong stands with each.` : "."}
          </p>
          <p className="mt-1 text-sm text-ink-soft">
            A CSV holds file names, not videos: choose the file again in the form when you need its preview.
          </p>
          <RowList rows={rows} />
        </>
      ) : (
        <Progress state={state} />
      )}
    </Dialog>
  );
}

function RowList({ rows }: { readonly rows: readonly CheckedRow[] }) {
  return (
    <div
      role="region"
      aria-label="Rows of the file"
      tabIndex={0}
      className="mt-4 max-h-96 overflow-y-auto rounded-xl border border-line"
    >
      <ul className="divide-y divide-line">
        {rows.map(({ row, title, when, draft, remarks }) => (
          <li
            key={row}
            className="flex gap-3 px-4 py-3 text-sm [contain-intrinsic-size:auto_4rem] [content-visibility:auto]"
          >
            {draft === undefined ? (
              <CircleAlert
                role="img"
                aria-label="Not imported"
                className="mt-0.5 size-4.5 shrink-0 text-bad"
              />
            ) : (
              <Check role="img" aria-label="Good" className="mt-0.5 size-4.5 shrink-0 text-good" />
            )}
            <div className="min-w-0 flex-1">
              <p dir="auto" className="line-clamp-2 font-medium wrap-anywhere">
                {title || "No title"}
              </p>
              <p className="wrap-anywhere text-ink-soft tabular">
                Row {row}
                {when !== "" && ` · ${when}`}
              </p>
              {remarks.map((remark) => (
                <p key={remark} className={`wrap-anywhere ${draft === undefined ? "text-bad" : "text-warn"}`}>
                  {remark}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Progress({ state }: { readonly state: Exclude<ImportState, { kind: "ready" }> }) {
  if (state.kind === "running")
    return (
      <div>
        <p role="status">
          {state.paused
            ? "That was a lot at once: the rest follows in a minute."
            : "Importing… Close this window and it stops here."}
        </p>
        <progress
          aria-label="Videos imported"
          value={state.done}
          max={state.total}
          className="mt-3 h-2 w-full accent-accent"
        />
        <p className="mt-1.5 text-sm text-ink-soft tabular">
          {formatNumber(state.done)} of {countOf(state.total, "video")}
        </p>
      </div>
    );
  const refused = state.left.filter(({ refusal }) => refusal !== undefined);
  return (
    <div>
      <p role="status" className="font-medium">
        {countOf(state.imported, "video")} imported
        {state.left.length > 0 && `, ${formatNumber(state.left.length)} left`}
        {state.cancelled ? ": you stopped it." : "."}
      </p>
      <ul className="mt-3 grid gap-2 text-sm">
        {refused.map(({ id, row, refusal }) => (
          <li key={id} className="flex gap-3">
            <Info aria-hidden className="mt-0.5 size-4.5 shrink-0 text-bad" />
            <span className="min-w-0 wrap-anywhere">
              Row {row.row}, <bdi>{row.title}</bdi>: {refusal}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
