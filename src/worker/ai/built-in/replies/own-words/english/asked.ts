import { endAt, finder, type Finders, WORD, wordsUpTo } from "../finder.ts";
import { CLAUSE_END, DETERMINER, HOW_END, VAGUE, named, turned } from "./phrase.ts";

/** What is asked about, wished for, or fails. */
export const asked: Finders = {
  gear: [
    finder(
      `(?:what|which|wat|what's)(?: is| are)?(?: the| your| that| this)?(?: kind of| type of| brand of| sort of| model of)? (?<n>(?!is|are|do|did|the|your)${wordsUpTo(3)}) (?:do|did|are|is|was|you|u|r|that)\\b`,
      ({ n = "" }) =>
        VAGUE.test(n.toLowerCase())
          ? undefined
          : `which ${n} ${/[^s]s$/u.test(n) && !n.endsWith("lens") ? "they are" : "it is"}`,
    ),
  ],
  price: [
    finder(
      `(?:is|was|does|did|do|are|were) (?:the|your|that|this|those) (?:whole |entire )?(?<n>${wordsUpTo(2)}) (?:cost|run|set)|how much (?:is|was|are|were|for) (?:the|your|that|this|those) (?<m>${wordsUpTo(3)})${CLAUSE_END}`,
      ({ n, m }) => named({ d: "the", n: n ?? m ?? "" }),
    ),
  ],
  link: [
    finder(
      `(?:buy|get|find|order|purchase|download) ${DETERMINER} (?<n>${wordsUpTo(3)})${CLAUSE_END}`,
      ({ n = "" }) => named({ d: "the", n }),
    ),
    finder(`links?(?: to| for) ${DETERMINER} (?<n>${wordsUpTo(3)})${CLAUSE_END}`, ({ n = "" }) =>
      named({ d: "the", n }),
    ),
    finder(`where(?:'s| is| are) ${DETERMINER} (?<n>${wordsUpTo(3)}) from`, ({ n = "" }) =>
      named({ d: "the", n }),
    ),
  ],
  place: [
    finder(
      `(?:where(?:'s| is| was)|which|what) (?:the |that |this )?(?<n>(?!this|that|it|filmed|shot|taken|recorded|made|located|exactly|did|do)${wordsUpTo(2)})(?: filmed| shot| located| at| is| was)?${endAt("is", "was")}`,
      ({ n = "" }) => named({ d: "the", n }),
    ),
  ],
  schedule: [
    finder(`(?<n>part (?:\\d|two|three|four)|episode \\d+|season \\d|the next ${WORD})`, ({ n = "" }) =>
      n.toLowerCase(),
    ),
  ],
  "how-to": [
    finder(
      `how do (?:you|u) (?:guys )?(?:even |actually )?(?<n>(?!do|know|like|feel|think|come|find|make (?:this|it|that)|have)${wordsUpTo(9)})${HOW_END}`,
      ({ n = "" }) => `how I ${turned(n)}`,
    ),
    finder(
      `how (?:do|does|can|could|should|would) (?:i|we|one|people|you) (?:even |actually )?(?<n>(?!do|know|make (?:this|it|that))${wordsUpTo(9)})${HOW_END}`,
      ({ n = "" }) => `how to ${turned(n)}`,
    ),
    finder(`how to (?<n>${wordsUpTo(8)})${HOW_END}`, ({ n = "" }) => `how to ${turned(n)}`),
  ],
  question: [
    finder(
      `(?:use|with|swap in|substitute|add|replace with|take|do|put|try) (?<n>${wordsUpTo(3)} instead of ${wordsUpTo(3)})${endAt("here", "in", "for", "too")}`,
      ({ n = "" }) => turned(n),
    ),
    finder(
      `(?:work|works|possible|okay|ok|safe|fine) (?<n>(?:on|with|for|in|without) (?!me|you|this|that|it|those|these|all|everyone)${wordsUpTo(4)})${endAt("too", "as well", "or", "also", "though")}`,
      ({ n = "" }) => `whether it works ${turned(n)}`,
    ),
    finder(`why do you (?<n>${wordsUpTo(7)})${endAt()}`, ({ n = "" }) => `why I ${turned(n)}`),
  ],
  failure: [
    finder(
      `(?<n>my (?!fault|first|second|third|god|guess|only|opinion|last|own|turn)${wordsUpTo(3)}) (?=(?:still |just |always |never |won't|doesn't|didn't|isn't|wasn't|don't|keeps?|came|comes|turned|turns|ended|is|are|was|were|sank|sunk|collapsed|cracked|died|dies|curdled|burned|burnt|split|broke|crashe[sd]|peeled|fell|exploded|froze|wilted|melted|failed|shr[au]nk|warped|leaks?|squeaks?|looks?|tastes?|tasted|has|have|had|can't|all|kept|gets?|got|went|spread|slid|smells?|stays|shows|says|blinks|stinks)\\b)`,
      ({ n = "" }) => turned(n),
    ),
  ],
  request: [
    finder(
      `(?:video|videos|episode|tutorial|one|series|part|review|guide|stream|something|more|follow-up|dive) (?:on|about|for|of|with) (?<n>${wordsUpTo(7)})${endAt("please", "pls", "plz", "next", "would", "and", "but", "because", "so", "one day", "soon", "too", "if", "someday", "when")}`,
      ({ n = "" }) => `a video about ${turned(n)}`,
    ),
    finder(
      `(?:see|love|want|need|for|do|make|hear) (?<n>an? (?!video|part|episode|tutorial|vid|series)${wordsUpTo(6)})${endAt("please", "pls", "plz", "next", "would", "and", "but", "because", "so", "one day", "soon", "too", "if")}`,
      ({ n = "" }) => turned(n),
    ),
    finder(
      `(?:show|explain|teach|cover) (?:us |me )?(?<n>how (?:to|you) ${wordsUpTo(6)})${endAt("please", "pls", "next", "and", "but", "because", "so", "some time", "sometime", "one day", "in")}`,
      ({ n = "" }) => (/ (?:it|this|that|them)$/iu.test(n) ? undefined : `a video about ${turned(n)}`),
    ),
    finder(
      `(?:review|try|cover|react to|compare|test|visit|talk about|play|explain) (?<n>(?!it|this|that|to|out|and)${wordsUpTo(5)})${endAt("please", "pls", "plz", "next", "would", "and", "but", "because", "so", "one day", "soon", "too", "if", "some time", "sometime")}`,
      ({ n = "" }) => `a video about ${turned(n)}`,
    ),
    finder(
      `(?<n>part (?:\\d|two|three))(?: but)? (?<m>(?:with|without|about|on|for) ${wordsUpTo(6)})${endAt("please", "pls", "plz", "and", "but", "because", "so", "next")}`,
      ({ n = "", m = "" }) => `${n.toLowerCase()} ${turned(m)}`,
    ),
    finder(`(?<n>part (?:\\d|two|three))`, ({ n = "" }) => n.toLowerCase()),
    finder(
      `more (?<n>(?!of|like|videos?|please|content)${wordsUpTo(3)}) (?:please|pls|plz|videos)`,
      ({ n = "" }) => `more ${turned(n)}`,
    ),
  ],
};
