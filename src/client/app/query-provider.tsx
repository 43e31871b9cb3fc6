import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useChannelQueries } from "./use-channel-queries.ts";

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

/** Wraps what makes calls. The public pages make none at first, and so don't load it. */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  useChannelQueries(queryClient);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
