import type { Line } from "./angle.ts";
import { TEACHING_TITLES } from "./teach.ts";
import { TELLING_TITLES } from "./tell.ts";
import { TRYING_TITLES } from "./try.ts";

/** Every title structure. A title names the topic once, in sentence case, and promises only what the video can hold. */
export const TITLES: readonly Line[] = [...TEACHING_TITLES, ...TRYING_TITLES, ...TELLING_TITLES];
