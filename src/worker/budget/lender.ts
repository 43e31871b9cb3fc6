import type { Bindings } from "../env.ts";
import { ofObject } from "../object.ts";
import type { Budget } from "./budget.ts";
import type { Lender } from "./ledger.ts";

/** Asks the one object of the site. A call that is repeated may count twice, which errs on the owner's side. */
export function ofBudget<Value>(
  namespace: Bindings["BUDGET"],
  ask: (budget: DurableObjectStub<Budget>) => Promise<Value>,
): Promise<Value> {
  return ofObject(namespace, "site", ask);
}

/** The site's budget as an isolate's ledger asks it. */
export function lenderOf(namespace: Bindings["BUDGET"]): Lender {
  return {
    lease: (request) => ofBudget(namespace, (budget) => budget.lease(request)),
    spent: (limits) => ofBudget(namespace, (budget) => budget.spent(limits)),
  };
}
