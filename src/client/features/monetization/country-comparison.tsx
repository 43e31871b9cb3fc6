import { useState } from "react";
import { isRpmCountry, RPM_COUNTRIES, RPM_COUNTRY_CODES, rpmBase, rpmFor } from "#shared/rules/rpm.ts";
import { BarTable } from "#client/components/charts/bar-table.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { formatMoney } from "./money.ts";
import { COUNTRY_CHOICES, type Estimate } from "./use-estimate.ts";

/** How many countries show before all are asked for. */
const FIRST = 8;

const BY_BASE = [
  ...RPM_COUNTRY_CODES.map((code) => ({ id: code, name: RPM_COUNTRIES[code].name })),
  { id: "other", name: "Any other country" },
].toSorted((a, b) => rpmBase(b.id) - rpmBase(a.id));

/** All countries for the creator's niche, the best paid first. */
export function CountryComparison({ draft, change, code, where }: Estimate) {
  const [all, setAll] = useState(false);
  const chosen = isRpmCountry(code) ? code : draft.country === "other" || where !== undefined ? "other" : "";
  const shown = BY_BASE.filter(({ id }, index) => all || index < FIRST || id === chosen);
  const rows = shown.map(({ id, name }) => {
    const value = rpmFor(id, draft.niche);
    return { id, name, value, text: formatMoney(value), detail: formatMoney(rpmBase(id)) };
  });
  return (
    <Card as="section" aria-labelledby="countries" className="p-5 sm:p-6">
      <h2 id="countries" className="text-lg font-semibold">
        Countries compared
      </h2>
      <p className="mt-1 mb-4 text-sm text-ink-soft">
        Niche: {draft.niche}. Viewers in several countries bring something between.
      </p>
      <BarTable
        caption="Countries by estimated RPM, highest first"
        heads={["Country", "Base", "RPM"]}
        rows={rows}
        chosen={chosen}
        onChoose={(id) => {
          const country = COUNTRY_CHOICES.find((choice) => choice === id);
          if (country !== undefined) change({ country });
        }}
      />
      <Button size="small" className="mt-3" aria-expanded={all} onClick={() => setAll(!all)}>
        {all ? "Show fewer countries" : `Show all ${RPM_COUNTRY_CODES.length} countries`}
      </Button>
    </Card>
  );
}
