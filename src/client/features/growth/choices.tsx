import { DAYS_NEEDED, HORIZONS } from "#shared/rules/growth/forecast.ts";
import { METRICS } from "#shared/rules/growth/series.ts";
import { SelectField, TextField } from "#client/components/ui/field.tsx";
import { NUMBER_FAULT } from "#client/lib/typed-number.ts";
import { METRIC_NAMES } from "./growth-text.ts";
import type { Growth } from "./use-growth.ts";

/** What is forecast and how far, and the number that a forecast of subscribers starts from. */
export function Choices({ draft, change, horizons, horizon, forecast, old, asks, fault }: Growth) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <SelectField
        label="Forecast"
        value={draft.metric}
        onChange={(event) => {
          const metric = METRICS.find((name) => name === event.target.value);
          if (metric !== undefined) change({ metric });
        }}
      >
        {METRICS.map((name) => (
          <option key={name} value={name}>
            {METRIC_NAMES[name]}
          </option>
        ))}
      </SelectField>
      {forecast.state === "ready" && !old && (
        <SelectField
          label="Days ahead"
          value={horizon}
          hint={
            horizons.includes(90)
              ? undefined
              : `90 days ahead need ${DAYS_NEEDED[90]} days of history; you have ${forecast.known}.`
          }
          onChange={(event) => {
            const chosen = HORIZONS.find((days) => String(days) === event.target.value);
            if (chosen !== undefined) change({ horizon: chosen });
          }}
        >
          {HORIZONS.map((days) => (
            <option key={days} value={days} disabled={!horizons.includes(days)}>
              {days} days
            </option>
          ))}
        </SelectField>
      )}
      {asks && (
        <TextField
          label="Subscribers today"
          value={draft.subscribers}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          dir="ltr"
          hint="For totals and milestones. It stays in this browser."
          error={fault ? NUMBER_FAULT : undefined}
          onChange={(event) => change({ subscribers: event.target.value })}
        />
      )}
    </div>
  );
}
