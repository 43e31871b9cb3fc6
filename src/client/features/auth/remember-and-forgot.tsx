import { useId, useState } from "react";

interface RememberAndForgotProps {
  readonly remember: boolean;
  readonly onRemember: (remember: boolean) => void;
}

/** The row under the password. "Forgot password?" leads nowhere (spec §2); it says why. */
export function RememberAndForgot({ remember, onRemember }: RememberAndForgotProps) {
  const [asked, setAsked] = useState(false);
  const answer = useId();
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
        <label className="flex min-h-9 items-center gap-2.5">
          <input
            type="checkbox"
            name="remember"
            checked={remember}
            onChange={(event) => onRemember(event.target.checked)}
            className="size-4.5 accent-accent"
          />
          Remember me
        </label>
        <button
          type="button"
          aria-expanded={asked}
          aria-controls={answer}
          onClick={() => setAsked(!asked)}
          className="min-h-9 rounded font-medium text-accent-text underline-offset-4 hover:underline"
        >
          Forgot password?
        </button>
      </div>
      <output id={answer} className="block text-sm text-ink-soft">
        {asked && (
          <span className="mt-2 block rounded-xl bg-sunken px-4 py-3">
            Accounts live only in this browser, so there is no password to reset. Any password signs you in.
          </span>
        )}
      </output>
    </div>
  );
}
