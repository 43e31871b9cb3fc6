import type { AssistRequest } from "#shared/contracts/assistant.ts";
import type { AudienceRequest } from "#shared/contracts/audience.ts";

/** What asks for a report on an audience. */
export function insightsRequest({ niche, data }: AudienceRequest): AssistRequest {
  return { task: "audience_analysis", input: { niche, data } };
}
