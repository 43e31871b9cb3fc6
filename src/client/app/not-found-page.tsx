import { useEffect } from "react";
import { Link, useLocation } from "react-router-dom";
import { buttonClass } from "#client/components/ui/button.tsx";
import { PATHS } from "#client/paths.ts";
import { Hairpin } from "./landing/hairpin.tsx";

/** What stands at every address that has no page. The address is logged (spec §2). */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    // oxlint-disable-next-line no-console
    console.error(`404: there is no page at ${pathname}`);
  }, [pathname]);
  return (
    <div className="mx-auto max-w-6xl px-5 py-20 sm:px-8 lg:py-28">
      <title>Page not found · Crescendo</title>
      <p className="text-7xl font-semibold tracking-[-0.04em] text-accent-text sm:text-8xl">404</p>
      <Hairpin falling className="mt-6 h-9 w-full max-w-lg stroke-accent" />
      <h1 className="mt-8 text-3xl font-semibold sm:text-4xl">Oops! Page not found</h1>
      <p className="mt-3 max-w-lg text-lg break-words text-ink-soft">
        There is nothing at <span className="text-ink">{pathname}</span>. The link may be old, or the address
        has a typing error.
      </p>
      <Link to={PATHS.home} className={`${buttonClass("primary")} mt-8`}>
        Return to Home
      </Link>
    </div>
  );
}
