import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { WriteOutcome } from "#client/lib/storage.ts";
import { stores } from "#client/lib/stores.ts";
import { notify } from "#client/lib/toast.ts";
import { PATHS } from "#client/paths.ts";

export type Mode = "login" | "register";

/** How long signing in pretends to work, in milliseconds (spec §9). */
const WAIT = 1000;

/** What the record is made of. The password isn't part of it: nothing checks or keeps it. */
export interface Applicant {
  readonly mode: Mode;
  readonly email: string;
  readonly fullName: string;
  readonly username: string;
  readonly remember: boolean;
}

/** Signs in after a second, greets and goes home. Leaving the page first calls it off. */
export function useSignIn() {
  const navigate = useNavigate();
  const [applicant, setApplicant] = useState<Applicant>();
  useEffect(() => {
    if (applicant === undefined) return undefined;
    const timer = setTimeout(() => {
      const outcome = keepRecord(applicant);
      if (outcome === "full" || outcome === "unreadable") {
        notify.failure("Error", { description: NO_ROOM });
        setApplicant(undefined);
        return;
      }
      notify.success(applicant.mode === "login" ? "Welcome back!" : "Account created!", {
        description: outcome === "blocked" ? UNTIL_CLOSED : undefined,
      });
      void navigate(PATHS.home, { replace: true });
    }, WAIT);
    return () => clearTimeout(timer);
  }, [applicant, navigate]);
  return { waiting: applicant !== undefined, signIn: setApplicant };
}

const NO_ROOM =
  "This browser has no room left for Crescendo, so your sign-in couldn't be kept. What you saved is untouched; " +
  "another browser or a private window will let you in.";
const UNTIL_CLOSED =
  "This browser doesn't let Crescendo store anything, so you're signed in until you close the tab.";

function keepRecord({ mode, email, fullName, username, remember }: Applicant): WriteOutcome {
  const outcome = stores.user.write({
    id: "1",
    email,
    ...(mode === "register" ? { full_name: fullName, username } : knownNames(email)),
  });
  if (outcome === "full") return outcome;
  if (remember) stores.rememberedEmail.write(email);
  else stores.rememberedEmail.remove();
  return outcome;
}

/** Login asks for no names: those of the same person's record stay, others get spec §3's. */
function knownNames(email: string) {
  const known = stores.user.read();
  return known?.email.toLowerCase() === email.toLowerCase()
    ? { full_name: known.full_name, username: known.username }
    : { full_name: "Demo User", username: "demouser" };
}
