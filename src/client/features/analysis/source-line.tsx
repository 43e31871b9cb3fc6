import { Trash2, Upload } from "lucide-react";
import { formatDay, formatRecent } from "#client/lib/format.ts";
import { Button } from "#client/components/ui/button.tsx";

interface SourceLineProps {
  /** `google`: read from YouTube. `file`: imported. */
  readonly source: "google" | "file";
  /** Which days YouTube's numbers are of, in words. */
  readonly period?: string | undefined;
  /** The imported file's name. */
  readonly file: string | undefined;
  /** An ISO time. */
  readonly asOf: string | undefined;
  readonly stale: boolean;
  /** What is imported, in the plural: names the buttons. */
  readonly what: string;
  readonly onReplace: () => void;
  readonly onRemove: () => void;
}

/** Where numbers come from and of when they are; an imported file can be replaced and removed. */
export function SourceLine({
  source,
  period,
  file,
  asOf,
  stale,
  what,
  onReplace,
  onRemove,
}: SourceLineProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 text-sm wrap-anywhere text-ink-soft">
        {source === "google" ? (
          ["From YouTube", period, asOf && `as of ${formatRecent(asOf)}`].filter(Boolean).join(", ")
        ) : (
          <>
            From <bdi className="text-ink">{file ?? "a file"}</bdi>
            {asOf && `, imported ${formatDay(asOf)}`}
          </>
        )}
        {stale && <span className="text-warn">. YouTube can't be asked now, so this is an earlier copy</span>}
      </p>
      <div className="flex flex-wrap gap-1">
        {source === "file" && (
          <>
            <Button look="quiet" size="small" onClick={onReplace} aria-label={`Replace the imported ${what}`}>
              <Upload aria-hidden />
              Replace
            </Button>
            <Button look="quiet" size="small" onClick={onRemove} aria-label={`Remove the imported ${what}`}>
              <Trash2 aria-hidden />
              Remove
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
