import type { ThirdParty } from "./server.ts";

/** YouTube's search suggestions: what was typed, and more words after it. */
export const suggest: ThirdParty = (url, response) => {
  const query = url.searchParams.get("q") ?? "";
  const endings = ["for beginners", "at home", "explained", "mistakes", "2026", "without equipment"];
  response.setHeader("Content-Type", "text/javascript; charset=UTF-8");
  response.end(JSON.stringify([query, endings.map((ending) => `${query} ${ending}`), [], {}]));
};
