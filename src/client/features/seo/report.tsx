import { AnswerNotice } from "#client/components/answer-notice.tsx";
import { Markdown } from "#client/components/markdown.tsx";
import { RestsOn } from "#client/components/rests-on.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { Note } from "#client/components/ui/note.tsx";
import type { SeoDraft } from "./draft.ts";
import { Keywords } from "./keywords.tsx";
import { Proposals } from "./proposals.tsx";
import { ReportBar } from "./report-bar.tsx";
import type { Answer, Replaceable } from "./use-seo.ts";

interface ReportProps {
  readonly answer: Answer;
  readonly draft: SeoDraft;
  readonly onUse: (field: Replaceable, text: string) => void;
  readonly busy: boolean;
  readonly onAgain: () => void;
}

/** The last answer: a report with its parts, or one in prose. */
export function Report({ answer, draft, onUse, busy, onAgain }: ReportProps) {
  const shared = { title: answer.asked.title, busy, onAgain };
  if (answer.kind === "prose")
    return (
      <Card as="article" aria-label="SEO report" className="grid gap-5 p-5 sm:p-7">
        <h2 className="text-lg font-semibold">SEO report</h2>
        <Note>The full report couldn't be had just now, so this one is in plain text.</Note>
        <AnswerNotice notice={answer.reply.notice} />
        <Markdown text={answer.reply.reply} />
        <ReportBar {...shared} text={answer.reply.reply} by={answer.reply} />
      </Card>
    );
  const { report } = answer;
  return (
    <>
      <AnswerNotice notice={report.notice} />
      <ReportBar {...shared} text={report.report} by={report} />
      <Proposals report={report} draft={draft} onUse={onUse} />
      <RestsOn specifics={report.restsOn} />
      <Keywords keywords={report.keywords} />
    </>
  );
}
