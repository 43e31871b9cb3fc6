import { Download } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { Note } from "#client/components/ui/note.tsx";
import { dateStamp, download } from "#client/lib/download.ts";
import { formatCalendarDay, formatMoment } from "#client/lib/format.ts";
import type { useChannelDays } from "#client/queries/channel.ts";
import { AssistantLink } from "./assistant-link.tsx";
import { Choices } from "./choices.tsx";
import { growthCsv } from "./export.ts";
import { daysText } from "./growth-text.ts";
import { lineOf } from "./line.ts";
import { MethodCard } from "./method-card.tsx";
import { Milestones } from "./milestones.tsx";
import { Outlook } from "./outlook.tsx";
import { TooLittle } from "./too-little.tsx";
import { useGrowth } from "./use-growth.ts";

/** Days that YouTube takes to know a day's numbers, and some to spare: what is older is worth a word. */
const FRESH_DAYS = 7;

/** A forecast of a channel's days, and everything that can be done with it. */
export function GrowthForecast({ channel }: { readonly channel: ReturnType<typeof useChannelDays> }) {
  const growth = useGrowth(channel.items, channel);
  const { forecast, series, draft, change, standing, age, old } = growth;
  if (forecast.state !== "ready" || old)
    return (
      <>
        <Choices {...growth} />
        <TooLittle
          what={forecast.state === "ready" ? { state: "old", last: forecast.last, age } : forecast}
          series={series}
        />
      </>
    );
  const line = lineOf(growth, forecast);
  return (
    <>
      <Choices {...growth} />
      {age > FRESH_DAYS && (
        <Note tone="warn">
          Your numbers end on {formatCalendarDay(forecast.last)}, {daysText(age)} ago. What happened since
          isn't in the forecast.
        </Note>
      )}
      <Outlook growth={growth} forecast={forecast} line={line} />
      {draft.metric === "subscribers" && standing !== undefined && (
        <Milestones draft={draft} change={change} forecast={forecast} standing={standing} />
      )}
      <MethodCard growth={growth} forecast={forecast} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-64 text-sm text-ink-soft">{sourceText(channel, forecast.last)}</p>
        <div className="flex flex-wrap gap-2.5">
          <Button
            size="small"
            onClick={() =>
              download(
                `crescendo-growth-${draft.metric}-${dateStamp()}.csv`,
                "text/csv",
                growthCsv(line, draft.metric),
              )
            }
          >
            <Download aria-hidden />
            Export CSV
          </Button>
          <AssistantLink />
        </div>
      </div>
    </>
  );
}

function sourceText({ source, asOf, stale }: ReturnType<typeof useChannelDays>, last: string): string {
  const from = source === "google" ? "From YouTube" : "From the YouTube Studio file you imported";
  const when = asOf === undefined ? "" : `, ${source === "google" ? "as of" : "on"} ${formatMoment(asOf)}`;
  const kept = stale ? " YouTube can't be asked right now, so this is the copy kept from then." : "";
  return `${from}${when}. The last known day is ${formatCalendarDay(last)}; YouTube takes two to three days to know one.${kept}`;
}
