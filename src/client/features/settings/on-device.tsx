import { Cpu, Download } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { ErrorBox } from "#client/components/ui/error-box.tsx";
import { Note } from "#client/components/ui/note.tsx";
import { ProgressBar } from "#client/components/ui/progress-bar.tsx";
import { reportOutcome } from "#client/lib/outcome.ts";
import { stores } from "#client/lib/stores.ts";
import { notify } from "#client/lib/toast.ts";
import { useStore } from "#client/lib/use-store.ts";
import type { BrowserModel } from "./use-browser-model.ts";

/** Of developer.chrome.com/docs/ai/get-started, as of November 2026. */
const NEEDS =
  "It needs Chrome 148 or newer on a computer (Windows 10, macOS 13, Linux or a Chromebook Plus), 22 GB of free disk space, and either 16 GB of memory with 4 processor cores or a graphics card with more than 4 GB.";
const SIZE = "Chrome downloads about 4 GB, once, for all sites that use it.";
const LANGUAGES = "It writes English, Spanish, French, German and Japanese.";

interface OnDeviceProps {
  readonly model: BrowserModel;
}

/** The model in the creator's own browser: what it needs, its download, what it does and how it goes away. */
export function OnDevice({ model }: OnDeviceProps) {
  const only = useStore(stores.deviceOnly) === "yes";
  const { state, part, error } = model;
  const percent = `${Math.floor((part ?? 0) * 100)}%`;

  const download = async () => {
    if (!(await model.download())) return;
    if (reportOutcome(stores.engineChoice.write("on-device")))
      notify.success("Your browser's model answers you now");
  };

  if (state === undefined) return <p className="text-ink-soft">Asking your browser...</p>;
  if (state === "absent" || state === "unavailable") {
    return (
      <div className="grid max-w-2xl gap-1.5 text-ink-soft">
        <p>
          {state === "absent"
            ? "This browser has no model of its own that a site may use."
            : "Your browser says that this computer can't run its model."}
        </p>
        <p className="text-sm">
          {NEEDS} {SIZE} {LANGUAGES}
        </p>
      </div>
    );
  }
  return (
    <div className="grid max-w-2xl gap-4">
      <p className="text-ink-soft">
        Your browser can answer with a model that runs on this computer. Your question goes to this site's
        server, which adds what it knows of your subject, and comes back: no company's model is asked.
      </p>
      {part !== undefined ? (
        <div className="grid gap-2.5">
          <p className="text-sm font-medium">Downloading: {percent}</p>
          <ProgressBar label="Download of the model" value={part} max={1} text={percent} size="thick" />
          <div>
            <Button onClick={model.cancel}>Cancel</Button>
          </div>
          <p className="text-sm text-ink-soft">
            You can go on using Crescendo in another tab. After Cancel, Chrome itself may finish what it
            began.
          </p>
        </div>
      ) : state === "available" ? (
        <>
          <p className="flex items-center gap-2.5 font-medium">
            <Cpu aria-hidden className="size-4.5 shrink-0 text-ink-soft" />
            The model is ready on this computer
          </p>
          <label className="flex min-h-9 items-center gap-2.5 text-sm font-medium">
            <input
              type="checkbox"
              checked={only}
              onChange={({ target }) => reportOutcome(stores.deviceOnly.write(target.checked ? "yes" : "no"))}
              className="size-4.5 shrink-0 accent-accent"
            />
            Where it can't answer, ask no other model
          </label>
          <p className="text-sm text-ink-soft">
            {LANGUAGES} For other languages, and where it fails, the next engine answers and says so. To
            delete the model, open Chrome's Settings, System, and turn off On-device AI; Chrome also removes
            it when the disk runs low.
          </p>
        </>
      ) : (
        <>
          <p className="text-sm text-ink-soft">
            {SIZE} {NEEDS} {LANGUAGES}
          </p>
          {error !== null && (
            <ErrorBox title="The download didn't finish">
              Check your connection and the free space on your disk, then try again.
            </ErrorBox>
          )}
          {state === "downloading" && <Note>Chrome is downloading it already.</Note>}
          <Button look="primary" className="justify-self-start max-sm:w-full" onClick={() => void download()}>
            <Download aria-hidden />
            {state === "downloading" ? "Follow the download" : "Download and use"}
          </Button>
        </>
      )}
    </div>
  );
}
