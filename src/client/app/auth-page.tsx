import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { Card } from "#client/components/ui/card.tsx";
import { AuthForm } from "#client/features/auth/auth-form.tsx";
import { stores } from "#client/lib/stores.ts";
import { PATHS } from "#client/paths.ts";
import { DashboardPreview } from "./landing/dashboard-preview.tsx";
import { Features } from "./landing/features.tsx";
import { Hairpin } from "./landing/hairpin.tsx";
import { Pricing } from "./landing/pricing.tsx";
import { FORM_ID } from "./public-shell.tsx";

const FACTS = [
  "Answers without any key: its own engine is built in",
  "What you save stays in this browser",
  "Free and open source",
];

/** The front page: the promise with the sign-in form beside it, then what the product is. */
export function AuthPage() {
  const [parameters, setParameters] = useSearchParams();
  const mode = parameters.get("mode") === "register" ? "register" : "login";
  return (
    <>
      <title>Crescendo · Know what to film next</title>
      <div className="mx-auto grid max-w-6xl items-start gap-x-16 gap-y-12 px-5 pt-12 pb-20 sm:px-8 lg:grid-cols-[minmax(0,1fr)_27rem] lg:pt-24 lg:pb-28">
        <Opening />
        <Card as="section" aria-label="Sign in" className="shadow-raised">
          <div id={FORM_ID} className="p-5 sm:p-8">
            <SignedIn />
            <AuthForm mode={mode} onMode={(next) => setParameters({ mode: next }, { replace: true })} />
          </div>
        </Card>
      </div>
      <Features />
      <DashboardPreview />
      <Pricing />
    </>
  );
}

function Opening() {
  return (
    <div>
      <p className="font-medium text-accent-text">For YouTube, TikTok and Instagram</p>
      <h1 className="mt-4 text-5xl leading-[1.02] font-semibold tracking-[-0.035em] sm:text-6xl lg:text-7xl">
        Know what to film next.
      </h1>
      <p className="mt-6 max-w-lg text-lg text-ink-soft sm:text-xl">
        Give Crescendo a topic. It comes back with video ideas you can shoot: a title, a hook, a call to
        action, and a score that shows how it was reached.
      </p>
      <Growth />
      <ul className="mt-8 grid gap-2.5">
        {FACTS.map((fact) => (
          <li key={fact} className="flex items-baseline gap-3.5">
            <Hairpin className="h-2.5 w-3.5 shrink-0 stroke-accent" />
            {fact}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The mark's hairpin, with what becomes of a topic inside it. */
function Growth() {
  return (
    <div aria-hidden className="relative mt-10 grid h-24 max-w-lg items-center font-semibold tracking-tight">
      <Hairpin className="absolute inset-0 size-full stroke-accent" />
      <div className="flex items-center justify-between pr-1 pl-[24%] leading-none">
        <span className="text-xs sm:text-sm">topic</span>
        <span className="sm:text-xl">idea</span>
        <span className="text-xl sm:text-3xl">hook</span>
        <span className="text-[2rem] sm:text-5xl">video</span>
      </div>
    </div>
  );
}

/** Shown to who is signed in already. Read once, so that signing in doesn't move the form. */
function SignedIn() {
  const [user] = useState(() => stores.user.read());
  if (user === null) return null;
  return (
    <p className="mb-6 rounded-xl bg-accent-soft px-4 py-3 text-sm break-words">
      You're signed in as <span dir="auto">{user.full_name}</span>.
      <Link
        to={PATHS.dashboard}
        className="mt-0.5 block font-medium text-accent-text underline underline-offset-4"
      >
        Go to your dashboard
      </Link>
    </p>
  );
}
