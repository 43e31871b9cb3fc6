import { ImageOff } from "lucide-react";
import type { Platform, Profile } from "#shared/contracts/platforms.ts";
import { Fact, Facts, UNKNOWN } from "./facts.tsx";
import { LOOKS } from "./looks.ts";
import { Picture } from "./picture.tsx";
import { PostLink } from "./post-link.tsx";

interface RecentPostProps {
  readonly platform: Platform;
  readonly profile: Profile;
}

/** The most recent post: where it is, its thumbnail, and the rows of spec §2. */
export function RecentPost({ platform, profile }: RecentPostProps) {
  const { post, shape } = LOOKS[platform];
  const { mostRecentPostLink, mostRecentPostThumbnail, bio } = profile;
  return (
    <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
      {mostRecentPostThumbnail !== null && (
        <div className="mt-3 w-full max-w-72 lg:order-last">
          <Picture
            src={mostRecentPostThumbnail}
            alt={`Thumbnail of the most recent ${post.toLowerCase()}`}
            className={`w-full rounded-xl ${shape}`}
          >
            <div
              className={`grid w-full place-items-center rounded-xl bg-sunken p-4 text-center text-sm text-ink-soft ${shape}`}
            >
              <span>
                <ImageOff aria-hidden className="mx-auto mb-2 size-6" />
                The thumbnail can't be shown right now.
              </span>
            </div>
          </Picture>
        </div>
      )}
      <Facts>
        <Fact name={`${post} ID`}>{UNKNOWN}</Fact>
        <Fact name="Public link">
          <PostLink platform={platform} href={mostRecentPostLink} />
        </Fact>
        <Fact name="Caption">
          <span className="whitespace-pre-line">{bio === null || bio === "" ? UNKNOWN : bio}</span>
        </Fact>
        <Fact name="Views">{UNKNOWN}</Fact>
        <Fact name="Likes">{UNKNOWN}</Fact>
        <Fact name="Comments">{UNKNOWN}</Fact>
        <Fact name="Shares">{UNKNOWN}</Fact>
        <Fact name="Upload time">{UNKNOWN}</Fact>
        <Fact name="Length">{UNKNOWN}</Fact>
        {platform === "tiktok" && <Fact name="Sound">original sound - {UNKNOWN}</Fact>}
      </Facts>
    </div>
  );
}
