import { OWN_KEY_HEADERS, OwnKey } from "#shared/contracts/own-key.ts";
import { ENGINE_HEADER } from "#shared/contracts/assistant.ts";
import { readJson } from "#shared/json.ts";
import { stores } from "./stores.ts";

/**
 * The creator's own key to a model, under this name in sessionStorage until the tab closes, or in localStorage where
 * they wish to keep it. It is no part of an export.
 */
const NAME = "own-key";

/** A key, and whether it outlives the tab. */
export interface KeptOwnKey {
  readonly ownKey: OwnKey;
  readonly stays: boolean;
}

/** Whether a key may be sent from this page: over https, or to this machine itself. */
export const mayUseOwnKey = () => globalThis.isSecureContext;

/** The key in use; undefined where there is none, or what is stored isn't one. */
export function readOwnKey(): KeptOwnKey | undefined {
  for (const [stays, storage] of places()) {
    const { data } = OwnKey.safeParse(readJson(read(storage) ?? ""));
    if (data !== undefined) return { ownKey: data, stays };
  }
  return undefined;
}

/** Takes a key into use in place of any other. @returns false where the browser stores nothing. */
export function keepOwnKey({ ownKey, stays }: KeptOwnKey): boolean {
  forgetOwnKey();
  try {
    (stays ? localStorage : sessionStorage).setItem(NAME, JSON.stringify(ownKey));
    return true;
  } catch {
    return false;
  }
}

export function forgetOwnKey(): void {
  for (const [, storage] of places()) {
    try {
      storage().removeItem(NAME);
    } catch {
      // Blocked: there is nothing to forget.
    }
  }
}

/**
 * What goes along with a call that may ask a model: that none may, or the creator's own key, where they didn't choose
 * an engine below it.
 */
export function engineHeaders(): Record<string, string> {
  const choice = stores.engineChoice.read();
  if (choice === "built-in" || (choice === "on-device" && stores.deviceOnly.read() === "yes"))
    return { [ENGINE_HEADER]: "built-in" };
  if (choice === "site") return {};
  return ownKeyHeaders();
}

/** What takes the creator's own key along; nothing where there is none that may be sent. */
export function ownKeyHeaders(): Record<string, string> {
  const kept = mayUseOwnKey() ? readOwnKey() : undefined;
  if (kept === undefined) return {};
  const { provider, model, key } = kept.ownKey;
  return {
    [OWN_KEY_HEADERS.provider]: provider,
    [OWN_KEY_HEADERS.model]: model,
    [OWN_KEY_HEADERS.key]: key,
  };
}

/** The tab's goes first. Naming a storage throws where the browser blocks it. */
function places(): readonly (readonly [stays: boolean, storage: () => Storage])[] {
  return [
    [false, () => sessionStorage],
    [true, () => localStorage],
  ];
}

function read(storage: () => Storage): string | null {
  try {
    return storage().getItem(NAME);
  } catch {
    return null;
  }
}
