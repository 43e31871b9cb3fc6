/**
 * YouTube's change of what a view is: since these days a view counts when playback starts, in every format. Views
 * from before are another quantity, so nothing is compared or forecast across.
 * Source: official, YouTube Data API revision history of 2026-08-27; a third party dates it 2026-08-24 (checked
 * 2026-11-21).
 */
export const VIEW_CHANGE = { begins: "2026-08-24", done: "2026-08-27" } as const;
