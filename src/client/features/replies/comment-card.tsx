import { HeartHandshake, Info, RefreshCw } from "lucide-react";
import type { EngineName } from "#shared/contracts/assistant.ts";
import {
  ASKING_KINDS,
  CAREFUL_KINDS,
  type CommentKind,
  KIND_LABELS,
  type Sentiment,
} from "#shared/rules/replies.ts";
import { AiError } from "#client/components/ai-error.tsx";
import { AnswerNotice } from "#client/components/answer-notice.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { CommentIdea } from "./comment-idea.tsx";
import { ReplyOption } from "./reply-option.tsx";
import type { KeptReply } from "./use-replies.ts";

const TONES: Record<CommentKind, "plain" | "accent" | "good" | "warn" | "bad"> = {
  human: "warn",
  spam: "plain",
  hostile: "bad",
  suggestion: "accent",
  question: "accent",
  criticism: "plain",
  praise: "good",
  other: "plain",
};

const READS: Record<Sentiment, string> = {
  positive: "Reads positive",
  neutral: "Reads neutral",
  negative: "Reads negative",
};

interface CommentCardProps {
  readonly reply: KeptReply;
  /** Its place among the comments, from 1. */
  readonly number: number;
  /** Who wrote the answer that this reply is part of. */
  readonly engine: EngineName;
  readonly onAnswered: (answered: boolean) => void;
  /** Asks for other options. */
  readonly onReplace: () => void;
  readonly replacing: boolean;
  /** Why there are no other options. */
  readonly failure: Error | null;
  /** True while a call runs, so that another has to wait. */
  readonly busy: boolean;
}

/** A comment, what it calls for, and what could be answered. */
export function CommentCard({
  reply,
  number,
  engine,
  onAnswered,
  onReplace,
  replacing,
  failure,
  busy,
}: CommentCardProps) {
  const { comment, options, kind, sentiment, advice, answered = false } = reply;
  const careful = kind !== undefined && CAREFUL_KINDS.includes(kind);
  const asks = kind !== undefined && ASKING_KINDS.includes(kind);
  return (
    <Card as="article" aria-label={`Comment ${number}`} className="p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-center gap-2">
          {kind !== undefined && (
            <Badge tone={TONES[kind]}>
              {kind === "human" && <HeartHandshake aria-hidden />}
              {KIND_LABELS[kind]}
            </Badge>
          )}
          {sentiment !== undefined && <span className="text-xs text-ink-soft">{READS[sentiment]}</span>}
        </div>
        <label className="flex min-h-9 items-center gap-2 text-sm text-ink-soft">
          <input
            type="checkbox"
            checked={answered}
            onChange={(event) => onAnswered(event.target.checked)}
            className="size-4.5 accent-accent"
          />
          Answered
        </label>
      </div>
      <blockquote dir="auto" className="mt-2 text-[1.0625rem] font-medium">
        {comment}
      </blockquote>
      {advice !== undefined && (
        <p
          className={`mt-3 flex gap-2.5 rounded-xl px-3.5 py-2.5 text-sm ${kind === "human" ? "bg-warn-soft text-warn" : "bg-sunken text-ink-soft"}`}
        >
          <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
          {advice}
        </p>
      )}
      <ul aria-label="Replies to copy" className="mt-4 grid gap-2">
        {options.map((option) => (
          <li key={option} className="min-w-0">
            <ReplyOption text={option} />
          </li>
        ))}
      </ul>
      {reply.engine !== undefined && reply.engine !== engine && (
        <p className="mt-2 text-sm text-ink-soft">
          {reply.engine === "built-in"
            ? "From Crescendo's built-in engine, not from the model."
            : "From the model, not from Crescendo's built-in engine."}
        </p>
      )}
      <div className="mt-3 empty:hidden">
        <AnswerNotice notice={reply.notice} />
      </div>
      {failure !== null && (
        <div className="mt-3">
          <AiError error={failure} onRetry={onReplace} />
        </div>
      )}
      {!careful && (
        <div className="-mx-3 mt-3 flex flex-wrap items-center gap-1">
          <Button look="quiet" size="small" onClick={onReplace} disabled={busy}>
            <RefreshCw aria-hidden className={replacing ? "animate-spin" : ""} />
            {replacing ? "Writing..." : "Other options"}
          </Button>
          {asks && <CommentIdea comment={comment} />}
        </div>
      )}
    </Card>
  );
}
