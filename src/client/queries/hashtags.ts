import { queryOptions } from "@tanstack/react-query";
import type { AssistReply } from "#shared/contracts/assistant.ts";
import { HashtagReply, type HashtagRequest } from "#shared/contracts/hashtags.ts";
import { LIVE_SIGNALS_LIMITS, liveSignals } from "#shared/contracts/live-signals.ts";
import { parseReply } from "#shared/json.ts";
import { HASHTAGS_MOST, normalTags } from "#shared/rules/hashtags.ts";
import { hashtagsIn } from "#shared/rules/lengths.ts";
import { topicTags } from "#shared/rules/topic-tags.ts";
import type { Region } from "#shared/rules/trends.ts";
import { call } from "#client/lib/api.ts";
import { type AskOptions, ask } from "./assistant.ts";

/** How tags were come by: as a list, out of an answer's text, or from the topic without any AI. */
export const HASHTAG_ORIGINS = ["list", "text", "topic"] as const;
export type HashtagOrigin = (typeof HASHTAG_ORIGINS)[number];

export interface FoundHashtags {
  /** Best first, at most 10; empty where nothing at all came out. */
  readonly tags: readonly string[];
  readonly origin: HashtagOrigin;
  /** Who wrote them; missing where they are the topic's own. */
  readonly by?: Pick<AssistReply, "engine" | "model" | "cached" | "notice" | "care">;
  /** Why no AI answered, where none did. */
  readonly failure?: Error;
}

/**
 * Finds hashtags in the order of spec §7: the hashtag helper, a general request that demands JSON, the #tags in
 * the text of either answer, the topic's own words. A step is taken only where those before it brought nothing.
 * @throws AbortError where `signal` fired; what fails otherwise is part of the result.
 */
export async function findHashtags(request: HashtagRequest, options: AskOptions): Promise<FoundHashtags> {
  const answers: AssistReply[] = [];
  let failure: Error | undefined;
  for (const step of [
    () => ask({ task: "hashtags", input: { ...request } }, options),
    () => ask({ task: "general", input: demandFor(request) }, options),
  ]) {
    try {
      const answer = await step();
      answers.unshift(answer);
      const parsed = parseReply(answer.reply, HashtagReply);
      if (parsed.ok) return { tags: normalTags(parsed.value.hashtags), origin: "list", by: authorOf(answer) };
    } catch (error) {
      options.signal?.throwIfAborted();
      failure = error instanceof Error ? error : undefined;
    }
  }
  for (const answer of answers) {
    const tags = normalTags(hashtagsIn(answer.reply));
    if (tags.length > 0) return { tags, origin: "text", by: authorOf(answer) };
  }
  return {
    tags: topicTags(request.topic, request.language),
    origin: "topic",
    failure: answers.length === 0 ? failure : undefined,
  };
}

/** The general request of spec §7, in words that both engines understand. */
function demandFor({ topic, language }: HashtagRequest): string {
  return `Give me ${HASHTAGS_MOST} hashtags for a video.
Return strict JSON only: {"hashtags": ["#first", "#second"]}
Language: ${language}
Topic: ${JSON.stringify(topic)}`;
}

function authorOf({ engine, model, cached, notice, care }: AssistReply): FoundHashtags["by"] {
  return { engine, model, cached, notice, care };
}

/** Minutes after which live signals are read again when they are next looked at. */
const FRESH = 10;

/** What public sources show right now around a topic; "" for none. A failure is an answer here: nothing is live. */
export function liveSignalsQuery(topic: string, region: Region) {
  const about = topic.slice(0, LIVE_SIGNALS_LIMITS.topic).trim();
  return queryOptions({
    queryKey: ["live-signals", about, region],
    queryFn: ({ signal }) => call(liveSignals, { body: { topic: about, region }, signal }),
    staleTime: FRESH * 60_000,
    // The topic's own tags stand in at once; nobody waits seconds for a strip.
    retry: false,
  });
}
