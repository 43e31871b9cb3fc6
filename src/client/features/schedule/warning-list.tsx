import { TriangleAlert } from "lucide-react";

interface WarningListProps {
  readonly warnings: readonly string[];
}

/** What could be better; none of it keeps a video from being scheduled. */
export function WarningList({ warnings }: WarningListProps) {
  if (warnings.length === 0) return null;
  return (
    <section aria-label="Warnings" className="rounded-xl bg-warn-soft px-4 py-3.5 text-sm text-warn">
      <h3 className="font-medium">Worth a look before it goes out</h3>
      <ul className="mt-2 grid gap-1.5">
        {warnings.map((warning) => (
          <li key={warning} className="flex gap-2.5">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0">{warning}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
