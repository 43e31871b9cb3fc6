import { Hono } from "hono";
import { type Amounts, usage as endpoint, type Usage, type UsageToday } from "#shared/contracts/usage.ts";
import { priceOfSite } from "../ai/price-of-site.ts";
import { leastToAsk, measuresOf } from "../ai/purse.ts";
import type { Balance } from "../budget/balances.ts";
import type { SpenderKind } from "../budget/shares.ts";
import { spenderOf } from "../budget/spender.ts";
import type { AppEnv } from "../context.ts";
import { serve } from "../serve.ts";

export const usage = new Hono<AppEnv>();

serve(usage, endpoint, async (c) => {
  const config = c.get("config");
  const price = priceOfSite(config);
  if (price === undefined) return c.json({ today: null } satisfies Usage);
  const { balances, until } = await config.balances.of(spenderOf(c), measuresOf(price));
  const amountsOf = amountsIn(balances);
  const amounts = { site: amountsOf("site"), network: amountsOf("address"), share: amountsOf("workspace") };
  return c.json({
    today: {
      unit: price.budget === "aiNeurons" ? "neurons" : "tokens",
      ...amounts,
      answersLeft: answersLeft(amounts, leastToAsk(price)),
      until: new Date(until).toISOString(),
    },
  } satisfies Usage);
});

function amountsIn([calls, units]: readonly Balance[]): (by: SpenderKind) => Amounts {
  const amount = (balance: Balance | undefined, by: SpenderKind) => ({
    limit: balance?.shares[by] ?? 0,
    spent: balance?.spent[by] ?? 0,
  });
  return (by) => ({ calls: amount(calls, by), units: amount(units, by) });
}

/**
 * At the site's average of today, since a caller's own few answers say little.
 * @param least units that have to be there for the last of them.
 */
function answersLeft(
  { site, network, share }: Pick<UsageToday, "site" | "network" | "share">,
  least: number,
): number | null {
  if (site.calls.spent === 0 || site.units.spent === 0) return null;
  const left = (of: "calls" | "units") =>
    Math.max(0, Math.min(...[site, network, share].map(({ [of]: { limit, spent } }) => limit - spent)));
  const average = site.units.spent / site.calls.spent;
  const affordable = Math.floor((left("units") - least) / average) + 1;
  return Math.max(0, Math.min(left("calls"), affordable));
}
