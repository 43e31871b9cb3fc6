import { lazy, Suspense, useSyncExternalStore } from "react";
import { BrowserRouter } from "react-router-dom";
import { toasterWanted } from "#client/lib/toast.ts";
import { NewBuildOffer } from "./new-build-offer.tsx";
import { AppRoutes } from "./routes.tsx";

const Notifications = lazy(() => import("./notifications.tsx"));

/** The whole app: its pages, and the place for toasts once there is one. */
export function App() {
  const toasts = useSyncExternalStore(toasterWanted.subscribe, toasterWanted.read);
  return (
    <BrowserRouter>
      <AppRoutes />
      <NewBuildOffer />
      {toasts && (
        <Suspense>
          <Notifications />
        </Suspense>
      )}
    </BrowserRouter>
  );
}
