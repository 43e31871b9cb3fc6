import { useEffect, useState } from "react";
import { downloadModel, type ModelState, modelState } from "#client/lib/on-device/browser-model.ts";
import { useCancellable } from "#client/lib/use-cancellable.ts";

/** The browser's own model on this screen. */
export interface BrowserModel {
  /** Undefined until the browser has said. */
  readonly state: ModelState | undefined;
  /** The part of the download that is there, 0 to 1; undefined where none runs from here. */
  readonly part: number | undefined;
  /** Why the last download failed. */
  readonly error: Error | null;
  /** Starts the download, or joins one that the browser has begun. @returns whether the model is there. */
  download(): Promise<boolean>;
  cancel(): void;
}

export function useBrowserModel(): BrowserModel {
  const [state, setState] = useState<ModelState>();
  const [part, setPart] = useState(0);
  useEffect(() => {
    let shown = true;
    void modelState().then((found) => shown && setState(found));
    return () => {
      shown = false;
    };
  }, []);
  const download = useCancellable(async (_: undefined, signal) => {
    setPart(0);
    await downloadModel(signal, setPart);
    setState("available");
    return true;
  });
  return {
    state,
    part: download.running ? part : undefined,
    error: download.error,
    download: async () => (await download.start(undefined)) ?? false,
    cancel: download.cancel,
  };
}
