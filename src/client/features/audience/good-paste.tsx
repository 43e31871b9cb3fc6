import { Users } from "lucide-react";
import { EmptyState } from "#client/components/ui/empty-state.tsx";

/** What creators usually have at hand, in forms that are understood. */
const EXAMPLES = [
  {
    name: "A table, as your analytics exports it",
    text: "Video title,Publish time,Views,Likes\nRye bread without a machine,2026-10-03 18:00,12345,900\nBaguette mistakes,2026-10-10 17:30,4300,190",
  },
  {
    name: "A list you type yourself",
    text: "Rye bread without a machine — 12.3K views\nBaguette mistakes — 4,300 views, 190 likes",
  },
  {
    name: "Comments, one per line",
    text: "What flour do you use for the rye?\nPlease make a video about gluten free bread",
  },
];

/** The screen before the first report: what comes without data, and what a good paste looks like. */
export function GoodPaste() {
  return (
    <div className="grid gap-6">
      <EmptyState icon={<Users />} title="Your report appears here">
        A niche alone gives general knowledge of it. With your own data, the report counts what your viewers
        chose and said.
      </EmptyState>
      <section aria-labelledby="good-paste">
        <h3 id="good-paste" className="text-sm font-medium text-ink-soft">
          Examples of what can be pasted
        </h3>
        <ul className="mt-3 grid gap-4 lg:grid-cols-3">
          {EXAMPLES.map(({ name, text }) => (
            <li key={name} className="min-w-0 rounded-xl border border-line p-4">
              <p className="text-sm font-medium">{name}</p>
              <pre className="mt-2 font-sans text-sm wrap-anywhere whitespace-pre-wrap text-ink-soft">
                {text}
              </pre>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
