import { PageHeading } from "#client/components/ui/page-heading.tsx";

export function TrendsSection() {
  return <PageHeading title="Trend Detector" />;
}
