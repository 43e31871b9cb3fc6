import { Hash } from "lucide-react";
import { useRef } from "react";
import { HASHTAG_LIMITS } from "#shared/contracts/hashtags.ts";
import { AiError } from "#client/components/ai-error.tsx";
import { EmptyState } from "#client/components/ui/empty-state.tsx";
import { PageHeading } from "#client/components/ui/page-heading.tsx";
import { Working } from "#client/components/ui/working.tsx";
import { useAddressInput } from "#client/lib/use-address-input.ts";
import { HashtagList } from "./hashtag-list.tsx";
import { HashtagsForm } from "./hashtags-form.tsx";
import { PlatformAdvice } from "./platform-advice.tsx";
import { TrendingNow } from "./trending-now.tsx";
import { useHashtags } from "./use-hashtags.ts";

/** Hashtag Generator: a topic and a language in, ten tags out, with what each platform takes. */
export function HashtagsSection() {
  const { draft, setDraft, answer, generation, generate } = useHashtags();
  useAddressInput(["topic"], (arrived) => {
    setDraft({ ...draft, topic: (arrived.get("topic") ?? "").slice(0, HASHTAG_LIMITS.topic) });
  });
  const form = useRef<HTMLDivElement>(null);
  const { running, error, input } = generation;
  return (
    <>
      <PageHeading title="Hashtag Generator">
        Up to ten tags for one topic, in the language your viewers write in.
      </PageHeading>
      <div ref={form}>
        <HashtagsForm draft={draft} onChange={setDraft} onSubmit={() => void generate()} running={running} />
      </div>
      <section aria-label="Result" aria-busy={running} className="mt-8 grid gap-5">
        {running && <Working label="Thinking..." onCancel={generation.cancel} />}
        {error !== null && !running && (
          <AiError error={error} onRetry={() => input && void generation.start(input)} />
        )}
        {answer === null && !running && error === null && (
          <EmptyState icon={<Hash />} title="Your hashtags appear here">
            Name one video rather than a whole channel: the closer the topic, the closer the tags.
          </EmptyState>
        )}
        {answer !== null && (
          <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
            <HashtagList
              answer={answer}
              busy={running}
              onRegenerate={() => void generation.start({ request: answer.request, fresh: true })}
            />
            <PlatformAdvice tags={answer.results.map(({ tag }) => tag)} />
          </div>
        )}
      </section>
      <div className="mt-5">
        <TrendingNow
          topic={answer?.request.topic ?? ""}
          language={answer?.request.language ?? draft.language}
          onUse={(text) => {
            setDraft({ ...draft, topic: text.slice(0, HASHTAG_LIMITS.topic) });
            form.current?.querySelector("input")?.focus();
          }}
        />
      </div>
    </>
  );
}
