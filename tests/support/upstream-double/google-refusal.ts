import { CANARY } from "../ai-double/canaries.ts";

/** A Google API's refusal. Its message holds markup and what no caller may see. */
export function googleRefusal(code: number, reason: string, status?: string) {
  const message = `${CANARY} <a href="/youtube/v3/getting-started#quota">quota</a>`;
  const details = [{ "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason }];
  const errors = [{ message, domain: "youtube.quota", reason }];
  return { error: { code, message, status, ...(status === undefined ? { errors } : { details }) } };
}
