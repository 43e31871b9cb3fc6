import { type PointerEvent, useState } from "react";
import { scaleOf } from "#client/lib/chart-scale.ts";
import { type Band, type LinePoint, LineTable } from "./line-table.tsx";

interface LineChartProps {
  /** In order and evenly apart. */
  readonly points: readonly LinePoint[];
  /** A value for a person. */
  readonly format: (value: number) => string;
  /** Says what is drawn: "Views by day". */
  readonly caption: string;
  /** The range around each point, such as a forecast's; null where there is none. */
  readonly band?: readonly (Band | null)[];
}

/** The drawing's own units; it is stretched to the place it has. */
const WIDTH = 1000;
const HEIGHT = 200;

const NO_BAND: readonly null[] = [];

/** Values over time as a line. The same values stand in a table, which opens below it. */
export function LineChart({ points, format, caption, band = NO_BAND }: LineChartProps) {
  const [pointed, setPointed] = useState<number>();
  const bands = points.flatMap((_, index) => band[index] ?? []);
  const { low, high, ticks } = scaleOf([
    ...points.flatMap(({ value }) => value ?? []),
    ...bands.flatMap((one) => [one.low, one.high]),
  ]);
  const x = (index: number) => (points.length < 2 ? WIDTH / 2 : (index / (points.length - 1)) * WIDTH);
  const y = (value: number) => HEIGHT - ((value - low) / (high - low)) * HEIGHT;
  const at = (index: number, value: number) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`;

  // A point between two gaps is a line of no length, which round ends make a dot.
  const line = points.map(({ value }, index) => {
    if (value === null) return "";
    return (points[index - 1]?.value ?? null) === null ? `M${at(index, value)}l0 0` : `L${at(index, value)}`;
  });
  const edge = (side: keyof Band) =>
    points.flatMap((_, index) => {
      const one = band[index];
      return one ? [at(index, one[side])] : [];
    });

  const point = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const part = (event.clientX - left) / width;
    setPointed(Math.round(Math.min(Math.max(part, 0), 1) * (points.length - 1)));
  };
  const textOf = (value: number | null = null) => (value === null ? "N/A" : format(value));
  const shown = pointed === undefined ? undefined : points[pointed];

  return (
    <figure className="min-w-0">
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
        <span>{caption}</span>
        <span aria-hidden className="min-h-5 tabular">
          {shown && (
            <>
              {shown.label}: <strong className="text-ink">{textOf(shown.value)}</strong>
            </>
          )}
        </span>
      </figcaption>
      <div
        aria-hidden
        className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1.5 text-xs text-ink-soft"
      >
        <div className="flex flex-col-reverse justify-between text-end leading-none tabular">
          {ticks.map((tick) => (
            <span key={tick} className="h-0 -translate-y-1.5 leading-3">
              {format(tick)}
            </span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-48 w-full touch-pan-y overflow-visible [&_*]:[vector-effect:non-scaling-stroke]"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(undefined)}
        >
          <rect width={WIDTH} height={HEIGHT} className="fill-transparent" />
          {ticks.map((tick) => (
            <path key={tick} d={`M0 ${y(tick)}H${WIDTH}`} className="stroke-line" />
          ))}
          {bands.length > 0 && (
            <path
              d={`M${[...edge("low"), ...edge("high").toReversed()].join("L")}Z`}
              className="fill-accent-soft"
            />
          )}
          <path
            d={line.join("")}
            className="fill-none stroke-accent"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          {pointed !== undefined && shown && (
            <path d={`M${x(pointed)} 0V${HEIGHT}`} className="stroke-line-strong" />
          )}
        </svg>
        <div className="col-start-2 flex justify-between gap-3">
          <span>{points[0]?.label}</span>
          {points.length > 1 && <span>{points.at(-1)?.label}</span>}
        </div>
      </div>
      <LineTable points={points} band={band} caption={caption} textOf={textOf} />
    </figure>
  );
}
