import * as z from "zod/mini";
import { geo } from "#shared/contracts/geo.ts";
import { type Place, placeIn } from "#shared/rules/countries.ts";
import { call } from "#client/lib/api.ts";

/** Names a place by its position, free of charge, for browsers only. */
const GEOCODER = "https://api.bigdatacloud.net/data/reverse-geocode-client";

/** A field that moved or changed is a field that says nothing. */
const text = z.pipe(
  z.transform((value: unknown) => (typeof value === "string" ? value : "")),
  z.string(),
);
const Geocoded = z.object({ countryCode: text, countryName: text, principalSubdivision: text });

/** A position rounded to about 11 km: enough to tell a country, too coarse to tell a street. */
function coarse(degrees: number): string {
  return degrees.toFixed(1);
}

/**
 * Asks a geocoder which place is at a position, in degrees.
 * @returns undefined where it names none. @throws where it can't be asked or answers with something else.
 */
export async function placeAt(
  { latitude, longitude }: Pick<GeolocationCoordinates, "latitude" | "longitude">,
  signal: AbortSignal,
): Promise<Place | undefined> {
  const query = new URLSearchParams({
    latitude: coarse(latitude),
    longitude: coarse(longitude),
    localityLanguage: "en",
  });
  const response = await fetch(`${GEOCODER}?${query}`, { signal });
  if (!response.ok) throw new Error(`The geocoder answered ${response.status}.`);
  return placeIn(Geocoded.parse(await response.json()));
}

/** The country the caller's connection comes from; undefined where the server doesn't know. @throws CallError */
export async function placeOfConnection(signal: AbortSignal): Promise<Place | undefined> {
  const { countryCode, country } = await call(geo, { signal });
  return countryCode === null || country === null ? undefined : { code: countryCode, name: country };
}
