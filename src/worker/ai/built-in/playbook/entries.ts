import { analytics } from "./analytics.ts";
import { beginnings } from "./beginnings.ts";
import { business } from "./business.ts";
import { community } from "./community.ts";
import { editing } from "./editing.ts";
import type { PlaybookEntry } from "./entry.ts";
import { equipment } from "./equipment.ts";
import { growth } from "./growth.ts";
import { hooks } from "./hooks.ts";
import { ideas } from "./ideas.ts";
import { money } from "./money.ts";
import { partnerProgramEntries } from "./partner-program.ts";
import { planning } from "./planning.ts";
import { policy } from "./policy.ts";
import { reach } from "./reach.ts";
import { retention } from "./retention.ts";
import { safety } from "./safety.ts";
import { scripts } from "./scripts.ts";
import { discovery } from "./discovery.ts";
import { shorts } from "./shorts.ts";
import { thumbnails } from "./thumbnails.ts";
import { tiktokAndInstagram } from "./tiktok-and-instagram.ts";
import { titles } from "./titles.ts";
import { wellbeing } from "./wellbeing.ts";
import { youtube } from "./youtube.ts";

/** The whole growth playbook, from the first video to the first sponsor. */
export const PLAYBOOK: readonly PlaybookEntry[] = [
  ...beginnings,
  ...ideas,
  ...hooks,
  ...titles,
  ...thumbnails,
  ...scripts,
  ...retention,
  ...youtube,
  ...shorts,
  ...tiktokAndInstagram,
  ...discovery,
  ...analytics,
  ...community,
  ...reach,
  ...growth,
  ...planning,
  ...equipment,
  ...editing,
  ...partnerProgramEntries,
  ...money,
  ...business,
  ...policy,
  ...safety,
  ...wellbeing,
];
