import { useQuery } from "@tanstack/react-query";
import type { SiteEngine } from "#shared/contracts/assistant.ts";
import type { OwnKey } from "#shared/contracts/own-key.ts";
import { PROVIDERS } from "#shared/rules/providers.ts";
import { writtenBy } from "#client/components/engine-note.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { ErrorBox } from "#client/components/ui/error-box.tsx";
import { reportOutcome } from "#client/lib/outcome.ts";
import { stores } from "#client/lib/stores.ts";
import { useStore } from "#client/lib/use-store.ts";
import { healthQuery } from "#client/queries/health.ts";
import { Allowance } from "./allowance.tsx";

const EXPLAINED: Record<SiteEngine, string> = {
  "built-in":
    "Crescendo answers from its own knowledge of niches, hooks and growth, at no cost and with no account. The owner of this site can connect any OpenAI-compatible model for richer answers.",
  openai:
    "What you ask in a helper is sent to the model the owner of this site connected. Answers are kept for a day, so that the same question isn't paid for twice.",
  "workers-ai":
    "What you ask in a helper is sent to a model that Cloudflare runs, which also hosts this site. Answers are kept for a day. Where it fails, the built-in engine answers and says so.",
};

interface EngineProps {
  /** The key that the creator uses, which goes before the site's own engine. */
  readonly ownKey: OwnKey | undefined;
}

/** Which engine answers, and how an owner gives it a better one. */
export function Engine({ ownKey }: EngineProps) {
  const { data, error, isPending, refetch } = useQuery(healthQuery);
  const only = useStore(stores.engineChoice) === "built-in";
  if (isPending) return <p className="text-ink-soft">Asking the server...</p>;
  if (error) {
    return (
      <ErrorBox title="The server doesn't answer" onRetry={() => void refetch()}>
        {error.message}
      </ErrorBox>
    );
  }
  return (
    <div>
      <p className="flex flex-wrap items-center gap-2.5">
        <span className="font-medium">
          {only || data.engine === "built-in" ? "Built-in engine" : writtenBy(data)}
        </span>
        {only || ownKey === undefined ? (
          <Badge tone="good">In use</Badge>
        ) : (
          <Badge>Where {PROVIDERS[ownKey.provider].name} fails</Badge>
        )}
      </p>
      <p className="mt-1.5 max-w-2xl text-ink-soft">
        {only
          ? EXPLAINED["built-in"]
          : data.localServer === undefined
            ? EXPLAINED[data.engine]
            : `What you ask in a helper goes to a model in ${data.localServer} on the machine this site runs on, and no further. Answers are kept for a day.`}
      </p>
      {!only && data.engine !== "built-in" && data.spent?.ai === true && (
        <p className="mt-1.5 max-w-2xl text-ink-soft">
          Its allowance for today is used up, so the built-in engine answers until 00:00 UTC.
        </p>
      )}
      {!only && <Allowance />}
      {(data.engine !== "built-in" || ownKey !== undefined) && (
        <label className="mt-2.5 flex min-h-9 items-center gap-2.5 text-sm font-medium">
          <input
            type="checkbox"
            checked={only}
            onChange={({ target }) =>
              reportOutcome(stores.engineChoice.write(target.checked ? "built-in" : "best"))
            }
            className="size-4.5 shrink-0 accent-accent"
          />
          Let only the built-in engine answer me, so that nothing I ask goes to a model
        </label>
      )}
      <p className="mt-1.5 text-sm text-ink-soft">Crescendo {data.version}</p>
    </div>
  );
}
