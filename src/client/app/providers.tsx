import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { RouterProvider } from "react-router-dom";
import { toasterWanted } from "#client/lib/toast.ts";
import { router } from "./router.tsx";

const Notifications = lazy(() => import("./notifications.tsx"));

/** Failed fetches are tried 3 more times, after 1, 2 and 4 seconds; unused answers are kept 5 minutes (spec §7). */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: 3,
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
      gcTime: 5 * 60_000,
      refetchOnWindowFocus: false,
    },
    // A call the creator made is theirs to repeat; offline it fails at once and says so.
    mutations: { retry: false, networkMode: "always" },
  },
});

export function Providers() {
  const toasts = useSyncExternalStore(toasterWanted.subscribe, toasterWanted.read);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      {toasts && (
        <Suspense>
          <Notifications />
        </Suspense>
      )}
    </QueryClientProvider>
  );
}
