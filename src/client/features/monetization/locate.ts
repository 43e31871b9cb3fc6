import type { Place } from "#shared/rules/countries.ts";
import { placeAt, placeOfConnection } from "#client/queries/geo.ts";

/** How long the browser may look for its position, and each service for its answer; milliseconds (spec §9). */
export const TIME_OUT = 8000;

/** Why there is no place by position. */
export type Miss = "refused" | "unavailable" | "slow" | "unnamed";

/** What became of looking for a place (spec §4). */
export type Located =
  | { readonly state: "granted"; readonly place: Place; readonly miss?: Miss }
  | { readonly state: "denied"; readonly miss: Miss }
  | { readonly state: "error" };

/**
 * Finds where the creator is: by the browser's position, named by a geocoder; else by the country of the
 * connection; else denied. A browser without geolocation is an error (spec §8).
 */
export async function locate(signal: AbortSignal): Promise<Located> {
  if (!("geolocation" in navigator)) return { state: "error" };
  const found = await byPosition(signal);
  signal.throwIfAborted();
  if (typeof found !== "string") return { state: "granted", place: found };
  const place = await inTime(placeOfConnection, signal);
  signal.throwIfAborted();
  return place === undefined ? { state: "denied", miss: found } : { state: "granted", place, miss: found };
}

async function byPosition(signal: AbortSignal): Promise<Place | Miss> {
  const position = await currentPosition();
  signal.throwIfAborted();
  if (typeof position === "string") return position;
  return (await inTime((limited) => placeAt(position.coords, limited), signal)) ?? "unnamed";
}

/** Asks the browser, which asks the creator. Its time-out begins once that is answered. */
function currentPosition(): Promise<GeolocationPosition | Miss> {
  const { promise, resolve } = Promise.withResolvers<GeolocationPosition | Miss>();
  navigator.geolocation.getCurrentPosition(
    resolve,
    ({ code, PERMISSION_DENIED, TIMEOUT }) =>
      resolve(code === PERMISSION_DENIED ? "refused" : code === TIMEOUT ? "slow" : "unavailable"),
    { timeout: TIME_OUT, maximumAge: 10 * 60_000 },
  );
  return promise;
}

/** What a service answers in time; undefined where it failed. */
async function inTime<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer | undefined> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TIME_OUT);
  try {
    return await ask(AbortSignal.any([signal, limit.signal]));
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
