import { useState } from "react";
import type { ScheduledVideo } from "#shared/contracts/schedule.ts";
import { formatNumber } from "#client/lib/format.ts";
import { notify } from "#client/lib/toast.ts";

/** How long one tab keeps others from showing the same notification, in milliseconds. */
const HELD = 60_000;

/** So many videos are named each; of more, how many there are. */
const NAMED = 3;

/** Says which moments came: a toast in every tab that hears of it, a browser notification in one of them. */
export function announceDue(videos: readonly ScheduledVideo[]): void {
  if (videos.length > NAMED)
    notify.message("Time to publish", { description: `${formatNumber(videos.length)} videos are due.` });
  else for (const { title } of videos) notify.message("Time to publish", { description: title });
  if (permission() === "granted") for (const video of videos.slice(0, NAMED)) void showOnce(video);
}

/** Whichever tab gets the lock shows it. */
async function showOnce({ id, title, scheduledAt }: ScheduledVideo): Promise<void> {
  await navigator.locks.request(`due ${id} ${scheduledAt}`, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    try {
      const shown = new Notification("Time to publish", { body: title, tag: id });
      shown.addEventListener("click", () => {
        window.focus();
        shown.close();
      });
    } catch {
      // Android's browsers only show notifications of service workers; the toast is there.
    }
    await new Promise((resolve) => {
      setTimeout(resolve, HELD);
    });
  });
}

type Permission = NotificationPermission | "unsupported";

function permission(): Permission {
  return "Notification" in globalThis && "locks" in navigator ? Notification.permission : "unsupported";
}

/** Whether browser notifications may be shown, and how to ask for it. */
export function useNotifications(): { readonly permission: Permission; readonly ask: () => Promise<void> } {
  const [current, setCurrent] = useState(permission);
  return { permission: current, ask: async () => setCurrent(await Notification.requestPermission()) };
}
