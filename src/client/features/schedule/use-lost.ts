import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { type KnownQueue, withFile, withoutLost } from "#shared/rules/schedule/known-queue.ts";
import { queueCopy } from "#client/lib/schedule/queue-copy.ts";
import { notify } from "#client/lib/toast.ts";
import { hold } from "./held-queue.ts";
import { bringBack, lossSentence, type PutBack } from "./lost-queue.ts";

/** The browser's copy of the queue, kept current across tabs. */
export const useQueueCopy = (): KnownQueue | null =>
  useSyncExternalStore(queueCopy.subscribe, queueCopy.read);

/** What became of videos that the server didn't hold. */
export type Loss =
  | { readonly kind: "restored"; readonly sentence: string }
  | { readonly kind: "failed" | "left"; readonly count: number; readonly reason: string };

export interface LostVideos {
  /** Missing where nothing was lost, while it is put back, and once the creator has read of it. */
  readonly loss: Loss | undefined;
  /** Tries again to put them back. */
  readonly retry: () => void;
  /** Gives up what couldn't be put back. */
  readonly discard: () => void;
  readonly dismiss: () => void;
}

const idsOf = (known: KnownQueue | null) => known?.lost.map(({ id }) => id).join(" ") ?? "";

/**
 * Puts back what the server doesn't hold, as soon as that is known.
 * @param answers how often the server sent its queue to this tab.
 */
export function useLost(known: KnownQueue | null, answers: number): LostVideos {
  const [result, setResult] = useState<PutBack>({ kind: "done" });
  const running = useRef(false);
  /** The videos that the server left out: the same again would change nothing. */
  const inVain = useRef("");

  const put = async (reason?: "undo") => {
    if (running.current) return;
    running.current = true;
    const next = await bringBack(reason);
    running.current = false;
    inVain.current = next.kind === "left" ? idsOf(queueCopy.read()) : "";
    setResult(next);
  };
  const attempt = () => {
    const lost = idsOf(queueCopy.read());
    if (lost !== "" && lost !== inVain.current) void put();
  };
  const handlers = useRef({ attempt });
  useEffect(() => {
    handlers.current = { attempt };
  });
  const lostIds = idsOf(known);
  useEffect(() => {
    if (answers > 0 && lostIds !== "") handlers.current.attempt();
  }, [answers, lostIds]);

  return {
    loss: lossOf(known, result),
    retry: () => void put(result.kind === "left" ? "undo" : undefined),
    discard: () => {
      if (known === null) return;
      const given = known.lost;
      hold(withoutLost(known, new Set(given.map(({ id }) => id))));
      notify.message("Videos discarded", {
        action: { label: "Undo", run: () => hold(withFile(queueCopy.read(), given)) },
      });
    },
    dismiss: () => {
      if (known !== null) hold({ ...known, restored: 0 });
    },
  };
}

function lossOf(known: KnownQueue | null, result: PutBack): Loss | undefined {
  if (known === null) return undefined;
  if (known.lost.length > 0)
    return result.kind === "done" ? undefined : { ...result, count: known.lost.length };
  return known.restored > 0
    ? { kind: "restored", sentence: lossSentence(known.restored, known.fromFile) }
    : undefined;
}
