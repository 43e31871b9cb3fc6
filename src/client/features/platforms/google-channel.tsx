import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { ErrorBox } from "#client/components/ui/error-box.tsx";
import { stores } from "#client/lib/stores.ts";
import { notify } from "#client/lib/toast.ts";
import { useAddressInput } from "#client/lib/use-address-input.ts";
import { useStore } from "#client/lib/use-store.ts";
import { fetchGoogleChannel } from "#client/queries/google-channel.ts";
import { fetchFailure } from "./fetch-failure.ts";
import { takeOver } from "./fetch-profile.ts";
import { GoogleSignIn } from "./google-sign-in.tsx";
import { useGoogle } from "./use-google.ts";

interface GoogleChannelProps {
  /** Whether the channel's profile is known. */
  readonly connected: boolean;
  /** What stands there where neither a link nor Google connects a channel. */
  readonly children: ReactNode;
}

/** YouTube's own part of its page: signing in with Google, and the profile of who came back from there. */
export function GoogleChannel({ connected, children }: GoogleChannelProps) {
  const [back, setBack] = useState(false);
  useAddressInput(["google"], (arrived) => setBack(arrived.get("google") === "connected"));
  useGoogle(back);
  const signedIn = useStore(stores.youtubeTokens) !== null;
  if (connected)
    return <GoogleSignIn className="rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-6" />;
  return signedIn ? <ChannelOfGoogle>{children}</ChannelOfGoogle> : children;
}

/** Fetches the profile of the channel that belongs to the Google account, and keeps it. */
function ChannelOfGoogle({ children }: { readonly children: ReactNode }) {
  const queryClient = useQueryClient();
  const { error, isFetching, refetch } = useQuery({
    queryKey: ["google-channel"],
    queryFn: async ({ signal }) => {
      const profile = await fetchGoogleChannel(queryClient, signal);
      takeOver("youtube", profile, "connected");
      return profile;
    },
    // What it asks has been tried again already.
    retry: false,
    gcTime: 0,
  });
  useEffect(() => {
    if (error !== null) notify.failure("Failed to fetch YouTube data");
  }, [error]);
  if (error === null || isFetching)
    return (
      <p role="status" className="animate-[appear_0.2s_0.25s_both] text-ink-soft">
        Loading YouTube data...
      </p>
    );
  return (
    <>
      <ErrorBox title="Failed to fetch YouTube data" onRetry={() => void refetch()}>
        {fetchFailure("youtube", error)}
      </ErrorBox>
      {children}
    </>
  );
}
