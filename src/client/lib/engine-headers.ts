import * as z from "zod/mini";
import { ENGINE_HEADER } from "#shared/contracts/assistant.ts";
import { OWN_KEY_HEADERS } from "#shared/contracts/own-key-headers.ts";
import { readJson } from "#shared/json.ts";
import { stores } from "./stores.ts";

/**
 * The creator's own key to a model, under this name in sessionStorage until the tab closes, or in localStorage where
 * they wish to keep it. It is no part of an export.
 */
export const OWN_KEY_NAME = "own-key";

/** A part of a key as a header can carry it; Settings and the server look at it closely. */
const Part = z.string().check(z.regex(/^[!-~]+$/u));
const Kept = z.object({ provider: Part, model: Part, key: Part });

/** Whether a key may be sent from this page: over https, or to this machine itself. */
export const mayUseOwnKey = () => globalThis.isSecureContext;

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
  if (!mayUseOwnKey()) return {};
  const [kept] = ownKeyPlaces().flatMap(
    ([, storage]) => Kept.safeParse(readJson(readPlace(storage) ?? "")).data ?? [],
  );
  if (kept === undefined) return {};
  return {
    [OWN_KEY_HEADERS.provider]: kept.provider,
    [OWN_KEY_HEADERS.model]: kept.model,
    [OWN_KEY_HEADERS.key]: kept.key,
  };
}

/** The tab's goes first. Naming a storage throws where the browser blocks it. */
export function ownKeyPlaces(): readonly (readonly [stays: boolean, storage: () => Storage])[] {
  return [
    [false, () => sessionStorage],
    [true, () => localStorage],
  ];
}

/** What stands in one of them; null where nothing does, or the browser blocks it. */
export function readPlace(storage: () => Storage): string | null {
  try {
    return storage().getItem(OWN_KEY_NAME);
  } catch {
    return null;
  }
}
