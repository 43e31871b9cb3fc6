import { useEffect, useRef } from "react";
import type { ScheduledVideo } from "#shared/contracts/schedule.ts";
import { notify } from "#client/lib/toast.ts";
import { type Conflict, conflictOf, saysTheSame } from "#client/lib/schedule/form-conflict.ts";
import type { QueueState } from "./use-queue.ts";
import { formOf } from "#client/lib/schedule/form-values.ts";
import type { FormDraftState } from "./form-draft.ts";

interface Surroundings {
  readonly draft: FormDraftState;
  /** The video as the queue holds it; undefined where it doesn't. */
  readonly current: ScheduledVideo | undefined;
  readonly queue: QueueState;
  readonly isSaving: boolean;
}

/**
 * Watches the video that is edited for what other tabs do with it, and says so at once. What was typed stays; a form
 * in which nothing was changed follows the queue.
 */
export function useConflict({ draft, current, queue, isSaving }: Surroundings) {
  const { base, form, rebase } = draft;
  const view = useRef<HTMLElement>(null);
  const isEdit = base !== null && queue.videos !== undefined && !isSaving;
  const isUntouched = base !== null && saysTheSame(form, formOf(base));
  const isMoved = isEdit && current !== undefined && current.revision !== base.revision;
  const found = isEdit ? conflictOf(base, form, current) : undefined;
  const follows = isMoved && (isUntouched || found === undefined);
  const conflict: Conflict | undefined = follows ? undefined : found;
  const isOwn = queue.isOwnChange(form.id, current?.revision ?? "removed");
  const where = isOwn ? "in the list below" : "in another tab";
  /** Set by who asks for the view, so that it takes focus as soon as it is drawn. */
  const wanted = useRef(false);
  const focus = () => {
    wanted.current = view.current === null;
    view.current?.focus();
  };

  const follow = useRef(() => {});
  useEffect(() => {
    follow.current = () => {
      if (current === undefined) return;
      rebase(current, formOf(current));
      if (isUntouched && !isOwn)
        notify.message("Changed in another tab", { description: "The form shows the video as it is now." });
    };
  });
  useEffect(() => {
    if (follows) follow.current();
  }, [follows]);

  const tell = useRef(() => {});
  useEffect(() => {
    tell.current = () => {
      const show = () => {
        // As focus leaves it, a toast gives it back to where it was before.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        view.current?.focus();
      };
      if (conflict?.kind === "removed")
        notify.message(`Deleted ${where}`, {
          description: "What you typed is still in the form.",
          action: { label: "Show", run: show },
        });
      else
        notify.message(`Changed ${where}`, {
          description: "What you typed is still in the form. Both versions stand below it.",
          action: { label: "Compare", run: show },
        });
    };
  });
  const state = conflict?.kind === "changed" ? conflict.theirs.revision : conflict?.kind;
  useEffect(() => {
    if (state === undefined) return;
    if (wanted.current) view.current?.focus();
    else tell.current();
    wanted.current = false;
  }, [state]);

  return { conflict, where, view, focus };
}
