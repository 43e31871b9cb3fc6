import { useState } from "react";
import type { ScheduledVideo } from "#shared/contracts/schedule.ts";
import { scheduleFault } from "#shared/rules/schedule/check.ts";
import { notify } from "#client/lib/toast.ts";
import { factsOf, useChosenFiles } from "./chosen-files.ts";
import { checkedOf, fieldFaults, formFault, instantOf, videoDraftOf } from "./form-check.ts";
import { blankForm, type FormDraft, type FormDraftState, formOf } from "./form-draft.ts";
import { formWarnings } from "./form-warnings.ts";
import { momentText } from "./moment-text.ts";
import type { QueueState } from "./use-queue.ts";
import { useSaving } from "./use-saving.ts";

const REPLACED = {
  title: "Title replaced",
  description: "Description replaced",
  tags: "Tags replaced",
} as const;

/** The form's state and what can be done with it. */
export function useVideoForm(
  queue: QueueState,
  [form, setForm]: FormDraftState,
  editing: ScheduledVideo | null,
  onDone: () => void,
) {
  const [files, chooseFiles] = useChosenFiles(form.id);
  const saving = useSaving(queue);
  /** How often the form was sent with something missing. */
  const [attempts, setAttempts] = useState(0);
  /** Files that this browser couldn't show. */
  const [undecoded, setUndecoded] = useState<readonly (File | undefined)[]>([]);

  const known = editing !== null;
  const video = known || files.video !== undefined ? form.file : null;
  const thumbnail = known || files.thumbnail !== undefined ? form.thumbnail : null;
  const at = instantOf(form, editing);
  const previous = editing === null ? undefined : Date.parse(editing.scheduledAt);
  const checked = checkedOf(form, video, at);
  const isUndecoded = (file: File | undefined) => file !== undefined && undecoded.includes(file);
  const troubles = {
    unplayable: isUndecoded(files.video),
    unreadable: isUndecoded(files.thumbnail),
    hasThumbnail: thumbnail !== null,
  };

  const change = (part: Partial<FormDraft>) => setForm((current) => ({ ...current, ...part }));
  const refuse = (title: string, message: string) => {
    setAttempts((count) => count + 1);
    notify.failure(title, { description: message });
  };
  const finish = (when: string) => {
    if (editing === null) notify.success("Video Scheduled", { description: `It goes out on ${when}.` });
    else notify.success("Changes saved", { description: `It goes out on ${when}.` });
    setAttempts(0);
    setForm(() => (editing === null ? blankForm() : formOf(editing)));
    onDone();
  };
  const submit = async () => {
    const fault = formFault(checked, queue.now(), previous);
    if (fault !== undefined) return refuse(fault.title, fault.message);
    if (video === null || at === undefined) return undefined;
    const outcome = await saving.start({ id: form.id, draft: videoDraftOf(form, video, thumbnail, at) });
    if (outcome === "saved") return finish(momentText(at, form.timeZone));
    // Only its clock can make the server find what this tab didn't: it decides what is past.
    const late = scheduleFault(checked, Infinity);
    for (const error of outcome?.errors ?? [])
      refuse(error === late?.message ? late.title : "Scheduling Failed", error);
    return undefined;
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
          run: () => setForm((current) => (current.id === id ? { ...current, [field]: before } : current)),
        },
      });
    },
    /** Empties the form, or gives up the edit. The toast can bring back what was typed for a new video. */
    clear: () => {
      saving.cancel();
      setAttempts(0);
      setForm(() => (editing === null ? blankForm() : formOf(editing)));
      if (editing === null)
        notify.message("Form cleared", { action: { label: "Undo", run: () => setForm(() => form) } });
      onDone();
    },
  };
}
