import * as z from "zod/mini";
import {
  makeQuickPlan,
  QUICK_PLAN_DELAY,
  QUICK_PLAN_LIMITS,
  QuickPlan,
  QuickPlanDraft,
  type QuickPlanRequest,
} from "#shared/rules/quick-plan.ts";
import { useCancellable } from "#client/lib/use-cancellable.ts";
import { useDraft } from "#client/lib/use-draft.ts";
import { wait } from "#client/lib/wait.ts";

const EMPTY_DRAFT: QuickPlanDraft = {
  postsPerWeek: String(QUICK_PLAN_LIMITS.postsPerWeek.standard),
  seconds: "",
  niche: "",
};

/** Topics and tips, apart from the screen: nothing of them is needed to show it. */
const loadContent = () => import("#client/lib/quick-plan-content.ts");

/** Fetches the topics while the form is filled in. */
export function preloadContent(): void {
  // Where they can't be had now, generating tries again.
  loadContent().catch(() => undefined);
}

/** The screen's state: what is typed and the last plan, both kept until the tab closes. */
export function useQuickPlan() {
  const [draft, setDraft] = useDraft("quick-plan-form", QuickPlanDraft, EMPTY_DRAFT);
  const [plan, setPlan] = useDraft("quick-plan", z.nullable(QuickPlan), null);

  const generation = useCancellable(async (request: QuickPlanRequest, signal) => {
    const topics = loadContent().then(({ quickPlanContent }) => quickPlanContent(request.niche));
    const [content] = await Promise.all([topics, wait(QUICK_PLAN_DELAY, signal)]);
    setPlan(makeQuickPlan(request, content, anyBelow));
  });

  return { draft, setDraft, plan, generation };
}

/** What chance chooses: a whole number from 0 to `limit` - 1. */
function anyBelow(limit: number): number {
  return Math.floor(Math.random() * limit);
}
