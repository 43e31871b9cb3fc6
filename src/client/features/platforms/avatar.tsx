import type { Profile } from "#shared/contracts/platforms.ts";
import { Picture } from "./picture.tsx";

interface AvatarProps {
  readonly profile: Profile;
  /** Its size, as classes. */
  readonly className: string;
}

/** The profile's picture, or the first letter of its name. */
export function Avatar({ profile: { username, profilePicture }, className }: AvatarProps) {
  const [first = ""] = new Intl.Segmenter().segment(username.trim());
  return (
    <Picture src={profilePicture} alt="" className={`shrink-0 rounded-full ${className}`}>
      <span
        aria-hidden
        className={`grid shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-text uppercase ${className}`}
      >
        {first === "" ? "" : first.segment}
      </span>
    </Picture>
  );
}
