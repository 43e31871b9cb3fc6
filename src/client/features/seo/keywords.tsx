import type { SeoKeywords } from "#shared/contracts/seo.ts";
import { CopyButton } from "#client/components/ui/copy-button.tsx";
import { formatMoment } from "#client/lib/format.ts";
import { ProposalCard } from "#client/components/proposal.tsx";

/** What people type into YouTube's search box, with its source and time. */
export function Keywords({ keywords }: { readonly keywords: SeoKeywords }) {
  const { query, state, asOf, suggestions } = keywords;
  return (
    <ProposalCard title="What people type on YouTube">
      {state === "live" && suggestions.length > 0 ? (
        <>
          <p className="mt-1.5 text-sm text-ink-soft">
            YouTube search suggestions after “<bdi>{query}</bdi>”
            {asOf !== undefined && `, read ${formatMoment(asOf)}`}
          </p>
          <ul className="mt-3 grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
            {suggestions.map((suggestion) => (
              <li key={suggestion} dir="auto" className="min-w-0 wrap-anywhere">
                {suggestion}
              </li>
            ))}
          </ul>
          <div className="-mx-2 mt-3">
            <CopyButton text={suggestions.join("\n")} done="Copied" describe="Copy suggestions" />
          </div>
        </>
      ) : (
        <p className="mt-2 text-ink-soft">
          {state === "live"
            ? "YouTube search suggestions had nothing for these words."
            : "YouTube search suggestions couldn't be reached just now. The report does without them."}
        </p>
      )}
    </ProposalCard>
  );
}
