import * as z from "zod/mini";
import { type Reader, readUpstream, type Sourced } from "./read.ts";

/** Seconds: a day. The endpoint is undocumented and promises nothing, so it is asked rarely. */
const KEEP = 24 * 60 * 60;
/** Suggestions kept, and characters of each. */
const MOST = 15;
const LONGEST = 120;

const Suggestions = z.array(z.string());
/** `["query", ["suggestion", …], …]` */
const Answer = z.tuple([z.string(), z.array(z.unknown())], z.unknown());

/**
 * What people type into YouTube's search box after these words, as YouTube orders it.
 * @param language two letters, as in "en".
 * @param country two letters, as in "US"; undefined for none in particular.
 * @throws UpstreamError or a parse error where YouTube can't be reached or sends something else.
 */
export function suggestions(
  reader: Reader,
  query: string,
  language = "en",
  country?: string,
): Promise<Sourced<string[]>> {
  const url = new URL("https://suggestqueries.google.com/complete/search");
  const parameters = {
    client: "firefox",
    ds: "yt",
    hl: language,
    gl: country,
    ie: "utf-8",
    oe: "utf-8",
    q: query,
  };
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) url.searchParams.set(name, value);
  return readUpstream(reader, {
    topic: "youtube-suggest",
    url,
    ttl: KEEP,
    schema: Suggestions,
    parse: (body) =>
      Answer.parse(JSON.parse(body))[1]
        .flatMap((entry) => (typeof entry === "string" && entry.trim() !== "" ? [entry.trim()] : []))
        .filter((entry) => entry.length <= LONGEST)
        .slice(0, MOST),
  });
}
