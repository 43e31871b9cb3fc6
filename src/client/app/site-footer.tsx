import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Link } from "react-router-dom";
import { QUIET_LINK } from "#client/components/ui/quiet-link.ts";
import { useOnline } from "#client/lib/use-online.ts";
import { PATHS } from "#client/paths.ts";

const Contact = lazy(async () => ({ default: (await import("./contact.tsx")).Contact }));

/** The end of every page: how to reach the owner, the legal pages, the copyright line. */
export function SiteFooter() {
  const footer = useRef<HTMLElement>(null);
  const near = useNear(footer);
  return (
    <footer
      ref={footer}
      data-frame
      className="border-t border-line text-sm text-ink-soft print:hidden [main:has([data-loading])+&]:invisible"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-start justify-between gap-x-10 gap-y-4 px-5 py-8 sm:px-8">
        {/* Keeps the room of its longest sentence, so that nothing moves when the answer arrives. */}
        <p className="min-h-10 min-w-0 basis-80 break-words sm:min-h-5">
          {near && (
            <ErrorBoundary fallback="The contact address can't be loaded right now.">
              <Suspense>
                <Contact />
              </Suspense>
            </ErrorBoundary>
          )}
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <nav aria-label="Legal" className="flex gap-6">
            <Link to={PATHS.privacy} className={QUIET_LINK}>
              Privacy
            </Link>
            <Link to={PATHS.terms} className={QUIET_LINK}>
              Terms
            </Link>
          </nav>
          <p>© 2025 Crescendo</p>
        </div>
      </div>
    </footer>
  );
}

/**
 * True once an element is within a screen of being seen while there is a network. What it needs isn't part of the
 * first load.
 */
function useNear(ref: { readonly current: HTMLElement | null }): boolean {
  const online = useOnline();
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!online || ref.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => setNear((already) => already || entry?.isIntersecting === true),
      { rootMargin: "100% 0px" },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [online, ref]);
  return near;
}
