import { Clock } from "lucide-react";
import {
  BEST_TIME_WEIGHT,
  BEST_TIMES,
  GAPS_DONT_MATTER,
  HOW_SURE,
  nextDayWith,
} from "#shared/rules/schedule/best-time.ts";
import { Button } from "#client/components/ui/button.tsx";
import { clockText } from "#client/lib/schedule/moment-text.ts";

interface BestTimeProps {
  /** The chosen time: "20:00", or "". */
  readonly time: string;
  /** @param date the first day on which that time is still ahead. */
  readonly onUse: (time: string, date: string) => void;
  /** The clocks now, in the form's zone. */
  readonly clock: () => { readonly date: string; readonly time: string };
}

/** Times of day worth trying, how sure each is, and how little it matters. */
export function BestTime({ time, onUse, clock }: BestTimeProps) {
  return (
    <details className="rounded-xl bg-sunken px-4 py-3 text-sm">
      <summary className="font-medium">Best time to post</summary>
      <ul className="mt-3 grid gap-4">
        {BEST_TIMES.map(({ time: best, why, source }) => (
          <li key={best}>
            <Button
              size="small"
              disabled={time === best}
              onClick={() => onUse(best, nextDayWith(best, clock()))}
            >
              <Clock aria-hidden />
              {time === best ? `${clockText(best)} is chosen` : `Use ${clockText(best)}`}
            </Button>
            <p className="mt-1.5">{why}</p>
            <p className="text-ink-soft">
              {HOW_SURE[source.kind]}: {source.label}
              {source.checked !== undefined && `, checked ${source.checked}`}.
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-soft">
        {BEST_TIME_WEIGHT} {GAPS_DONT_MATTER}
      </p>
    </details>
  );
}
