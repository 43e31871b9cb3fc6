import { LocateFixed } from "lucide-react";
import { RPM_COUNTRIES, RPM_COUNTRY_CODES, RPM_DEFAULT_BASE } from "#shared/rules/rpm.ts";
import { Button } from "#client/components/ui/button.tsx";
import { SelectField } from "#client/components/ui/field.tsx";
import { formatMoney } from "./money.ts";
import { LocationNote } from "./location-note.tsx";
import { COUNTRY_CHOICES, type Estimate } from "./use-estimate.ts";

const BY_NAME = RPM_COUNTRY_CODES.toSorted((a, b) =>
  RPM_COUNTRIES[a].name < RPM_COUNTRIES[b].name ? -1 : 1,
);

/** The country the RPM is for: found by the creator's click, or chosen by hand, which wins. */
export function LocationField({ draft, change, place }: Estimate) {
  const { location, request } = place;
  const requesting = location.state === "requesting";
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          className="flex-1 basis-56"
          label="Country"
          value={draft.country}
          onChange={(event) => {
            const country = COUNTRY_CHOICES.find((choice) => choice === event.target.value);
            if (country !== undefined) change({ country });
          }}
        >
          <option value="">{place.place === undefined ? "Not chosen" : `Found: ${place.place.name}`}</option>
          {BY_NAME.map((code) => (
            <option key={code} value={code}>
              {RPM_COUNTRIES[code].name}
            </option>
          ))}
          <option value="other">Other country ({formatMoney(RPM_DEFAULT_BASE)})</option>
        </SelectField>
        <Button onClick={request} disabled={requesting} className="max-sm:w-full">
          <LocateFixed aria-hidden />
          {requesting ? "Locating..." : "Use my location"}
        </Button>
      </div>
      <LocationNote place={place} chosen={draft.country !== ""} onUseFound={() => change({ country: "" })} />
    </div>
  );
}
