import type { Surface } from "#shared/rules/surfaces.ts";
import { line, type Line } from "./line.ts";

/** The proof, where the niche knows what to show. */
export const PROOFS: readonly Line[] = [
  line(
    ({ proof }) => `Here is the evidence: ${proof}.`,
    ({ proof }) => `Don't take my word for it, look at ${proof}.`,
    ({ proof }) => `And now the receipts: ${proof}.`,
  ),
  line(
    ({ proof }) => `You can see it for yourself: ${proof}.`,
    ({ proof }) => `See for yourself: ${proof}.`,
    ({ proof }) => `Trust your eyes, not my haircut: ${proof}.`,
  ),
];

/** The proof, where only the creator knows what there is to show. */
export const OPEN_PROOFS: readonly Line[] = [
  line(
    "Here is the evidence, on screen and without a cut.",
    "Don't take my word for it. Here it is, no cuts.",
    "And now the receipts. No cuts, no magic.",
  ),
  line(
    "You can see the source on screen and judge it yourself.",
    "The source is on screen, so judge for yourself.",
    "The source is right there. I'll wait.",
  ),
];

/** What may follow the proof. */
export const AFTER_PROOF: readonly Line[] = [
  line(
    "I leave it on screen for a moment without a comment.",
    "I'll leave it on screen for a moment.",
    "Take a second. It's not shy.",
  ),
  line(
    "Look twice, because the first look tends to confirm what we hoped for.",
    "Look twice, because the first look tends to show what you hoped for.",
    "Look twice. The first look sees what it wants.",
  ),
  line(
    "Notice what is missing as well as what is there.",
    "Notice what's missing, too.",
    "Notice what's missing, like a detective with better lighting.",
  ),
  line("If it does not convince you, say what would.", "If it doesn't convince you, say what would."),
];

/** Joints between the parts of a longer script. */
export const JOINTS: readonly Line[] = [
  line(
    "Keep that in mind, because the next part depends on it.",
    "Hold on to that, the next part depends on it.",
    "Park that thought, we'll need it.",
  ),
  line("That settles one half of it, but not the other.", "That settles one half, but not the other."),
  line(
    "So far so good, yet something is still missing.",
    "So far so good, but something's still missing.",
    "So far so good. Suspiciously good.",
  ),
  line("Now it becomes more specific.", "Now it gets more specific.", "Now it gets good."),
];

/** Sums up a long video. @param points what its parts leave the viewer with, three at most. */
export const RECAPS: readonly ((points: string) => Line)[] = [
  (points) =>
    line(
      `In short: ${points}.`,
      `So, the short version: ${points}.`,
      `Right, a recap before we both forget: ${points}.`,
    ),
  (points) =>
    line(
      `This is what remains: ${points}.`,
      `Here's what's left on the table: ${points}.`,
      `If you fell asleep, you missed: ${points}.`,
    ),
];

/** What is written over a request, by the word that it begins with. */
export const CALL_SCREENS: Readonly<Record<string, string>> = {
  Comment: "Your turn, in the comments",
  Tell: "Your turn, in the comments",
  Write: "Your rule, in the comments",
  Save: "For next time",
  Send: "Who needs this?",
  Share: "Who needs this?",
  Follow: "To be continued",
  Subscribe: "To be continued",
  Watch: "The rest of it",
  Stitch: "Your take?",
  Remix: "Your take?",
  Duet: "Your first try?",
};

/** Pictures to open on. */
export const OPENING_SHOTS: readonly string[] = [
  "The end result, already in motion. No logo, no greeting.",
  "Your hands in the middle of the hardest moment.",
  "Your face, close, with the thing itself between you and the lens.",
  "The problem in close-up, held until the first line is over.",
];

/** Pictures to close on. */
export const CLOSING_SHOTS: readonly string[] = [
  "The result once more, from the first angle.",
  "Your face, still, for one breath after the last word.",
  "The workplace as you leave it.",
];

/** What a platform asks of the first and of the last shot. Source: heuristic. */
export const NOTES: Record<Surface, { readonly first: string; readonly last: string }> = {
  TikTok: {
    first: "The first line is over by second three. Have the topic on screen from the first frame.",
    last: "End on the picture you opened with, so that the loop closes. Keep words clear of the caption and the buttons on the right.",
  },
  "YouTube Shorts": {
    first: "The first line is over by second three. Nothing moves before it but the picture.",
    last: "Cut on the last word. A Short starts again at once, so let the last picture lead into the first.",
  },
  "Instagram Reels": {
    first:
      "The first line is over by second three. Choose this frame as the cover, with the topic in the middle.",
    last: "Let the end run into the start, so that the reel loops. Write the caption as a second first line.",
  },
  "YouTube long-form": {
    first: "Title and thumbnail promise what this line says. Show it within the first thirty seconds.",
    last: "Leave the end screen free of words, and talk until it begins.",
  },
};
