import { Check, CornerDownLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { CopyButton } from "#client/components/ui/copy-button.tsx";

interface ProposalCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One kind of proposal. */
export function ProposalCard({ title, children }: ProposalCardProps) {
  return (
    <Card as="section" aria-label={title} className="p-5 sm:p-6">
      <h2 className="font-semibold">{title}</h2>
      {children}
    </Card>
  );
}

interface ProposalActionsProps {
  readonly text: string;
  /** What is copied or used, where several stand on the screen: "title 2". */
  readonly describe: string;
  /** True where the field already holds it. */
  readonly used: boolean;
  readonly onUse: () => void;
}

/** Copies a proposal, or puts it into its field. */
export function ProposalActions({ text, describe, used, onUse }: ProposalActionsProps) {
  return (
    <div className="-mx-2 flex flex-wrap gap-1">
      <CopyButton text={text} done="Copied" describe={`Copy ${describe}`} />
      <Button look="quiet" size="small" disabled={used} onClick={onUse}>
        {used ? <Check aria-hidden className="text-good" /> : <CornerDownLeft aria-hidden />}
        <span>
          {used ? "In use" : "Use"}
          <span className="sr-only"> {describe}</span>
        </span>
      </Button>
    </div>
  );
}
