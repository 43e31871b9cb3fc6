import { useState } from "react";

interface ThumbnailProps {
  readonly address: string | null;
  readonly className: string;
}

/** A video's picture, beside its title; nothing where there is none or it can't be loaded. */
export function Thumbnail({ address, className }: ThumbnailProps) {
  const [broken, setBroken] = useState<string>();
  if (address === null || broken === address) return null;
  return (
    <img
      src={address}
      alt=""
      width={320}
      height={180}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setBroken(address)}
      className={`aspect-video shrink-0 rounded-lg bg-sunken object-cover ${className}`}
    />
  );
}
