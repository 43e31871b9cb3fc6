import { SearchCheck } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { needsCare } from "#shared/contracts/grounding.ts";
import { SEO_LIMITS } from "#shared/contracts/seo.ts";
import { seoChecks } from "#shared/rules/seo/checks.ts";
import { AskBack } from "#client/components/ask-back.tsx";
import { AiError } from "#client/components/ai-error.tsx";
import { EmptyState } from "#client/components/ui/empty-state.tsx";
import { PageHeading } from "#client/components/ui/page-heading.tsx";
import { Working } from "#client/components/ui/working.tsx";
import { useAddressInput } from "#client/lib/use-address-input.ts";
import { Analysis } from "./analysis.tsx";
import { CorrectedChapters } from "./corrected-chapters.tsx";
import { fieldsOf, isReady } from "./draft.ts";
import { readingEase } from "./reading-ease.ts";
import { Report } from "./report.tsx";
import { SeoForm } from "./seo-form.tsx";
import { useSeo } from "./use-seo.ts";

/** SEO Optimizer: the text is judged while it is typed; the report brings better versions of it. */
export function SeoSection() {
  const { draft, setDraft, answer, answers, setAnswers, generation, replace } = useSeo();
  const { running, error } = generation;
  useAddressInput(["title"], (arrived) => {
    const title = (arrived.get("title") ?? "").slice(0, SEO_LIMITS.title);
    // A text for another video may stand there: the toast brings its title back.
    if (isReady(draft)) replace("title", title);
    else setDraft({ ...draft, title });
  });
  // Judging takes some milliseconds, which typing must not wait for.
  const judged = useDeferredValue(draft);
  const checks = useMemo(() => seoChecks(fieldsOf(judged), readingEase), [judged]);
  const told = answer?.kind === "report" ? answer.report.care : answer?.reply.care;
  const isCareful = needsCare(told) && answer?.asked.title === judged.title;
  const { questions, known = true } = answer?.kind === "report" ? answer.report : {};
  const generate = (fresh: boolean, details?: string) => void generation.start({ draft, fresh, details });
  return (
    <>
      <PageHeading title="SEO Optimizer">
        Paste a video's title, description and tags. Each is measured as YouTube measures it, while you type.
      </PageHeading>
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_23rem] xl:grid-rows-[auto_1fr] xl:items-start">
        <SeoForm draft={draft} onChange={setDraft} onSubmit={() => generate(false)} running={running} />
        <section aria-label="Report" aria-busy={running} className="grid min-w-0 gap-5">
          {running && <Working label="Thinking..." onCancel={generation.cancel} />}
          {error !== null && !running && <AiError error={error} onRetry={() => generate(false)} />}
          {answer === null && !running && error === null && (
            // Once there is something to judge, a narrow screen shows the judgement right below the form.
            <div className={isReady(judged) ? "max-xl:hidden" : ""}>
              <EmptyState icon={<SearchCheck />} title="Your report appears here">
                It brings better titles, a rewritten description, tags and what people type into YouTube's
                search.
              </EmptyState>
            </div>
          )}
          {questions !== undefined && (
            <AskBack
              questions={questions}
              answers={answers}
              onChange={(typed) => setAnswers([...typed])}
              onSubmit={(details) => generate(false, details)}
              running={running}
              known={known}
              worksheet={false}
              action="Write it from this"
            />
          )}
          {answer !== null && (
            <Report
              answer={answer}
              draft={draft}
              onUse={replace}
              busy={running}
              onAgain={() => generate(true, answer.kind === "report" ? answer.details : undefined)}
            />
          )}
          <CorrectedChapters description={draft.description} onUse={(text) => replace("description", text)} />
        </section>
        {isReady(judged) && !isCareful && (
          <div className="min-w-0 xl:col-start-2 xl:row-span-2 xl:row-start-1">
            <Analysis checks={checks} />
          </div>
        )}
      </div>
    </>
  );
}
