import { ArrowRight, Download, LayoutTemplate, RefreshCw } from "lucide-react";
import { Link } from "react-router-dom";
import { daysOf, postTitle, type QuickPlan } from "#shared/rules/quick-plan.ts";
import {
  PLAN_ORIGIN,
  planFileName,
  planNotes,
  planText,
  planTitle,
  planWorkload,
  restDays,
} from "#shared/rules/quick-plan/text.ts";
import { Button, buttonClass } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { CopyButton } from "#client/components/ui/copy-button.tsx";
import { dateStamp, download } from "#client/lib/download.ts";
import { notify } from "#client/lib/toast.ts";
import { sectionPath } from "#client/paths.ts";

interface QuickPlanViewProps {
  readonly plan: QuickPlan;
  readonly running: boolean;
  readonly onRegenerate: () => void;
}

/** A week of posts to read, with what can be done with it. */
export function QuickPlanView({ plan, running, onRegenerate }: QuickPlanViewProps) {
  const { request, reserve, tips } = plan;
  const text = planText(plan);
  const rest = restDays(plan);
  const save = () => {
    download(planFileName(request, dateStamp()), "text/plain", text);
    notify.success("Plan downloaded");
  };
  return (
    <Card as="article" aria-label={planTitle(request)} className="p-5 sm:p-7">
      <h3 className="text-2xl leading-tight font-semibold">{planTitle(request)}</h3>
      <p className="mt-1 text-ink-soft tabular">{planWorkload(request)}</p>
      <ol aria-label="Posts by day" className="mt-5 divide-y divide-line border-y border-line">
        {daysOf(plan)
          .filter(({ posts }) => posts.length > 0)
          .map(({ day, posts }) => (
            <li key={day} className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
              <h4 className="font-semibold text-accent-text">{day}</h4>
              <ul className="grid gap-4">
                {posts.map((post) => (
                  <li
                    key={post.time}
                    className="grid gap-x-4 gap-y-1 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto] sm:items-baseline"
                  >
                    <span className="text-ink-soft tabular">{post.time}</span>
                    <span className="leading-snug font-medium">{postTitle(post)}</span>
                    <IdeaLink topic={post.topic} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
      </ol>
      {rest !== "" && <p className="mt-3 text-ink-soft">{rest}</p>}
      {reserve.length > 0 && (
        <Part title="Topics in reserve">
          <ul className="grid gap-3">
            {reserve.map((topic) => (
              <li
                key={topic}
                className="grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline"
              >
                <span className="leading-snug font-medium">{topic}</span>
                <IdeaLink topic={topic} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={`Tips for ${request.niche}`}>
        <Lines lines={tips} />
      </Part>
      <Part title="Good to know">
        <div className="text-sm text-ink-soft">
          <Lines lines={planNotes(plan)} />
        </div>
      </Part>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
        <p className="flex min-w-0 items-center gap-2 text-sm text-ink-soft">
          <LayoutTemplate aria-hidden className="size-4 shrink-0" />
          <span>{PLAN_ORIGIN}</span>
        </p>
        <div className="-mx-2 flex flex-wrap gap-1">
          <CopyButton text={text} done="Copied" />
          <Button look="quiet" size="small" onClick={save}>
            <Download aria-hidden />
            Download
          </Button>
          <Button look="quiet" size="small" disabled={running} onClick={onRegenerate}>
            <RefreshCw aria-hidden />
            Regenerate
          </Button>
        </div>
      </div>
    </Card>
  );
}

function IdeaLink({ topic }: { readonly topic: string }) {
  return (
    <Link
      to={sectionPath("ai-ideas", { topic })}
      aria-label={`Make it an idea: ${topic}`}
      className={`${buttonClass("quiet", "small")} -ms-3 justify-self-start sm:-my-1.5 sm:ms-0`}
    >
      Make it an idea
      <ArrowRight aria-hidden />
    </Link>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <section className="mt-7">
      <h4 className="mb-2.5 text-lg font-semibold">{title}</h4>
      {children}
    </section>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-2 ps-5 marker:text-ink-soft">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
