import type { ReactNode } from "react";

/** What the product does today, in the order a creator meets it. */
export function Features() {
  return (
    <section
      id="features"
      tabIndex={-1}
      aria-labelledby="features-title"
      className="-scroll-mt-8 mx-auto lg:-scroll-mt-14 max-w-6xl px-5 py-20 sm:px-8 lg:py-28"
    >
      <h2 id="features-title" className="max-w-2xl text-3xl font-semibold sm:text-4xl">
        From a topic to a shelf of ideas worth filming
      </h2>
      <div className="mt-10 divide-y divide-line border-t border-line">
        <Feature title="Ask with a topic">
          Type a topic or pick a niche, say where you publish and who watches. Each idea comes with a title, a
          hook, a call to action, a format, a description and an audience.
        </Feature>
        <Feature title="Judge for yourself">
          Every idea carries a score, and every score opens into its signals: the points each can bring,
          whether its rule comes from a platform, a study or experience, and what would raise it.
        </Feature>
        <Feature title="Keep the good ones">
          Saved ideas live in this browser. Search and sort them, have one improved by AI, take them along as
          Markdown or CSV.
        </Feature>
        <Feature title="Start with no key, add one later">
          The built-in engine answers on its own. Where the owner of the site connects a model, any that
          speaks OpenAI's protocol, that model writes instead. Each answer says who wrote it.
        </Feature>
        <Feature title="Make it yours, or make it gone">
          Six themes. One file with everything you've stored, whenever you want it. One button that deletes it
          all.
        </Feature>
      </div>
    </section>
  );
}

interface FeatureProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Feature({ title, children }: FeatureProps) {
  return (
    <div className="grid gap-x-12 gap-y-2 py-7 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <h3 className="text-xl font-semibold">{title}</h3>
      <p className="max-w-xl text-ink-soft">{children}</p>
    </div>
  );
}
