/** Where a video is published: the platforms of the script writer (spec §2), used wherever a video is planned. */
export const SURFACES = ["TikTok", "YouTube Shorts", "Instagram Reels", "YouTube long-form"] as const;
export type Surface = (typeof SURFACES)[number];

/** Short surfaces play vertically and are judged by their first seconds. */
export function isShortForm(surface: Surface): boolean {
  return surface !== "YouTube long-form";
}
