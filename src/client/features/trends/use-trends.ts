import * as z from "zod/mini";
import { TrendsAnswer } from "#shared/contracts/trends.ts";
import { REGION_NAMES } from "#shared/rules/trends.ts";
import { useCancellable } from "#client/lib/use-cancellable.ts";
import { useDraft } from "#client/lib/use-draft.ts";
import { detectTrends } from "#client/queries/trends.ts";

/** The form as typed. A niche of the creator's own overrides the list's (spec §9). */
export const TrendsDraft = z.object({
  niche: z.string(),
  custom: z.string(),
  region: z.enum(REGION_NAMES),
});
export type TrendsDraft = z.infer<typeof TrendsDraft>;

const EMPTY: TrendsDraft = { niche: "", custom: "", region: "Global" };

/** The last answer with the form that asked for it. */
const Kept = z.extend(TrendsAnswer, { draft: TrendsDraft });
export type KeptTrends = z.infer<typeof Kept>;

/** The niche a form asks about; "" where none is chosen. */
export function nicheOf({ niche, custom }: TrendsDraft): string {
  return custom.trim() || niche;
}

interface Detection {
  readonly draft: TrendsDraft;
  /** True to be answered anew. */
  readonly fresh: boolean;
}

/** The screen's state: what is typed and what was answered, both kept until the tab closes. */
export function useTrends() {
  const [draft, setDraft] = useDraft("trends-form", TrendsDraft, EMPTY);
  const [answer, setAnswer] = useDraft("trends-answer", z.nullable(Kept), null);
  const detection = useCancellable(async ({ draft: asked, fresh }: Detection, signal) => {
    const body = { niche: nicheOf(asked), region: asked.region };
    setAnswer({ ...(await detectTrends(body, { signal, fresh })), draft: asked });
  });
  return { draft, setDraft, answer, detection };
}
