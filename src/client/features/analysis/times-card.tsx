import type { PostingTime } from "#shared/rules/analysis/result.ts";
import { ResultCard, Unknown } from "./result-card.tsx";

interface TimesCardProps {
  /** Null where no time stands out. */
  readonly times: readonly PostingTime[] | null;
  readonly basis: string | undefined;
}

/** When videos did better than those around them. */
export function TimesCard({ times, basis }: TimesCardProps) {
  return (
    <ResultCard title="Best posting times" basis={basis}>
      {times === null ? (
        <Unknown />
      ) : (
        <dl className="grid gap-4">
          {times.map(({ name, detail }) => (
            <div key={name}>
              <dt className="text-xl font-semibold">{name}</dt>
              <dd className="mt-0.5 text-ink-soft">{detail}</dd>
            </div>
          ))}
        </dl>
      )}
    </ResultCard>
  );
}
