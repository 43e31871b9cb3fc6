import { ExternalLink } from "lucide-react";
import type { Platform } from "#shared/contracts/platforms.ts";
import { UNKNOWN } from "./facts.tsx";

/** How many characters of a link YouTube's and Instagram's pages show (spec §2). */
const SHOWN = 40;

interface PostLinkProps {
  readonly platform: Platform;
  readonly href: string | null;
}

/** The link to the most recent post. */
export function PostLink({ platform, href }: PostLinkProps) {
  if (href === null) return UNKNOWN;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="text-accent-text underline underline-offset-4"
    >
      <bdi>{platform === "tiktok" ? href : shortened(href)}</bdi>
      <ExternalLink aria-hidden className="ms-1.5 inline size-4 align-[-0.15em]" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

function shortened(link: string): string {
  return link.length > SHOWN ? `${link.slice(0, SHOWN)}…` : link;
}
