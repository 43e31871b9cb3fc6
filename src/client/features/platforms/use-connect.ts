import { useState } from "react";
import { useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { type Platform, PLATFORM_NAMES } from "#shared/contracts/platforms.ts";
import { linkFault } from "#shared/rules/platform-links.ts";
import { unreachable } from "#client/lib/api.ts";
import { useProfile } from "#client/lib/connected-profiles.ts";
import { notify } from "#client/lib/toast.ts";
import { useCancellable } from "#client/lib/use-cancellable.ts";
import { useDraft } from "#client/lib/use-draft.ts";
import { LOOKS } from "./looks.ts";

/** What fetches a profile: no first load brings it. */
const loadFetching = () => import("./fetch-profile.ts");

/** The connect flow of one platform (spec §4): dialog, check, fetch, profile page. */
export function useConnect(platform: Platform) {
  const navigate = useNavigate();
  const profile = useProfile(platform);
  const [open, setOpen] = useState(false);
  /** What was typed; null where nothing was since the last success. */
  const [typed, setTyped] = useDraft(`connect-${platform}`, z.nullable(z.string()), null);
  const [fault, setFault] = useState<string>();
  const link = typed ?? profile?.link ?? "";
  const fetching = useCancellable(async (wanted: string, signal) => {
    const { fetchAndKeep } = await loadFetching().catch(() => {
      notify.failure(`Failed to fetch ${PLATFORM_NAMES[platform]} data`);
      throw unreachable();
    });
    signal.throwIfAborted();
    return fetchAndKeep(platform, wanted, "connected", signal);
  });

  const fetchNow = async () => {
    if ((await fetching.start(link.trim())) === undefined) return;
    setTyped(null);
    void navigate(LOOKS[platform].path);
  };
  return {
    profile,
    open,
    link,
    fault,
    running: fetching.running,
    error: fetching.error,
    cancel: fetching.cancel,
    retry: () => void fetchNow(),
    show: () => {
      // It comes while the link is typed.
      loadFetching().catch(() => undefined);
      setOpen(true);
    },
    close: () => {
      setOpen(false);
      setFault(undefined);
    },
    type: (text: string) => {
      setTyped(text);
      setFault(undefined);
    },
    /** Checks the link; a good one closes the dialog and is fetched. @returns whether it was good. */
    submit: (): boolean => {
      const found = linkFault(platform, link);
      setFault(found);
      if (found !== undefined) return false;
      setOpen(false);
      void fetchNow();
      return true;
    },
  };
}

export type Connecting = ReturnType<typeof useConnect>;
