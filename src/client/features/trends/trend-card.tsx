import { Lightbulb } from "lucide-react";
import { Link } from "react-router-dom";
import { type LiveSignal, SIGNAL_SOURCES } from "#shared/contracts/live-signals.ts";
import type { Trend } from "#shared/contracts/trends.ts";
import { MOMENTUM_WIDTHS, type TrendKind } from "#shared/rules/trends.ts";
import { RestsOn } from "#client/components/rests-on.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { buttonClass } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { CopyButton } from "#client/components/ui/copy-button.tsx";
import { formatRecent } from "#client/lib/format.ts";
import { sectionPath } from "#client/paths.ts";

const KINDS: Record<TrendKind, string> = { live: "Live", seasonal: "Seasonal", evergreen: "Evergreen" };
const PLATFORMS = ["YouTube", "TikTok", "Google"] as const;

/** One trend: what it is, what it rests on, and the way from it to a video. */
export function TrendCard({ trend }: { readonly trend: Trend }) {
  const { title, why, kind, momentum, platforms, howToUse, exampleHook, evidence, restsOn = [] } = trend;
  return (
    <Card as="article" aria-label={title} className="p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h2 dir="auto" className="min-w-0 flex-1 basis-60 text-xl leading-snug font-semibold">
          {title}
        </h2>
        {momentum === undefined ? (
          <Badge tone={kind === "live" ? "accent" : "plain"}>{KINDS[kind]}</Badge>
        ) : (
          <MomentumBar momentum={momentum} />
        )}
      </div>
      <p dir="auto" className="mt-3 text-ink-soft">
        {why}
      </p>
      <blockquote dir="auto" className="mt-4 border-s-2 border-accent ps-4 text-[1.0625rem]">
        {exampleHook}
      </blockquote>
      <dl className="mt-4 grid gap-x-8 gap-y-3 md:grid-cols-3">
        <div className="min-w-0 md:col-span-3">
          <dt className="text-sm text-ink-soft">How to use it</dt>
          <dd dir="auto">{howToUse}</dd>
        </div>
        {PLATFORMS.map((platform) => (
          <div key={platform} className="min-w-0">
            <dt className="text-sm text-ink-soft">{platform}</dt>
            <dd dir="auto" className="text-[0.9375rem]">
              {platforms[platform]}
            </dd>
          </div>
        ))}
      </dl>
      {evidence.length > 0 && <EvidenceList evidence={evidence} />}
      {restsOn.length > 0 && (
        <div className="mt-4">
          <RestsOn specifics={restsOn} />
        </div>
      )}
      <div className="mt-4 -mb-1 flex flex-wrap gap-1 border-t border-line pt-3">
        <CopyButton text={exampleHook} done="Copied" label="Copy hook" />
        <Link to={sectionPath("ai-ideas", { topic: title })} className={buttonClass("quiet", "small")}>
          <Lightbulb aria-hidden />
          Make a video idea of it
        </Link>
      </div>
    </Card>
  );
}

function MomentumBar({ momentum }: { readonly momentum: NonNullable<Trend["momentum"]> }) {
  const width = MOMENTUM_WIDTHS[momentum];
  return (
    <div className="w-36 shrink-0">
      <p className="flex justify-between gap-3 text-sm">
        <span className="text-ink-soft">Momentum</span>
        <span className="font-medium">{momentum}</span>
      </p>
      <div
        role="meter"
        aria-label="Momentum"
        aria-valuenow={width}
        aria-valuetext={momentum}
        className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-accent" style={{ width: `${width}%` }} />
      </div>
    </div>
  );
}

/** Where a card's signals were seen: the source, what it says, where, and when it was read. */
function EvidenceList({ evidence }: { readonly evidence: readonly LiveSignal[] }) {
  return (
    <div className="mt-4 rounded-xl bg-sunken p-4">
      <h3 className="text-sm font-medium">Evidence</h3>
      <ul className="mt-1.5 grid gap-1.5 text-sm">
        {evidence.map((signal) => (
          <li key={`${signal.source} ${signal.region} ${signal.text}`}>
            <bdi>{signal.text}</bdi>
            <span className="text-ink-soft">
              {[
                "",
                SIGNAL_SOURCES[signal.source],
                signal.detail,
                signal.region,
                `read ${formatRecent(signal.asOf)}`,
              ]
                .filter((part) => part !== undefined)
                .join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
