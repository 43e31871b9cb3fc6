/** What a toast may carry. */
export interface ToastOptions {
  readonly description?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

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

async function show(kind: Kind, title: string, { description, action }: ToastOptions = {}): Promise<void> {
  wanted = true;
  for (const listener of onWanted) listener();
  const [{ toast }] = await Promise.all([import("sonner"), place.promise]);
  toast[kind](title, {
    description,
    ...(action && { action: { label: action.label, onClick: action.run } }),
  });
}

/** Toasts at the bottom right. `failure` is for what went wrong and has no place of its own on the screen. */
export const notify = {
  success: (title: string, options?: ToastOptions) => void show("success", title, options),
  failure: (title: string, options?: ToastOptions) => void show("error", title, options),
  message: (title: string, options?: ToastOptions) => void show("message", title, options),
};
