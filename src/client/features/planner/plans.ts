import type { OpenPlan, SavedPlan } from "#shared/contracts/planner.ts";
import { reportOutcome } from "#client/lib/outcome.ts";
import { collections } from "#client/lib/collections.ts";
import { notify } from "#client/lib/toast.ts";

const { plans } = collections;

/** What a plan is called until the creator renames it. */
function nameOf({ request: { niche, postsPerWeek } }: OpenPlan): string {
  return `${niche}, ${postsPerWeek} ${postsPerWeek === 1 ? "post" : "posts"} a week`;
}

/** The saved copy of a plan, if there is one. */
export function savedPlanOf(saved: readonly SavedPlan[], { id }: OpenPlan): SavedPlan | undefined {
  return saved.find((plan) => plan.id === id);
}

/** What is kept of a plan: a word on how a service did that minute is none of it. */
function lastingOf(plan: OpenPlan): OpenPlan {
  const { notice: _, ...lasting } = plan;
  return lasting;
}

/** Saves a plan as the newest. */
export function savePlan(plan: OpenPlan): void {
  const copy = { ...lastingOf(plan), name: nameOf(plan), savedAt: new Date().toISOString() };
  if (reportOutcome(plans.update((list) => [copy, ...list]))) notify.success("Plan saved");
}

/** Takes changes over into the saved copy of a plan, where there is one. */
export function keepChanges(plan: OpenPlan): void {
  if (savedPlanOf(plans.read(), plan) === undefined) return;
  const changed = lastingOf(plan);
  reportOutcome(
    plans.update((list) =>
      list.map((copy) => (copy.id === plan.id ? Object.assign({}, copy, changed) : copy)),
    ),
  );
}

/** Gives a saved plan another name. */
export function renamePlan(id: string, name: string): void {
  reportOutcome(
    plans.update((list) => list.map((plan) => (plan.id === id ? Object.assign({}, plan, { name }) : plan))),
  );
}

/** Deletes a saved plan; the toast can put it back where it was. */
export function deletePlan(plan: SavedPlan): void {
  const position = plans.read().findIndex(({ id }) => id === plan.id);
  if (!reportOutcome(plans.update((list) => list.filter(({ id }) => id !== plan.id)))) return;
  notify.success("Plan deleted", {
    action: {
      label: "Undo",
      run: () => reportOutcome(plans.update((list) => list.toSpliced(position, 0, plan))),
    },
  });
}
