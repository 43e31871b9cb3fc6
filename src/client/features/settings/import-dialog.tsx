import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import type { ListBackup } from "#client/lib/backup-list.ts";
import { type Backup, restoreBackup } from "#client/lib/backup.ts";
import { formatMoment } from "#client/lib/format.ts";
import { outcomeSentence } from "#client/lib/outcome.ts";
import { notify } from "#client/lib/toast.ts";

interface ImportDialogProps {
  readonly backup: Backup;
  readonly onClose: () => void;
}

/** Says what a file holds before any of it is taken over. */
export function ImportDialog({ backup, onClose }: ImportDialogProps) {
  const unreadable = backup.lists
    .filter((list) => list.unreadable > 0)
    .map((list) => countOf(list, list.unreadable));
  const take = (how: "merge" | "replace") => {
    const { outcome, undo } = restoreBackup(backup, how);
    onClose();
    const problem = outcomeSentence(outcome);
    if (outcome === "full" || outcome === "unreadable") {
      notify.failure("Import stopped", { description: problem });
      return;
    }
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
        Exported {formatDateOf(backup)}. It holds {contentOf(backup)}.
      </p>
      {unreadable.length > 0 && (
        <p className="mt-2 text-warn">
          {unreadable.join(" and ")} in the file can't be read and would be left out.
        </p>
      )}
      <p className="mt-3 text-sm text-ink-soft">
        Merge adds what isn't here yet. Replace makes everything as it is in the file: your ideas and answers,
        AI memory, your connected profiles, your theme and your sign-in. Either way, scheduled videos that
        aren't in your queue come back into it, and none that is there is changed.
      </p>
    </Dialog>
  );
}

function countOf({ nouns: [one, many] }: ListBackup, count: number): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** "2 saved ideas, 1 of them already here; 1 saved answer". Of the lists, only the first is named when empty. */
function contentOf({ lists }: Backup): string {
  return lists
    .filter(({ count }, position) => position === 0 || count > 0)
    .map((list) => {
      const known = list.known();
      return countOf(list, list.count) + (known > 0 ? `, ${known} of them already here` : "");
    })
    .join("; ");
}

/** The file's own date where it is one: it comes from outside. */
function formatDateOf({ exportedAt }: Backup): string {
  return Number.isNaN(Date.parse(exportedAt)) ? "at an unknown time" : `on ${formatMoment(exportedAt)}`;
}
