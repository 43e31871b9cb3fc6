/** What a toast may carry. */
export interface ToastOptions {
  readonly description?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

type Kind = "success" | "error" | "message";

async function show(kind: Kind, title: string, { description, action }: ToastOptions = {}): Promise<void> {
  // Loaded with the first toast: no page needs it to show itself.
  const { toast } = await import("sonner");
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
