import { addDays } from "#shared/rules/days.ts";
import { VIEW_CHANGE } from "#shared/rules/view-change.ts";
import { formatCalendarDay } from "#client/lib/format.ts";

/** Why older views aren't in a forecast. */
export const VIEWS_CHANGE_TEXT = `Views from before ${formatCalendarDay(addDays(VIEW_CHANGE.done, 1))} are left out: YouTube has counted a view differently since, from the moment playback starts.`;
