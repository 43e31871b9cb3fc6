import { type LiveSignal, SIGNAL_SOURCES } from "#shared/contracts/live-signals.ts";
import { formatMoment } from "#client/lib/format.ts";
import { SignalChip } from "./signal-chip.tsx";

/** How many signals of one source are shown. */
const SHOWN = 8;

interface SignalGroupsProps {
  readonly signals: readonly LiveSignal[];
  readonly onUse: (text: string) => void;
}

/** Live signals under the source, region and time they were read. */
export function SignalGroups({ signals, onUse }: SignalGroupsProps) {
  const groups = Map.groupBy(signals, ({ source, region, asOf }) => `${source} ${region} ${asOf}`);
  return [...groups].map(([key, group]) => {
    const [first] = group;
    if (first === undefined) return null;
    return (
      <section key={key} aria-label={SIGNAL_SOURCES[first.source]} className="mt-4">
        <h3 className="text-sm font-medium">{SIGNAL_SOURCES[first.source]}</h3>
        <p className="text-xs text-ink-soft">
          {first.region}, read {formatMoment(first.asOf)}
        </p>
        <ul className="mt-2 flex flex-wrap gap-2">
          {[...new Map(group.map((signal) => [signal.text, signal])).values()]
            .slice(0, SHOWN)
            .map(({ text, detail }) => (
              <SignalChip key={text} text={text} detail={detail} onUse={onUse} />
            ))}
        </ul>
      </section>
    );
  });
}
