/** The place of the next video and its height, three lines and a button, so that nothing moves when it is drawn. */
export const NEXT_VIDEO_ROOM = "mt-5 min-h-40 sm:min-h-28";
