import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { Overview, youtubeOverview } from "#shared/contracts/overview.ts";
import { ErrorBody } from "#shared/errors.ts";
import { CallError, send } from "#client/lib/api.ts";
import { readJson } from "#client/lib/json.ts";

/** What tells of a failure, whoever wrote it. */
const Refusal = z.object({ message: z.string().check(z.trim(), z.minLength(1)) });
const NOT_FOUND = 404;

/**
 * Asks what YouTube says of the creator's channel. The answer is read as text, then parsed (spec §7).
 * @returns null where no channel is connected.
 * @throws CallError with the sentences of spec §8: the answer's message, or "Failed to fetch YouTube data" where
 * it has none, or "Failed to parse API response" where it should be the overview and can't be read.
 */
async function fetchOverview(signal: AbortSignal): Promise<Overview | null> {
  const response = await send(youtubeOverview, { signal });
  if (response.status === NOT_FOUND) return null;
  const answer = readJson(await response.text());
  if (!response.ok) {
    const sentence = Refusal.safeParse(answer).data?.message ?? "Failed to fetch YouTube data";
    throw new CallError(sentence, ErrorBody.safeParse(answer).data?.code);
  }
  const parsed = Overview.safeParse(answer);
  if (!parsed.success) throw new CallError("Failed to parse API response");
  return parsed.data.connected ? parsed.data : null;
}

/** The creator's channel as YouTube sees it; null where none is connected. */
export const overviewQuery = queryOptions({
  queryKey: ["youtube-overview"],
  queryFn: ({ signal }) => fetchOverview(signal),
  staleTime: 5 * 60_000,
});
