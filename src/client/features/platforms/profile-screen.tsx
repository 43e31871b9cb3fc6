import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { type Platform, PLATFORM_NAMES } from "#shared/contracts/platforms.ts";
import { Button, buttonClass } from "#client/components/ui/button.tsx";
import { ErrorBox } from "#client/components/ui/error-box.tsx";
import { Note } from "#client/components/ui/note.tsx";
import { PageHeading } from "#client/components/ui/page-heading.tsx";
import { useProfile } from "#client/lib/connected-profiles.ts";
import { useCancellable } from "#client/lib/use-cancellable.ts";
import { sectionPath } from "#client/paths.ts";
import { DisconnectButton } from "./disconnect-button.tsx";
import { GoogleChannel } from "./google-channel.tsx";
import { fetchFailure } from "./fetch-failure.ts";
import { fetchAndKeep, staleSentence } from "./fetch-profile.ts";
import { ProfileView } from "./profile-view.tsx";

interface ProfileScreenProps {
  readonly platform: Platform;
  /** What stands there where no profile is connected. */
  readonly empty: ReactNode;
}

/** A platform's profile, as a page of its own and as a section of the dashboard. */
export function ProfileScreen({ platform, empty }: ProfileScreenProps) {
  const profile = useProfile(platform);
  const refreshing = useCancellable((link: string, signal) =>
    fetchAndKeep(platform, link, "updated", signal),
  );
  const stale = profile === undefined ? undefined : staleSentence(platform, profile);
  const link = profile?.link;
  const refresh = () => {
    if (link !== undefined) void refreshing.start(link);
  };
  const actions = profile !== undefined && (
    <>
      {link === undefined ? (
        <Link to={sectionPath("dashboard", { connect: platform })} className={buttonClass("secondary")}>
          Connect again
        </Link>
      ) : (
        <Button onClick={refresh} disabled={refreshing.running}>
          <RefreshCw aria-hidden />
          {refreshing.running ? "Loading..." : "Refresh"}
        </Button>
      )}
      <DisconnectButton platform={platform} size="medium" />
    </>
  );
  return (
    <>
      <PageHeading title={`${PLATFORM_NAMES[platform]} Analytics`} actions={actions} />
      <div className="grid grid-cols-1 gap-5">
        {refreshing.error !== null && profile !== undefined && (
          <ErrorBox title={`Failed to fetch ${PLATFORM_NAMES[platform]} data`} onRetry={refresh}>
            {fetchFailure(platform, refreshing.error)}
          </ErrorBox>
        )}
        {stale !== undefined && <Note tone="warn">{stale}</Note>}
        {profile !== undefined && <ProfileView platform={platform} profile={profile} />}
        {platform === "youtube" && <GoogleChannel connected={profile !== undefined}>{empty}</GoogleChannel>}
        {platform !== "youtube" && profile === undefined && empty}
      </div>
    </>
  );
}
