import type { Surface } from "#shared/rules/surfaces.ts";

/** What a platform asks of the first and of the last shot. Source: heuristic. */
export const ENGLISH_NOTES: Record<Surface, { readonly first: string; readonly last: string }> = {
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
