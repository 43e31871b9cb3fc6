import { NICHE_MULTIPLIERS, RPM_NICHES, rpmFor } from "#shared/rules/rpm.ts";
import { BarTable } from "#client/components/charts/bar-table.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { formatMoney } from "./money.ts";
import type { Estimate } from "./use-estimate.ts";

const BY_MULTIPLIER = RPM_NICHES.toSorted((a, b) => NICHE_MULTIPLIERS[b] - NICHE_MULTIPLIERS[a]);

/** All niches for the creator's country, the best paid first. */
export function NicheComparison({ draft, change, code, where }: Estimate) {
  const rows = BY_MULTIPLIER.map((name) => {
    const value = rpmFor(code, name);
    return { id: name, name, value, text: formatMoney(value), detail: `×${NICHE_MULTIPLIERS[name]}` };
  });
  return (
    <Card as="section" aria-labelledby="niches" className="p-5 sm:p-6">
      <h2 id="niches" className="text-lg font-semibold">
        Higher-paying niches
      </h2>
      <p className="mt-1 mb-4 text-sm text-ink-soft">
        {where === undefined ? (
          "No country is known yet, so the default base counts. "
        ) : (
          <>
            Country: <bdi>{where}</bdi>.{" "}
          </>
        )}
        Choose a niche to plan with it.
      </p>
      <BarTable
        caption="Niches by estimated RPM, highest first"
        heads={["Niche", "Factor", "RPM"]}
        rows={rows}
        chosen={draft.niche}
        onChoose={(id) => {
          const niche = RPM_NICHES.find((name) => name === id);
          if (niche !== undefined) change({ niche });
        }}
      />
    </Card>
  );
}
