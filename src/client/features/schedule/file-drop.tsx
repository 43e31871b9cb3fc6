import { type DragEvent, type ReactNode, useId, useState } from "react";

interface FileDropProps {
  readonly label: string;
  /** What the picker offers: "video/*". */
  readonly accept: string;
  readonly icon: ReactNode;
  /** Says what to do: "Drop a video here, or choose one". */
  readonly invitation: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly onChoose: (file: File) => void;
  /** Stands in place of the invitation once there is a file. */
  readonly children?: ReactNode;
}

/** A place to drop a file on, or to choose one by mouse and keyboard. */
export function FileDrop({
  label,
  accept,
  icon,
  invitation,
  hint,
  error,
  onChoose,
  children,
}: FileDropProps) {
  const id = useId();
  const [dragging, setDragging] = useState(false);
  const take = (file: File | undefined) => {
    if (file !== undefined) onChoose(file);
  };
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setDragging(event.type === "dragover");
    if (event.type === "drop") take(event.dataTransfer.files[0]);
  };
  const described = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(
    Boolean,
  );
  return (
    <div className="flex min-w-0 flex-col gap-1.5" onDragOver={drag} onDragLeave={drag} onDrop={drag}>
      <span aria-hidden className="text-sm font-medium">
        {label}
      </span>
      {children}
      <label
        className={`relative flex flex-col items-center justify-center gap-1.5 rounded-xl border border-dashed px-4 text-center text-sm transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text ${
          children === undefined ? "min-h-44 flex-1 py-6" : "py-2.5"
        } ${
          dragging
            ? "border-accent-text bg-accent-soft text-accent-text"
            : error === undefined
              ? "border-line-strong text-ink-soft hover:border-ink-soft hover:text-ink"
              : "border-bad text-bad"
        }`}
      >
        {children === undefined && (
          <span aria-hidden className="[&_svg]:size-6">
            {icon}
          </span>
        )}
        <span aria-hidden>{children === undefined ? invitation : "Choose another"}</span>
        <input
          type="file"
          accept={accept}
          aria-label={label}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={described.length > 0 ? described.join(" ") : undefined}
          className="sr-only"
          onChange={(event) => {
            take(event.target.files?.[0]);
            // The same file can be chosen again.
            event.target.value = "";
          }}
        />
      </label>
      {error !== undefined && (
        <p id={`${id}-error`} className="text-sm text-bad">
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
