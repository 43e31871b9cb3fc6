import type { Kv } from "../cache.ts";
import type { Ledger } from "./ledger.ts";

/** The same KV, which writes nothing more once the site's writes of the day are spent: that costs speed alone. */
export function countedKv(kv: Kv, ledger: Ledger): Kv {
  return {
    get: (key, type) => kv.get(key, type),
    delete: (key) => kv.delete(key),
    put: async (...write) => {
      const { granted } = await ledger.take("kvWrites", 1);
      if (granted) await kv.put(...write);
    },
  };
}
