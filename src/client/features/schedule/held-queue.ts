import type { Queue, QueueEvent } from "#shared/contracts/schedule.ts";
import { type KnownQueue, withChange, withQueue } from "#shared/rules/schedule/known-queue.ts";
import { queueCopy } from "#client/lib/schedule/queue-copy.ts";
import { stores } from "#client/lib/stores.ts";
import { notify } from "#client/lib/toast.ts";

/** True once the creator was told that there is no room for the copy. */
let told = false;

/** Keeps what is known in the browser; where it has no room, in this tab. */
export function hold(known: KnownQueue): void {
  if (known === queueCopy.read()) return;
  const outcome = queueCopy.write(known);
  if (stores.hasQueue.isSet()) stores.hasQueue.remove();
  if (outcome !== "full" && outcome !== "unreadable") {
    told = false;
    return;
  }
  if (told) return;
  told = true;
  notify.failure("No room for a copy of your queue", {
    description:
      "Your videos are on the server. This browser keeps a copy in case they get lost there, and has no room left for it. Export your data in Settings, then delete what you no longer need.",
  });
}

/** Takes in the whole queue. */
export function receive(queue: Queue): void {
  hold(withQueue(queueCopy.read(), queue));
}

/** Takes in one change. @returns false where this tab is out of step and has to read the queue. */
export function receiveChange(
  change: Omit<Extract<QueueEvent, { type: "changed" }>, "type" | "now">,
): boolean {
  const next = withChange(queueCopy.read(), change);
  if (next !== undefined) hold(next);
  return next !== undefined;
}
