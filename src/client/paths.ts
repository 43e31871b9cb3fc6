/** Every URL of the app, once. */
export const PATHS = {
  auth: "/auth",
  home: "/",
  dashboard: "/dashboard",
  postPlanner: "/ai-post-planner",
  terms: "/terms",
  privacy: "/privacy",
  youtubeAnalytics: "/youtube-analytics",
  tiktokAnalytics: "/tiktok-analytics",
  instagramAnalytics: "/instagram-analytics",
} as const;

/** The sign-in page, opened at one of its two forms. */
export const signInPath = `${PATHS.auth}?mode=login`;
export const registerPath = `${PATHS.auth}?mode=register`;

/** A section of the dashboard; `more` are that section's own parameters. */
export function sectionPath(section: string, more: Record<string, string> = {}): string {
  return `${PATHS.dashboard}?${new URLSearchParams({ section, ...more })}`;
}
