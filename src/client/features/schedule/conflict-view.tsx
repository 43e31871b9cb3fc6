import { GitCompareArrows, TriangleAlert } from "lucide-react";
import type { RefObject } from "react";
import { Badge } from "#client/components/ui/badge.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { changedPart, type Conflict, type Difference } from "#client/lib/schedule/form-conflict.ts";

export interface ConflictChoices {
  /** Saves what is in the form over what the queue holds. */
  readonly keepMine: () => void;
  /** Puts what the queue holds into the form. */
  readonly takeTheirs: () => void;
  /** Does so with one field. */
  readonly takeField: (difference: Difference) => void;
  /** Schedules what is in the form as another video. */
  readonly scheduleAsNew: () => void;
  readonly discard: () => void;
}

interface ConflictViewProps extends ConflictChoices {
  readonly conflict: Conflict;
  /** "in another tab". */
  readonly where: string;
  /** Takes focus where the creator has to decide. */
  readonly view: RefObject<HTMLElement | null>;
}

const CHANGED = {
  there: "New in theirs",
  here: "New in mine",
  both: "Changed in both",
} as const;

/** What another tab did to the video that is edited here, and what can be done about it. */
export function ConflictView({ conflict, where, view, ...choices }: ConflictViewProps) {
  const isRemoved = conflict.kind === "removed";
  const Icon = isRemoved ? TriangleAlert : GitCompareArrows;
  return (
    <section
      ref={view}
      tabIndex={-1}
      aria-labelledby="conflict"
      className="min-w-0 scroll-mt-20 overflow-hidden rounded-2xl border border-warn/35 bg-surface shadow-card"
    >
      <div className="flex gap-3 bg-warn-soft px-5 py-4 text-warn sm:px-6">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
        <div className="min-w-0 text-sm">
          <h3 id="conflict" className="text-base font-semibold">
            This video was {isRemoved ? "deleted" : "changed"} {where}
          </h3>
          <p className="mt-0.5">
            {isRemoved
              ? "Everything you typed is still in the form."
              : "Nothing is saved yet. Choose one version, or take single fields into your form."}
          </p>
        </div>
      </div>
      {!isRemoved && (
        <ul className="divide-y divide-line px-5 sm:px-6">
          {conflict.differences.map((difference) => (
            <Compared
              key={difference.label}
              difference={difference}
              onTake={() => choices.takeField(difference)}
            />
          ))}
        </ul>
      )}
      <div
        className={`flex flex-wrap gap-3 px-5 py-4 sm:px-6 ${isRemoved ? "" : "border-t border-line bg-sunken"}`}
      >
        <Button
          look="primary"
          className="max-sm:w-full"
          onClick={isRemoved ? choices.scheduleAsNew : choices.keepMine}
        >
          {isRemoved ? "Schedule it as a new video" : "Keep mine"}
        </Button>
        <Button className="max-sm:w-full" onClick={isRemoved ? choices.discard : choices.takeTheirs}>
          {isRemoved ? "Discard" : "Take theirs"}
        </Button>
      </div>
    </section>
  );
}

interface ComparedProps {
  readonly difference: Difference;
  readonly onTake: () => void;
}

function Compared({ difference: { label, theirs, mine, changed }, onTake }: ComparedProps) {
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{label}</span>
        <Badge tone={changed === "both" ? "warn" : "plain"}>{CHANGED[changed]}</Badge>
        <Button size="small" className="ms-auto" aria-label={`Use theirs: ${label}`} onClick={onTake}>
          Use theirs
        </Button>
      </div>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Version name="Theirs, in the queue" text={theirs} other={mine} />
        <Version name="Mine, in this form" text={mine} other={theirs} />
      </div>
    </li>
  );
}

interface VersionProps {
  readonly name: string;
  readonly text: string;
  /** What the other version says. */
  readonly other: string;
}

function Version({ name, text, other }: VersionProps) {
  const { before, part, after } = changedPart(text, other);
  return (
    <div className="flex min-w-0 flex-col gap-2 rounded-xl border border-line px-4 py-3">
      <p className="text-xs font-medium text-ink-soft">{name}</p>
      {text === "" ? (
        <p className="text-sm text-ink-soft">Empty</p>
      ) : (
        <p dir="auto" className="text-sm whitespace-pre-wrap wrap-anywhere">
          {before}
          <mark className="rounded-sm bg-warn-soft text-ink">{part}</mark>
          {after}
        </p>
      )}
    </div>
  );
}
