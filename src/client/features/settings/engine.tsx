import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { SiteEngine } from "#shared/contracts/assistant.ts";
import type { Health } from "#shared/contracts/health.ts";
import type { OwnKey } from "#shared/contracts/own-key.ts";
import { PROVIDERS } from "#shared/rules/providers.ts";
import { writtenBy } from "#client/components/engine-note.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { ErrorBox } from "#client/components/ui/error-box.tsx";
import type { ModelState } from "#client/lib/on-device/browser-model.ts";
import { reportOutcome } from "#client/lib/outcome.ts";
import { stores } from "#client/lib/stores.ts";
import { useStore } from "#client/lib/use-store.ts";
import { healthQuery } from "#client/queries/health.ts";
import { Allowance } from "./allowance.tsx";

const BUILT_IN =
  "Crescendo answers from its own knowledge of subjects, hooks and growth, at no cost and with no account.";

const OF_SITE: Record<SiteEngine, string> = {
  "built-in": "The owner of this site can connect any OpenAI-compatible model for richer answers.",
  openai:
    "What you ask in a helper is sent to the model the owner of this site connected. Answers are kept for a day, so that the same question isn't paid for twice.",
  "workers-ai":
    "What you ask in a helper is sent to a model that Cloudflare runs, which also hosts this site. Answers are kept for a day.",
};

/** Why the browser's model can't be chosen; undefined where it can. */
const NOT_READY: Record<ModelState, string | undefined> = {
  absent: "Not in this browser",
  unavailable: "Not on this computer",
  downloadable: "Not downloaded",
  downloading: "Downloading",
  available: undefined,
};

type Rung = "on-device" | "own-key" | "site" | "built-in";

interface EngineProps {
  /** The creator's own key, where there is one and it may be sent. */
  readonly ownKey: OwnKey | undefined;
  /** What the browser's own model is; undefined until the browser has said. */
  readonly model: ModelState | undefined;
}

/** Which engines there are, and which the creator lets answer first. */
export function Engine({ ownKey, model }: EngineProps) {
  const { data, error, isPending, refetch } = useQuery(healthQuery);
  const choice = useStore(stores.engineChoice);
  if (isPending) return <p className="text-ink-soft">Asking the server...</p>;
  if (error) {
    return (
      <ErrorBox title="The server doesn't answer" onRetry={() => void refetch()}>
        {error.message}
      </ErrorBox>
    );
  }
  const best: Rung = ownKey !== undefined ? "own-key" : data.engine === "built-in" ? "built-in" : "site";
  const isThere: Record<Rung, boolean> = {
    "on-device": model === "available",
    "own-key": ownKey !== undefined,
    site: data.engine !== "built-in",
    "built-in": true,
  };
  const chosen = choice === "best" ? best : choice;
  const inUse = isThere[chosen] ? chosen : best;
  const row = (rung: Rung, name: string, lacks: string | undefined, about: ReactNode) => (
    <Row
      rung={rung}
      name={name}
      lacks={isThere[rung] ? undefined : lacks}
      isChosen={chosen === rung}
      inUse={inUse === rung}
      about={about}
    />
  );
  return (
    <fieldset className="max-w-2xl">
      <legend className="mb-3 text-ink-soft">
        The one you choose answers. Where it can't, the next one down does and says so.
      </legend>
      <div className="divide-y divide-line overflow-hidden rounded-xl border border-line">
        {row(
          "on-device",
          "Your browser's model",
          model === undefined ? "Asking your browser" : NOT_READY[model],
          "Runs on this computer. Nothing you ask goes to a company's model.",
        )}
        {row(
          "own-key",
          ownKey === undefined ? "Your own key" : `${PROVIDERS[ownKey.provider].name}, ${ownKey.model}`,
          "None yet",
          "A model you have an account for. Your key is used for each question and kept nowhere else.",
        )}
        {row(
          "site",
          data.engine === "built-in" ? "This site's model" : writtenBy(data),
          "None connected",
          <OfSite health={data} />,
        )}
        {row("built-in", "Built-in engine", undefined, BUILT_IN)}
      </div>
      <p className="mt-3 text-sm text-ink-soft">Crescendo {data.version}</p>
    </fieldset>
  );
}

interface RowProps {
  readonly rung: Rung;
  readonly name: string;
  /** Why it can't be chosen; undefined where it can. */
  readonly lacks: string | undefined;
  readonly isChosen: boolean;
  readonly inUse: boolean;
  readonly about: ReactNode;
}

function Row({ rung, name, lacks, isChosen, inUse, about }: RowProps) {
  const id = `engine-${rung}`;
  return (
    <div className="flex items-start gap-3 px-4 py-3.5 has-checked:bg-accent-soft/40">
      <input
        type="radio"
        id={id}
        name="engine"
        checked={isChosen}
        disabled={lacks !== undefined}
        aria-describedby={`${id}-about`}
        onChange={() => reportOutcome(stores.engineChoice.write(rung))}
        className="mt-0.5 size-4.5 shrink-0 accent-accent"
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <label htmlFor={id} className="font-medium wrap-anywhere">
            {name}
          </label>
          {inUse ? <Badge tone="good">In use</Badge> : lacks !== undefined && <Badge>{lacks}</Badge>}
        </div>
        <div id={`${id}-about`} className="mt-0.5 text-sm text-ink-soft">
          {about}
        </div>
      </div>
    </div>
  );
}

/** What asking the site's own model means, and whether it can be asked today. */
function OfSite({ health }: { readonly health: Health }) {
  return (
    <>
      <p>
        {health.localServer === undefined
          ? OF_SITE[health.engine]
          : `What you ask in a helper goes to a model in ${health.localServer} on the machine this site runs on, and no further. Answers are kept for a day.`}
      </p>
      {health.engine !== "built-in" && <Allowance />}
    </>
  );
}
