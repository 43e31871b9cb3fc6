import { capital } from "../topic.ts";
import { line, type Line } from "./angle.ts";

/** Titles that promise to explain: tutorials, lists, answers and corrected beliefs. */
export const TEACHING_TITLES: readonly Line[] = [
  // Tutorials
  line(["tutorial"], [], ({ topic, n }) => topic.lead(`${n} steps, nothing skipped`)),
  line(
    ["tutorial", "myth-busting", "q-and-a"],
    [],
    ({ topic }) => `Before you start with ${topic.inside}, watch this`,
    "thing",
  ),
  line(["tutorial", "q-and-a"], [], ({ topic }) => topic.lead("which step comes first?")),
  line(["tutorial", "q-and-a"], ["desire"], ({ topic, desire }) => topic.lead(`how to ${desire}`)),
  line(["tutorial", "q-and-a"], ["pain"], ({ topic, pain }) =>
    topic.lead(`start here if you're tired of ${pain}`),
  ),
  line(
    ["tutorial", "challenge", "day-in-the-life"],
    [],
    ({ topic }) => `Your first week with ${topic.inside}, one step a day`,
  ),
  line(["tutorial", "list"], ["audience"], ({ topic, audience }) =>
    topic.lead(`a starting plan for ${audience}`),
  ),
  line(["tutorial", "list"], [], ({ topic, n }) => `Make sense of ${topic.inside} in ${n} small steps`),
  line(["tutorial", "q-and-a"], ["audience"], ({ topic, audience }) =>
    topic.lead(`explained for ${audience}`),
  ),
  line(
    ["tutorial", "behind-the-scenes", "day-in-the-life"],
    [],
    ({ topic }) => `The slow way into ${topic.inside}, explained properly`,
    "long",
  ),
  line(["tutorial"], ["mistake"], ({ topic, mistake }) => `Learning about ${topic.end("?")} Stop ${mistake}`),
  line(
    ["tutorial", "comparison"],
    [],
    ({ topic }) => `Two tries at ${topic.inside}: first with help, then without`,
    "activity",
  ),
  line(["tutorial", "case-study"], [], ({ topic }) => topic.lead("the whole method on one page"), "long"),
  line(["tutorial", "before-after", "q-and-a"], ["mistake"], ({ topic, mistake }) =>
    topic.lead(`what to do instead of ${mistake}`),
  ),
  line(["tutorial", "list"], [], ({ topic, n }) => `My ${n}-point checklist for ${topic.inside}`),

  // Lists
  line(
    ["list", "tutorial", "reaction"],
    [],
    ({ topic, n }) => topic.lead(`${n} mistakes worth fixing first`),
    "thing",
  ),
  line(
    ["list", "review", "tutorial"],
    [],
    ({ topic, n }) => topic.lead(`${n} things I'd check first`),
    "thing",
  ),
  line(
    ["list", "q-and-a"],
    ["moment"],
    ({ topic, n, moment }) => `${n} questions about ${topic.inside} to settle before ${moment}`,
  ),
  line(
    ["list", "comparison"],
    ["audience"],
    ({ topic, n, audience }) => `${n} starting points in ${topic.inside} for ${audience}`,
  ),
  line(["list", "case-study", "reaction"], [], ({ topic, n }) =>
    topic.lead(`${n} details most people walk past`),
  ),
  line(
    ["list"],
    ["audience"],
    ({ topic, n, audience }) => `${n} reasons for ${audience} to look at ${topic.inside} again`,
  ),
  line(["list", "myth-busting"], ["mistake"], ({ topic, n, mistake }) =>
    topic.lead(`${n} habits to drop, starting with ${mistake}`),
  ),
  line(["list"], [], ({ topic, n }) => topic.lead(`${n} small fixes, ranked`), "thing"),
  line(
    ["list", "q-and-a"],
    [],
    ({ topic, n }) => `${n} signs you're ready for more ${topic.inside}`,
    "thing",
  ),
  line(["list"], ["word"], ({ topic, n, word }) => topic.lead(`“${word}” and ${n} other words to know`)),
  line(["list", "review"], [], ({ topic, n }) => topic.lead(`my top ${n}, and the one I'd drop`)),
  line(
    ["list", "review"],
    [],
    ({ topic, n }) => `${n} things to skip in ${topic.inside}, worst first`,
    "thing",
  ),
  line(
    ["list", "reaction"],
    [],
    ({ topic, n }) => `Rank these ${n} ideas about ${topic.inside} before I do`,
    "short",
  ),
  line(["list"], ["myth"], ({ topic, n, myth }) => topic.lead(`${n} reasons to doubt that ${myth}`)),
  line(["list", "tutorial"], ["desire"], ({ topic, n, desire }) => topic.lead(`${n} ways to ${desire}`)),
  line(["list", "q-and-a"], ["pain"], ({ topic, n, pain }) => topic.lead(`${n} answers to ${pain}`)),

  // Answers
  line(
    ["q-and-a", "story", "experiment"],
    [],
    ({ topic }) => `Is it too late to catch up on ${topic.end("?")}`,
  ),
  line(["q-and-a"], [], ({ topic, n }) => topic.lead(`your ${n} hardest questions, answered`)),
  line(["q-and-a", "story"], [], ({ topic }) => `The question about ${topic.inside} I keep hearing`),
  line(
    ["q-and-a"],
    ["audience"],
    ({ topic, audience }) => `Questions about ${topic.inside} from ${audience}, answered`,
  ),
  line(["q-and-a", "reaction"], [], ({ topic }) => topic.lead("am I doing this right?"), "activity"),
  line(
    ["q-and-a", "story", "experiment"],
    [],
    ({ topic }) => `Is it too late to start with ${topic.end("?")}`,
    "activity",
  ),
  line(["q-and-a"], [], ({ topic }) => `No question about ${topic.inside} is too small`),
  line(["q-and-a"], [], ({ topic }) => topic.lead("what would you ask first?"), "short"),
  line(["q-and-a"], [], ({ topic }) => `Ask me anything about ${topic.inside}, even the awkward parts`),
  line(["q-and-a", "tutorial", "case-study"], ["pain"], ({ topic, pain }) =>
    topic.lead(`what to do about ${pain}`),
  ),
  line(
    ["q-and-a", "myth-busting"],
    [],
    ({ topic }) => `What makes ${topic.inside} hard? Answers without jargon`,
  ),

  // Corrected beliefs
  line(["myth-busting", "list"], [], ({ topic, n }) => topic.lead(`${n} myths, checked one by one`)),
  line(
    ["myth-busting", "q-and-a"],
    ["myth"],
    ({ topic, myth }) => `Is it true that ${myth}? A look at ${topic.inside}`,
  ),
  line(["myth-busting", "experiment"], ["myth"], ({ topic, myth }) =>
    topic.lead(`the idea that ${myth}, tested`),
  ),
  line(
    ["myth-busting", "experiment"],
    [],
    ({ topic }) => `The oldest advice about ${topic.inside}, put to the test`,
  ),
  line(["myth-busting", "q-and-a", "reaction"], [], ({ topic }) => topic.lead("true, false or half true?")),
  line(["myth-busting", "reaction"], [], ({ topic }) => `Stop repeating this about ${topic.inside}`),
  line(
    ["myth-busting"],
    ["audience"],
    ({ topic, audience }) => `What people tell ${audience} about ${topic.inside}, checked`,
  ),
  line(["myth-busting", "comparison", "experiment"], [], ({ topic }) =>
    topic.lead("which rule can you break?"),
  ),
  line(
    ["myth-busting", "reaction"],
    [],
    ({ topic }) => `Bad advice about ${topic.inside}, and what to do instead`,
  ),
  line(["myth-busting", "story"], [], ({ topic }) => `One rule about ${topic.inside} I stopped following`),
  line(
    ["myth-busting"],
    ["myth"],
    ({ topic, myth }) => `“${capital(myth)}” and other half-truths about ${topic.inside}`,
  ),
];
