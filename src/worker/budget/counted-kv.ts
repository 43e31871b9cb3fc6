import type { Ledger } from "./ledger.ts";

/** What of KV is used here. */
export type Kv = Pick<KVNamespace, "get" | "put" | "delete">;

/** The same KV, which writes nothing more once the site's writes of the day are spent: that costs speed alone. */
export function countedKv(kv: Kv, ledger: Ledger): Kv {
  return {
    get: kv.get.bind(kv),
    delete: kv.delete.bind(kv),
    put: async (...write) => {
      const { granted } = await ledger.take("kvWrites", 1);
      if (granted) await kv.put(...write);
    },
  };
}
