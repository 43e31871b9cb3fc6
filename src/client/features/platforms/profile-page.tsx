import { Unplug } from "lucide-react";
import { Link } from "react-router-dom";
import { type Platform, PLATFORM_NAMES } from "#shared/contracts/platforms.ts";
import { BackToDashboard } from "#client/components/back-to-dashboard.tsx";
import { buttonClass } from "#client/components/ui/button.tsx";
import { EmptyState } from "#client/components/ui/empty-state.tsx";
import { PATHS } from "#client/paths.ts";
import { ProfileScreen } from "./profile-screen.tsx";

/** A platform's profile as a page of its own (spec §2). */
export function ProfilePage({ platform }: { readonly platform: Platform }) {
  return (
    <>
      <BackToDashboard />
      <ProfileScreen platform={platform} empty={<NotFound platform={platform} />} />
    </>
  );
}

function NotFound({ platform }: { readonly platform: Platform }) {
  const name = PLATFORM_NAMES[platform];
  return (
    <EmptyState
      icon={<Unplug aria-hidden />}
      title={`${name} Data Not Found`}
      action={
        <Link to={PATHS.dashboard} className={buttonClass("primary")}>
          Go to Dashboard
        </Link>
      }
    >
      It looks like you haven't connected your {name} account or the data could not be fetched.
    </EmptyState>
  );
}
