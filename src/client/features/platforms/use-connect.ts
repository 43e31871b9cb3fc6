import { useState } from "react";
import { useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import type { Platform } from "#shared/contracts/platforms.ts";
import { linkFault } from "#shared/rules/platform-links.ts";
import { useProfile } from "#client/lib/connected-profiles.ts";
import { useDraft } from "#client/lib/use-draft.ts";
import { LOOKS } from "./looks.ts";
import { useProfileFetch } from "./use-profile-fetch.ts";

/** The connect flow of one platform (spec §4): dialog, check, fetch, profile page. */
export function useConnect(platform: Platform) {
  const navigate = useNavigate();
  const profile = useProfile(platform);
  const [open, setOpen] = useState(false);
  /** What was typed; null where nothing was since the last success. */
  const [typed, setTyped] = useDraft(`connect-${platform}`, z.nullable(z.string()), null);
  const [fault, setFault] = useState<string>();
  const fetching = useProfileFetch(platform, "connected");
  const link = typed ?? profile?.link ?? "";

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
    show: () => setOpen(true),
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
