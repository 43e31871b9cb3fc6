import { about, type Frame, KIN, own } from "./frame.ts";

/** Whoever may say goodbye to the one who writes. */
const SOMEBODY = [...KIN, "they", "followed", "known"] as const;
const UNREACHED = ["silent", "noanswer", "vanished"] as const;
const GONE = [...UNREACHED, "erased", "wiped"] as const;
/** What makes a goodbye an ordinary one: a journey, a plate that was left unwashed, a break-up. */
const ORDINARY = ["leavetaking", "sorryfor", "play", "breakup"] as const;

const farewell = (needs: Frame["needs"]): Frame => about("other", own("suicide", needs, ORDINARY));

/**
 * A farewell without the word: love and an apology to several, a last wish, an animal given into care. None of them is one
 * by itself; with a note, or with a phone that is off, it is.
 */
export const FAREWELL_FRAMES: readonly Frame[] = [
  farewell([SOMEBODY, ["lovesorry"], ["leftword", ...GONE, "keepsake"]]),
  farewell([["they"], ["lovesus"]]),
  farewell([SOMEBODY, ["charge"], ["leftword", ...GONE, "keepsake"]]),
  farewell([SOMEBODY, ["careof"], ["loveall", "lovesone"], ["leftword", ...GONE]]),
  farewell([SOMEBODY, ["loveall", "lovesone"], ["leftword"], GONE]),
  farewell([SOMEBODY, ["goodbye", "saidbye"], UNREACHED]),
  farewell([SOMEBODY, ["keepsake", "giveaway"], ["nolonger", "charge"]]),
];
