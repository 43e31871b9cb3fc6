import { Badge } from "#client/components/ui/badge.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { EXAMPLE, EXAMPLE_SIGNALS, type ExampleSignal } from "./example.ts";

/** What an answer looks like: an idea as its card shows it, with its score opened. */
export function DashboardPreview() {
  return (
    <section
      id="dashboard"
      tabIndex={-1}
      aria-labelledby="dashboard-title"
      className="-scroll-mt-8 mx-auto lg:-scroll-mt-14 grid max-w-6xl items-start gap-x-12 gap-y-10 px-5 py-20 sm:px-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:py-28"
    >
      <div className="lg:sticky lg:top-28">
        <h2 id="dashboard-title" className="text-3xl font-semibold sm:text-4xl">
          A score that shows its working
        </h2>
        <p className="mt-4 max-w-xl text-lg text-ink-soft">
          This idea loses points where it stays general, its topic comes late, its hook runs long and its call
          to action asks for two things. The score judges how an idea is built. It doesn't predict views;
          nobody honest can.
        </p>
      </div>
      <ExampleCard />
    </section>
  );
}

function ExampleCard() {
  const { idea, platform, score } = EXAMPLE;
  return (
    <Card as="figure" className="p-5 shadow-raised sm:p-7">
      <figcaption className="mb-4">
        <Badge tone="accent">Example</Badge>
      </figcaption>
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-3">
        <h3 className="min-w-0 flex-1 basis-60 text-xl leading-snug font-semibold">{idea.title}</h3>
        <p className="shrink-0 rounded-full bg-accent-soft px-3.5 py-1.5 text-sm font-semibold text-accent-text tabular">
          {score}% viral
        </p>
      </div>
      <ul
        aria-label={`Where the ${score}% comes from`}
        className="mt-4 grid gap-x-8 gap-y-4 rounded-xl bg-sunken p-4 text-sm sm:p-5 md:grid-cols-2"
      >
        {EXAMPLE_SIGNALS.map((signal) => (
          <Signal key={signal.label} {...signal} />
        ))}
      </ul>
      <blockquote className="mt-5 border-s-2 border-accent ps-4 text-[1.0625rem]">{idea.hook}</blockquote>
      <p className="mt-4 text-ink-soft">{idea.description}</p>
      <dl className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Detail name="Audience" value={idea.targetAudience} />
        <Detail name="Call to action" value={idea.cta} />
      </dl>
      <div className="mt-5 flex flex-wrap gap-2">
        <Badge>{idea.format}</Badge>
        <Badge>{platform}</Badge>
      </div>
    </Card>
  );
}

function Signal({ label, points, weight, source, advice }: ExampleSignal) {
  return (
    <li>
      <div className="flex items-baseline justify-between gap-3">
        <p className="font-medium">{label}</p>
        <p className="shrink-0 text-ink-soft tabular">
          {points} of {weight}
        </p>
      </div>
      <div aria-hidden className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-accent" style={{ width: `${(points / weight) * 100}%` }} />
      </div>
      {advice !== undefined && <p className="mt-1.5">{advice}</p>}
      <p className="mt-1 text-xs text-ink-soft">{source}</p>
    </li>
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
