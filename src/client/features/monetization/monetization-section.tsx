import { PageHeading } from "#client/components/ui/page-heading.tsx";
import { CountryComparison } from "./country-comparison.tsx";
import { EarningsCard } from "./earnings-card.tsx";
import { IncomeCard } from "./income-card.tsx";
import { Insights } from "./insights.tsx";
import { NicheComparison } from "./niche-comparison.tsx";
import { PartnerProgress } from "./partner-progress.tsx";
import { Playbook } from "./playbook.tsx";
import { RpmCard } from "./rpm-card.tsx";
import { SponsorshipCard } from "./sponsorship-card.tsx";
import { useEstimate } from "./use-estimate.ts";

/** Monetization Tips: what views may earn and where, the way into the Partner Program, and what to do next. */
export function MonetizationSection() {
  const estimate = useEstimate();
  return (
    <>
      <PageHeading title="Monetization Tips">
        What your views may earn, and what to do next. These are estimates to plan with; your own RPM beats
        them.
      </PageHeading>
      <div className="grid grid-cols-1 gap-10">
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
          <RpmCard {...estimate} />
          <EarningsCard {...estimate} />
          <NicheComparison {...estimate} />
          <CountryComparison {...estimate} />
          <IncomeCard {...estimate} />
          <SponsorshipCard {...estimate} />
        </div>
        <PartnerProgress />
        <Playbook />
        <Insights where={estimate.where} />
      </div>
    </>
  );
}
