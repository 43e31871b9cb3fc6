import type { OwnKey } from "./own-key.ts";

/** The header that carries each part of a creator's own key. */
export const OWN_KEY_HEADERS = {
  provider: "X-Own-Provider",
  model: "X-Own-Model",
  key: "X-Own-Key",
} as const satisfies Record<keyof OwnKey, string>;
