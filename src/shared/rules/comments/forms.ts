const HANDLES = /^(?:@[^ ]+[ ,:]*)+|(?: @[^ ]+)+$/gu;

/**
 * What a comment says to those whom it calls by their handles, which stand first or last; nothing counts beside
 * several of them. Undefined without any.
 */
export function toFriends(folded: string): string | undefined {
  const said = folded.trim().replace(HANDLES, " ").trim();
  if (said === folded.trim()) return undefined;
  return (folded.match(/@/gu)?.length ?? 0) > 1 ? "" : said;
}

/** Whole words between quotation marks, or between notes of music. */
const QUOTED = /^\P{L}{0,3}["“„«]\s?(?<line>[^"“”„«»]{6,}?)\s?["”“»](?<rest>.*)$/u;
const SUNG = /^\P{L}*[♪♫🎵🎶](?<line>.{6,})$|^(?<first>.{6,})[♪♫🎵🎶]\P{L}*$/u;

/** Most characters beside a quotation that is a comment's point: "lives in my head rent free". */
const BESIDE = 45;

/** Whether a comment is a line that somebody said or sang, with little beside it. */
export function isQuote(comment: string): boolean {
  const { line, rest = "" } = QUOTED.exec(comment)?.groups ?? {};
  if (line !== undefined) return line.includes(" ") && rest.length <= BESIDE;
  const sung = SUNG.exec(comment)?.groups;
  return (sung?.["line"] ?? sung?.["first"] ?? "").trim().includes(" ");
}
