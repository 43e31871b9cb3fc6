import type { Surface } from "#shared/rules/surfaces.ts";

const NAMED: readonly (readonly [RegExp, Surface])[] = [
  [/tik\s?tok/iu, "TikTok"],
  [/\breels?\b|insta|\big\b/iu, "Instagram Reels"],
  [/\bshorts?\b/iu, "YouTube Shorts"],
  [/you\s?tube|\byt\b|long.?form/iu, "YouTube long-form"],
];

/** The surface a creator's own words name first; Shorts before the YouTube they are on. */
export function surfaceIn(text: string): Surface | undefined {
  const found = NAMED.map(([pattern, surface]) => ({ surface, at: text.search(pattern) })).filter(
    ({ at }) => at >= 0,
  );
  const [first] = found.toSorted((a, b) => a.at - b.at);
  const isShort = found.some(({ surface }) => surface === "YouTube Shorts");
  return first?.surface === "YouTube long-form" && isShort ? "YouTube Shorts" : first?.surface;
}

/** True where a platform was named, and it isn't YouTube. */
export function isElsewhere(surface: Surface | undefined): boolean {
  return surface === "TikTok" || surface === "Instagram Reels";
}
