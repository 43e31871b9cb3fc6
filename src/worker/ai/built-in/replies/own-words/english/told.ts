import { endAt, finder, type Finders, WORD, wordsUpTo } from "../finder.ts";
import { CLAUSE_END, turned } from "./phrase.ts";

/** What somebody did as what it is to do it. */
const DOING: Readonly<Record<string, string>> = {
  built: "building",
  completed: "completing",
  baked: "baking",
  painted: "painting",
  sewed: "sewing",
  knitted: "knitting",
  restored: "restoring",
  published: "publishing",
  released: "releasing",
  launched: "launching",
  opened: "opening",
  sold: "selling",
};

/** What people tell of themselves. */
export const told: Finders = {
  grief: [
    finder(
      `(?:my|our) (?<n>(?:late |best |dear |little |big |older |younger )*(?:mom|mum|mother|mama|dad|daddy|father|papa|grandma|grandmother|grandpa|grandfather|grandad|granddad|nan|nana|nonna|gran|granny|wife|husband|son|daughter|brother|sister|friend|uncle|aunt|auntie|cousin|fianc[ée]e?|partner|boyfriend|girlfriend|baby|dog|cat|puppy|kitten|horse|hamster|rabbit|bird|parrot|teacher))\\b`,
      ({ n = "" }) => `your ${n.toLowerCase()}`,
    ),
  ],
  hardship: [
    finder(
      "(?:lost|losing|loosing) (?:my|our) (?<n>job|house|home|apartment|flat|business|savings|work)",
      ({ n = "" }) => `your ${n.toLowerCase()}`,
    ),
    finder(
      "(?<n>divorce|breakup|break-up|eviction|evicted|laid off|fired)",
      ({ n = "" }) =>
        ({
          divorce: "the divorce",
          breakup: "the breakup",
          "break-up": "the breakup",
          eviction: "the eviction",
          evicted: "the eviction",
        })[n.toLowerCase()] ?? "your job",
    ),
  ],
  injury: [
    finder(
      "my (?<n>(?:left |right |lower |upper )?(?:fingertip|fingers?|thumb|hands?|arm|wrist|elbow|shoulder|neck|back|knees?|leg|ankle|foot|toes?|head|eye|nose|lip|rib|hip|hamstring|calf|palm|face))\\b",
      ({ n = "" }) => `your ${n.toLowerCase()}`,
    ),
  ],
  milestone: [
    finder(
      `(?<v>finished|built|completed|baked|painted|sewed|knitted|restored|published|released|launched|opened|sold) (?:a|an|my|our) (?<n>(?:first |very first |own )*${wordsUpTo(3)})${endAt("for", "with", "and", "that", "which", "thanks", "because", "after", "today", "yesterday", "this", "last", "from", "to", "in", "on", "at", "using", "so")}`,
      ({ v = "", n = "" }) => `${DOING[v.toLowerCase()] ?? "finishing"} your ${n.toLowerCase()}`,
    ),
    finder("quit (?<n>smoking|drinking|vaping)", ({ n = "" }) => `quitting ${n.toLowerCase()}`),
    finder(`(?<n>my ${WORD}) finally`, ({ n = "" }) => turned(n)),
    finder(
      `(?<!(?:is|are|was|were|failed|lost|quit|bombed|hated|left|sold|after|since|despite|thanks to|with|told) )(?<n>(?:my|our) (?:very )?(?:own )?(?!life|way|mind|best|time|channel|self)${wordsUpTo(4)})${endAt("thanks", "thank", "because", "after", "today", "yesterday", "and", "with", "this", "last", "in", "on", "ever", "using", "by", "from", "just", "so", "is", "are", "was", "turned", "came", "at", "twice", "again", "your", "now", "all", "without", "following", "that", "i", "which")}`,
      ({ n = "" }) => turned(n),
    ),
    finder(
      "(?<n>the (?:job|promotion|part|offer|house|keys|internship|scholarship|test|exam))",
      ({ n = "" }) => `${/(?:test|exam)$/iu.test(n) ? "passing" : "getting"} ${n.toLowerCase()}`,
    ),
    finder(
      "(?<n>(?:\\d+|one|two|three|four|five|six|ten) (?:days?|weeks?|months?|years?) (?:sober|clean|smoke[- ]?free|cancer[- ]?free|alcohol[- ]?free))",
      ({ n = "" }) => n.toLowerCase(),
    ),
    finder(
      "(?:hit|reached|crossed|got) (?<n>\\d[\\d.,]*k? (?:subs|subscribers|followers|views|sales|orders))",
      ({ n = "" }) => n,
    ),
    finder("(?<n>lost \\d+ ?(?:kg|kgs|kilos?|lbs?|pounds?|stone))", ({ n = "" }) =>
      n.replace(/^lost/iu, "those"),
    ),
  ],
  memory: [
    finder(
      "(?<n>(?:my|our) (?:dad|mom|mum|father|mother|grandpa|grandma|grandfather|brother|sister|uncle))(?= and (?:i|me) )",
      ({ n = "" }) => turned(n),
    ),
    finder(
      `remind(?:s|ed)? me (?:so much )?of (?<n>(?:my|our|the|when) ${wordsUpTo(4)})${CLAUSE_END}`,
      ({ n = "" }) => (/^when/iu.test(n) ? undefined : turned(n)),
    ),
    finder(
      "(?<n>(?:my|our) (?:dad|mom|mum|father|mother|nan|nana|nonna|gran|granny|grandma|grandpa|grandfather|grandmother|grandparents|uncle|aunt|family|teacher))\\b",
      ({ n = "" }) => turned(n),
    ),
  ],
  joke: [
    finder(
      "(?<n>my (?:cat|dog|wife|husband|mom|mum|dad|kids?|son|daughter|boyfriend|girlfriend|roommate|neighbou?rs?|boss|partner|wallet|bank account|diet|landlord|goat|parrot|baby))\\b",
      ({ n = "" }) => turned(n.toLowerCase()),
    ),
  ],
  tip: [
    finder(`tip:? (?<n>${wordsUpTo(6)})${endAt("it", "and", "so", "because", "then")}`, ({ n = "" }) =>
      turned(n),
    ),
    finder(
      `(?:with|use|add) (?<n>(?!it|this|that|the|my)${wordsUpTo(3)})${endAt("and", "instead", "it", "works", "too", "for", "as")}`,
      ({ n = "" }) => turned(n),
    ),
  ],
  greeting: [
    finder(
      `from (?:an? (?:[a-z]+ )?)?(?<n>(?:the )?[A-Z][A-Za-zÀ-ɏ'’-]+(?: (?:[A-Z][A-Za-zÀ-ɏ'’-]+)){0,2})`,
      ({ n = "" }) => (/^(?:the )?\p{Lu}/u.test(n) ? n : undefined),
    ),
  ],
  first: [finder("(?<n>20\\d\\d)", ({ n = "" }) => n)],
  returning: [
    finder(
      "(?<n>since (?:20\\d\\d|day (?:one|1)|the beginning|the (?:very )?(?:start|first video)|\\d+k?(?: subs| subscribers)?))",
      ({ n = "" }) => n.toLowerCase(),
    ),
  ],
  timestamp: [finder("(?<n>\\d{1,2}:\\d{2}(?::\\d{2})?)", ({ n = "" }) => n)],
};
