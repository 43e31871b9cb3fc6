/** What a toast may carry. */
export interface ToastOptions {
  readonly description?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** It stays until it is closed: for what nobody may miss. */
  readonly stays?: boolean;
}

/** How long a toast that offers something stays, in milliseconds. */
const TO_ACT = 10_000;

type Kind = "success" | "error" | "message";

/** Toasts and their place load with the first of them: no page needs them to show itself. */
let wanted = false;
const onWanted = new Set<() => void>();
const place = Promise.withResolvers<void>();

/** Whether the place for toasts has to be on the page; for useSyncExternalStore. */
export const toasterWanted = {
  subscribe: (listener: () => void) => {
    onWanted.add(listener);
    return () => onWanted.delete(listener);
  },
  read: () => wanted,
};

/** Called by the place for toasts once it can show them. */
export function toasterReady(): void {
  place.resolve();
}

async function show(
  kind: Kind,
  title: string,
  { description, action, stays }: ToastOptions = {},
): Promise<void> {
  const sonner = await import("sonner").catch(() => undefined);
  if (sonner === undefined) {
    // Offline, say. That costs the toast and never the page, but what went wrong has to be heard.
    if (kind === "error") alert([title, description].filter(Boolean).join("\n"));
    return;
  }
  wanted = true;
  for (const listener of onWanted) listener();
  await place.promise;
  sonner.toast[kind](title, {
    description,
    ...(action && { action: { label: action.label, onClick: action.run }, duration: TO_ACT }),
    ...(stays && { duration: Infinity }),
  });
}

/** Toasts at the bottom right. `failure` is for what went wrong and has no place of its own on the screen. */
export const notify = {
  success: (title: string, options?: ToastOptions) => void show("success", title, options),
  failure: (title: string, options?: ToastOptions) => void show("error", title, options),
  message: (title: string, options?: ToastOptions) => void show("message", title, options),
};
