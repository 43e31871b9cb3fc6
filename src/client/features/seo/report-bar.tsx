import { Download, RefreshCw } from "lucide-react";
import type { AssistReply } from "#shared/contracts/assistant.ts";
import { EngineNote, writtenBy } from "#client/components/engine-note.tsx";
import { SaveAnswer } from "#client/components/save-answer.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { CopyButton } from "#client/components/ui/copy-button.tsx";
import { dateStamp, download } from "#client/lib/download.ts";

interface ReportBarProps {
  /** The whole report, Markdown. */
  readonly text: string;
  /** The video's title; "" where it has none. */
  readonly title: string;
  readonly by: Pick<AssistReply, "engine" | "model" | "cached">;
  readonly busy: boolean;
  readonly onAgain: () => void;
}

/** Who wrote the report, and all that can be done with the whole of it. */
export function ReportBar({ text, title, by, busy, onAgain }: ReportBarProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <EngineNote {...by} />
      <div className="-mx-2 flex flex-wrap gap-1">
        <SaveAnswer
          title={title.trim() === "" ? "SEO report" : `SEO report: ${title}`}
          text={text}
          writtenBy={writtenBy(by)}
        />
        <CopyButton text={text} done="Copied" label="Copy report" />
        <Button
          look="quiet"
          size="small"
          onClick={() => download(`seo-report-${dateStamp()}.md`, "text/markdown", text)}
        >
          <Download aria-hidden />
          Download
        </Button>
        <Button look="quiet" size="small" disabled={busy} onClick={onAgain}>
          <RefreshCw aria-hidden />
          Ask again
        </Button>
      </div>
    </div>
  );
}
