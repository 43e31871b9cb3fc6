import { Check } from "lucide-react";

/** One row: a name, its value and its bar. */
export interface BarRow {
  readonly id: string;
  readonly name: string;
  /** 0 or more; the longest bar of the table is the largest value. */
  readonly value: number;
  /** The value for a person: "$4.20". */
  readonly text: string;
  /** What the value comes from: "×1.4". */
  readonly detail: string;
}

interface BarTableProps {
  /** Says what is compared. */
  readonly caption: string;
  readonly heads: readonly [name: string, detail: string, value: string];
  readonly rows: readonly BarRow[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** Values side by side, as a table whose bars a screen reader needn't hear. Each row's name chooses it. */
export function BarTable({ caption, heads: [name, detail, value], rows, chosen, onChoose }: BarTableProps) {
  const most = Math.max(...rows.map((row) => row.value));
  return (
    <table className="w-full border-collapse text-[0.9375rem]">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-sm text-ink-soft">
        <tr>
          <th scope="col" className="pb-1.5 text-start font-normal">
            {name}
          </th>
          <th scope="col" className="ps-3 pb-1.5 text-end font-normal whitespace-nowrap">
            {detail}
          </th>
          <th scope="col" className="ps-3 pb-1.5 text-end font-normal whitespace-nowrap">
            {value}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const isChosen = row.id === chosen;
          return (
            <tr key={row.id}>
              <th
                scope="row"
                className={`w-full pb-2.5 text-start ${isChosen ? "font-semibold" : "font-normal"}`}
              >
                <button
                  type="button"
                  aria-pressed={isChosen}
                  onClick={() => onChoose(row.id)}
                  className="flex min-h-7 items-center gap-1.5 text-start underline-offset-4 hover:underline"
                >
                  {row.name}
                  {isChosen && <Check aria-hidden className="size-4 shrink-0 text-accent-text" />}
                </button>
                <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-line">
                  <div
                    className={`h-full rounded-full ${isChosen ? "bg-accent" : "bg-line-strong"}`}
                    style={{ width: `${(row.value / most) * 100}%` }}
                  />
                </div>
              </th>
              <td className="pt-0.5 ps-3 text-end align-top font-normal whitespace-nowrap text-ink-soft tabular">
                {row.detail}
              </td>
              <td
                className={`pt-0.5 ps-3 text-end align-top whitespace-nowrap tabular ${isChosen ? "font-semibold" : ""}`}
              >
                {row.text}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
