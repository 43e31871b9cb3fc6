import { sentimentOf } from "../comments/sentiment.ts";

const WORD = String.raw`[\p{L}][\p{L}'-]{2,20}`;
const THING = String.raw`(?<thing>${WORD}(?: ${WORD})?)`;
const DETERMINER = "(?<before>the|your|this|that|these|those)";

/** Places in an English sentence where the thing it is about stands, and what has to follow for it to end there. */
const PLACES = [
  new RegExp(
    String.raw`\b(?<before>what|which)(?: (?:kind|type|brand|sort|model) of)? (?<thing>${WORD}) (?:do|did|does|are|is|was|were|would|should|can)\b`,
    "iu",
  ),
  new RegExp(
    String.raw`\b${DETERMINER} ${THING} (?:is|are|was|were|isn't|aren't|wasn't|looks?|sounds?|in|at|on|of|for|you|do|does|did|so|too)\b`,
    "iu",
  ),
  new RegExp(
    String.raw`\b(?:loved?|liked?|enjoyed|about|with|of|on|cover|review) (?:${DETERMINER} )?${THING}(?= ?(?:[.,!?;:]|please\b|pls\b|$))`,
    "iu",
  ),
];

/** Words that point at something without naming it, or belong to the grammar. */
const VAGUE = new Set(
  (
    "the your you this that these those are was were isn't aren't wasn't and but for from with about into more most " +
    "much many some any all one ones other another same first second third last next new old way ways thing things " +
    "stuff part parts bit kind sort type lot guy guys man bro dude people person someone everyone anyone video videos " +
    "vid vids channel channels content clip reel short shorts post comment comments series episode time times day " +
    "days year years end start what which when where why how who whole entire only also just really very here there " +
    "it's i'm they them she her him his our their its mine yours myself yourself please thanks thank not don't can't " +
    "do did does done have has had will would could should can may might make made making get got see saw know think " +
    "use used using want need try tried going come came say said look looks looking sound sounds seem seems fact point"
  ).split(" "),
);

/** Things the word list takes for judgements. */
const THINGS = new Set("quality energy solution style support humor humour challenge".split(" "));

/**
 * What an English comment is about, word for word in quotation marks: the “audio quality”. Only a name that
 * stands where a name belongs, of one or two plain words; undefined where that isn't sure.
 */
export function subjectOf(comment: string): string | undefined {
  for (const place of PLACES) {
    const { thing, before = "" } = place.exec(comment)?.groups ?? {};
    if (thing === undefined || !thing.split(" ").every(isTelling)) continue;
    return before === "" ? `“${thing}”` : `the “${thing}”`;
  }
  return undefined;
}

function isTelling(word: string): boolean {
  const lower = word.toLowerCase();
  if (VAGUE.has(lower) || /(?:ly|['-])$/u.test(lower)) return false;
  // What is praised or scolded is a judgement rather than a subject.
  return THINGS.has(lower) || sentimentOf(lower, "en") === "neutral";
}
