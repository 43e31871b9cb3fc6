import { useEffect, useRef, useState } from "react";
import { CallError } from "#client/lib/api.ts";
import { newId } from "#client/lib/new-id.ts";
import type { CheckedRow } from "#client/lib/schedule/csv-rows.ts";
import type { QueueState } from "./use-queue.ts";

/** How long to wait where the server takes no more calls this minute, in milliseconds. */
const PAUSE = 61_000;

/** Rows that are imported, each under an id of its own, so that another attempt makes no second video. */
interface ImportItem {
  readonly id: string;
  readonly row: CheckedRow;
  /** The server's sentence where it refused the row. */
  readonly refusal?: string;
}

export type ImportState =
  | { readonly kind: "ready" }
  | { readonly kind: "running"; readonly done: number; readonly total: number; readonly paused: boolean }
  | {
      readonly kind: "ended";
      readonly imported: number;
      readonly cancelled: boolean;
      readonly left: readonly ImportItem[];
    };

/** Brings checked rows into the queue, one after another. */
export function useImport(queue: QueueState) {
  const [state, setState] = useState<ImportState>({ kind: "ready" });
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const run = async (items: readonly ImportItem[], before: number) => {
    const { signal } = (controller.current = new AbortController());
    const left: ImportItem[] = [];
    let imported = before;
    for (const [index, { id, row }] of items.entries()) {
      setState({ kind: "running", done: index, total: items.length, paused: false });
      try {
        if (signal.aborted) left.push({ id, row });
        else if (row.draft !== undefined) {
          const { draft } = row;
          await untilTaken(
            () => queue.save(id, draft, { revision: 0, signal }),
            signal,
            () => setState({ kind: "running", done: index, total: items.length, paused: true }),
          );
          imported += 1;
        }
      } catch (error) {
        const refusal = signal.aborted || !(error instanceof Error) ? undefined : error.message;
        left.push({ id, row, refusal });
      }
    }
    setState({ kind: "ended", imported, cancelled: signal.aborted, left });
  };

  return {
    state,
    start: (rows: readonly CheckedRow[]) =>
      void run(
        rows.filter(({ draft }) => draft !== undefined).map((row) => ({ id: newId(), row })),
        0,
      ),
    /** Tries again what is left after an import. */
    resume: () => {
      if (state.kind === "ended") void run(state.left, state.imported);
    },
    cancel: () => controller.current?.abort(),
  };
}

/** Makes a call, again after a pause where the server takes no more of them this minute. */
async function untilTaken(
  call: () => Promise<unknown>,
  signal: AbortSignal,
  onPause: () => void,
): Promise<void> {
  for (;;) {
    try {
      await call();
      return;
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== "rate_limited") throw error;
      onPause();
      await pause(signal);
    }
  }
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
