import type { ChannelNiche } from "../../contracts/channel-niche.ts";
import { spelledCount } from "../counts.ts";

/** Below this many titles, or of a niche's own, nothing is called a niche. Source: heuristic. */
const TITLES_LEAST = 5;
const OWN_LEAST = 3;
/** The least share of titles, in percent, that makes a niche the channel's. Source: heuristic. */
const SHARE_LEAST = 25;

interface BestNiche {
  readonly bestNiche: string | null;
  readonly confidence: number | null;
  readonly basis: string;
}

/**
 * The niche that explains the most titles, with the share it explains as confidence.
 * @param finding undefined where it couldn't be looked up.
 */
export function bestNiche(finding: ChannelNiche | undefined): BestNiche {
  const unknown = (basis: string) => ({ bestNiche: null, confidence: null, basis });
  if (finding === undefined)
    return unknown("The niches couldn't be looked up just now. Run the analysis again to try once more.");
  const { niches, of } = finding;
  if (of < TITLES_LEAST)
    return unknown(`It takes at least ${TITLES_LEAST} titles, and these numbers hold ${spelledCount(of)}.`);
  const [best, second] = niches;
  if (best === undefined)
    return unknown(`None of your ${spelledCount(of)} titles has a word of a niche Crescendo knows.`);
  const share = Math.round((best.titles / of) * 100);
  const found = `${spelledCount(best.titles)} of ${spelledCount(of)} titles have words of ${best.name}`;
  const close = second === undefined ? "" : `, ${spelledCount(second.titles)} of ${second.name}`;
  if (best.titles < OWN_LEAST || share < SHARE_LEAST)
    return unknown(`Your titles point to no single niche: ${found}${close}.`);
  return {
    bestNiche: best.name,
    confidence: share,
    basis: `${found}${close}. It says what your titles are about, not what would pay.`,
  };
}
