import { useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { Button, buttonClass } from "#client/components/ui/button.tsx";
import { PATHS } from "#client/paths.ts";

/** What a page shows when it can't be drawn. Saved work is untouched, and it says so. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <main className="grid min-h-dvh place-items-center px-6 text-center">
      <title>Unexpected Application Error! · Crescendo</title>
      <div>
        <h1 className="text-2xl font-semibold">Unexpected Application Error!</h1>
        <p className="mt-2 max-w-md text-ink-soft">
          This page couldn't be shown. What you saved is still in this browser. Reloading usually helps.
        </p>
        <div className="mt-6 flex justify-center gap-2.5">
          <Button look="primary" onClick={() => location.reload()}>
            Reload
          </Button>
          <a href={PATHS.dashboard} className={buttonClass()}>
            Back to Dashboard
          </a>
        </div>
      </div>
    </main>
  );
}
