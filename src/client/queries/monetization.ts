import type { AssistRequest } from "#shared/contracts/assistant.ts";
import type { MonetizeRequest } from "#shared/contracts/helpers.ts";

/** What asks how to earn with a niche. */
export function monetizeRequest(form: MonetizeRequest): AssistRequest {
  return { task: "monetize", input: { ...form } };
}
