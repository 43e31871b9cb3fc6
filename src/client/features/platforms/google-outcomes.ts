import * as z from "zod/mini";
import { GOOGLE_OUTCOMES, type GoogleOutcome } from "#shared/contracts/google.ts";

/** What a creator reads where signing in with Google brought nothing. */
const SENTENCES: Readonly<Record<Exclude<GoogleOutcome, "connected">, string>> = {
  denied:
    "You didn't allow Crescendo to read your channel, so nothing is connected. Sign in again whenever you like, or paste your channel's link.",
  "missing-scope":
    "Both boxes on Google's page have to stay ticked: your YouTube account and your YouTube Analytics reports. Sign in again to tick them.",
  "no-channel":
    "That Google account has no YouTube channel. Sign in again with the account your channel belongs to.",
  expired: "That sign-in took too long, or had been used before. Sign in again.",
  failed: "Google couldn't complete the sign-in. Try again in a minute, or paste your channel's link.",
};

const Outcome = z.enum(GOOGLE_OUTCOMES);

/** The sentence for how signing in ended; undefined where it went well, or it is no outcome at all. */
export function refusalOf(text: string | null): string | undefined {
  const outcome = Outcome.safeParse(text).data;
  return outcome === undefined || outcome === "connected" ? undefined : SENTENCES[outcome];
}
