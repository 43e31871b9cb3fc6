import { Image } from "lucide-react";
import { useState } from "react";
import type { FileFacts } from "#shared/contracts/schedule.ts";
import { fileFault, useShown } from "./chosen-files.ts";
import { FileDrop } from "./file-drop.tsx";
import { FileName } from "./file-name.tsx";

interface ThumbnailFieldProps {
  readonly file: File | undefined;
  readonly facts: FileFacts | null;
  /** True where the facts alone will do: the video is scheduled already. */
  readonly known: boolean;
  /** True where the browser couldn't show it. */
  readonly unreadable: boolean;
  readonly onUnreadable: () => void;
  readonly onChoose: (file: File | undefined) => void;
}

/** The thumbnail: dropped or chosen, and shown as large as a phone shows it. */
export function ThumbnailField({
  file,
  facts,
  known,
  unreadable,
  onUnreadable,
  onChoose,
}: ThumbnailFieldProps) {
  const shown = useShown(file);
  const [refused, setRefused] = useState<string>();
  const choose = (next: File | undefined) => {
    const fault = next === undefined ? undefined : fileFault(next, "image");
    setRefused(fault);
    if (fault === undefined) onChoose(next);
  };
  const missing = file === undefined && facts !== null && !known;
  return (
    <FileDrop
      label="Thumbnail"
      accept="image/*"
      icon={<Image aria-hidden />}
      invitation={missing ? "Choose the file again" : "Drop an image here, or choose one"}
      hint={missing ? `${facts.name} was chosen before this page was loaded again.` : undefined}
      error={refused}
      onChoose={choose}
    >
      {facts !== null && !missing ? (
        <div className="grid gap-2">
          {file !== undefined && !unreadable && (
            <img
              ref={shown}
              alt="Preview of the thumbnail"
              className="aspect-video w-full rounded-xl bg-sunken object-contain"
              onError={onUnreadable}
            />
          )}
          <FileName file={facts} noun="thumbnail" onRemove={() => choose(undefined)} />
        </div>
      ) : undefined}
    </FileDrop>
  );
}
