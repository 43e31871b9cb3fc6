import {
  chapterFaults,
  chaptersIn,
  chapterText,
  correctedChapters,
  withChapters,
} from "#shared/rules/seo/chapters.ts";
import { ProposalActions, ProposalCard } from "#client/components/proposal.tsx";

interface CorrectedChaptersProps {
  readonly description: string;
  /** Takes over the description with the corrected list in it. */
  readonly onUse: (description: string) => void;
}

/** The chapters as YouTube takes them, where those in the description aren't. */
export function CorrectedChapters({ description, onUse }: CorrectedChaptersProps) {
  const chapters = chaptersIn(description);
  const corrected = correctedChapters(chapters);
  if (corrected === undefined || chapterFaults(chapters).length === 0) return null;
  return (
    <ProposalCard title="Corrected chapters">
      <p className="mt-1.5 text-sm text-ink-soft">
        Sorted, from 0:00, each at least 10 seconds long; shorter ones are merged into the one before.
      </p>
      <p dir="auto" className="mt-3 mb-3 rounded-xl bg-sunken p-4 whitespace-pre-wrap tabular wrap-anywhere">
        {chapterText(corrected)}
      </p>
      <ProposalActions
        text={chapterText(corrected)}
        describe="chapters"
        used={false}
        onUse={() => onUse(withChapters(description, corrected))}
      />
    </ProposalCard>
  );
}
