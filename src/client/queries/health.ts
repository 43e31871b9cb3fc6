import { queryOptions } from "@tanstack/react-query";
import { health } from "#shared/contracts/health.ts";
import { call } from "#client/lib/api.ts";

/** Which engine answers, and how to reach the owner. */
export const healthQuery = queryOptions({
  queryKey: ["health"],
  queryFn: ({ signal }) => call(health, { signal }),
  staleTime: 60_000,
});
