import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { ErrorBox } from "#client/components/ui/error-box.tsx";
import { CallError } from "#client/lib/api.ts";
import { localDay } from "#client/lib/calendar-day.ts";
import { formatMoment } from "#client/lib/format.ts";
import { stores } from "#client/lib/stores.ts";
import { useKeptForm } from "#client/lib/use-kept-form.ts";
import { isConnected, useYoutubeConnection } from "#client/lib/youtube-connection.ts";
import { overviewQuery } from "#client/queries/overview.ts";
import { PartnerBasis } from "./partner-basis.tsx";
import { PartnerCard } from "./partner-card.tsx";
import { PartnerEngagement } from "./partner-engagement.tsx";
import { PartnerFields } from "./partner-fields.tsx";
import { PartnerFirstGate } from "./partner-first-gate.tsx";
import { channelNumbers, EMPTY_DRAFT, knownNumber, PartnerDraft, youtubeNumbers } from "./partner-numbers.ts";
import { PartnerRules } from "./partner-rules.tsx";

/** YouTube monetization progress: from YouTube where a channel is connected, and by hand always. */
export function PartnerProgress() {
  const heading = useId();
  const connection = useYoutubeConnection();
  const { data: overview, error, isFetching, refetch } = useQuery(overviewQuery(connection));
  const [draft, setDraft] = useKeptForm(stores.moneyNumbers, PartnerDraft, EMPTY_DRAFT);
  const youtube = youtubeNumbers(overview);
  const numbers = channelNumbers(draft, youtube);
  const today = localDay();
  const asOf = overview?.asOf ?? undefined;
  return (
    <section aria-labelledby={heading} className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={heading} className="text-xl font-semibold">
          YouTube monetization progress
        </h2>
        <p role="status" className="text-sm text-ink-soft">
          {isFetching ? (
            <span className="animate-[appear_0.2s_0.25s_both]">Loading YouTube data...</span>
          ) : (
            !isConnected(connection) && "Not connected. Fill in your numbers below."
          )}
        </p>
      </div>
      {error !== null && (
        <ErrorBox title="Failed to load YouTube data" onRetry={() => void refetch()}>
          {error instanceof CallError ? error.message : "Failed to fetch YouTube data"}
        </ErrorBox>
      )}
      <PartnerCard
        subscribers={knownNumber(draft, youtube, "subscribers")}
        hours={knownNumber(draft, youtube, "hours")}
        failed={error !== null}
        asOf={asOf === undefined ? undefined : formatMoment(asOf)}
      >
        {overview && <PartnerEngagement overview={overview} />}
      </PartnerCard>
      <PartnerFields draft={draft} youtube={youtube} onChange={setDraft} />
      <PartnerFirstGate numbers={numbers} today={today} />
      <PartnerRules today={today} />
      <PartnerBasis />
    </section>
  );
}
