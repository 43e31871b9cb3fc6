import { type RefCallback, useCallback, useState } from "react";
import { type FileFacts, SCHEDULE_LIMITS } from "#shared/contracts/schedule.ts";
import { withoutControls } from "#shared/rules/schedule/plain-text.ts";

/** The files of one video, as far as this tab holds their bytes. */
export interface ChosenFiles {
  readonly video?: File | undefined;
  readonly thumbnail?: File | undefined;
}

/** By the video's id; they outlive a change of screen, and nothing outlives the tab. */
let held: Readonly<Record<string, ChosenFiles>> = {};

/** The files chosen for a video, and how to choose others or take one away. */
export function useChosenFiles(id: string): [ChosenFiles, (files: ChosenFiles) => void] {
  const [all, setAll] = useState(held);
  const choose = (files: ChosenFiles) => {
    held = { ...held, [id]: { ...held[id], ...files } };
    setAll(held);
  };
  return [all[id] ?? {}, choose];
}

/** Lets a video have the files of another, whose place it takes. */
export function passFiles(from: string, to: string): void {
  const files = held[from];
  if (files !== undefined) held = { ...held, [to]: files };
}

/** What the server is told of a file. */
export function factsOf({ name, size, type }: File): FileFacts {
  return {
    name: withoutControls(name, "one-line").slice(-SCHEDULE_LIMITS.fileName),
    size,
    type: type.slice(0, SCHEDULE_LIMITS.fileType),
  };
}

/**
 * Shows a file in the element that takes this as its `ref`. Its address is revoked once the element shows another
 * or is gone.
 */
export function useShown(file: File | undefined): RefCallback<HTMLVideoElement | HTMLImageElement> {
  return useCallback(
    (element) => {
      if (element === null || file === undefined) return undefined;
      const url = URL.createObjectURL(file);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
}

/** Why a file can't be chosen, in a sentence; undefined where it can. @param kind its media type begins so. */
export function fileFault(file: File, kind: "video" | "image"): string | undefined {
  // A file whose kind the browser doesn't know may still be one.
  if (file.type !== "" && !file.type.startsWith(`${kind}/`))
    return kind === "video" ? "That isn't a video file." : "That isn't an image file.";
  if (file.size === 0) return "That file is empty.";
  if (file.size > SCHEDULE_LIMITS.fileSize) return "That file is over 256 GB, more than a video can have.";
  return undefined;
}
