import { Bell, BellRing } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { useNotifications } from "./notifications.ts";

/** How a creator hears that a video is due, and the way to be told outside this tab too. */
export function NotificationLine() {
  const { permission, ask } = useNotifications();
  if (permission === "default")
    return (
      <Button size="small" onClick={() => void ask()}>
        <Bell aria-hidden />
        Notify me when a video is due
      </Button>
    );
  return (
    <p className="flex items-center gap-2 text-sm text-ink-soft">
      <BellRing aria-hidden className="size-4 shrink-0" />
      {permission === "granted"
        ? "This browser tells you when a video is due, while this page is open in a tab."
        : permission === "denied"
          ? "This browser blocks notifications for Crescendo. This page still tells you when a video is due."
          : "This page tells you when a video is due, while it is open."}
    </p>
  );
}
