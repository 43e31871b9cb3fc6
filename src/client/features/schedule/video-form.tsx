import { CalendarClock } from "lucide-react";
import { useEffect, useRef } from "react";
import { SCHEDULE_LIMITS, type ScheduledVideo } from "#shared/contracts/schedule.ts";
import { Button } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { useAddressInput } from "#client/lib/use-address-input.ts";
import { ConflictView } from "./conflict-view.tsx";
import { type FormDraftState, isBlank } from "./form-draft.ts";
import { FormState } from "./form-state.tsx";
import { ScheduleWhen } from "./schedule-when.tsx";
import { SettingsFields } from "./settings-fields.tsx";
import { Suggestions } from "./suggestions.tsx";
import { ThumbnailField } from "./thumbnail-field.tsx";
import type { QueueState } from "./use-queue.ts";
import { useVideoForm } from "./use-video-form.ts";
import { VideoFileField } from "./video-file-field.tsx";
import { VideoTextFields } from "./video-text-fields.tsx";
import { WarningList } from "./warning-list.tsx";

interface VideoFormProps {
  readonly queue: QueueState;
  readonly draft: FormDraftState;
  /** The video being changed; null for a new one. */
  readonly editing: ScheduledVideo | null;
  /** Called when a change is saved or given up. */
  readonly onDone: () => void;
}

/** One video's form: its files and texts, its moment, its settings. */
export function VideoForm({ queue, draft, editing, onDone }: VideoFormProps) {
  const video = useVideoForm(queue, draft, onDone);
  const { form, change, files, troubles, faults, saving, attempts, conflict } = video;
  const place = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (attempts > 0) place.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [attempts]);
  useEffect(() => heading.current?.focus(), []);
  useAddressInput(["title", "date", "time"], (arrived) => {
    const title = (arrived.get("title") ?? "").slice(0, SCHEDULE_LIMITS.title);
    const date = arrived.get("date") ?? "";
    const time = arrived.get("time") ?? "";
    if (/^\d{4}-\d{2}-\d{2}$/u.test(date)) change({ date });
    if (/^\d{2}:\d{2}$/u.test(time)) change({ time });
    // A title for another video may stand there: the toast brings it back.
    if (title !== "" && form.title.trim() !== "") video.replace("title", title);
    else if (title !== "") change({ title });
  });
  const known = editing !== null;
  const touched = known || !isBlank(form);
  return (
    <form
      ref={place}
      noValidate
      aria-label={known ? "Edit video" : "New video"}
      aria-busy={saving.running}
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.running) void video.submit();
      }}
    >
      {known && (
        <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold wrap-anywhere">
          Edit <bdi>{editing.title}</bdi>
        </h2>
      )}
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_23rem] xl:items-start">
        <Card className="grid grid-cols-1 gap-5 p-5 sm:p-6">
          <h2 className="font-semibold">Video</h2>
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <VideoFileField
              known={known}
              file={files.video}
              facts={form.file}
              error={faults.file}
              unplayable={troubles.unplayable}
              onUnplayable={() => video.cantShow(files.video)}
              onChoose={video.chooseVideo}
            />
            <ThumbnailField
              known={known}
              file={files.thumbnail}
              facts={form.thumbnail}
              unreadable={troubles.unreadable}
              onUnreadable={() => video.cantShow(files.thumbnail)}
              onChoose={video.chooseThumbnail}
            />
          </div>
          <VideoTextFields form={form} onChange={change} faults={faults} />
          <Suggestions form={form} onUse={video.replace} />
        </Card>
        <div className="grid grid-cols-1 gap-5 md:grid-cols-2 xl:grid-cols-1">
          <Card className="p-5 sm:p-6">
            <h2 className="mb-4 font-semibold">When</h2>
            <ScheduleWhen form={form} onChange={change} faults={faults} at={video.at} now={queue.now} />
          </Card>
          <Card className="p-5 sm:p-6">
            <h2 className="mb-4 font-semibold">Settings</h2>
            <div className="grid gap-4">
              <SettingsFields form={form} onChange={change} />
            </div>
          </Card>
        </div>
      </div>
      {touched && <WarningList warnings={video.warnings} />}
      {conflict !== undefined && !saving.running && (
        <ConflictView conflict={conflict} where={video.where} view={video.view} {...video.choices} />
      )}
      <FormState
        queue={queue}
        id={form.id}
        known={known}
        saving={saving}
        onRetry={() => void video.submit()}
        onStartNew={video.clear}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          look={conflict === undefined ? "primary" : "secondary"}
          disabled={saving.running}
          className="max-sm:w-full"
        >
          <CalendarClock aria-hidden />
          {saving.running
            ? saving.step === "validating"
              ? "Validating..."
              : "Saving..."
            : known
              ? "Save changes"
              : "Schedule Video"}
        </Button>
        {touched && !saving.running && (
          <Button className="max-sm:w-full" onClick={video.clear}>
            {known ? "Cancel" : "Clear form"}
          </Button>
        )}
      </div>
    </form>
  );
}
