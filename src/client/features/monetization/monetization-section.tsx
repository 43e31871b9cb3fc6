import { PageHeading } from "#client/components/ui/page-heading.tsx";
import { PartnerProgress } from "./partner-progress.tsx";

export function MonetizationSection() {
  return (
    <>
      <PageHeading title="Monetization Tips" />
      <PartnerProgress />
    </>
  );
}
