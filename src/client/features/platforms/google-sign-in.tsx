import { LogIn } from "lucide-react";
import { GOOGLE_CONNECT_PATH } from "#shared/contracts/google.ts";
import { buttonClass } from "#client/components/ui/button.tsx";
import { useGoogle } from "./use-google.ts";

/** The way to a channel's own numbers, where this site offers it and the creator hasn't taken it yet. */
export function GoogleSignIn({ className }: { readonly className: string }) {
  const google = useGoogle(true);
  if (google === undefined || !google.available || google.connected) return null;
  return (
    <div className={className}>
      <p className="font-medium">Is it your own channel?</p>
      <p className="mt-1 text-sm text-ink-soft">
        Sign in with Google for what only you can see: watch time, views by day and each video's numbers.
        Crescendo reads them and can't post, change or delete anything.
      </p>
      {/* A page of the Worker, which leads on to Google: no address of the app's own. */}
      <a href={GOOGLE_CONNECT_PATH} className={`${buttonClass()} mt-3`}>
        <LogIn aria-hidden />
        Sign in with Google
      </a>
    </div>
  );
}
