import { CircleAlert, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";

interface ErrorBoxProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
}

/** A failure where it happened, in red, with the way to try again. */
export function ErrorBox({ title, children, onRetry }: ErrorBoxProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-2xl border border-bad/35 bg-bad-soft p-4 text-bad"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold">{title}</p>
        {children && <div className="mt-0.5 text-sm wrap-anywhere text-ink">{children}</div>}
      </div>
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          <RotateCcw aria-hidden />
          Retry
        </Button>
      )}
    </div>
  );
}
