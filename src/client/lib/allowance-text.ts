import type { Amount, Amounts, UsageToday } from "#shared/contracts/usage.ts";
import { formatNumber } from "./format.ts";

/** What a screen says of today's use. */
export interface AllowanceText {
  readonly used: string;
  /** Whose part is used up; undefined where it is good for an answer. */
  readonly spent: string | undefined;
  /** When it is back. */
  readonly back: string;
  /** What is counted, in a few words. */
  readonly explained: string;
  /** The caller's own part, in the same measure. */
  readonly share: Amount;
}

const EXPLAINED = {
  neurons: "Neurons are how Cloudflare measures its models' work.",
  tokens: "Tokens are pieces of words, read and written.",
  calls: "A call is one question to the model; some answers take two.",
};

type Whose = "site" | "network" | "share";
/** The widest first, as a refusal names it. */
const WHOSE: readonly Whose[] = ["site", "network", "share"];

const SPENT: Record<Whose, string> = {
  site: "It is used up for today.",
  network: "Your network has used its share for today.",
  share: "You have used your share for today.",
};

/** Where something is left, but not enough to ask. */
const TOO_LITTLE: Record<Whose, string> = {
  site: "Too little is left for another answer today.",
  network: "Too little of your network's share is left for another answer today.",
  share: "Too little of your share is left for another answer today.",
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Says today's use in whichever of the two measures ends first. @param now in milliseconds. */
export function allowanceText(today: UsageToday, now: number): AllowanceText {
  const measure = usedPart(today, "calls") > usedPart(today, "units") ? "calls" : "units";
  const of = (whose: Whose) => today[whose][measure];
  const left = (whose: Whose) => of(whose).limit - of(whose).spent;
  const unit = measure === "calls" ? "calls" : today.unit;
  const { site, share } = { site: of("site"), share: of("share") };
  // The first of those with the least left.
  const scarcest = WHOSE.reduce((least, whose) => (left(whose) < left(least) ? whose : least));
  const isSpent = left(scarcest) <= 0 || today.answersLeft === 0;

  const answers =
    isSpent || today.answersLeft === null
      ? ""
      : `, about ${formatNumber(today.answersLeft)} more ${today.answersLeft === 1 ? "answer" : "answers"}`;
  const own =
    share.limit < site.limit
      ? `. Your share: ${outOf(share)}${answers}.`
      : `, ${formatNumber(share.spent)} of them by you${answers}.`;
  const network =
    !isSpent && scarcest === "network" ? ` Your network, which shares: ${outOf(of("network"))}.` : "";
  return {
    used: `Today: ${outOf(site)} ${unit} used${own}${network}`,
    spent: isSpent
      ? `${(left(scarcest) <= 0 ? SPENT : TOO_LITTLE)[scarcest]} The built-in engine answers in its place.`
      : undefined,
    back: `Back at ${today.until.slice(11, 16)} UTC, ${fromNow(Date.parse(today.until) - now)}.`,
    explained: EXPLAINED[unit],
    share,
  };
}

/** How much of a measure is used, by whoever used most of theirs: from 0 to 1, or more. */
function usedPart(today: UsageToday, measure: keyof Amounts): number {
  return Math.max(
    ...WHOSE.map((whose) => today[whose][measure]).map(({ limit, spent }) =>
      limit === 0 ? 1 : spent / limit,
    ),
  );
}

function outOf({ spent, limit }: Amount): string {
  return `${formatNumber(spent)} of ${formatNumber(limit)}`;
}

function fromNow(ahead: number): string {
  if (ahead < HOUR) return counted(Math.max(1, Math.round(ahead / MINUTE)), "minute");
  return counted(Math.round(ahead / HOUR), "hour");
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"} from now`;
}
