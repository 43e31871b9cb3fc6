import { isRpmCountry, RPM_DEFAULT_BASE } from "#shared/rules/rpm.ts";
import { QUIET_LINK } from "#client/components/ui/quiet-link.ts";
import { Button } from "#client/components/ui/button.tsx";
import type { Miss } from "./locate.ts";
import { formatMoney } from "./money.ts";
import type { PlaceState } from "./use-place.ts";

/** Why the position didn't help. */
const MISSES: Record<Miss, string> = {
  refused: "Your browser didn't share your position",
  unavailable: "Your position couldn't be found",
  slow: "Finding your position took longer than 8 seconds",
  unnamed: "The country of your position couldn't be looked up",
};

/** Fades in late, so that a quick answer shows no flash of it. */
const LATE = "animate-[appear_0.2s_0.25s_both]";

interface LocationNoteProps {
  readonly place: PlaceState;
  /** True where a country is chosen by hand. */
  readonly chosen: boolean;
  /** Lets go of the choice by hand. */
  readonly onUseFound: () => void;
}

/** What is known of the creator's place, and how. */
export function LocationNote({ place, chosen, onUseFound }: LocationNoteProps) {
  const { location, cancel } = place;
  const useFound = chosen && location.state === "granted";
  return (
    <div className="text-sm text-ink-soft">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <p role="status" className="min-w-0 wrap-anywhere">
          {location.state === "requesting" ? (
            <span className={LATE}>Asking your browser where you are. It may ask you first.</span>
          ) : (
            <Told place={place} chosen={chosen} />
          )}
        </p>
        {location.state === "requesting" && (
          <button type="button" className={`min-h-6 ${QUIET_LINK} ${LATE}`} onClick={cancel}>
            Cancel
          </button>
        )}
      </div>
      {useFound && (
        <Button size="small" className="mt-2 max-w-full" onClick={onUseFound}>
          <bdi className="truncate">Use {location.place.name}</bdi>
        </Button>
      )}
    </div>
  );
}

function Told({ place: { location }, chosen }: Omit<LocationNoteProps, "onUseFound">) {
  const base = formatMoney(RPM_DEFAULT_BASE);
  switch (location.state) {
    case "idle":
    case "requesting":
      return "RPM follows the country of your viewers; your own is a first guess. Your location is only looked up when you press the button.";
    case "error":
      return "This browser can't tell a location. Choose your country from the list.";
    case "denied":
      return `${MISSES[location.miss]}, and the country of your connection isn't known.${chosen ? "" : ` The default base of ${base} counts; choose your country from the list.`}`;
    case "granted": {
      const { name, code } = location.place;
      return (
        <>
          {location.miss !== undefined && `${MISSES[location.miss]}. `}
          {location.miss === undefined ? "Found by your position: " : "Found by your connection: "}
          <bdi className="font-medium text-ink">{name}</bdi>.{chosen && " Your choice from the list counts."}
          {!chosen &&
            !isRpmCountry(code) &&
            ` The table has no base for it, so the default of ${base} counts.`}
        </>
      );
    }
  }
}
