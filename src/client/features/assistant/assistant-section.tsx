import { PageHeading } from "#client/components/ui/page-heading.tsx";

export function AssistantSection() {
  return <PageHeading title="AI Assistant" />;
}
