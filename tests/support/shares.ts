import { Usage, usage, type UsageToday } from "#shared/contracts/usage.ts";
import type { Bindings } from "#worker/env.ts";
import { newAddress, replyIn } from "./api.ts";
import { ownSite } from "./own-site.ts";
import { type Behaviour, completion, workersAi } from "./workers-ai-double.ts";

/** What an answer of {@link paidSite} costs, of which 122 and what was asked are set aside first. */
export const COST = 31;

/** A creator at their own address, who comes back with their cookie. */
export function newCaller(address = newAddress()): Record<string, string> {
  const id = crypto.getRandomValues(new Uint8Array(16)).toHex();
  return { Cookie: `__Host-workspace=${id}`, "CF-Connecting-IP": address };
}

/** Nobody is held up by how much they ask in a minute. */
const ANY_NUMBER: RateLimit = { limit: async () => ({ success: true }) };

/** A site that pays neurons for a double of Cloudflare's models, {@link COST} for an answer where nothing else is said. */
export function paidSite(
  settings: Partial<Bindings> = {},
  behave: Behaviour = () =>
    completion("Film the first slice.", {
      usage: { total_tokens: 1000, prompt_tokens: 0, completion_tokens: 1000 },
    }),
) {
  const ai = workersAi(behave);
  const { post, get, bindings } = ownSite({
    PUBLIC_SOURCES: "off",
    AI_LIMIT: ANY_NUMBER,
    API_LIMIT: ANY_NUMBER,
    AI: ai,
    ...settings,
  });
  return {
    ai,
    bindings,
    ask: async (caller: Record<string, string>, input: string) =>
      replyIn(await post("/api/ai/assist", { task: "general", input }, { headers: caller })),
    usageOf: async (caller: Record<string, string>): Promise<UsageToday> => {
      const { today } = Usage.parse(await (await get(usage.path, caller)).json());
      if (today === null) throw new Error("nothing is counted there");
      return today;
    },
    get,
    post,
  };
}
