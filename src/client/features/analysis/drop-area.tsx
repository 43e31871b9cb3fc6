import { FileDown } from "lucide-react";
import { type DragEvent, type ReactNode, useState } from "react";

interface DropAreaProps {
  /** What is said while files are held over it. */
  readonly invitation: string;
  readonly onDrop: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** A part of the screen that takes files wherever they are dropped on it. */
export function DropArea({ invitation, onDrop, children }: DropAreaProps) {
  const [dragging, setDragging] = useState(false);
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setDragging(event.type === "dragover");
    if (event.type === "drop") onDrop(Array.from(event.dataTransfer.files));
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDragging(false);
  };
  return (
    <div className="relative" onDragOver={drag} onDrop={drag} onDragLeave={leave}>
      {children}
      {dragging && (
        <div className="pointer-events-none absolute -inset-3 z-20 rounded-3xl bg-paper/85 outline-2 outline-offset-0 outline-accent outline-dashed">
          <p className="sticky top-48 flex items-center justify-center gap-3 pt-24 text-lg font-semibold">
            <FileDown aria-hidden className="size-6 text-accent-text" />
            {invitation}
          </p>
        </div>
      )}
    </div>
  );
}
