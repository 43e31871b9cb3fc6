import type { Platform, Profile } from "#shared/contracts/platforms.ts";
import { Badge } from "#client/components/ui/badge.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { Avatar } from "./avatar.tsx";
import { originSentence } from "./origin-sentence.ts";
import { shownName } from "./shown-name.ts";

interface ProfileHeaderProps {
  readonly platform: Platform;
  readonly profile: Profile;
}

/** Whose profile it is, and where its numbers come from. */
export function ProfileHeader({ platform, profile }: ProfileHeaderProps) {
  return (
    <Card as="section" aria-label="Profile" className="flex flex-wrap items-start gap-5 p-5 sm:p-6">
      <Avatar profile={profile} className="size-20 text-3xl" />
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 dir="auto" className="min-w-0 text-2xl font-semibold">
            {shownName(platform, profile)}
          </h2>
          {profile.source === "sample" && <Badge tone="warn">Sample data</Badge>}
        </div>
        {profile.bio !== null && profile.bio !== "" && (
          <p dir="auto" className="mt-1.5 line-clamp-4 max-w-3xl whitespace-pre-line">
            {profile.bio}
          </p>
        )}
        <p className="mt-3 text-sm text-ink-soft">{originSentence(platform, profile)}</p>
      </div>
    </Card>
  );
}
