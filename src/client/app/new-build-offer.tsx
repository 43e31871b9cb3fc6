import { useSyncExternalStore } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { newBuild, reloadForNewBuild } from "#client/lib/new-build.ts";

/**
 * Offers the reload that a tab needs after a deployment. It is part of what every page runs on, since a chunk of its
 * own would be missing, too.
 */
export function NewBuildOffer() {
  if (!useSyncExternalStore(newBuild.subscribe, newBuild.read)) return null;
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-3 rounded-2xl border border-line bg-surface p-4 shadow-raised"
    >
      There's a new version of Crescendo. What you typed is kept.
      <Button look="primary" onClick={reloadForNewBuild}>
        Get the new version
      </Button>
    </div>
  );
}
