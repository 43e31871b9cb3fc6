import { MessageCircleReply } from "lucide-react";
import { useRef } from "react";
import * as z from "zod/mini";
import { commentsIn, REPLY_LIMITS, REPLY_TONES, type ReplyTone } from "#shared/rules/replies.ts";
import { Button } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { SelectField, TextArea } from "#client/components/ui/field.tsx";
import { notify } from "#client/lib/toast.ts";

/** The form as typed. */
export const RepliesDraft = z.object({ comments: z.string(), tone: z.enum(REPLY_TONES) });
export type RepliesDraft = z.infer<typeof RepliesDraft>;

export const EMPTY_DRAFT: RepliesDraft = { comments: "", tone: "casual" };

const TONE_LABELS: Record<ReplyTone, string> = {
  casual: "Casual",
  motivational: "Motivational",
  funny: "Funny",
  techy: "Techy",
  professional: "Professional",
};

interface RepliesFormProps {
  readonly draft: RepliesDraft;
  readonly onChange: (draft: RepliesDraft) => void;
  readonly onSubmit: (comments: string[]) => void;
  readonly running: boolean;
}

export function RepliesForm({ draft, onChange, onSubmit, running }: RepliesFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const comments = commentsIn(draft.comments);
  const error = errorIn(comments);
  return (
    <form
      ref={form}
      aria-label="Comments to answer"
      onSubmit={(event) => {
        event.preventDefault();
        if (running) return;
        if (comments.length === 0) notify.failure("Add at least one comment");
        if (comments.length === 0 || error !== undefined) form.current?.querySelector("textarea")?.focus();
        else onSubmit(comments);
      }}
    >
      <Card className="grid gap-5 p-5 sm:p-6">
        <TextArea
          label="Comments, one per line"
          rows={6}
          value={draft.comments}
          onChange={(event) => onChange({ ...draft, comments: event.target.value })}
          placeholder={"What camera do you use?\nThis saved my weekend, thank you\nThe music is a bit loud"}
          hint="E-mail addresses, phone numbers and @handles are taken out before an AI model sees a comment."
          error={error}
          aside={
            comments.length > 0 && (
              <span
                className={`text-sm tabular ${comments.length > REPLY_LIMITS.comments ? "font-medium text-bad" : "text-ink-soft"}`}
              >
                {comments.length} of {REPLY_LIMITS.comments}
              </span>
            )
          }
        />
        <div className="flex flex-wrap items-end gap-5">
          <SelectField
            className="flex-1 basis-48 sm:max-w-60"
            label="Tone"
            value={draft.tone}
            onChange={(event) =>
              onChange({
                ...draft,
                tone: REPLY_TONES.find((tone) => tone === event.target.value) ?? draft.tone,
              })
            }
          >
            {REPLY_TONES.map((tone) => (
              <option key={tone} value={tone}>
                {TONE_LABELS[tone]}
              </option>
            ))}
          </SelectField>
          <Button type="submit" look="primary" disabled={running} className="max-sm:w-full">
            <MessageCircleReply aria-hidden />
            {running ? "Writing replies..." : "Suggest replies"}
          </Button>
        </div>
      </Card>
    </form>
  );
}

/** What keeps these comments from being sent, in a sentence. */
function errorIn(comments: readonly string[]): string | undefined {
  const most = REPLY_LIMITS.comments;
  if (comments.length > most)
    return `At most ${most} comments at a time: take ${comments.length - most} out and answer them next.`;
  const long = comments.findIndex((comment) => comment.length > REPLY_LIMITS.comment);
  if (long < 0) return undefined;
  const over = (comments[long]?.length ?? 0) - REPLY_LIMITS.comment;
  return `Comment ${long + 1} is ${over.toLocaleString()} characters too long: at most ${REPLY_LIMITS.comment.toLocaleString()} fit.`;
}
