import { useState } from "react";
import * as z from "zod/mini";
import type { Place } from "#shared/rules/countries.ts";
import { useCancellable } from "#client/lib/use-cancellable.ts";
import { useDraft } from "#client/lib/use-draft.ts";
import { type Located, locate } from "./locate.ts";

/** The place that was found, kept until the tab closes. */
const Found = z.object({
  state: z.literal("granted"),
  place: z.object({ code: z.nullable(z.string()), name: z.string() }),
  miss: z.optional(z.enum(["refused", "unavailable", "slow", "unnamed"])),
});

export type LocationState = Located | { readonly state: "idle" } | { readonly state: "requesting" };

export interface PlaceState {
  readonly location: LocationState;
  /** The place that was found; it stays while another is looked for. */
  readonly place: Place | undefined;
  /** Looks for it; only the creator's own click may. */
  readonly request: () => void;
  readonly cancel: () => void;
}

/** Where the creator is (spec §4): idle, requesting, granted, denied or error. */
export function usePlace(): PlaceState {
  const [found, setFound] = useDraft("monetization-place", z.nullable(Found), null);
  const [failed, setFailed] = useState<Located | null>(null);
  const search = useCancellable(async (_: undefined, signal) => {
    const located = await locate(signal);
    setFound(located.state === "granted" ? located : null);
    setFailed(located.state === "granted" ? null : located);
  });
  return {
    location: search.running ? { state: "requesting" } : (failed ?? found ?? { state: "idle" }),
    place: found?.place,
    request: () => void search.start(undefined),
    cancel: search.cancel,
  };
}
