import { useState } from "react";
import { scheduleFault } from "#shared/rules/schedule/check.ts";
import { queueCopy } from "#client/lib/schedule/queue-copy.ts";
import { notify } from "#client/lib/toast.ts";
import type { ConflictChoices } from "./conflict-view.tsx";
import { factsOf, passFiles, useChosenFiles } from "./chosen-files.ts";
import { checkedOf, fieldFaults, formFault, instantOf, videoDraftOf } from "./form-check.ts";
import { type FormDraft, formOf, plainForm } from "#client/lib/schedule/form-values.ts";
import { blankForm, type FormDraftState } from "./form-draft.ts";
import { formWarnings } from "./form-warnings.ts";
import { momentText } from "#client/lib/schedule/moment-text.ts";
import { useConflict } from "./use-conflict.ts";
import type { QueueState } from "./use-queue.ts";
import { useSaving } from "./use-saving.ts";
import { newId } from "#client/lib/new-id.ts";

const REPLACED = {
  title: "Title replaced",
  description: "Description replaced",
  tags: "Tags replaced",
} as const;

/** The form's state and what can be done with it. */
export function useVideoForm(queue: QueueState, draft: FormDraftState, onDone: () => void) {
  const { form, setForm, base } = draft;
  const [files, chooseFiles] = useChosenFiles(form.id);
  const saving = useSaving(queue);
  /** How often the form was sent with something missing. */
  const [attempts, setAttempts] = useState(0);
  /** Files that this browser couldn't show. */
  const [undecoded, setUndecoded] = useState<readonly (File | undefined)[]>([]);

  const known = base !== null;
  const current = queue.videos?.find(({ id }) => id === form.id);
  const { conflict, where, view, focus } = useConflict({ draft, current, queue, isSaving: saving.running });
  const video = known || files.video !== undefined ? form.file : null;
  const thumbnail = known || files.thumbnail !== undefined ? form.thumbnail : null;
  const at = instantOf(form, base);
  const previous = base === null ? undefined : Date.parse(base.scheduledAt);
  const checked = checkedOf(form, video, at);
  const isUndecoded = (file: File | undefined) => file !== undefined && undecoded.includes(file);
  const troubles = {
    unplayable: isUndecoded(files.video),
    unreadable: isUndecoded(files.thumbnail),
    hasThumbnail: thumbnail !== null,
  };

  const change = (part: Partial<FormDraft>) => setForm((now) => ({ ...now, ...plainForm(part) }));
  const refuse = (title: string, message: string) => {
    setAttempts((count) => count + 1);
    notify.failure(title, { description: message });
  };
  /** The id of the video that takes the place of a deleted one: the same however often it is tried. */
  const [replacement, setReplacement] = useState(newId);
  const leave = () => {
    setAttempts(0);
    setReplacement(newId());
    setForm(() => (base === null ? blankForm() : formOf(base)));
    onDone();
  };

  /** Sends the form as a video that had this revision and moment; 0 and none for a new one. */
  const send = async (id: string, revision: number, moment: number | undefined): Promise<void> => {
    const fault = formFault(checked, queue.now(), moment);
    if (fault !== undefined) return refuse(fault.title, fault.message);
    if (video === null || at === undefined) return undefined;
    const outcome = await saving.start({ id, draft: videoDraftOf(form, video, thumbnail, at), revision });
    if (outcome === "saved") {
      const description = `It goes out on ${momentText(at, form.timeZone)}.`;
      notify.success(known && id === form.id ? "Changes saved" : "Video Scheduled", { description });
      if (id !== form.id) passFiles(form.id, id);
      return leave();
    }
    if (outcome === "conflict") {
      if (known) return focus();
      // The form of a new video was sent before, and the video deleted or changed since.
      const isThere = queueCopy.read()?.videos.some((one) => one.id === id) === true;
      if (!isThere && id !== replacement) return scheduleAsNew();
      return refuse(
        "Not scheduled yet",
        "It was changed in another tab. Schedule it again to change it there.",
      );
    }
    // Only its clock can make the server find what this tab didn't: it decides what is past.
    const late = scheduleFault(checked, Infinity);
    for (const error of outcome?.errors ?? [])
      refuse(error === late?.message ? late.title : "Scheduling Failed", error);
    return undefined;
  };
  const scheduleAsNew = () => send(replacement, 0, undefined);
  const submit = async () => {
    if (conflict !== undefined) return focus();
    // A new video may be in the queue already, where it was cancelled after it arrived.
    return send(form.id, (base ?? current)?.revision ?? 0, previous);
  };

  const takeTheirs = () => {
    if (conflict?.kind !== "changed" || base === null) return;
    draft.rebase(conflict.theirs, formOf(conflict.theirs));
    chooseFiles({ video: undefined, thumbnail: undefined });
    notify.success("Their version is in the form", {
      action: {
        label: "Undo",
        run: () => {
          draft.rebase(base, form);
          chooseFiles(files);
        },
      },
    });
  };
  const choices: ConflictChoices = {
    keepMine: () => {
      if (conflict?.kind !== "changed") return;
      const { revision, scheduledAt } = conflict.theirs;
      void send(form.id, revision, Date.parse(scheduledAt));
    },
    takeTheirs,
    takeField: ({ label, take }) => {
      change(take);
      if ("file" in take) chooseFiles({ video: undefined });
      if ("thumbnail" in take) chooseFiles({ thumbnail: undefined });
      notify.success(`Their ${label.toLowerCase()} is in the form`, {
        action: {
          label: "Undo",
          run: () => {
            setForm((now) => (now.id === form.id ? { ...now, ...mineOf(form, take) } : now));
            chooseFiles(files);
          },
        },
      });
    },
    scheduleAsNew: () => void scheduleAsNew(),
    discard: leave,
  };

  return {
    form,
    change,
    files,
    troubles,
    at,
    saving,
    submit,
    attempts,
    /** What another tab did to the video, where its choices and its place are. */
    conflict,
    choices,
    where,
    view,
    /** What is wrong with each field; empty until the form was sent once. */
    faults: attempts === 0 ? {} : fieldFaults(form, checked, queue.now(), previous),
    warnings: formWarnings(form, at, queue.videos ?? [], troubles),
    chooseVideo: (file: File | undefined) => {
      chooseFiles({ video: file });
      change({ file: file === undefined ? null : factsOf(file) });
    },
    chooseThumbnail: (file: File | undefined) => {
      chooseFiles({ thumbnail: file });
      change({ thumbnail: file === undefined ? null : factsOf(file) });
    },
    cantShow: (file: File | undefined) => setUndecoded((all) => [...all, file]),
    /** Puts a text into its field; the toast can bring back what stood there. */
    replace: (field: keyof typeof REPLACED, text: string) => {
      const { id, [field]: before } = form;
      change({ [field]: text });
      notify.success(REPLACED[field], {
        action: {
          label: "Undo",
          run: () => setForm((now) => (now.id === id ? { ...now, [field]: before } : now)),
        },
      });
    },
    /** Empties the form, or gives up the edit. The toast can bring back what was typed for a new video. */
    clear: () => {
      saving.cancel();
      if (base === null)
        notify.message("Form cleared", { action: { label: "Undo", run: () => setForm(() => form) } });
      leave();
    },
  };
}

/** What the form had in the fields of `part`. */
function mineOf(form: FormDraft, part: Partial<FormDraft>): Partial<FormDraft> {
  return Object.fromEntries(Object.entries(form).filter(([name]) => name in part));
}
