import { useSyncExternalStore } from "react";
import { dateStamp, download } from "#client/lib/download.ts";
import type { Store } from "#client/lib/storage.ts";
import { Button } from "./ui/button.tsx";
import { Note } from "./ui/note.tsx";

interface UnreadableItemsProps {
  readonly store: Pick<Store<unknown>, "subscribe" | "unreadable">;
  /** What is stored, in the plural: "ideas". */
  readonly what: string;
}

/** Tells of stored things that can't be read, and hands them out as they are. They are never thrown away silently. */
export function UnreadableItems({ store, what }: UnreadableItemsProps) {
  const texts = useSyncExternalStore(store.subscribe, () => store.unreadable().join("\n\n"));
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
        Some {what} stored in this browser can't be read. They are kept untouched, apart from the others.
      </Note>
    </div>
  );
}
