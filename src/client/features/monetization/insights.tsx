import { Sparkles } from "lucide-react";
import { useId } from "react";
import * as z from "zod/mini";
import { HELPER_LIMITS } from "#shared/contracts/helpers.ts";
import { NICHE_NAMES } from "#shared/rules/niches.ts";
import { SURFACES } from "#shared/rules/surfaces.ts";
import { Answer } from "#client/components/answer.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { SelectField, TextArea, TextField } from "#client/components/ui/field.tsx";
import { useAnswer } from "#client/lib/use-answer.ts";
import { useDraft } from "#client/lib/use-draft.ts";
import { askStreamed } from "#client/queries/assistant.ts";
import { monetizeRequest } from "#client/queries/monetization.ts";

const Draft = z.object({
  niche: z.string(),
  platform: z.string(),
  audienceSize: z.string(),
  question: z.string(),
});

const BLANK = { niche: "", platform: "", audienceSize: "", question: "" };

/** AI Monetization Insights: ways to earn that fit a niche and a size. @param where the country that counts. */
export function Insights({ where }: { readonly where: string | undefined }) {
  const [draft, setDraft] = useDraft("monetization-insights", Draft, BLANK);
  const insights = useAnswer("monetization-answer", askStreamed);
  const niches = useId();
  const set = (part: Partial<typeof draft>) => setDraft((current) => ({ ...current, ...part }));
  const { asking } = insights;
  const ready = draft.niche.trim() !== "";
  return (
    <section aria-labelledby="insights" className="grid grid-cols-1 gap-6">
      <div>
        <h2 id="insights" className="text-lg font-semibold">
          AI Monetization Insights
        </h2>
        <p className="mt-1 text-ink-soft">
          Ways to earn that fit your niche and your size, in the order to try them.
        </p>
      </div>
      <Card
        as="form"
        aria-label="What the insights are about"
        className="grid grid-cols-1 gap-5 p-5 sm:grid-cols-3 sm:p-6"
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          if (!ready || asking.running) return;
          void asking.start({
            request: monetizeRequest({ ...draft, country: where ?? "" }),
            title: `Monetization insights: ${draft.niche.trim()}`,
          });
        }}
      >
        <TextField
          label="Your niche"
          list={niches}
          value={draft.niche}
          maxLength={HELPER_LIMITS.niche}
          autoComplete="off"
          placeholder="Repairing old mechanical watches"
          onChange={(event) => set({ niche: event.target.value })}
        />
        <datalist id={niches}>
          {NICHE_NAMES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <SelectField
          label="Platform"
          value={draft.platform}
          onChange={(event) => set({ platform: event.target.value })}
        >
          <option value="">Any platform</option>
          {SURFACES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <TextField
          label="Audience size"
          value={draft.audienceSize}
          maxLength={HELPER_LIMITS.audienceSize}
          autoComplete="off"
          placeholder="2,400 subscribers"
          onChange={(event) => set({ audienceSize: event.target.value })}
        />
        <TextArea
          className="sm:col-span-3"
          label="What you want to know"
          rows={2}
          value={draft.question}
          maxLength={HELPER_LIMITS.question}
          placeholder="Is it too early to ask for sponsors?"
          onChange={(event) => set({ question: event.target.value })}
        />
        <div className="flex flex-wrap items-center justify-between gap-3 sm:col-span-3">
          <p className="min-w-0 flex-1 basis-48 text-sm text-ink-soft">
            {where === undefined ? (
              "No country is sent along: none is known yet."
            ) : (
              <>
                Sent along: <bdi>{where}</bdi>, the country above.
              </>
            )}
          </p>
          <Button type="submit" look="primary" disabled={!ready || asking.running} className="max-sm:w-full">
            <Sparkles aria-hidden />
            {asking.running ? "Thinking..." : "Get insights"}
          </Button>
        </div>
      </Card>
      <Answer {...insights} label="Monetization insights" waiting="Thinking..." />
    </section>
  );
}
