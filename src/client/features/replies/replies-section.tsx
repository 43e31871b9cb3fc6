import { PageHeading } from "#client/components/ui/page-heading.tsx";

export function RepliesSection() {
  return <PageHeading title="Reply Assistant" />;
}
