import { X } from "lucide-react";
import type { FileFacts } from "#shared/contracts/schedule.ts";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { formatSize } from "./file-size.ts";

interface FileNameProps {
  readonly file: FileFacts;
  /** More that is known of it: its length, its size in pixels. */
  readonly more?: string | undefined;
  readonly remove: string;
  readonly onRemove: () => void;
}

/** What a chosen file is called and how large it is, with the way to take it away. */
export function FileName({ file, more, remove, onRemove }: FileNameProps) {
  return (
    <div className="flex items-center justify-between gap-2">
      <p className="min-w-0 text-sm">
        <bdi className="font-medium wrap-anywhere">{file.name}</bdi>{" "}
        <span className="text-ink-soft tabular">
          {[formatSize(file.size), more].filter((part) => part !== undefined).join(", ")}
        </span>
      </p>
      <IconButton label={remove} icon={<X aria-hidden />} onClick={onRemove} />
    </div>
  );
}
