import { googleRefusal as refusal } from "./google-refusal.ts";
import type { ThirdParty } from "./server.ts";

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
