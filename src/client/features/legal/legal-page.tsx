import type { ReactNode } from "react";
import { BackToDashboard } from "#client/components/back-to-dashboard.tsx";
import { PageHeading } from "#client/components/ui/page-heading.tsx";

interface LegalPageProps {
  readonly title: string;
  /** The page in a sentence. */
  readonly summary: string;
  readonly children: ReactNode;
}

/** The frame of both legal pages. */
export function LegalPage({ title, summary, children }: LegalPageProps) {
  return (
    <div className="mx-auto max-w-3xl px-5 pt-8 pb-20 sm:px-8 lg:pt-12">
      <BackToDashboard />
      <PageHeading title={title}>{summary}</PageHeading>
      <p className="text-sm text-ink-soft">
        Last updated <time dateTime="2026-11-22">22 November 2026</time>
      </p>
      <div className="mt-10 grid gap-10">{children}</div>
    </div>
  );
}

interface ClauseProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Clause({ title, children }: ClauseProps) {
  return (
    <section className="grid gap-3 leading-relaxed">
      <h2 className="text-xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}
