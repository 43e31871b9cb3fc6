import { Unplug } from "lucide-react";
import { Link } from "react-router-dom";
import { BackToDashboard } from "#client/components/back-to-dashboard.tsx";
import { buttonClass } from "#client/components/ui/button.tsx";
import { EmptyState } from "#client/components/ui/empty-state.tsx";
import { PageHeading } from "#client/components/ui/page-heading.tsx";
import { PATHS } from "#client/paths.ts";

interface ProfilePageProps {
  readonly platform: "YouTube" | "TikTok" | "Instagram";
}

/** A connected profile's analytics (spec §2); so far, what stands there without one. */
export function ProfilePage({ platform }: ProfilePageProps) {
  return (
    <>
      <BackToDashboard />
      <PageHeading title={`${platform} analytics`} />
      <EmptyState
        icon={<Unplug aria-hidden />}
        title={`${platform} Data Not Found`}
        action={
          <Link to={PATHS.dashboard} className={buttonClass("primary")}>
            Go to Dashboard
          </Link>
        }
      >
        It looks like you haven't connected your {platform} account or the data could not be fetched.
      </EmptyState>
    </>
  );
}
