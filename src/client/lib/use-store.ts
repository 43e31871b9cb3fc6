import { useSyncExternalStore } from "react";
import type { Store } from "./storage.ts";

/** The value of a store, kept current across writes of this and other tabs. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.read);
}
