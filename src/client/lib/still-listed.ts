import { GOOGLE_CONNECTIONS_URL } from "#shared/contracts/google.ts";
import type { ToastOptions } from "./toast.ts";

/** Told who disconnected where Google couldn't be told; it stays, since only the creator can end it now. */
export const STILL_LISTED: ToastOptions = {
  description:
    "Google couldn't be told and still lists Crescendo. Remove it yourself at myaccount.google.com/connections.",
  action: { label: "Open Google", run: () => void open(GOOGLE_CONNECTIONS_URL, "_blank", "noopener") },
  stays: true,
};
