import { useDeferredValue } from "react";
import { durationText, secondsFor, secondsOff, spokenWords } from "#shared/rules/scripts.ts";
import { Badge } from "#client/components/ui/badge.tsx";
import { formatNumber } from "#client/lib/format.ts";

interface SpeechMeterProps {
  readonly text: string;
  /** The length asked for, in seconds. */
  readonly wanted: number;
}

/** How long a script takes to speak, kept current while it is edited, and how that compares with what was asked. */
export function SpeechMeter({ text, wanted }: SpeechMeterProps) {
  const count = spokenWords(useDeferredValue(text));
  const seconds = secondsFor(count);
  const off = secondsOff(seconds, wanted);
  const aim = durationText(wanted);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 tabular">
      <span className="text-lg font-semibold">
        About {durationText(seconds)} of speech, {formatNumber(count)} {count === 1 ? "word" : "words"}
      </span>
      {off === 0 ? (
        <Badge tone="good">Fits {aim}</Badge>
      ) : (
        <Badge tone="warn">
          {durationText(Math.abs(off))} {off > 0 ? `over ${aim}` : `short of ${aim}`}
        </Badge>
      )}
    </p>
  );
}
