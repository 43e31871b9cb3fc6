export interface LinePoint {
  /** Its place on the line of time: "Nov 21". */
  readonly label: string;
  /** Null where it isn't known: the line has a gap there. */
  readonly value: number | null;
}

/** The range around a point, such as a forecast's. */
export interface Band {
  readonly low: number;
  readonly high: number;
}

interface LineTableProps {
  readonly points: readonly LinePoint[];
  readonly band: readonly (Band | null)[];
  readonly caption: string;
  readonly textOf: (value?: number | null) => string;
}

/** What a line chart draws, in words and numbers; closed until somebody wants it. */
export function LineTable({ points, band, caption, textOf }: LineTableProps) {
  const hasBand = band.some(Boolean);
  const heads = ["When", "Value", ...(hasBand ? ["Low", "High"] : [])];
  return (
    <details className="mt-3 text-sm">
      <summary className="w-fit rounded text-ink-soft hover:text-ink">Show as a table</summary>
      <div
        role="region"
        aria-label={`${caption}: table`}
        tabIndex={0}
        className="mt-2 max-h-80 overflow-auto rounded-xl border border-line"
      >
        <table className="w-full tabular">
          <caption className="sr-only">{caption}</caption>
          <thead className="text-ink-soft">
            <tr>
              {heads.map((head, index) => (
                <th
                  key={head}
                  scope="col"
                  className={`px-4 py-2 font-normal ${index === 0 ? "text-start" : "text-end"}`}
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {points.map(({ label, value }, index) => (
              // Two points may bear one label; their places never change.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                <th scope="row" className="px-4 py-1.5 text-start font-normal">
                  {label}
                </th>
                <td className="px-4 py-1.5 text-end">{textOf(value)}</td>
                {hasBand && <td className="px-4 py-1.5 text-end">{textOf(band[index]?.low)}</td>}
                {hasBand && <td className="px-4 py-1.5 text-end">{textOf(band[index]?.high)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
