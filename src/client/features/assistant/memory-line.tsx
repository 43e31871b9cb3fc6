import { History } from "lucide-react";
import { switchMemory, useMemoryState } from "#client/lib/memory.ts";

/** The one switch of AI memory, beside the button that sends it. */
export function MemoryLine() {
  const { on, exchanges } = useMemoryState();
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <label className="flex min-h-9 items-center gap-2.5 font-medium">
        <input
          type="checkbox"
          role="switch"
          checked={on}
          aria-checked={on}
          onChange={(event) => switchMemory(event.target.checked)}
          className="size-4.5 accent-accent"
        />
        Use memory
      </label>
      {on && (
        <p className="flex items-center gap-1.5 text-ink-soft">
          <History aria-hidden className="size-4 shrink-0" />
          {exchanges.length === 0
            ? "Nothing to send along yet"
            : `${countOfExchanges(exchanges.length)} sent along`}
        </p>
      )}
    </div>
  );
}

/** "1 earlier answer", "3 earlier answers". */
export function countOfExchanges(count: number): string {
  return count === 1 ? "1 earlier answer" : `${count} earlier answers`;
}
