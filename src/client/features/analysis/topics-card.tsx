import type { Topic } from "#shared/rules/analysis/result.ts";
import { formatShort } from "#client/lib/format.ts";
import { ResultCard, Unknown } from "./result-card.tsx";

interface TopicsCardProps {
  /** Null where no word comes back. */
  readonly topics: readonly Topic[] | null;
  readonly basis: string | undefined;
}

/** The words that come back in titles, as a table. */
export function TopicsCard({ topics, basis }: TopicsCardProps) {
  return (
    <ResultCard title="Topics in your titles" basis={basis}>
      {topics === null ? (
        <Unknown />
      ) : (
        <table className="w-full text-[0.9375rem]">
          <caption className="sr-only">Words of the titles, with their videos and median views</caption>
          <thead className="text-sm text-ink-soft">
            <tr>
              <th scope="col" className="pb-1.5 text-start font-normal">
                Word
              </th>
              <th scope="col" className="ps-4 pb-1.5 text-end font-normal whitespace-nowrap">
                Videos
              </th>
              <th scope="col" className="ps-4 pb-1.5 text-end font-normal whitespace-nowrap">
                Median views
              </th>
            </tr>
          </thead>
          <tbody>
            {topics.map(({ word, videos, medianViews }) => (
              <tr key={word} className="border-t border-line">
                <th scope="row" dir="auto" className="w-full py-2 text-start font-medium">
                  {word}
                </th>
                <td className="py-2 ps-4 text-end whitespace-nowrap tabular">{videos}</td>
                <td className="py-2 ps-4 text-end font-semibold whitespace-nowrap tabular">
                  {formatShort(medianViews)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ResultCard>
  );
}
