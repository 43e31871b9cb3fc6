import type { Advice } from "#shared/rules/analysis/result.ts";
import { ResultCard } from "./result-card.tsx";

interface AdviceCardProps {
  readonly title: string;
  readonly advice: readonly Advice[];
}

/** What to do, each with the numbers it rests on. */
export function AdviceCard({ title, advice }: AdviceCardProps) {
  return (
    <ResultCard title={title}>
      {advice.length === 0 ? (
        <p className="text-ink-soft">Nothing in these numbers stands out clearly enough to advise on.</p>
      ) : (
        <ol className="grid gap-5">
          {advice.map(({ text, about, basis }) => (
            <li key={text}>
              <p className="font-medium">{text}</p>
              {about !== null && (
                <p dir="auto" className="mt-1.5 border-s-3 border-accent ps-3">
                  {about}
                </p>
              )}
              <p className="mt-1.5 text-sm text-ink-soft">{basis}</p>
            </li>
          ))}
        </ol>
      )}
    </ResultCard>
  );
}
