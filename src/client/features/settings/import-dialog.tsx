import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { type Backup, countKnown, exportBackup, readBackup, restoreBackup } from "#client/lib/backup.ts";
import { formatMoment } from "#client/lib/format.ts";
import { outcomeSentence } from "#client/lib/outcome.ts";
import { stores } from "#client/lib/stores.ts";
import { notify } from "#client/lib/toast.ts";

interface ImportDialogProps {
  readonly backup: Backup;
  readonly onClose: () => void;
}

/** Says what a file holds before any of it is taken over. */
export function ImportDialog({ backup, onClose }: ImportDialogProps) {
  const known = countKnown(backup);
  const take = (how: "merge" | "replace") => {
    const before = readBackup(exportBackup());
    const outcome = restoreBackup(backup, how);
    onClose();
    const problem = outcomeSentence(outcome);
    if (outcome === "full" || outcome === "unreadable") {
      notify.failure("Import stopped", { description: problem });
      return;
    }
    const taken = new Set(stores.savedIdeas.read().map(({ id }) => id));
    const undo = () => {
      if (typeof before === "string") return;
      const since = stores.savedIdeas.read().filter(({ id }) => !taken.has(id));
      restoreBackup({ ...before, savedIdeas: [...since, ...before.savedIdeas] }, "replace");
    };
    notify.success("Data imported", { description: problem, action: { label: "Undo", run: undo } });
  };
  const actions = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button onClick={() => take("replace")}>Replace</Button>
      <Button look="primary" onClick={() => take("merge")}>
        Merge
      </Button>
    </>
  );
  return (
    <Dialog title="Import this file?" open onClose={onClose} actions={actions}>
      <p>
        Exported {formatDateOf(backup)}. It holds {count(backup.savedIdeas.length)}
        {known > 0 && `, ${known} of them already here`}.
      </p>
      {backup.unreadable > 0 && (
        <p className="mt-2 text-warn">
          {count(backup.unreadable)} in the file can't be read and would be left out.
        </p>
      )}
      <p className="mt-3 text-sm text-ink-soft">
        Merge adds what isn't here yet. Replace makes everything as it is in the file: your ideas, your theme
        and your sign-in.
      </p>
    </Dialog>
  );
}

const count = (ideas: number) => (ideas === 1 ? "1 saved idea" : `${ideas} saved ideas`);

/** The file's own date where it is one: it comes from outside. */
function formatDateOf({ exportedAt }: Backup): string {
  return Number.isNaN(Date.parse(exportedAt)) ? "at an unknown time" : `on ${formatMoment(exportedAt)}`;
}
