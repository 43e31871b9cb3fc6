import type { RepliesSummary } from "#shared/contracts/replies.ts";
import { Card } from "#client/components/ui/card.tsx";

/** What the comments say together, or that nothing came (spec §2). */
export function SummaryCard({ summary }: { readonly summary: RepliesSummary | undefined }) {
  return (
    <Card as="section" aria-label="Summary" className="p-5 sm:p-6">
      <h2 className="text-lg font-semibold">Summary</h2>
      {summary === undefined ? (
        <p className="mt-2 text-ink-soft">No summary returned.</p>
      ) : (
        <Summary {...summary} />
      )}
    </Card>
  );
}

function Summary({
  percentPositive,
  percentNeutral,
  percentNegative,
  overview,
  dailyGoal,
  unmeasured = 0,
}: RepliesSummary) {
  const parts = [
    { name: "Positive", percent: percentPositive, colour: "bg-good" },
    { name: "Neutral", percent: percentNeutral, colour: "bg-line-strong" },
    { name: "Negative", percent: percentNegative, colour: "bg-bad" },
  ];
  return (
    <>
      <dl className="mt-4 grid grid-cols-3 gap-4">
        {parts.map(({ name, percent, colour }) => (
          <div key={name} className="min-w-0">
            <dt className="flex items-center gap-2 text-sm text-ink-soft">
              <span aria-hidden className={`size-2.5 shrink-0 rounded-full ${colour}`} />
              {name}
            </dt>
            <dd className="mt-0.5 text-2xl font-semibold tabular">{percent}%</dd>
          </div>
        ))}
      </dl>
      <div aria-hidden className="mt-3.5 flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-sunken">
        {parts
          .filter(({ percent }) => percent > 0)
          .map(({ name, percent, colour }) => (
            <div key={name} className={colour} style={{ width: `${percent}%` }} />
          ))}
      </div>
      <p dir="auto" className="mt-5">
        {overview}
      </p>
      <div className="mt-4 rounded-xl bg-sunken px-4 py-3">
        <h3 className="text-sm text-ink-soft">Daily goal</h3>
        <p dir="auto" className="mt-0.5 font-medium">
          {dailyGoal}
        </p>
      </div>
      <details className="mt-4 text-sm text-ink-soft">
        <summary className="w-fit font-medium">
          How this is measured
          {unmeasured > 0 && `: ${unread(unmeasured)}`}
        </summary>
        <p className="mt-2 max-w-2xl">
          Crescendo counts this itself, whoever writes the replies. Each comment is scored by lists of words
          and emoji in English (AFINN), Spanish, French, German and Portuguese, with negation; irony often
          escapes them, other languages are told by their emoji alone. Spam counts as neutral, hostility as
          negative.
        </p>
      </details>
    </>
  );
}

function unread(count: number): string {
  return count === 1
    ? "1 comment is in another language, so it counts as neutral"
    : `${count} comments are in other languages, so they count as neutral`;
}
