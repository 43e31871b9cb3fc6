import type { AnalysisResult, Share } from "#shared/rules/analysis/result.ts";
import { ResultCard } from "./result-card.tsx";

interface AudienceCardProps {
  readonly audience: AnalysisResult["audienceDemographics"];
  readonly basis: string | undefined;
}

/** Who watches: ages, gender and countries, where they are known. */
export function AudienceCard({ audience, basis }: AudienceCardProps) {
  const parts = [
    ["Age groups", audience.ageGroups],
    ["Gender", audience.gender],
    ["Top countries", audience.topCountries],
  ] as const;
  return (
    <ResultCard title="Audience demographics" basis={basis}>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-3 lg:grid-cols-1 xl:grid-cols-3">
        {parts.map(([name, shares]) => (
          <div key={name} className="min-w-0">
            <h3 className="mb-2 text-sm text-ink-soft">{name}</h3>
            {shares === null ? (
              <p className="font-semibold text-ink-soft">N/A</p>
            ) : (
              <Shares shares={shares} />
            )}
          </div>
        ))}
      </div>
    </ResultCard>
  );
}

function Shares({ shares }: { readonly shares: readonly Share[] }) {
  return (
    <dl className="grid gap-2.5 text-sm">
      {shares.map(({ name, percent }) => (
        <div key={name} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1">
          <dt className="min-w-0">{name}</dt>
          <dd className="font-medium tabular">{percent}%</dd>
          <dd aria-hidden className="col-span-2 h-1.5 overflow-hidden rounded-full bg-line">
            <div className="h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
