import type { PostPlan } from "#shared/contracts/planner.ts";
import { dayName } from "./plan-text.ts";

interface AgendaProps {
  readonly plan: PostPlan;
  readonly start: string;
  readonly onOpen: (day: number) => void;
}

/** The posts one below the other: on narrow screens, whose calendar has no room for titles, and on paper. */
export function Agenda({ plan, start, onOpen }: AgendaProps) {
  return (
    <section aria-label="Posts in order" className="md:hidden print:block">
      <h2 className="mb-2 text-lg font-semibold">Posts in order</h2>
      <ol className="divide-y divide-line border-y border-line">
        {plan.days.map((post) => (
          <li key={post.day} className="min-w-0 py-3 wrap-anywhere break-inside-avoid">
            <p className="text-sm text-ink-soft">
              {dayName(start, post.day)} · {post.time} · <bdi>{post.format}</bdi>
            </p>
            <button
              type="button"
              dir="auto"
              onClick={() => onOpen(post.day)}
              className="mt-0.5 block w-full rounded text-start font-medium underline decoration-line-strong underline-offset-4 print:no-underline"
            >
              {post.title}
            </button>
            <p dir="auto" className="mt-1 hidden text-sm print:block">
              {post.hook}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
