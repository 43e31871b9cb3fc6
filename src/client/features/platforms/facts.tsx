import type { ReactNode } from "react";

/** What stands where nothing is known. */
export const UNKNOWN = "N/A";

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** One row of a list of facts. */
export function Fact({ name, children }: FactProps) {
  return (
    <div className="grid grid-cols-[minmax(0,7.5rem)_minmax(0,1fr)] gap-x-4 py-3 sm:grid-cols-[minmax(0,11rem)_minmax(0,1fr)] sm:gap-x-6">
      <dt className="text-ink-soft">{name}</dt>
      <dd dir="auto" className="min-w-0 wrap-anywhere">
        {children}
      </dd>
    </div>
  );
}

/** Rows of names and values. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className="divide-y divide-line">{children}</dl>;
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  /** How it is reckoned; such a figure has a line to itself. */
  readonly note?: string;
}

/** A number large enough to be read first. */
export function Figure({ name, value, note }: FigureProps) {
  return (
    <div className={note === undefined ? "min-w-0" : "col-span-2 min-w-0"}>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className={`mt-0.5 text-2xl font-semibold tabular ${value === UNKNOWN ? "text-ink-soft" : ""}`}>
        {value}
      </dd>
      {note !== undefined && <dd className="mt-0.5 text-sm text-ink-soft">{note}</dd>}
    </div>
  );
}
