import { Download, Trash2, Upload } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "#client/components/ui/button.tsx";
import { ConfirmDialog } from "#client/components/ui/confirm-dialog.tsx";
import { ErrorBox } from "#client/components/ui/error-box.tsx";
import { type Backup, exportBackup, MAX_BACKUP, readBackup } from "#client/lib/backup.ts";
import { collections } from "#client/lib/collections.ts";
import { dateStamp, download } from "#client/lib/download.ts";
import { forgetOwnKey } from "#client/lib/own-key.ts";
import { STILL_LISTED } from "#client/lib/still-listed.ts";
import { stores } from "#client/lib/stores.ts";
import { notify } from "#client/lib/toast.ts";
import { deleteDrafts } from "#client/lib/use-draft.ts";
import { PATHS } from "#client/paths.ts";
import { askToForget } from "#client/queries/workspace.ts";
import { ImportDialog } from "./import-dialog.tsx";

/** Take everything out, bring it back, or delete it. */
export function YourData() {
  const file = useRef<HTMLInputElement>(null);
  const [backup, setBackup] = useState<Backup>();
  const [problem, setProblem] = useState<string>();
  const [deleting, setDeleting] = useState(false);
  const navigate = useNavigate();

  const read = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    setProblem(undefined);
    const result =
      chosen.size > MAX_BACKUP
        ? "This file is over 20 MB, more than Crescendo ever exports."
        : readBackup(await chosen.text());
    if (typeof result === "string") setProblem(result);
    else setBackup(result);
  };

  const deleteEverything = async () => {
    for (const store of [...Object.values(stores), ...Object.values(collections)]) store.remove();
    deleteDrafts();
    forgetOwnKey();
    const outcome = await askToForget().then(
      (stillListed) => (stillListed ? STILL_LISTED : undefined),
      () => ({
        description: "The server couldn't be reached, so it still knows this browser by its cookie.",
      }),
    );
    // Another tab may have heard of the queue once more before the server forgot it.
    stores.scheduleQueue.remove();
    notify.success("Everything is deleted", outcome);
    void navigate(PATHS.auth);
  };

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2.5">
        <Button
          onClick={() => download(`crescendo-data-${dateStamp()}.json`, "application/json", exportBackup())}
        >
          <Download aria-hidden />
          Export everything
        </Button>
        <Button onClick={() => file.current?.click()}>
          <Upload aria-hidden />
          Import
        </Button>
        <Button look="caution" onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden />
          Delete everything
        </Button>
      </div>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        aria-label="A file with exported data"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          void read(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      {problem !== undefined && <ErrorBox title="That file can't be imported">{problem}</ErrorBox>}
      {backup !== undefined && <ImportDialog backup={backup} onClose={() => setBackup(undefined)} />}
      <ConfirmDialog
        title="Delete everything?"
        open={deleting}
        confirm="Delete everything"
        onConfirm={() => void deleteEverything()}
        onClose={() => setDeleting(false)}
      >
        Your saved ideas, answers and plans, your connected profiles, your numbers, AI memory, your own key,
        your sign-in, your theme and your drafts go from this browser. The server forgets it, with the videos
        you scheduled. This can't be undone. Export first if you may want them back.
      </ConfirmDialog>
    </div>
  );
}
