import type { ServerResponse } from "node:http";
import type { ThirdParty } from "./server.ts";
import { weatherIn } from "./weather.ts";

/** The parts of every article, in each language, with the last ones that say nothing of its subject. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  en: ["History", "Materials", "<i>Firing</i> the kiln", "See also", "References"],
  es: ["Historia", "Materiales", "Referencias", "Enlaces externos"],
  fr: ["Histoire", "Matériaux", "Notes et références"],
  de: ["Geschichte", "Werkstoffe", "Einzelnachweise", "Weblinks"],
  pt: ["História", "Materiais", "Ver também", "Referências"],
};

/** What an article's readers do, by a word in its title. */
const READERS: readonly (readonly [word: string, before: number, lately: number])[] = [
  ["Falling", 200, 100],
  ["Steady", 150, 152],
  ["Unread", 3, 4],
];
const RISING = [150, 190] as const;

const DAY = 86_400_000;

/**
 * Wikipedia in any language: an article for whatever is searched for, but for what nobody wrote of ("nowhere"); one
 * with several meanings ("homonym"); a redirect ("alias"). A word such as "wikipedia-slow" in the search chooses the
 * weather of all of it, "lead-slow" and "parts-slow" that of one page.
 */
export const wikipedia: ThirdParty = (url, response, request) => {
  const language = url.host.split(".")[0] ?? "";
  const isSummary = url.pathname.startsWith("/api/rest_v1/page/summary/");
  const isSections = url.searchParams.get("action") === "parse";
  const words = decodeURIComponent(url.href.replaceAll("+", " ")).toLowerCase();
  const weather =
    weatherOf("wikipedia", words) ??
    (isSummary ? weatherOf("lead", words) : isSections ? weatherOf("parts", words) : undefined);
  if (weather !== undefined) return weather(url, response, request);
  if (!isPolite(request.headers["user-agent"])) return void response.writeHead(403).end("set a user agent");
  if (isSummary) return summary(decodeURIComponent(url.pathname.split("/").at(-1) ?? ""), response);
  if (isSections) return sections(PARTS[language] ?? [], response);
  search(url.searchParams.get("srsearch") ?? "", response);
};

/** Page views of an article by day, the newest two days not yet counted. */
export const pageViews: ThirdParty = (url, response, request) => {
  const [, from = "", to = ""] = /\/daily\/(\d+)\/(\d+)$/u.exec(url.pathname) ?? [];
  const title = decodeURIComponent(url.pathname.split("/").at(-4) ?? "");
  const weather = weatherOf("wikipedia", title.toLowerCase()) ?? weatherOf("views", title.toLowerCase());
  if (weather !== undefined) return weather(url, response, request);
  if (!isPolite(request.headers["user-agent"])) return void response.writeHead(403).end("set a user agent");
  const [before, lately] = READERS.find(([word]) => title.includes(word))?.slice(1) ?? RISING;
  const [first, last] = [timeOf(from), timeOf(to) - DAY];
  const days = Array.from({ length: (last - first) / DAY + 1 }, (_, index) => first + index * DAY);
  json(response, {
    items: days.map((day) => ({
      project: "en.wikipedia",
      article: title,
      granularity: "daily",
      timestamp: `${new Date(day).toISOString().slice(0, 10).replaceAll("-", "")}00`,
      access: "all-access",
      agent: "user",
      // A day in the news makes no trend.
      views: last - day === 5 * DAY ? 90_000 : last - day < 28 * DAY ? lately : before,
    })),
  });
};

function search(words: string, response: ServerResponse): void {
  const title = words.replace(/^./u, (letter) => letter.toUpperCase());
  const other = { ns: 0, title: "List of things that have nothing to do with it", pageid: 2 };
  if (words.includes("nowhere")) return json(response, { batchcomplete: true, query: { search: [other] } });
  const found = words.includes("alias")
    ? { ns: 0, title: "Another name", pageid: 1, redirecttitle: title }
    : { ns: 0, title, pageid: 1 };
  json(response, { batchcomplete: true, query: { search: [other, found] } });
}

function summary(path: string, response: ServerResponse): void {
  const title = path.replaceAll("_", " ");
  const type = title.toLowerCase().includes("homonym") ? "disambiguation" : "standard";
  const extract = `${title} is a craft that is older than it looks. It has a second sentence.`;
  json(response, {
    type,
    title,
    extract,
    description: "craft",
    lang: "en",
    timestamp: "2026-11-01T00:00:00Z",
  });
}

function sections(names: readonly string[], response: ServerResponse): void {
  const entries = names.map((line, index) => ({
    toclevel: 1,
    level: "2",
    line,
    number: String(index + 1),
    anchor: line.replace(/<[^>]*>/gu, "").replaceAll(" ", "_"),
  }));
  const deep = { toclevel: 4, level: "5", line: "A detail of a detail", number: "1.1.1.1", anchor: "A" };
  json(response, { parse: { title: "", pageid: 1, sections: [deep, ...entries] } });
}

function weatherOf(page: string, words: string): ThirdParty | undefined {
  const name = new RegExp(`${page}-([a-z0-9]+)`, "u").exec(words)?.[1];
  return name === undefined ? undefined : weatherIn(`weather-${name}`);
}

/** Wikimedia turns away who doesn't say who they are. */
function isPolite(agent: string | undefined): boolean {
  return agent !== undefined && /^Crescendo\/\d+\.\d+\.\d+/u.test(agent);
}

function timeOf(stamp: string): number {
  return Date.parse(`${stamp.slice(0, 4)}-${stamp.slice(4, 6)}-${stamp.slice(6, 8)}T00:00:00Z`);
}

function json(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { "Content-Type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}
