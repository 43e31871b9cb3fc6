import { queryOptions } from "@tanstack/react-query";
import { disconnectGoogle, type GoogleConnection, readGoogle } from "#shared/contracts/google.ts";
import { call } from "#client/lib/api.ts";

/** Whether this site offers sign-in with Google, and whether the caller did. */
export const googleQuery = queryOptions({
  queryKey: ["google"],
  queryFn: ({ signal }) => call(readGoogle, { signal }),
  staleTime: 60_000,
});

/** Revokes the connection to Google. */
export function askToDisconnect(): Promise<GoogleConnection> {
  return call(disconnectGoogle);
}
