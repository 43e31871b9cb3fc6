import { CANARY } from "../ai-double/canaries.ts";
import type { ThirdParty } from "./server.ts";

/** A Google API's refusal. Its message holds markup and what no caller may see. */
function refusal(code: number, reason: string, status?: string) {
  const message = `${CANARY} <a href="/youtube/v3/getting-started#quota">quota</a>`;
  const details = [{ "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason }];
  const errors = [{ message, domain: "youtube.quota", reason }];
  return { error: { code, message, status, ...(status === undefined ? { errors } : { details }) } };
}

const VIDEOS: Readonly<Record<string, readonly string[]>> = {
  "20": [
    "I beat the final boss blindfolded",
    "Building a castle in 100 days",
    "<i>Speedrun</i> in 4 minutes",
  ],
  "": ["The song of the year (official video)", "Home workout with no equipment", "A film trailer"],
};

/** YouTube's most-popular chart: the key must come in its header, and some countries have spent their quota. */
export const chart: ThirdParty = (url, response, request) => {
  const send = (status: number, body: unknown) =>
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  const key = request.headers["x-goog-api-key"];
  if (url.searchParams.has("key") || typeof key !== "string" || key.includes("invalid"))
    return send(400, refusal(400, "API_KEY_INVALID", "INVALID_ARGUMENT"));
  if (["GB", "CA"].includes(url.searchParams.get("regionCode") ?? ""))
    return send(403, refusal(403, "quotaExceeded"));
  const titles = VIDEOS[url.searchParams.get("videoCategoryId") ?? ""] ?? [];
  const publishedAt = new Date(Date.now() - 48 * 3_600_000).toISOString();
  send(200, { items: titles.map((title) => ({ snippet: { title, publishedAt } })) });
};
