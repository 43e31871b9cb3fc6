import { OwnKey } from "#shared/contracts/own-key.ts";
import { readJson } from "#shared/json.ts";
import { OWN_KEY_NAME, ownKeyPlaces, readPlace } from "./engine-headers.ts";

/** A creator's own key to a model, and whether it outlives the tab. */
export interface KeptOwnKey {
  readonly ownKey: OwnKey;
  readonly stays: boolean;
}

/** The key in use; undefined where there is none. What is stored and isn't one is forgotten. */
export function readOwnKey(): KeptOwnKey | undefined {
  for (const [stays, storage] of ownKeyPlaces()) {
    const text = readPlace(storage);
    const { data } = OwnKey.safeParse(readJson(text ?? ""));
    if (data !== undefined) return { ownKey: data, stays };
    if (text !== null) forgetIn(storage);
  }
  return undefined;
}

/** Takes a key into use in place of any other. @returns false where the browser stores nothing. */
export function keepOwnKey({ ownKey, stays }: KeptOwnKey): boolean {
  forgetOwnKey();
  try {
    (stays ? localStorage : sessionStorage).setItem(OWN_KEY_NAME, JSON.stringify(ownKey));
    return true;
  } catch {
    return false;
  }
}

export function forgetOwnKey(): void {
  for (const [, storage] of ownKeyPlaces()) forgetIn(storage);
}

function forgetIn(storage: () => Storage): void {
  try {
    storage().removeItem(OWN_KEY_NAME);
  } catch {
    // Blocked: there is nothing to forget.
  }
}
