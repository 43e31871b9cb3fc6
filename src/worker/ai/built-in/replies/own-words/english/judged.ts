import { endAt, finder, type Finders, WORD, wordsUpTo } from "../finder.ts";
import { ABOUT_IT, CLAUSE_END, DETERMINER, THING, VAGUE, named, turned } from "./phrase.ts";

/** What is liked, corrected or found wrong. */
export const judged: Finders = {
  thanks: [
    finder(
      `help(?:ed|s|ing)?(?: [a-z]+){0,2} me (?:to |out )?(?<y>(?!a lot|so much|out|very|really|too|more|through|understand$)${wordsUpTo(8)})${CLAUSE_END}`,
      ({ y = "" }) => ({ x: "", y: turned(y) }),
    ),
    finder(
      `(?:thanks|thank you|thank u|thx|ty|cheers|grateful)(?: ${WORD}){0,4}? for ${DETERMINER} (?<n>${wordsUpTo(7)})${CLAUSE_END}`,
      named,
    ),
    finder(
      `(?:thanks|thank you)(?: ${WORD}){0,4}? for (?<n>(?:[a-z]+ing) ${wordsUpTo(6)})${CLAUSE_END}`,
      ({ n = "" }) =>
        /^(?:being|doing|making|having|sharing (?:this|it)$)/iu.test(n)
          ? undefined
          : { x: "", y: `by ${turned(n)}` },
    ),
    ...ABOUT_IT,
  ],
  praise: [
    finder(
      `(?:love|loved|loving|luv|like|liked|enjoy|enjoyed|adore|obsessed with|appreciate) (?<n>(?:the way|how) you ${wordsUpTo(6)})${CLAUSE_END}`,
      ({ n = "" }) => turned(n),
    ),
    ...ABOUT_IT,
    finder(
      `(?:love|loved|loving|luv|like|liked|enjoyed|enjoying|enjoy|adore|obsessed with|here for) ${DETERMINER} (?<n>${wordsUpTo(4)})${CLAUSE_END}`,
      named,
    ),
    finder(
      `best (?<n>${wordsUpTo(3)}) (?=i've|i have|ever|on youtube|on here|out there|in the|of all|i ever|video|tutorial|recipe|explanation)`,
      ({ n = "" }) => named({ d: "the", n }),
    ),
    finder(
      `(?:great|amazing|beautiful|incredible|awesome|lovely|gorgeous|excellent|stunning|perfect|fantastic|brilliant|wonderful|clean|insane|good|nice) (?<n>${WORD})[!. ]*$`,
      ({ n = "" }) => named({ d: "the", n }),
    ),
    finder(
      `(?:listen to|watch|hear) you (?:talk |speak |explain |ramble )?(?:about )?(?<n>(?!all|for|forever|do|talk)${wordsUpTo(3)}) (?:all day|for hours|forever)`,
      ({ n = "" }) => turned(n),
    ),
    finder(
      `[a-z]{3,}est (?:explanation|breakdown|summary|take|video|guide|tutorial) (?:of|on|about|for) (?<n>${wordsUpTo(4)})${endAt("on", "i", "in", "out", "ever", "i've", "so")}`,
      ({ n = "" }) => turned(n),
    ),
    finder(
      `(?:nobody|no one) (?:makes|explains|does|teaches|tells|covers) (?<n>${wordsUpTo(3)}) (?=as|like|better|so|this)`,
      ({ n = "" }) => (VAGUE.test(n.toLowerCase()) ? undefined : turned(n)),
    ),
  ],
  correction: [
    finder(
      `(?:saying|calling it|writing|spelling it|pronouncing it) (?<y>${wordsUpTo(3)}),? (?:but )?(?:it's|its|it is) (?:actually )?(?<x>${wordsUpTo(3)})${endAt()}`,
      ({ x = "", y = "" }) => ({ x, y }),
    ),
    finder(
      `(?:in|is|was|on|be|by|at|are|were) (?<x>${wordsUpTo(3)}),? (?:rather than|instead of|and not) (?:in |at |on )?(?<y>${wordsUpTo(3)})${endAt("in", "at", "as", "because", "btw", "you")}`,
      ({ x = "", y = "" }) => ({ x, y }),
    ),
    finder(
      `(?:it's|its|it’s|it is|it was|that's|that’s|that is|was|is|are|were|they're) (?:actually |really |called )?(?<x>(?:(?!not\\b)${WORD} ?){1,5}?),? (?:and )?not (?:in |at |on )?(?<y>${wordsUpTo(4)})${endAt("in", "at", "as", "like", "on", "because", "btw", "you")}`,
      ({ x = "", y = "" }) => ({ x: x.trim(), y }),
    ),
    finder(
      `(?:said?|wrote|put|called it|says?) (?<y>${wordsUpTo(4)}),? (?:but|when) (?:it|that|he|she|the (?:${WORD} ){1,3}?(?:says?|shows?|lists?|reads?))(?:'s|’s| is| was| should be|)(?: actually)? (?<x>${wordsUpTo(4)})${endAt()}`,
      ({ x = "", y = "" }) => ({ x, y }),
    ),
    finder(
      `(?:said?|say|says?|wrote|put|claim)(?: ${WORD}){2,10}? but (?:it's|its|it is|it was|that's|in fact|actually)(?: actually)? (?<x>${wordsUpTo(4)})${endAt()}`,
      ({ x = "" }) => x,
    ),
    finder(
      `(?:not|isn't) (?<y>(?:an? |the )?${wordsUpTo(3)}),? (?:but|it's|it’s|it is|its|that's) (?:actually )?(?<x>(?:an? |the )?${wordsUpTo(3)})${endAt()}`,
      ({ x = "", y = "" }) => ({ x, y }),
    ),
    finder(
      `(?:spelled|spelt|written|pronounced|called) ["“]?(?<x>(?!wrong|incorrectly|differently|like)${wordsUpTo(3)})["”]?${endAt("and", "not", "btw", "you")}`,
      ({ x = "" }) => x,
    ),
    finder(
      `(?:misspel\\w+|mispronounc\\w+|typo in) (?:the )?["“]?(?<x>(?!the|title)${wordsUpTo(2)})["”]?${endAt("in")}`,
      ({ x = "" }) => x,
    ),
  ],
  critique: [
    finder(
      `${THING} (?:is|was|are|were) (?:way |much |a bit |a little |far |just |so |really )*(?<y>too (?!much|many)[a-z]+)${CLAUSE_END}`,
      ({ y = "", ...noun }) => {
        const x = named(noun);
        return x === undefined ? undefined : { x, y: y.toLowerCase() };
      },
    ),
    finder("(?<n>(?:step|part|chapter|section) \\d+)", ({ n = "" }) => n.toLowerCase()),
    finder("stop (?:doing |using )?(?<n>(?:the |those |that )?[a-z]+(?:ing|s))", ({ n = "" }) =>
      /^(?:doing|this|always)$/u.test(n) ? undefined : `the ${n.replace(/^(?:the|those|that) /u, "")}`,
    ),
    finder("(?<n>click ?bait\\w*|misleading)", () => "the title"),
    finder(
      `${THING} (?=(?:is|are|was|were|needs?|covers?|keeps?|ruins?|hurts?|drowns?|blocks?|distracts?|gets?|got|has|took|takes|went|goes|never) )`,
      named,
    ),
    finder(
      `(?:hate|stop with|can't stand|not a fan of|skip|skipped|lower|turn down|mute) (?<d>the|your|this|that) (?<n>${wordsUpTo(3)})${CLAUSE_END}`,
      named,
    ),
  ],
};
