import type { Platform, Profile } from "#shared/contracts/platforms.ts";
import { Badge } from "#client/components/ui/badge.tsx";
import { formatDay, formatShort } from "#client/lib/format.ts";
import { Avatar } from "./avatar.tsx";
import { LOOKS } from "./looks.ts";
import { shownName } from "./shown-name.ts";

interface TileProfileProps {
  readonly platform: Platform;
  readonly profile: Profile;
}

/** Whose profile it is, in two lines. */
export function TileProfile({ platform, profile }: TileProfileProps) {
  const { followerCount, source, stale, asOf } = profile;
  return (
    <>
      <Avatar profile={profile} className="size-11" />
      <div className="min-w-0 flex-1">
        <p dir="auto" title={shownName(platform, profile)} className="truncate font-medium">
          {shownName(platform, profile)}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft tabular">
          {followerCount === null ? "N/A" : formatShort(followerCount)}{" "}
          {LOOKS[platform].followers.toLowerCase()}
          {stale && asOf !== undefined && ` as of ${formatDay(asOf)}`}
          {source === "sample" && <Badge tone="warn">Sample data</Badge>}
        </p>
      </div>
    </>
  );
}
