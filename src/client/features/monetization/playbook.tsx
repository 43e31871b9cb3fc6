import { SourceLine } from "#client/components/signals.tsx";
import { PLAYBOOK } from "./playbook-entries.ts";

/** What to do next about income, each step with where it is known from. */
export function Playbook() {
  return (
    <section aria-labelledby="playbook">
      <h2 id="playbook" className="text-lg font-semibold">
        Monetization playbook
      </h2>
      <ol className="mt-4 grid gap-x-10 gap-y-6 md:grid-cols-2">
        {PLAYBOOK.map(({ title, text, source }, index) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden
              className="w-6 shrink-0 text-2xl leading-tight font-semibold text-accent-text tabular"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
              <SourceLine source={source} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
