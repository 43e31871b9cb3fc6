import { PageHeading } from "#client/components/ui/page-heading.tsx";

export function HashtagsSection() {
  return <PageHeading title="Hashtag Generator" />;
}
