/** For which build this tab was reloaded last, in sessionStorage. */
const RELOADED_FOR = "new-build";

let found: string | undefined;
const onFound = new Set<() => void>();

/** Whether a newer build than this tab's is to be had, so far as it was asked; for useSyncExternalStore. */
export const newBuild = {
  subscribe: (listener: () => void) => {
    onFound.add(listener);
    return () => onFound.delete(listener);
  },
  read: () => found !== undefined,
};

/**
 * After a deployment the chunks of an open tab's build are gone. Where one can't be had, asks whether there is a newer
 * build, and tells who shows it. Nobody is sent to the same build twice: if that doesn't help, it never will.
 */
export function watchForNewBuild(): void {
  addEventListener("vite:preloadError", () => void look());
}

/** Takes the tab to the new build. What was typed is in sessionStorage (lib/use-draft.ts), so it stays. */
export function reloadForNewBuild(): void {
  try {
    sessionStorage.setItem(RELOADED_FOR, found ?? "");
  } catch {
    // Blocked: then only the page itself tells the builds apart.
  }
  location.reload();
}

async function look(): Promise<void> {
  const own = document.querySelector("script[type=module]")?.getAttribute("src");
  const entry = await entryOfSite().catch(() => undefined);
  if (entry === undefined || entry === own || entry === lastReload()) return;
  found = entry;
  for (const listener of onFound) listener();
}

/** The entry script that a reload would bring. A page without one isn't ours: a gateway's, say. */
async function entryOfSite(): Promise<string | undefined> {
  const page = await fetch(location.href, { cache: "no-cache" });
  return /<script type="module"[^>]* src="([^"]+)"/u.exec(await page.text())?.[1];
}

function lastReload(): string | null {
  try {
    return sessionStorage.getItem(RELOADED_FOR);
  } catch {
    return null;
  }
}
