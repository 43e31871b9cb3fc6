import { Planner } from "./planner.tsx";

/** The planner as a page of its own (spec §2). */
export function PostPlannerPage() {
  return <Planner />;
}
