import { PageHeading } from "#client/components/ui/page-heading.tsx";

export function AudienceSection() {
  return <PageHeading title="Audience Insights" />;
}
