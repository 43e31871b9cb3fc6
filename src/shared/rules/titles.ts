/** YouTube's limit on a title, in characters. Source: support.google.com/youtube/answer/57404 (official, checked 2026-11-21). */
export const TITLE_MAX = 100;

/** YouTube refuses `<` and `>` in titles. Same source. */
export const TITLE_FORBIDDEN = /[<>]/u;
