import { WifiOff } from "lucide-react";
import { useState } from "react";
import { Outlet } from "react-router-dom";
import { SkipLink } from "#client/components/ui/skip-link.tsx";
import { useOnline } from "#client/lib/use-online.ts";
import { PageBoundary } from "./page-boundary.tsx";
import { QueryProvider } from "./query-provider.tsx";
import { PanelDrawer, SidePanel } from "./side-panel.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { TopBar } from "./top-bar.tsx";

/** The frame of every signed-in page: top bar, side panel, the page, the footer. */
export function DashboardShell() {
  const [drawerOpen, setDrawerOpen] = useState(false);
  const online = useOnline();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar onOpenPanel={() => setDrawerOpen(true)} />
      <PanelDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} />
      <div className="flex flex-1">
        <SidePanel />
        <div className="flex min-w-0 flex-1 flex-col">
          {!online && (
            <p
              role="status"
              data-frame
              className="flex items-center gap-2.5 bg-warn-soft px-5 py-2.5 text-sm text-warn sm:px-8"
            >
              <WifiOff aria-hidden className="size-4 shrink-0" />
              You're offline. Saved work is here; new answers need a connection.
            </p>
          )}
          <main
            id="content"
            tabIndex={-1}
            className="mx-auto w-full max-w-6xl flex-1 px-5 py-8 sm:px-8 lg:py-10"
          >
            <PageBoundary>
              <QueryProvider>
                <Outlet />
              </QueryProvider>
            </PageBoundary>
          </main>
          <SiteFooter />
        </div>
      </div>
    </div>
  );
}
