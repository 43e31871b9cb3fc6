import { type ReactNode, useId } from "react";
import { Card } from "#client/components/ui/card.tsx";

interface ResultCardProps {
  readonly title: string;
  /** What it rests on, or why it isn't known. */
  readonly basis?: string | undefined;
  readonly children: ReactNode;
}

/** One part of the dashboard. */
export function ResultCard({ title, basis, children }: ResultCardProps) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading} className="flex flex-col p-5 sm:p-6">
      <h2 id={heading} className="text-lg font-semibold">
        {title}
      </h2>
      <div className="mt-3 flex-1">{children}</div>
      {basis !== undefined && (
        <p dir="auto" className="mt-4 text-sm text-ink-soft">
          {basis}
        </p>
      )}
    </Card>
  );
}

/** What these numbers can't tell. */
export function Unknown() {
  return <p className="text-2xl font-semibold text-ink-soft">N/A</p>;
}
