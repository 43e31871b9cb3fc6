import { type ReactNode, useState } from "react";

interface PictureProps {
  readonly src: string | null;
  readonly alt: string;
  readonly className: string;
  /** What stands there instead, where there is no picture or it can't be loaded. */
  readonly children: ReactNode;
}

/** A platform's picture. Its address may expire, so a failure is nothing unusual. */
export function Picture({ src, alt, className, children }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  if (src === null || src === failed) return children;
  return (
    <img
      src={src}
      alt={alt}
      referrerPolicy="no-referrer"
      onError={() => setFailed(src)}
      className={`bg-sunken object-cover ${className}`}
    />
  );
}
