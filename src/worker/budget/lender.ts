import type { Bindings } from "../env.ts";
import { ofObject } from "../object.ts";
import type { Budget } from "./budget.ts";
import type { Counter } from "./ai-budget.ts";
import type { UnitsOf } from "./balances.ts";
import type { Lender } from "./ledger.ts";

/** The site's one object. */
const NAME = "site";

/** Asks it. A call that is repeated may count twice, which errs on the owner's side. */
export function ofBudget<Value>(
  namespace: Bindings["BUDGET"],
  ask: (budget: DurableObjectStub<Budget>) => Promise<Value>,
): Promise<Value> {
  return ofObject(namespace, NAME, ask);
}

/** The site's budget as an isolate's ledger asks it. */
export function lenderOf(namespace: Bindings["BUDGET"]): Lender {
  return {
    lease: (request) => ofBudget(namespace, (budget) => budget.lease(request)),
    spent: (limits) => ofBudget(namespace, (budget) => budget.spent(limits)),
  };
}

/** The same for what is spent on models. */
export function counterOf(namespace: Bindings["BUDGET"]): Counter {
  return {
    charge: (charge) => ofBudget(namespace, (budget) => budget.charge(charge)),
    // Never repeated: what is given back twice would be spent beyond the budget.
    refund: async (refund) => namespace.getByName(NAME).refund(refund),
  };
}

/** The same for what is shown of the day. */
export function unitsIn(namespace: Bindings["BUDGET"]): UnitsOf {
  return (spenders, names) => ofBudget(namespace, (budget) => budget.unitsOf(spenders, names));
}
