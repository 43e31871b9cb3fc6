import type { LiveSignal } from "#shared/contracts/live-signals.ts";
import { placeOf, type Region } from "#shared/rules/trends.ts";
import { Card } from "#client/components/ui/card.tsx";

const places = new Intl.ListFormat("en");

interface TrendingNowProps {
  readonly signals: readonly LiveSignal[];
  readonly region: Region;
}

/** What people search for in a region, whatever the niche; apart from the cards, which it says nothing about. */
export function TrendingNow({ signals, region }: TrendingNowProps) {
  if (signals.length === 0) return null;
  const countries = new Set(signals.flatMap((signal) => (signal.region === "Global" ? [] : [signal.region])));
  const title = `Trending ${places.format(Array.from(countries, placeOf))} right now`;
  return (
    <Card as="section" aria-label={title} className="p-5 sm:p-6">
      <h2 className="font-semibold">{title}</h2>
      <p className="mt-1 text-sm text-ink-soft">
        Searches that Google lists for everybody there, whatever the niche.
      </p>
      <ul className="mt-3.5 flex flex-wrap gap-2">
        {signals.map(({ text, detail, region: country }) => (
          <li
            key={`${country} ${text}`}
            className="max-w-full min-w-0 rounded-xl bg-sunken px-3 py-1.5 text-sm wrap-anywhere"
          >
            <bdi className="font-medium">{text}</bdi>
            <span className="text-ink-soft">
              {[region === "Global" && country, detail]
                .filter(Boolean)
                .map((word) => ` · ${word}`)
                .join("")}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
