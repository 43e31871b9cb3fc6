/** Niches of the trend detector (spec §9); a custom niche overrides. */
export const TREND_NICHES = [
  "AI & Technology",
  "Gaming",
  "Fitness",
  "Finance",
  "Fashion",
  "Comedy",
  "Motivation",
  "Education",
  "Music",
  "Beauty",
] as const;

/** Regions of the trend detector (spec §9), with the country code that Google and YouTube know each by. */
export const REGIONS = {
  Global: undefined,
  USA: "US",
  UK: "GB",
  Canada: "CA",
  India: "IN",
  Kenya: "KE",
  Australia: "AU",
  Germany: "DE",
  Brazil: "BR",
  Japan: "JP",
} as const satisfies Record<string, string | undefined>;

export type Region = keyof typeof REGIONS;
export const REGION_NAMES = Object.keys(REGIONS) as [Region, ...Region[]];
