import { useSyncExternalStore } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { Note } from "#client/components/ui/note.tsx";
import { dateStamp, download } from "#client/lib/download.ts";
import { stores } from "#client/lib/stores.ts";

/** Tells of stored ideas that can't be read, and hands them out as they are. They are never thrown away silently. */
export function UnreadableIdeas() {
  const texts = useSyncExternalStore(stores.savedIdeas.subscribe, () =>
    stores.savedIdeas.unreadable().join("\n\n"),
  );
  if (texts === "") return null;
  return (
    <div className="mb-5">
      <Note
        tone="warn"
        action={
          <Button
            size="small"
            onClick={() => download(`crescendo-unreadable-${dateStamp()}.txt`, "text/plain", texts)}
          >
            Download them as they are
          </Button>
        }
      >
        Some ideas stored in this browser can't be read. They are kept untouched, apart from the others.
      </Note>
    </div>
  );
}
