import type { ReactNode } from "react";
import type { Signal, SignalSource } from "#shared/rules/signals.ts";

const KINDS: Record<SignalSource["kind"], string> = {
  official: "Official",
  study: "Study",
  reported: "Reported",
  heuristic: "Rule of thumb",
};

/** Below this a signal comes with what to do about it. */
const FINE = 0.75;

interface SignalRowProps {
  readonly signal: Signal;
  /** Its whole points. */
  readonly points: number;
  /** Stands before its name. */
  readonly icon?: ReactNode;
  /** What was found, under its bar. */
  readonly children?: ReactNode;
}

/** One open part of a score: its points, what to do to raise them, and where the rule comes from. */
export function SignalRow({ signal, points, icon, children }: SignalRowProps) {
  const { label, value, weight, source, advice } = signal;
  return (
    <li className="text-sm">
      <div className="flex items-baseline justify-between gap-3">
        <span className="font-medium">
          {icon}
          {label}
        </span>
        <span className="shrink-0 text-ink-soft tabular">
          {points} of {weight}
        </span>
      </div>
      <div aria-hidden className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-accent" style={{ width: `${value * 100}%` }} />
      </div>
      {children}
      {value < FINE && <p className="mt-1.5">{advice}</p>}
      <SourceLine source={source} />
    </li>
  );
}

/** Where a rule comes from, how well it is known, and when that was last read. */
export function SourceLine({ source }: { readonly source: SignalSource }) {
  return (
    <p className="mt-1 text-xs text-ink-soft">
      <SourceNote source={source} />
    </p>
  );
}

/** "Official: YouTube Help, answer 141805, checked 2026-11-21", with its link. */
export function SourceNote({ source }: { readonly source: SignalSource }) {
  return (
    <>
      {KINDS[source.kind]}: <SourceName source={source} />
      {source.checked !== undefined && `, checked ${source.checked}`}
    </>
  );
}

function SourceName({ source: { label, url } }: { readonly source: SignalSource }) {
  if (url === undefined) return label;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="underline underline-offset-2">
      {label}
    </a>
  );
}
