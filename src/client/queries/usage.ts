import { queryOptions } from "@tanstack/react-query";
import { usage } from "#shared/contracts/usage.ts";
import { call } from "#client/lib/api.ts";

/** What is used today of what the owner of the site pays for. */
export const usageQuery = queryOptions({
  queryKey: ["usage"],
  queryFn: ({ signal }) => call(usage, { signal }),
  staleTime: 5000,
  refetchInterval: 60_000,
});
