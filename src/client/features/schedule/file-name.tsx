import { X } from "lucide-react";
import type { FileFacts } from "#shared/contracts/schedule.ts";
import { Button } from "#client/components/ui/button.tsx";
import { formatSize } from "./file-size.ts";

interface FileNameProps {
  readonly file: FileFacts;
  /** More that is known of it: its length, its size in pixels. */
  readonly more?: string | undefined;
  /** What it is: "video file". */
  readonly noun: string;
  readonly onRemove: () => void;
}

/** What a chosen file is called and how large it is, with the way to take it away. */
export function FileName({ file, more, noun, onRemove }: FileNameProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2">
      <p className="min-w-0 flex-1 basis-36 text-sm">
        <bdi className="font-medium wrap-anywhere">{file.name}</bdi>{" "}
        <span className="text-ink-soft tabular">
          {[formatSize(file.size), more].filter((part) => part !== undefined).join(", ")}
        </span>
      </p>
      <Button look="quiet" size="small" className="-mr-3" onClick={onRemove}>
        <X aria-hidden />
        <span>
          Remove<span className="sr-only"> {noun}</span>
        </span>
      </Button>
    </div>
  );
}
