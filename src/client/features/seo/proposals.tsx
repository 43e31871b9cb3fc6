import { useDeferredValue, useMemo } from "react";
import { needsCare } from "#shared/contracts/grounding.ts";
import type { SeoReport } from "#shared/contracts/seo.ts";
import { seoChecks } from "#shared/rules/seo/checks.ts";
import { scoreOf } from "#shared/rules/signals.ts";
import { Badge } from "#client/components/ui/badge.tsx";
import { CopyButton } from "#client/components/ui/copy-button.tsx";
import { fieldsOf, type SeoDraft } from "./draft.ts";
import { ProposalActions, ProposalCard } from "#client/components/proposal.tsx";
import { readingEase } from "./reading-ease.ts";
import type { Replaceable } from "./use-seo.ts";

interface ProposalsProps {
  readonly report: SeoReport;
  readonly draft: SeoDraft;
  readonly onUse: (field: Replaceable, text: string) => void;
}

/** What the engine proposes for each field. */
export function Proposals({ report, draft, onUse }: ProposalsProps) {
  const tags = report.tags.join(", ");
  const judged = useDeferredValue(draft);
  const scores = useMemo(() => {
    const fields = fieldsOf(judged);
    return report.titles.map((title) => scoreOf(seoChecks({ ...fields, title }, readingEase)));
  }, [judged, report.titles]);
  return (
    <>
      <ProposalCard title="Better titles">
        {report.titles.length === 0 ? (
          <p className="mt-2 text-ink-soft">
            Nothing better came up: your title already does what the checks ask for.
          </p>
        ) : (
          <>
            <p className="mt-1.5 text-sm text-ink-soft">Use one only if your video keeps what it says.</p>
            <ol className="mt-2 divide-y divide-line">
              {report.titles.map((title, index) => (
                <li key={title} className="py-3.5 last:pb-0">
                  <p dir="auto" className="text-lg leading-snug font-medium">
                    {title}
                  </p>
                  <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4">
                    {!needsCare(report.care) && (
                      <span className="text-sm text-ink-soft tabular">
                        Score with it: {scores[index]} of 100
                      </span>
                    )}
                    <ProposalActions
                      text={title}
                      describe={`title ${index + 1}`}
                      used={draft.title === title}
                      onUse={() => onUse("title", title)}
                    />
                  </div>
                </li>
              ))}
            </ol>
          </>
        )}
      </ProposalCard>
      <ProposalCard title="Better description">
        <p dir="auto" className="mt-3 mb-3 rounded-xl bg-sunken p-4 whitespace-pre-wrap wrap-anywhere">
          {report.description}
        </p>
        <ProposalActions
          text={report.description}
          describe="description"
          used={draft.description === report.description}
          onUse={() => onUse("description", report.description)}
        />
      </ProposalCard>
      <ProposalCard title="Better tags">
        <ul className="mt-3 mb-3 flex flex-wrap gap-2">
          {report.tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <Badge>
                <bdi className="min-w-0 wrap-anywhere">{tag}</bdi>
              </Badge>
            </li>
          ))}
        </ul>
        <ProposalActions
          text={tags}
          describe="tags"
          used={draft.tags === tags}
          onUse={() => onUse("tags", tags)}
        />
        {report.hashtags.length > 0 && (
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-4">
            <p className="min-w-0 wrap-anywhere">
              <span className="text-sm text-ink-soft">Hashtags for the description: </span>
              <bdi className="font-medium">{report.hashtags.join(" ")}</bdi>
            </p>
            <CopyButton text={report.hashtags.join(" ")} done="Copied" describe="Copy hashtags" />
          </div>
        )}
      </ProposalCard>
    </>
  );
}
