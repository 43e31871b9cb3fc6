import { Check, CircleOff, Settings2 } from "lucide-react";
import { type LiveSignal, SIGNAL_SOURCES, type SourceState } from "#shared/contracts/live-signals.ts";
import type { Region } from "#shared/rules/trends.ts";
import { Note } from "#client/components/ui/note.tsx";
import { formatRecent } from "#client/lib/format.ts";

const ICONS = { live: Check, unavailable: CircleOff, "not-configured": Settings2 };

interface SourcesProps {
  readonly sources: readonly SourceState[];
  readonly trendingNow: readonly LiveSignal[];
  readonly region: Region;
}

/** What was read for an answer and what couldn't be. */
export function Sources({ sources, trendingNow, region }: SourcesProps) {
  const countries = [...new Set(trendingNow.map((signal) => signal.region))];
  return (
    <>
      <ul aria-label="Sources" className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-ink-soft">
        {sources.map((source) => {
          const Icon = ICONS[source.state];
          const isSample = region === "Global" && source.source === "google-trends" && countries.length > 0;
          return (
            <li key={source.source} className="flex items-center gap-1.5">
              <Icon aria-hidden className={`size-4 shrink-0 ${source.state === "live" ? "text-good" : ""}`} />
              <span>
                <span className="font-medium text-ink">{SIGNAL_SOURCES[source.source]}</span>
                {isSample && ` (${countries.join(", ")})`}: {stateOf(source)}
                {source.detail !== undefined && `, ${source.detail}`}
              </span>
            </li>
          );
        })}
      </ul>
      {sources.every(({ state }) => state !== "live") && (
        <Note>
          No public source could be read just now, so these are seasonal and evergreen patterns. Nothing here
          is a measured trend.
        </Note>
      )}
    </>
  );
}

function stateOf({ state, asOf }: SourceState): string {
  switch (state) {
    case "live":
      return asOf === undefined ? "read" : `read ${formatRecent(asOf)}`;
    case "unavailable":
      return "couldn't be read";
    case "not-configured":
      return "not set up by the owner";
  }
}
