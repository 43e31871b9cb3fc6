import { PageHeading } from "#client/components/ui/page-heading.tsx";

export function SeoSection() {
  return <PageHeading title="SEO Optimizer" />;
}
