import { type ReactNode, useSyncExternalStore } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useLocation } from "react-router-dom";
import { Button, buttonClass } from "#client/components/ui/button.tsx";
import { newBuild } from "#client/lib/new-build.ts";
import { PATHS } from "#client/paths.ts";

/** Keeps a failure to draw inside what it wraps, until the address changes. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={PageError} resetKeys={[key]}>
      {children}
    </ErrorBoundary>
  );
}

/** What stands there instead (spec §2). Saved work is untouched, and it says so. */
function PageError() {
  const updated = useSyncExternalStore(newBuild.subscribe, newBuild.read);
  return (
    <section role="alert" className="grid min-h-[60dvh] place-items-center px-6 text-center">
      <title>Unexpected Application Error! · Crescendo</title>
      <div>
        <h1 className="text-2xl font-semibold">Unexpected Application Error!</h1>
        <p className="mt-2 max-w-md text-ink-soft">
          This page couldn't be shown. What you saved is still in this browser.
          {!updated && " Reloading usually helps."}
        </p>
        <div className="mt-6 flex justify-center gap-2.5">
          {/* One offer at a time: that of the new version goes to the same place. */}
          {!updated && (
            <Button look="primary" onClick={() => location.reload()}>
              Reload
            </Button>
          )}
          <a href={PATHS.dashboard} className={buttonClass()}>
            Back to Dashboard
          </a>
        </div>
      </div>
    </section>
  );
}
