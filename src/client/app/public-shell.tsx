import { useEffect, useRef } from "react";
import { Link, Outlet, useLocation, useNavigationType } from "react-router-dom";
import { buttonClass } from "#client/components/ui/button.tsx";
import { Mark } from "#client/components/ui/mark.tsx";
import { SkipLink } from "#client/components/ui/skip-link.tsx";
import { stores } from "#client/lib/stores.ts";
import { useStore } from "#client/lib/use-store.ts";
import { PATHS, registerPath, signInPath } from "#client/paths.ts";
import { SiteFooter } from "./site-footer.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

const ANCHORS = ["Features", "Dashboard", "Pricing"];

/** Where the sign-in form stands on its page. */
export const FORM_ID = "account";

/** The frame of every page that needs no sign-in: the fixed bar (spec §2), the page, the footer. */
export function PublicShell() {
  useArrival();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicBar />
      <main id="content" tabIndex={-1} className="flex-1 pt-[70px]">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}

function PublicBar() {
  const { pathname, search } = useLocation();
  // On the page itself a link to a section leaves the form as it is.
  const shownForm = pathname === PATHS.auth ? search : "";
  return (
    <header className="fixed inset-x-0 top-0 z-30 border-b border-line bg-paper">
      <div className="mx-auto flex h-[70px] max-w-6xl items-center gap-1 px-4 sm:gap-2 sm:px-8">
        <Link
          to={PATHS.auth}
          className="mr-auto inline-flex items-center gap-2.5 rounded-lg text-lg font-semibold tracking-tight md:mr-8"
        >
          <Mark />
          <span className="max-[23.5rem]:sr-only">Crescendo</span>
        </Link>
        <nav aria-label="Sections of the front page" className="mr-auto hidden gap-1 md:flex">
          {ANCHORS.map((label) => (
            <Link
              key={label}
              to={{ pathname: PATHS.auth, search: shownForm, hash: label.toLowerCase() }}
              className={buttonClass("quiet", "small")}
            >
              {label}
            </Link>
          ))}
        </nav>
        <WayIn />
        <ThemeToggle />
      </div>
    </header>
  );
}

function WayIn() {
  if (useStore(stores.user) !== null) {
    return (
      <Link to={PATHS.dashboard} className={buttonClass("primary", "small")}>
        Open dashboard
      </Link>
    );
  }
  // Always a step of its own, so that a second press brings the form back into view.
  return (
    <>
      <Link to={signInPath} replace={false} className={buttonClass("quiet", "small")}>
        Sign In
      </Link>
      <Link to={registerPath} replace={false} className={buttonClass("primary", "small")}>
        Get Started
      </Link>
    </>
  );
}

/** Goes where the address points: to the section after "#", to the form it asks for, else to the top. */
function useArrival() {
  const { pathname, search, hash, key } = useLocation();
  const how = useNavigationType();
  const before = useRef<{ readonly pathname: string; readonly key: string }>(undefined);
  useEffect(() => {
    const last = before.current;
    if (last?.key === key) return;
    before.current = { pathname, key };
    const samePage = last?.pathname === pathname;
    // Going back and forth, the browser remembers the place; changing the form moves nothing.
    if (last !== undefined && how === "POP") return;
    if (samePage && how === "REPLACE" && hash === "") return;
    const behavior = samePage ? "auto" : "instant";
    const form = hash === "" && how === "PUSH" && new URLSearchParams(search).has("mode");
    const target = document.getElementById(form ? FORM_ID : hash.slice(1));
    if (target === null) {
      scrollTo({ top: 0, behavior });
      return;
    }
    target.scrollIntoView({ behavior, block: form ? "nearest" : "start" });
    const field = form ? target.querySelector<HTMLElement>("input:not([type=radio])") : null;
    (field ?? target).focus({ preventScroll: true });
  }, [pathname, search, hash, key, how]);
}
