import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import * as z from "zod/mini";
import { analyse } from "#shared/rules/analysis/analyse.ts";
import { ANALYSIS, AnalysisResult } from "#shared/rules/analysis/result.ts";
import { sampleAnalysis } from "#shared/rules/analysis/sample.ts";
import { BACK_ONLINE, OFFLINE } from "#client/lib/api.ts";
import { ownTimeZone } from "#client/lib/time-zone.ts";
import { notify } from "#client/lib/toast.ts";
import { useCancellable } from "#client/lib/use-cancellable.ts";
import { useDraft } from "#client/lib/use-draft.ts";
import { wait } from "#client/lib/wait.ts";
import { findNiche } from "#client/queries/analysis.ts";
import { type OwnChannel, useOwnChannel } from "./use-own-channel.ts";
import { useSettled } from "./use-settled.ts";

/** The last analysis of this tab. */
export const KeptAnalysis = z.object({
  result: AnalysisResult,
  /** True where it is the demo data, of nobody's channel. */
  sample: z.boolean(),
  /** Where the numbers come from, a sentence each. */
  sources: z.array(z.string()),
});
export type KeptAnalysis = z.infer<typeof KeptAnalysis>;

/** Why there is no analysis, in a sentence for a person. */
export class AnalysisError extends Error {
  override readonly name = "AnalysisError";
  /** Takes its place once the connection is back, where it says that there is none. */
  readonly onceBack: Error | undefined;

  constructor(message?: string, options?: ErrorOptions & { readonly onceBack?: Error }) {
    super(message, options);
    this.onceBack = options?.onceBack;
  }
}

const NO_NUMBERS =
  "YouTube gave no numbers for your channel yet. A YouTube Studio file holds what this needs, too.";

const ENDED = "The connection to your channel has ended. Connect it again.";

/** The dice always fall the same way, so that the same numbers give the same analysis. */
const SEED = 6;

/** The screen's state: the creator's numbers and the last analysis, kept until the tab closes. */
export function useAnalysis() {
  const channel = useOwnChannel();
  const settled = useSettled(channel, channel.isLoading);
  const [kept, setKept] = useDraft("analysis", z.nullable(KeptAnalysis), null);
  const running = useCancellable(async (_: "run", signal) => {
    const own = channel.known || channel.connected || kept?.sample === false;
    channel.retry();
    try {
      await wait(ANALYSIS.delay, signal);
      const found = await analysed(await settled(), own, signal);
      setKept(found);
      notify.success("Analysis Complete");
    } catch (error) {
      if (!signal.aborted)
        notify.failure("Analysis Failed", {
          description: "Failed to analyze your channel. Please try again.",
        });
      throw error;
    }
  });
  return { channel, kept, running };
}

/** @param own true where there was a channel before: demo data never takes the place of its analysis. */
async function analysed(channel: OwnChannel, own: boolean, signal: AbortSignal): Promise<KeptAnalysis> {
  signal.throwIfAborted();
  const { videos, days, totals, sources, connected, known, failed, error } = channel;
  if (failed) throw new AnalysisError(error?.message, { cause: error });
  if (!known && !connected) {
    if (own) throw new AnalysisError(ENDED);
    return { result: sampleAnalysis, sample: true, sources: [] };
  }
  if (!known && !navigator.onLine)
    throw new AnalysisError(OFFLINE, { onceBack: new AnalysisError(BACK_ONLINE) });
  if (!known) throw new AnalysisError(NO_NUMBERS);
  const generator = xoroshiro128plus(SEED);
  const niche = await findNiche(videos, signal);
  const result = analyse({ videos, days, totals, niche, timeZone: ownTimeZone() }, (limit) =>
    uniformInt(generator, 0, limit - 1),
  );
  return { result, sample: false, sources: [...sources] };
}
