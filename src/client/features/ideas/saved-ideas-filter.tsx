import type { SavedIdea } from "#shared/contracts/ideas.ts";
import { SelectField, TextField } from "#client/components/ui/field.tsx";
import { holds } from "#client/lib/matching.ts";

const ORDERS = {
  newest: {
    label: "Newest first",
    compare: (a: SavedIdea, b: SavedIdea) => b.savedAt.localeCompare(a.savedAt),
  },
  oldest: {
    label: "Oldest first",
    compare: (a: SavedIdea, b: SavedIdea) => a.savedAt.localeCompare(b.savedAt),
  },
  strongest: {
    label: "Most viral first",
    compare: (a: SavedIdea, b: SavedIdea) => b.viralScore - a.viralScore,
  },
  title: { label: "Title, A to Z", compare: (a: SavedIdea, b: SavedIdea) => a.title.localeCompare(b.title) },
};
export type Order = keyof typeof ORDERS;

function isOrder(name: string): name is Order {
  return name in ORDERS;
}

/** The ideas that hold every word of the query, whatever its case and accents, in the order asked for. */
export function arrange(ideas: readonly SavedIdea[], query: string, order: Order): SavedIdea[] {
  return ideas
    .filter(({ title, hook, description, topic, targetAudience, format, cta, comment }) =>
      holds([title, hook, description, topic, targetAudience, format, cta, comment].join(" "), query),
    )
    .toSorted(ORDERS[order].compare);
}

interface SavedIdeasFilterProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
}

export function SavedIdeasFilter({ query, onQuery, order, onOrder }: SavedIdeasFilterProps) {
  return (
    <search className="flex flex-wrap gap-4">
      <TextField
        type="search"
        label="Search saved ideas"
        placeholder="A word from the title, hook or topic"
        className="flex-1 basis-64"
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
      <SelectField
        label="Order"
        className="w-full sm:w-52"
        value={order}
        onChange={(event) => isOrder(event.target.value) && onOrder(event.target.value)}
      >
        {Object.entries(ORDERS).map(([id, { label }]) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
    </search>
  );
}
