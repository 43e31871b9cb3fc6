import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { GoogleConnection } from "#shared/contracts/google.ts";
import { keepGoogleMark } from "#client/lib/google-mark.ts";
import { stores } from "#client/lib/stores.ts";
import { useStore } from "#client/lib/use-store.ts";
import { googleQuery } from "#client/queries/google.ts";

/**
 * The caller's connection to Google, as the server knows it; the browser's own mark is kept in step with it.
 * @param wanted false to ask only where the browser has such a mark.
 */
export function useGoogle(wanted: boolean): GoogleConnection | undefined {
  const marked = useStore(stores.youtubeTokens) !== null;
  const { data } = useQuery({ ...googleQuery, enabled: wanted || marked });
  useEffect(() => {
    if (data !== undefined) keepGoogleMark(data);
  }, [data]);
  return data;
}
