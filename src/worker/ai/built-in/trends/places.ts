import type { Region } from "#shared/rules/trends.ts";

/** A signal's region within a sentence: "in the USA". Suggestions asked for no country are YouTube's own choice. */
export function placeOf(region: Region): string {
  if (region === "Global") return "where no country is chosen";
  return region === "USA" || region === "UK" ? `in the ${region}` : `in ${region}`;
}
