import { RotateCcw } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { type LiveSignals, SIGNAL_SOURCES } from "#shared/contracts/live-signals.ts";
import type { HashtagLanguage } from "#shared/rules/hashtags.ts";
import { topicTags } from "#shared/rules/topic-tags.ts";
import { type Region, REGION_NAMES } from "#shared/rules/trends.ts";
import { Button } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { SelectField } from "#client/components/ui/field.tsx";
import { useDraft } from "#client/lib/use-draft.ts";
import { liveSignalsQuery } from "#client/queries/hashtags.ts";
import { SignalGroups } from "./signal-groups.tsx";
import { SignalChip } from "./signal-chip.tsx";

interface TrendingNowProps {
  /** What the hashtags were made for; "" before any were. */
  readonly topic: string;
  readonly language: HashtagLanguage;
  readonly onUse: (text: string) => void;
}

/** The Trending Now strip: what public sources show, else the topic's own tags. Asked for once there is a topic, or by its button. */
export function TrendingNow({ topic, language, onUse }: TrendingNowProps) {
  const [region, setRegion] = useDraft<Region>("hashtags-region", z.enum(REGION_NAMES), "Global");
  const [wanted, setWanted] = useState(false);
  const asked = wanted || topic !== "";
  const { data, isFetching, refetch } = useQuery({ ...liveSignalsQuery(topic, region), enabled: asked });
  const own = topicTags(topic, language);
  return (
    <Card as="section" aria-label="Trending Now" aria-busy={isFetching} className="p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-lg font-semibold">Trending Now</h2>
          <p className="mt-0.5 text-sm text-ink-soft">
            What people search for and watch right now, from public sources.
          </p>
        </div>
        <SelectField
          className="w-40"
          label="Region"
          value={region}
          onChange={(event) =>
            setRegion(REGION_NAMES.find((name) => name === event.target.value) ?? "Global")
          }
        >
          {REGION_NAMES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      </div>
      {!asked && (
        <Button size="small" className="mt-4" onClick={() => setWanted(true)}>
          Show live signals
        </Button>
      )}
      {asked && isFetching && (
        <p role="status" className="mt-4 animate-[appear_0.2s_0.25s_both] text-sm text-ink-soft">
          Asking public sources...
        </p>
      )}
      {asked && !isFetching && data !== undefined && data.signals.length > 0 && (
        <SignalGroups signals={data.signals} onUse={onUse} />
      )}
      {asked && !isFetching && (data === undefined || data.signals.length === 0) && (
        <div className="mt-4">
          {own.length > 0 && (
            <>
              <h3 className="text-sm font-medium">From your topic, not live</h3>
              <ul className="mt-2 flex flex-wrap gap-2">
                {own.map((tag) => (
                  <SignalChip key={tag} text={tag} />
                ))}
              </ul>
            </>
          )}
          <p className="mt-3 text-sm text-ink-soft">
            {own.length > 0
              ? "No live source can be reached right now."
              : "No live source can be reached right now, and there is no topic to make tags from."}
          </p>
          <Button size="small" className="mt-3" onClick={() => void refetch()}>
            <RotateCcw aria-hidden />
            Ask again
          </Button>
        </div>
      )}
      {asked && !isFetching && data !== undefined && <MissingSources data={data} />}
    </Card>
  );
}

/** Which sources aren't in the list, and why. */
function MissingSources({ data }: { readonly data: LiveSignals }) {
  const named = (state: string) =>
    data.sources.filter((entry) => entry.state === state).map(({ source }) => SIGNAL_SOURCES[source]);
  const unavailable = named("unavailable");
  const notConfigured = named("not-configured");
  return (
    <>
      {unavailable.length > 0 && (
        <p className="mt-3 text-xs text-ink-soft">Out of reach just now: {unavailable.join(", ")}.</p>
      )}
      {notConfigured.length > 0 && (
        <p className="mt-3 text-xs text-ink-soft">Not set up by the owner: {notConfigured.join(", ")}.</p>
      )}
    </>
  );
}
