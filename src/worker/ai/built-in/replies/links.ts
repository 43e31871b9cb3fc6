import tlds from "tlds";

/** What nobody sees, or sees as something else, between the letters of an address. */
const UNSEEN = /[\u00AD\u200B-\u200D\u2060]/gu;
/** "example[.]com", "example (dot) com", "example dot com". */
const SPELT_DOT = /\s?[[({]\s?(?:dot|\.)\s?[\])}]\s?|(?<=[\p{L}\p{N}])\s+dot\s+(?=\p{L})|(?<=\w)。(?=\w)/giu;

/** Addresses that say what they are. "data: …" and "mailto: …" with a space are words of a sentence. */
const WITH_SCHEME =
  /\b[a-z][a-z\d+.-]{1,30}:\/\/|\bh(?:tt|xx)ps?\s?:|\b(?:javascript|data|mailto|tel|sms):\S|\bwww\d?\./iu;

/**
 * What may be a host, and whether a path or a port follows. A match starts only where a run of letters does, and each
 * label has the 63 characters of DNS at most, so that the time stays proportional to the text.
 */
const HOST =
  /(?<![\p{L}\p{N}.-])(?<labels>(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.){1,8})(?<tld>\p{L}[\p{L}\p{N}-]{1,62})(?<more>\/\S|:\d)?/gu;

/** Top-level domains that are endings of files, too: without a path, "README.md" is one. */
const FILE_ENDINGS = new Set(["md", "mov", "pl", "ps", "py", "rs", "sh", "zip"]);
/** Names of techniques that look like an address. */
const TECHNIQUE = /^(?:ado|asp|ml|vb)\.net$/iu;

let known: ReadonlySet<string> | undefined;

/**
 * Whether a text holds an address that can be visited: with a scheme (also a defused one, "hxxps://"), or a host under a
 * top-level domain of IANA's list, with a path or bare. "Node.js", "e.g.", "3.5" and a full stop without a space after
 * it ("Thanks.So") aren't any.
 */
export function holdsLink(given: string): boolean {
  const text = given.normalize("NFKC").replace(UNSEEN, "").replace(SPELT_DOT, ".");
  if (WITH_SCHEME.test(text)) return true;
  return text.matchAll(HOST).some(({ groups: { labels = "", tld = "", more } = {} }) => {
    known ??= new Set(tlds);
    const domain = tld.toLowerCase();
    if (!known.has(domain) && !domain.startsWith("xn--")) return false;
    return more !== undefined || isBareDomain(labels, tld);
  });
}

function isBareDomain(labels: string, tld: string): boolean {
  const isFile = FILE_ENDINGS.has(tld.toLowerCase());
  const isNewSentence = /\p{Ll}\.$/u.test(labels) && /^\p{Lu}\p{Ll}/u.test(tld);
  return !isFile && !isNewSentence && /\p{L}/u.test(labels) && !TECHNIQUE.test(labels + tld);
}
