import { type Frame, KIN, own } from "./frame.ts";

/** What somebody lives with, told by the way; and that it is somebody close who is ill. */
export const TENDER_FRAMES: readonly Frame[] = [
  own("grief", [[...KIN, "they"], ["wouldbe"], ["days", "minor", "adult", "kid"]], ["play"]),
  own("grief", [KIN, ["ashes"]], ["play"]),
  own("grief", [["emptyroom"], ["days", "died", "without"]], ["play"]),
  own("grief", [KIN, ["yougone"], ["days"]], ["play"]),
  own("pet", [["pet", "vet"], ["deadline"]], ["play", "toevent", "petchore"]),
  own("separation", [["partner", "parent"], ["parted"], ["my", "i", "kid"]], ["play", "errand"]),
  own("separation", [["partner", "they"], ["leftme"]], ["play", "errand"]),
  own("hardship", [["parent", "partner", "relative"], ["thrownout"]], ["play"]),
  own("mind", [["cantup"]], ["play"]),
  own("mind", [["numb"]], ["play"]),
  own("caring", [KIN, ["ailing"], ["my"]], ["illme", "play"]),
];
