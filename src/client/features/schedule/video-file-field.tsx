import { Film } from "lucide-react";
import { useState } from "react";
import type { FileFacts } from "#shared/contracts/schedule.ts";
import { fileFault, useShown } from "./chosen-files.ts";
import { FileDrop } from "./file-drop.tsx";
import { FileName } from "./file-name.tsx";
import { lengthText } from "#client/lib/schedule/moment-text.ts";

interface VideoFileFieldProps {
  /** The chosen file; undefined where this tab doesn't hold it. */
  readonly file: File | undefined;
  /** What is known of it, also without its bytes. */
  readonly facts: FileFacts | null;
  /** True where the facts alone will do: the video is scheduled already. */
  readonly known: boolean;
  readonly error: string | undefined;
  /** True where the browser couldn't play it. */
  readonly unplayable: boolean;
  readonly onUnplayable: () => void;
  readonly onChoose: (file: File | undefined) => void;
}

/** The video file: dropped or chosen, and played where the browser can. */
export function VideoFileField(props: VideoFileFieldProps) {
  const { file, facts, known, error, unplayable, onUnplayable, onChoose } = props;
  const shown = useShown(file);
  const [refused, setRefused] = useState<string>();
  const [measured, setMeasured] = useState<{ readonly of: File; readonly text: string }>();
  const choose = (next: File | undefined) => {
    const fault = next === undefined ? undefined : fileFault(next, "video");
    setRefused(fault);
    if (fault === undefined) onChoose(next);
  };
  const missing = file === undefined && facts !== null && !known;
  const held = facts !== null && !missing;
  return (
    <FileDrop
      label="Video file"
      accept="video/*"
      icon={<Film aria-hidden />}
      invitation={missing ? "Choose the file again" : "Drop a video here, or choose one"}
      hint={
        missing
          ? `${facts.name} was chosen before this page was loaded again. Everything else you typed is here.`
          : "It stays on your device: only its name, size and type are kept with the schedule."
      }
      error={refused ?? error}
      onChoose={choose}
    >
      {held ? (
        <div className="grid gap-2">
          {file !== undefined && !unplayable && (
            // A creator's own file has no captions of its own yet.
            // oxlint-disable-next-line jsx-a11y/media-has-caption
            <video
              ref={shown}
              controls
              muted
              playsInline
              preload="metadata"
              aria-label="Preview of the video"
              className="aspect-video w-full rounded-xl bg-sunken object-contain"
              onError={onUnplayable}
              onLoadedMetadata={({ currentTarget: { duration, videoWidth, videoHeight } }) => {
                // Sound alone has no picture to show.
                if (videoWidth === 0) onUnplayable();
                const length = Number.isFinite(duration) ? `${lengthText(duration)}, ` : "";
                setMeasured({ of: file, text: `${length}${videoWidth} × ${videoHeight}` });
              }}
            />
          )}
          <FileName
            file={facts}
            more={measured !== undefined && measured.of === file && !unplayable ? measured.text : undefined}
            noun="video file"
            onRemove={() => choose(undefined)}
          />
        </div>
      ) : undefined}
    </FileDrop>
  );
}
