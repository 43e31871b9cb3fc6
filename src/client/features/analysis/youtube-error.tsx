import { LogIn } from "lucide-react";
import { GOOGLE_CONNECT_PATH } from "#shared/contracts/google.ts";
import { buttonClass } from "#client/components/ui/button.tsx";
import { ErrorBox } from "#client/components/ui/error-box.tsx";
import { CallError } from "#client/lib/api.ts";

interface YoutubeErrorProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Why YouTube's numbers can't be had (spec §8), with the way out where asking again isn't one. */
export function YoutubeError({ error, onRetry }: YoutubeErrorProps) {
  // Without a code it isn't the server's own sentence.
  const known = error instanceof CallError && error.code !== undefined ? error : undefined;
  const signedOut = known?.code === "google_reconnect" || known?.code === "not_connected";
  return (
    <div className="mb-5">
      <ErrorBox title="Failed to fetch YouTube data" onRetry={signedOut ? undefined : onRetry}>
        <p>{known?.message ?? "The answer couldn't be read. Try again in a moment."}</p>
        {signedOut && (
          <a href={GOOGLE_CONNECT_PATH} className={`${buttonClass("secondary", "small")} mt-3`}>
            <LogIn aria-hidden />
            Sign in with Google
          </a>
        )}
      </ErrorBox>
    </div>
  );
}
