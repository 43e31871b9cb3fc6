import { endAt, finder, swapped, wordsUpTo } from "../finder.ts";

export const DETERMINER = "(?<d>the|your|ur|this|that|these|those|all the|all your)";
export const CLAUSE_END = endAt(
  "so",
  "and",
  "but",
  "because",
  "cause",
  "it",
  "it's",
  "when",
  "while",
  "which",
  "who",
  "please",
  "pls",
  "plz",
  "lol",
  "too",
  "is",
  "are",
  "was",
  "were",
  "every",
  "as",
  "btw",
  "i",
  "i'm",
  "they",
  "he",
  "she",
  "if",
  "though",
  "ever",
  "today",
  "yesterday",
  "again",
  "next",
  "man",
  "bro",
  "from you",
);
export const VERB =
  "(?:is|are|was|were|isn't|aren't|wasn't|looks?|sounds?|feels?|made|makes|got|has|just|keeps?|always|never|really|covers?|hurts?|ruins?|drowns?)";

const SWAPS: Readonly<Record<string, string>> = {
  my: "your",
  our: "your",
  mine: "yours",
  i: "you",
  "i'm": "you're",
  me: "you",
  myself: "yourself",
  we: "you",
  us: "you",
  "i've": "you've",
  your: "my",
  ur: "my",
  yours: "mine",
  you: "I",
  u: "I",
  "you're": "I'm",
  "you've": "I've",
  yourself: "myself",
};

/** Where "you" is spoken of rather than speaking; the mark keeps it from being turned again. */
const OBJECT =
  /\b(to|with|for|about|from|like|of|at|than|by|behind|beside|near|after|before|without|around|over|under|against|between|beneath|next to|pay|paid|tell|told|ask|asked|help|helped|hear|miss|thank|see|love|watching|watch) (?:you|u)\b/giu;

/** "the way you explain things to me" as its reader would say it: "the way I explain things to you". */
export function turned(text: string): string {
  const objects = text.replace(OBJECT, "$1 ~me").replace(/\byou are\b/giu, "I am");
  return swapped(objects, SWAPS).replaceAll("~", "");
}

/** "this lighting" is "the lighting" to who made it, "your lighting" is "my lighting". */
export function named({ d = "the", n = "" }: Readonly<Record<string, string>>): string | undefined {
  const lower = n.toLowerCase();
  if (VAGUE.test(lower)) return undefined;
  const noun = turned(n);
  return /your|ur$/iu.test(d) ? `my ${noun}` : `the ${noun}`;
}

/** Words that point at something without naming it. */
export const VAGUE =
  /^(?:(?:.* )?(?:video|videos|vid|vids|channel|content|clip|reel|short|shorts|post|stuff|one|ones|thing|things|upload|uploads|comments?|handle|phone|e-mail)|job|work|guy|man|bro|dude|way|part|lot|point|time|times|day|days|year|years|fact|best|most|first|second|third|last|same|only|kind|rest|end|more|others?|next|two|three|(?:is|are|was|so|very|really|just|how|what|not|it|i|you|can|could|would|will|when) .*|.* (?:is|are|was|were|i|you|that|who|do|does|did|so|very|really))$/u;

export const THING = `${DETERMINER} (?<n>${wordsUpTo(3)})`;

export const HOW_END = endAt("without", "because", "when i", "if", "please", "pls");

export const ABOUT_IT = [finder(`${THING} (?=${VERB}\\b|in this|in here|here|at (?:the )?\\d)`, named)];
