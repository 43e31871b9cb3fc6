import { Unplug } from "lucide-react";
import { Link } from "react-router-dom";
import { type Platform, PLATFORM_NAMES } from "#shared/contracts/platforms.ts";
import { buttonClass } from "#client/components/ui/button.tsx";
import { EmptyState } from "#client/components/ui/empty-state.tsx";
import { sectionPath } from "#client/paths.ts";
import { ProfileScreen } from "./profile-screen.tsx";

/** A platform's profile as a section of the dashboard, whose empty card has words of its own (spec §2). */
function ProfileSection({ platform }: { readonly platform: Platform }) {
  return <ProfileScreen platform={platform} empty={<NoData platform={platform} />} />;
}

export const YoutubeSection = () => <ProfileSection platform="youtube" />;
export const TiktokSection = () => <ProfileSection platform="tiktok" />;
export const InstagramSection = () => <ProfileSection platform="instagram" />;

function NoData({ platform }: { readonly platform: Platform }) {
  const name = PLATFORM_NAMES[platform];
  return (
    <EmptyState
      icon={<Unplug aria-hidden />}
      title={`No ${name} Data Available`}
      action={
        <Link to={sectionPath("dashboard", { connect: platform })} className={buttonClass("primary")}>
          Connect {name}
        </Link>
      }
    >
      Connect your {name} account to view analytics.
    </EmptyState>
  );
}
