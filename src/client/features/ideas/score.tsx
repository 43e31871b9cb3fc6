import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import type { VideoIdea } from "#shared/contracts/ideas.ts";
import { type IdeaContext, ideaScore, ideaSignals, type Signal } from "#shared/rules/ideas.ts";
import { wholeParts } from "#shared/rules/rounding.ts";

interface ScoreProps {
  readonly idea: VideoIdea;
  readonly context: IdeaContext;
}

/** "N% viral", which opens to the signals behind it. */
export function Score({ idea, context }: ScoreProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-full bg-accent-soft pr-2.5 pl-3.5 text-sm font-semibold text-accent-text tabular"
      >
        {Math.round(idea.viralScore)}% viral
        <ChevronDown aria-hidden className={`size-4 transition-transform ${open ? "rotate-180" : ""}`} />
      </button>
      <div id={id} hidden={!open} className="order-last basis-full">
        {open && <Signals idea={idea} context={context} />}
      </div>
    </>
  );
}

function Signals({ idea, context }: ScoreProps) {
  const signals = ideaSignals(idea, context);
  const own = ideaScore(signals);
  const points = wholeParts(
    signals.map(({ value, weight }) => value * weight),
    own,
  );
  return (
    <div className="mt-1 rounded-xl bg-sunken p-4">
      <p className="text-sm text-ink-soft">
        {own === Math.round(idea.viralScore)
          ? "The sum of these signals. It judges how the idea is built; it doesn't predict views."
          : `An estimate that came with the idea, without reasons. By Crescendo's open signals it comes to ${own}%:`}
      </p>
      <ul className="mt-3 grid gap-x-8 gap-y-3.5 md:grid-cols-2">
        {signals.map((signal, index) => (
          <SignalRow key={signal.id} signal={signal} points={points[index] ?? 0} />
        ))}
      </ul>
    </div>
  );
}

const KINDS: Record<Signal["source"]["kind"], string> = {
  official: "Official",
  study: "Study",
  heuristic: "Rule of thumb",
};

function SignalRow({ signal, points }: { readonly signal: Signal; readonly points: number }) {
  const { label, value, weight, source, advice } = signal;
  return (
    <li className="text-sm">
      <div className="flex items-baseline justify-between gap-3">
        <span className="font-medium">{label}</span>
        <span className="shrink-0 text-ink-soft tabular">
          {points} of {weight}
        </span>
      </div>
      <div aria-hidden className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-accent" style={{ width: `${value * 100}%` }} />
      </div>
      {value < 0.75 && <p className="mt-1.5">{advice}</p>}
      <p className="mt-1 text-xs text-ink-soft">
        {KINDS[source.kind]}: {source.label}
        {source.checked !== undefined && `, checked ${source.checked}`}
      </p>
    </li>
  );
}
