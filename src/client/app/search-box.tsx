import { SearchIcon } from "lucide-react";
import { lazy, Suspense, useState, useTransition } from "react";
import { ErrorBoundary } from "react-error-boundary";

const load = () => import("./search.tsx");
const Search = lazy(async () => ({ default: (await load()).Search }));

export const SEARCH_BOX =
  "h-11 w-full rounded-xl border border-line bg-sunken pr-3 pl-11 text-ellipsis placeholder:text-ink-soft hover:border-line-strong";
export const SEARCH_PLACEHOLDER = "Search trends, hashtags or video ideas...";

/** The search box of the top bar. What searches loads when somebody reaches for it; what is typed meanwhile stays. */
export function SearchBox() {
  const [query, setQuery] = useState("");
  const [wanted, setWanted] = useState(false);
  const [focused, setFocused] = useState(false);
  const [entered, setEntered] = useState(false);
  const [, startTransition] = useTransition();
  const plain = (
    <div className="relative max-w-xl">
      <SearchIcon aria-hidden className="pointer-events-none absolute top-3 left-3.5 size-5 text-ink-soft" />
      <input
        role="combobox"
        aria-expanded={false}
        aria-controls="search-results"
        aria-label="Search"
        autoComplete="off"
        placeholder={SEARCH_PLACEHOLDER}
        className={SEARCH_BOX}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setEntered(false);
        }}
        onKeyDown={(event) => event.key === "Enter" && setEntered(true)}
        onPointerEnter={() => void load().catch(() => undefined)}
        onFocus={() => {
          setFocused(true);
          startTransition(() => setWanted(true));
        }}
        onBlur={() => setFocused(false)}
      />
    </div>
  );
  return (
    // Code that can't be had costs the box, never the page.
    <ErrorBoundary fallback={null}>
      {/* Outside the choice, so that the plain box stays until the other can take its place. */}
      <Suspense>{wanted ? <Search typed={query} focused={focused} entered={entered} /> : plain}</Suspense>
    </ErrorBoundary>
  );
}
