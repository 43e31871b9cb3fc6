import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import type { VideoIdea } from "#shared/contracts/ideas.ts";
import { type IdeaContext, ideaPoints, ideaScore, ideaSignals } from "#shared/rules/ideas.ts";
import { pointsOf, wholePoints } from "#shared/rules/signals.ts";
import { SignalRow } from "#client/components/signals.tsx";

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
  // An idea that says nothing of its own scores less than its parts come to: each of them counts for less.
  const share = ideaPoints(signals) / (pointsOf(signals) || 1);
  const points = wholePoints(signals.map(({ value, weight }) => ({ value: value * share, weight })));
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
