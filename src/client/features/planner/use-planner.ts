import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Location, useLocation, useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { OpenPlan, type PlanRequest } from "#shared/contracts/planner.ts";
import { PLAN_NICHES, POSTS_PER_WEEK, VIDEO_LENGTH_NAMES } from "#shared/rules/planner.ts";
import { collections } from "#client/lib/collections.ts";
import { newId } from "#client/lib/new-id.ts";
import { notify } from "#client/lib/toast.ts";
import { useCancellable } from "#client/lib/use-cancellable.ts";
import { useDraft, writeDraft } from "#client/lib/use-draft.ts";
import { useOwnMaterial } from "#client/queries/own-material.ts";
import { generatePlan } from "#client/queries/planner.ts";
import { keepChanges, savedPlanOf } from "./plans.ts";

/** The form as typed; "" where nothing is chosen. */
export const PlannerDraft = z.object({
  postsPerWeek: z.string(),
  videoLength: z.string(),
  niche: z.string(),
});
export type PlannerDraft = z.infer<typeof PlannerDraft>;

const EMPTY: PlannerDraft = { postsPerWeek: String(POSTS_PER_WEEK.usual), videoLength: "", niche: "" };

const PLAN_DRAFT = "planner-plan";

interface Generation {
  readonly request: PlanRequest;
  /** True to be answered anew. */
  readonly fresh: boolean;
}

/** The screen's state: what is typed and the plan that is open, both kept until the tab closes. */
export function usePlanner() {
  const [draft, setDraft] = useDraft("planner-form", PlannerDraft, EMPTY);
  const [plan, setPlan] = useDraft(PLAN_DRAFT, z.nullable(OpenPlan), null);
  /** Whether the creator has changed the view since the page opened; focus then goes to the new one. */
  const [turned, setTurned] = useState(false);
  const show = (next: OpenPlan | null) => {
    setTurned(true);
    setPlan(next);
  };
  /** True while the plan is closed by its own button, which nobody presses by mistake. */
  const meant = useRef(false);
  const step = usePlanStep(() => close());
  const open = (next: OpenPlan) => {
    show(next);
    step.enter();
  };
  const leave = () => {
    if (!step.leave()) close();
  };
  const reopen = (closed: OpenPlan) => {
    // The creator may be on another screen by then.
    writeDraft(PLAN_DRAFT, closed);
    open(closed);
  };
  /** Clears the plan; the form is as it was (spec §4). One that a key took and that isn't saved can be had back. */
  const close = () => {
    generation.cancel();
    show(null);
    const offers = !meant.current;
    meant.current = false;
    if (offers && plan !== null && savedPlanOf(collections.plans.read(), plan) === undefined)
      notify.message("Plan closed", { action: { label: "Reopen", run: () => reopen(plan) } });
  };

  const own = useOwnMaterial();

  /** @returns why there is no plan; undefined where there is one. */
  const generation = useCancellable(async ({ request, fresh }: Generation, signal) => {
    try {
      const answer = await generatePlan({ ...request, channel: own.about(request.niche) }, { signal, fresh });
      open({ ...answer, id: newId(), request, start: "" });
      notify.success("Success! 🎉", {
        description: `Your optimized 30-day plan is ready. Expected growth: ${answer.plan.growthPercentage}`,
      });
      return undefined;
    } catch (error) {
      signal.throwIfAborted();
      return (error instanceof Error && error.message.trim()) || "Please try again.";
    }
  });

  async function start(input: Generation): Promise<void> {
    const failure = await generation.start(input);
    if (failure === undefined) return;
    const action = { label: "Retry", run: () => void start(input) };
    notify.failure("Generation Failed", { description: failure, action });
  }

  return {
    draft,
    setDraft,
    own,
    plan,
    turned,
    running: generation.running,
    cancel: generation.cancel,
    open,
    back: () => {
      meant.current = true;
      leave();
    },
    escape: leave,
    change: (next: OpenPlan) => {
      // Taking back a move must not open a plan that was left meanwhile.
      setPlan((current) => (current?.id === next.id ? next : current));
      keepChanges(next);
    },
    another: (request: PlanRequest) => void start({ request, fresh: true }),
    generate: () => {
      const videoLength = VIDEO_LENGTH_NAMES.find((name) => name === draft.videoLength);
      const niche = PLAN_NICHES.find((name) => name === draft.niche);
      if (videoLength === undefined || niche === undefined) {
        notify.failure("Missing Information", { description: "Please select a niche and video length." });
        return;
      }
      // What isn't a number goes out as none, and the server says so (spec §5).
      const postsPerWeek = Number.parseInt(draft.postsPerWeek, 10);
      void start({ request: { postsPerWeek, videoLength, niche }, fresh: false });
    },
  };
}

/** Marks the step in the browser's history at which a plan is open. */
const PlanStep = z.object({ planOpen: z.literal(true) });

function isInside({ state }: Location): boolean {
  return PlanStep.safeParse(state).success;
}

/** The open plan as a step of the browser's history, so that Back on a phone closes it. @param onLeft it was left. */
function usePlanStep(onLeft: () => void) {
  const navigate = useNavigate();
  const here = useLocation();
  const { pathname, search } = here;
  const inside = isInside(here);
  const entered = useRef(inside);
  const left = useEffectEvent(onLeft);
  // By the location: who goes back at once is out again before the step is ever drawn.
  useEffect(() => {
    if (entered.current && !isInside(here)) left();
    entered.current = isInside(here);
  }, [here]);
  // Who goes back before the step was drawn has left it, too, though the location that is drawn never changes.
  useEffect(() => {
    const leaveUndrawn = () => {
      if (!entered.current || inside) return;
      entered.current = false;
      left();
    };
    addEventListener("popstate", leaveUndrawn);
    return () => removeEventListener("popstate", leaveUndrawn);
  }, [inside]);
  return {
    enter: () => {
      // From another screen the step before isn't the form.
      const isHere = location.pathname === pathname && location.search === search;
      if (inside) return;
      entered.current = isHere;
      void navigate(pathname + search, isHere ? { state: { planOpen: true } } : {});
    },
    /** Goes back out of the step. @returns false where the plan was opened without one. */
    leave: () => {
      if (inside) void navigate(-1);
      return inside;
    },
  };
}
