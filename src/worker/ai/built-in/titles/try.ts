import { capital } from "../topic.ts";
import { line, type Line } from "./angle.ts";

/** Titles that promise to put something to the test: challenges, experiments, comparisons, verdicts. */
export const TRYING_TITLES: readonly Line[] = [
  // Challenges
  line(["challenge", "experiment"], [], ({ topic, n }) => `Can ${n} minutes be enough for ${topic.end("?")}`),
  line(
    ["challenge", "experiment", "day-in-the-life"],
    [],
    ({ topic, n }) => `${n} days of ${topic.inside}: what sticks?`,
  ),
  line(["challenge"], [], ({ topic, n }) => topic.lead(`${n} rounds, no second take`)),
  line(["challenge"], ["mistake"], ({ topic, mistake }) =>
    topic.lead(`can I get through this without ${mistake}?`),
  ),
  line(["challenge", "day-in-the-life"], [], ({ topic }) => `One week, one goal: ${topic.inside}`),
  line(["challenge", "tutorial"], [], ({ topic, n }) => `Try ${topic.inside} with me: ${n} tasks, one timer`),
  line(["challenge", "tutorial", "day-in-the-life"], [], ({ topic, n }) =>
    topic.lead(`what fits into ${n} minutes?`),
  ),
  line(["challenge"], [], ({ topic }) => `Facing ${topic.inside} against the clock`),
  line(["challenge"], [], ({ topic }) => topic.lead("one rule, seven days, no exceptions")),
  line(["challenge", "q-and-a"], [], ({ topic }) => `You set the rules: ${topic.inside} on hard mode`),
  line(["challenge", "reaction"], [], ({ topic }) => topic.lead("can you beat my first attempt?"), "short"),

  // Experiments
  line(
    ["experiment", "before-after"],
    [],
    ({ topic }) => `I change one thing about ${topic.inside} and track the difference`,
  ),
  line(["experiment", "myth-busting"], [], ({ topic }) => topic.lead("what happens if you skip a step?")),
  line(["experiment"], [], ({ topic, n }) => topic.lead(`one change, ${n} tries`)),
  line(
    ["experiment", "before-after"],
    ["mistake"],
    ({ topic, mistake }) => `What happens to ${topic.inside} when you stop ${mistake}?`,
  ),
  line(["experiment", "review", "comparison"], [], ({ topic }) => `Testing ${topic.inside} the lazy way`),
  line(["experiment", "comparison"], [], ({ topic, n }) => topic.lead(`same start, ${n} different endings`)),
  line(["experiment", "q-and-a"], [], ({ topic }) => `Does it matter how you begin with ${topic.end("?")}`),
  line(["experiment", "challenge"], ["mistake"], ({ topic, n, mistake }) =>
    topic.lead(`${n} days without ${mistake}`),
  ),

  // Before and after
  line(["before-after"], [], ({ topic }) => topic.lead("before and after one small change")),
  line(["before-after"], [], ({ topic }) => topic.lead("the before, the after and the step between")),
  line(
    ["before-after", "day-in-the-life"],
    [],
    ({ topic }) => `What one careful evening changes in ${topic.inside}`,
  ),
  line(["before-after", "challenge", "experiment"], [], ({ topic, n }) =>
    topic.lead(`day 1 next to day ${n}`),
  ),
  line(["before-after", "comparison", "reaction"], [], ({ topic }) =>
    topic.lead("the same thing, done twice"),
  ),
  line(
    ["before-after"],
    ["pain"],
    ({ topic, pain }) => `Still ${pain}? See ${topic.inside} before and after`,
  ),
  line(
    ["before-after", "tutorial"],
    ["audience"],
    ({ topic, audience }) => `One step that makes ${topic.inside} easier for ${audience}`,
  ),
  line(["before-after", "reaction"], [], ({ topic }) => topic.lead("can you spot what changed?"), "short"),
  line(["before-after", "story"], [], ({ topic }) => topic.lead("the first try beside the latest one")),
  line(
    ["before-after", "story"],
    [],
    ({ topic }) => `What ${topic.inside} looked like before I knew the basics`,
  ),
  line(["before-after"], ["mistake"], ({ topic, mistake }) => topic.lead(`with and without ${mistake}`)),

  // Comparisons
  line(["comparison"], [], ({ topic }) => topic.lead("two ways, same budget, one winner")),
  line(["comparison"], [], ({ topic }) => topic.lead("the easy way against the slow way")),
  line(["comparison", "list"], [], ({ topic }) => topic.lead("fast, cheap or good? Pick two")),
  line(["comparison", "before-after"], [], ({ topic }) => topic.lead("first attempt against the tenth")),
  line(["comparison"], [], ({ topic }) => `Two roads into ${topic.inside}, side by side`),
  line(["comparison", "review"], ["audience"], ({ topic, audience }) =>
    topic.lead(`what to keep and what to skip for ${audience}`),
  ),
  line(["comparison", "experiment", "myth-busting"], [], ({ topic }) =>
    topic.lead("by the book or by feel?"),
  ),
  line(["comparison"], [], ({ topic }) => `I put two approaches to ${topic.inside} side by side`),
  line(
    ["comparison", "q-and-a", "reaction"],
    [],
    ({ topic }) => `Which approach to ${topic.inside} would you choose?`,
  ),
  line(
    ["comparison"],
    ["mistake"],
    ({ topic, mistake }) => `${capital(mistake)} or not? Both ways through ${topic.inside}`,
  ),

  // Verdicts
  line(["review", "experiment"], [], ({ topic }) => topic.lead("what holds up after the first week?")),
  line(["review"], [], ({ topic }) => `Worth your weekend? My verdict on ${topic.inside}`),
  line(["review", "comparison"], [], ({ topic }) => topic.lead("the good, the dull and the deal-breaker")),
  line(["review", "q-and-a", "myth-busting"], [], ({ topic }) => topic.lead("who should skip this?")),
  line(
    ["review", "case-study"],
    ["moment"],
    ({ topic, moment }) => `A careful look at ${topic.inside} before ${moment}`,
  ),
  line(["review"], ["audience"], ({ topic, audience }) => topic.lead(`my verdict for ${audience}`)),
  line(
    ["review", "case-study", "reaction", "story"],
    [],
    ({ topic }) => `What I'd keep and what I'd change about ${topic.inside}`,
  ),
  line(["review"], [], ({ topic, n }) => topic.lead(`${n} notes after real use`)),
  line(
    ["review", "comparison", "myth-busting"],
    [],
    ({ topic }) => `The case for ${topic.inside}, and the case against`,
  ),
  line(["review", "behind-the-scenes", "case-study", "reaction"], ["proof"], ({ topic, proof }) =>
    topic.lead(`a closer look at ${proof}`),
  ),

  // Reactions
  line(["reaction"], [], ({ topic }) => `Reacting to the advice people give about ${topic.inside}`),
  line(["reaction", "case-study"], [], ({ topic }) => topic.lead("pausing at every mistake")),
  line(
    ["reaction", "myth-busting"],
    [],
    ({ topic }) => `Breaking down the worst advice about ${topic.inside}`,
  ),
  line(["reaction", "behind-the-scenes"], [], ({ topic }) => `What I notice first in ${topic.inside}`),
  line(["reaction", "case-study", "before-after"], [], ({ topic }) =>
    topic.lead("frame by frame, what went wrong?"),
  ),
  line(["reaction", "q-and-a"], [], ({ topic }) => `Your takes on ${topic.inside}, reviewed`),
  line(["reaction", "story"], [], ({ topic }) => topic.lead("would I do this the same way?")),
  line(
    ["reaction", "myth-busting"],
    ["myth"],
    ({ topic, myth }) => `People say ${myth}. My reaction, with ${topic.inside}`,
  ),
];
