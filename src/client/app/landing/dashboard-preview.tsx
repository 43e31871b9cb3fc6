import { Badge } from "#client/components/ui/badge.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { EXAMPLE, EXAMPLE_SIGNALS } from "./example.ts";

/** What an answer looks like: an idea as its card shows it, and the signals its score opens into. */
export function DashboardPreview() {
  return (
    <section
      id="dashboard"
      tabIndex={-1}
      aria-labelledby="dashboard-title"
      className="border-y border-line bg-sunken"
    >
      <div className="mx-auto max-w-6xl px-5 py-20 sm:px-8 lg:py-28">
        <h2 id="dashboard-title" className="text-3xl font-semibold sm:text-4xl">
          A score that shows its working
        </h2>
        <p className="mt-4 max-w-2xl text-lg text-ink-soft">
          This one loses points for two requests in its call to action and for a hook with a few words too
          many. The score judges how an idea is built. It doesn't predict views; nobody honest can.
        </p>
        <div className="mt-12 grid items-start gap-5 lg:grid-cols-2">
          <ExampleIdea />
          <ExampleSignals />
        </div>
      </div>
    </section>
  );
}

function ExampleIdea() {
  const { idea, context, score } = EXAMPLE;
  return (
    <Card as="figure" className="p-5 sm:p-7">
      <figcaption className="mb-4">
        <Badge>Example</Badge>
      </figcaption>
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-3">
        <h3 className="min-w-0 flex-1 basis-60 text-xl leading-snug font-semibold">{idea.title}</h3>
        <p className="shrink-0 rounded-full bg-accent-soft px-3.5 py-1.5 text-sm font-semibold text-accent-text tabular">
          {score}% viral
        </p>
      </div>
      <blockquote className="mt-4 border-s-2 border-accent ps-4 text-[1.0625rem]">{idea.hook}</blockquote>
      <p className="mt-4 text-ink-soft">{idea.description}</p>
      <dl className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Detail name="Audience" value={idea.targetAudience} />
        <Detail name="Call to action" value={idea.cta} />
      </dl>
      <div className="mt-5 flex flex-wrap gap-2">
        <Badge>{idea.format}</Badge>
        <Badge>{context.platform}</Badge>
      </div>
    </Card>
  );
}

function Detail({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function ExampleSignals() {
  return (
    <Card className="p-5 sm:p-7">
      <h3 className="font-semibold">
        Where the {EXAMPLE.score} <span className="sr-only">percent </span>come from
      </h3>
      <ul className="mt-5 grid gap-3.5 text-sm">
        {EXAMPLE_SIGNALS.map(({ label, points, weight, source }) => (
          <li key={label}>
            <div className="flex items-baseline justify-between gap-3">
              <p className="min-w-0">
                {label} <span className="text-ink-soft">· {source}</span>
              </p>
              <p className="shrink-0 text-ink-soft tabular">
                {points} of {weight}
              </p>
            </div>
            <div aria-hidden className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-line">
              <div
                className="h-full rounded-full bg-accent"
                style={{ width: `${(points / weight) * 100}%` }}
              />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
