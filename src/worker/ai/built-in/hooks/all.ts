import type { Line } from "../titles/angle.ts";
import { JUDGING_HOOKS } from "./judge.ts";
import { TEACHING_HOOKS } from "./teach.ts";
import { TELLING_HOOKS } from "./tell.ts";
import { TRYING_HOOKS } from "./try.ts";

/** Most words a hook may have beyond the topic: spoken in four seconds on a short, in ten on long-form. */
export const HOOK_WORDS = { short: 12, long: 30 } as const;

/** Every spoken first line; those without a length open short and long videos alike. */
export const HOOKS: readonly Line[] = [
  ...TEACHING_HOOKS,
  ...TRYING_HOOKS,
  ...JUDGING_HOOKS,
  ...TELLING_HOOKS,
];
