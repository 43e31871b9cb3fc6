import { Info } from "lucide-react";
import type { ReactNode } from "react";

interface NoteProps {
  readonly tone?: "plain" | "warn";
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

const TONES = {
  plain: "border-line bg-sunken text-ink-soft",
  warn: "border-warn/35 bg-warn-soft text-warn",
};

/** Something worth knowing that is no failure. */
export function Note({ tone = "plain", children, action }: NoteProps) {
  return (
    <div
      role="status"
      className={`flex flex-wrap items-center gap-3 rounded-xl border px-4 py-3 text-sm ${TONES[tone]}`}
    >
      <Info aria-hidden className="size-4.5 shrink-0" />
      <div className="min-w-0 flex-1 basis-52">{children}</div>
      {action}
    </div>
  );
}
