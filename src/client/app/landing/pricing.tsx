const TERMS = [
  {
    name: "Crescendo",
    cost: "Free",
    text: "Open source under the MIT licence: use it, change it, run your own.",
  },
  {
    name: "A home for it",
    cost: "The owner's Cloudflare account",
    text: "Whoever runs a copy runs it there, on whichever Cloudflare plan they have.",
  },
  {
    name: "A language model, if you want one",
    cost: "What its provider charges",
    text: "The provider bills whoever owns the key. Without a key the built-in engine answers and there is no such bill.",
  },
];

/** What it costs, and whom. */
export function Pricing() {
  return (
    <section
      id="pricing"
      tabIndex={-1}
      aria-labelledby="pricing-title"
      className="-scroll-mt-8 mx-auto lg:-scroll-mt-14 grid max-w-6xl gap-x-12 gap-y-10 px-5 py-20 sm:px-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:py-28"
    >
      <div>
        <h2 id="pricing-title" className="text-3xl font-semibold sm:text-4xl">
          It's free
        </h2>
        <p className="mt-4 max-w-sm text-lg text-ink-soft">
          No plans, no trial, nothing to upgrade to. Here is everything that can cost money.
        </p>
      </div>
      <dl className="divide-y divide-line border-y border-line">
        {TERMS.map(({ name, cost, text }) => (
          <div key={name} className="grid gap-x-8 gap-y-1 py-6 sm:grid-cols-2">
            <dt className="font-semibold">{name}</dt>
            <dd>
              <p className="font-medium text-accent-text">{cost}</p>
              <p className="mt-1 text-ink-soft">{text}</p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
