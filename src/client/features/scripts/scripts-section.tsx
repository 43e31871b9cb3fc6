import { PageHeading } from "#client/components/ui/page-heading.tsx";

export function ScriptsSection() {
  return <PageHeading title="Script Writer" />;
}
