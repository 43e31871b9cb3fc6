import type { ReactNode } from "react";
import type { Platform, Profile } from "#shared/contracts/platforms.ts";
import { Card } from "#client/components/ui/card.tsx";
import { formatNumber } from "#client/lib/format.ts";
import { Fact, Facts, Figure, UNKNOWN } from "./facts.tsx";
import { LOOKS } from "./looks.ts";
import { PostLink } from "./post-link.tsx";
import { ProfileHeader } from "./profile-header.tsx";
import { RecentPost } from "./recent-post.tsx";
import { shownName } from "./shown-name.ts";

interface ProfileViewProps {
  readonly platform: Platform;
  readonly profile: Profile;
}

/** A connected profile: the same body for the three platforms (spec §2). What nobody publishes is N/A. */
export function ProfileView({ platform, profile }: ProfileViewProps) {
  const { followers, posts } = LOOKS[platform];
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      <div className="lg:col-span-2">
        <ProfileHeader platform={platform} profile={profile} />
      </div>
      <Part title="Basic Profile Information">
        <Facts>
          <Fact name="Username">{shownName(platform, profile)}</Fact>
          <Fact name="Nickname">{UNKNOWN}</Fact>
          <Fact name="Profile ID">{UNKNOWN}</Fact>
          <Fact name="Direct link to the most recent post">
            <PostLink platform={platform} href={profile.mostRecentPostLink} />
          </Fact>
          <Fact name="Verified">{UNKNOWN}</Fact>
        </Facts>
      </Part>
      <Part title="Social Stats">
        <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-6">
          <Figure name={followers} value={count(profile.followerCount)} />
          <Figure name="Following" value={UNKNOWN} />
          <Figure name="Likes" value={UNKNOWN} />
          <Figure name={posts} value={count(profile.totalPosts)} />
          <Figure name="Engagement rate" value={UNKNOWN} note="(Likes + Comments + Shares) ÷ Views" />
        </dl>
      </Part>
      <div className="lg:col-span-2">
        <Part title={LOOKS[platform].recent}>
          <RecentPost platform={platform} profile={profile} />
        </Part>
      </div>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card as="section" aria-label={title} className="h-full p-5 sm:p-6">
      <h2 className="mb-1 text-lg font-semibold">{title}</h2>
      {children}
    </Card>
  );
}

function count(value: number | null): string {
  return value === null ? UNKNOWN : formatNumber(value);
}
