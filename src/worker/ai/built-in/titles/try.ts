import { line, type Line } from "./angle.ts";

/** Titles that promise to put something to the test: challenges, experiments, comparisons, verdicts. */
export const TRYING_TITLES: readonly Line[] = [
  // Challenges
  line(["challenge", "tutorial"], [], ({ topic, n }) => topic.lead(`can I explain this in ${n} minutes?`)),
  line(["challenge", "experiment"], [], ({ topic }) => topic.lead("how much can I learn in one day?")),
  line(["challenge", "q-and-a"], [], ({ topic, n }) => `${n} questions about ${topic.inside}, one timer`),
  line(["challenge"], [], ({ topic }) => topic.lead("every wrong answer costs me something")),
  line(["challenge"], [], ({ topic, n }) => `Everything I can say about ${topic.inside} in ${n} minutes`),
  line(["challenge", "reaction"], [], ({ topic }) => `Can you tell true from false about ${topic.end("?")}`),
  line(["challenge"], ["word"], ({ topic, word }) => topic.lead(`explained without saying “${word}”`)),
  line(["challenge"], [], ({ topic }) => `Viewers pick my next week of ${topic.inside}`),
  line(["challenge", "experiment"], [], ({ topic, n }) => `Can ${n} minutes be enough for ${topic.end("?")}`),
  line(
    ["challenge", "experiment", "day-in-the-life"],
    [],
    ({ topic, n }) => `${n} days of ${topic.inside}: what sticks?`,
  ),
  line(["challenge"], [], ({ topic, n }) => topic.lead(`${n} rounds, no second take`), "activity"),
  line(
    ["challenge"],
    ["mistake"],
    ({ topic, mistake }) => topic.lead(`can I get through this without ${mistake}?`),
    "activity",
  ),
  line(["challenge", "day-in-the-life"], [], ({ topic }) => `One week, one goal: ${topic.inside}`),
  line(
    ["challenge", "tutorial"],
    [],
    ({ topic, n }) => `Try ${topic.inside} with me: ${n} tasks, one timer`,
    "activity",
  ),
  line(["challenge", "tutorial", "day-in-the-life"], [], ({ topic, n }) =>
    topic.lead(`what fits into ${n} minutes?`),
  ),
  line(["challenge"], [], ({ topic }) => `Facing ${topic.inside} against the clock`, "activity"),
  line(["challenge"], [], ({ topic }) => topic.lead("one rule, seven days, no exceptions")),
  line(
    ["challenge", "q-and-a"],
    [],
    ({ topic }) => `You set the rules: ${topic.inside} on hard mode`,
    "activity",
  ),
  line(
    ["challenge", "reaction"],
    [],
    ({ topic }) => topic.lead("can you beat my first attempt?"),
    "activity",
  ),
  line(["challenge"], ["desire"], ({ topic, n, desire }) => topic.lead(`can I ${desire} in ${n} days?`)),
  line(["challenge"], ["pain"], ({ topic, n, pain }) => topic.lead(`${n} days against ${pain}`)),

  // Experiments
  line(["experiment", "reaction"], [], ({ topic }) => `Testing what people say about ${topic.inside}`),
  line(["experiment", "case-study"], [], ({ topic }) => topic.lead("a small test with a clear answer")),
  line(
    ["experiment", "before-after"],
    [],
    ({ topic }) => `I change one thing about ${topic.inside} and track the difference`,
  ),
  line(["experiment", "myth-busting"], [], ({ topic }) => topic.lead("what happens if you skip a step?")),
  line(["experiment"], [], ({ topic, n }) => topic.lead(`one change, ${n} tries`)),
  line(["experiment", "before-after"], ["mistake"], ({ topic, mistake }) =>
    topic.lead(`what changes when you stop ${mistake}?`),
  ),
  line(
    ["experiment", "review", "comparison"],
    [],
    ({ topic }) => `Testing ${topic.inside} the lazy way`,
    "activity",
  ),
  line(
    ["experiment", "comparison"],
    [],
    ({ topic, n }) => topic.lead(`same start, ${n} different endings`),
    "activity",
  ),
  line(
    ["experiment", "q-and-a"],
    [],
    ({ topic }) => `Does it matter how you begin with ${topic.end("?")}`,
    "activity",
  ),
  line(["experiment", "challenge"], ["mistake"], ({ topic, n, mistake }) =>
    topic.lead(`${n} days without ${mistake}`),
  ),
  line(["experiment"], ["pain"], ({ topic, pain }) => topic.lead(`one small test against ${pain}`)),
  line(["experiment"], ["desire"], ({ topic, desire }) => topic.lead(`the laziest way to ${desire}, tested`)),

  // Before and after
  line(["before-after", "story"], [], ({ topic }) => topic.lead("what I believed before, what I know now")),
  line(["before-after", "comparison"], [], ({ topic }) => topic.lead("then and now, side by side")),
  line(["before-after"], [], ({ topic }) => topic.lead("what changed, and what didn't?")),
  line(["before-after"], [], ({ topic }) => topic.lead("before and after dropping one habit")),
  line(["before-after", "tutorial"], ["desire"], ({ topic, desire }) =>
    topic.lead(`before and after I learned to ${desire}`),
  ),
  line(["before-after"], [], ({ topic }) => topic.lead("before and after one small change")),
  line(["before-after"], [], ({ topic }) => topic.lead("the before, the after and the step between")),
  line(
    ["before-after", "day-in-the-life"],
    [],
    ({ topic }) => `What one careful evening changes in ${topic.inside}`,
  ),
  line(
    ["before-after", "challenge", "experiment"],
    [],
    ({ topic, n }) => topic.lead(`day 1 next to day ${n}`),
    "activity",
  ),
  line(
    ["before-after", "comparison", "reaction"],
    [],
    ({ topic }) => topic.lead("the same thing, done twice"),
    "activity",
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
  line(
    ["before-after", "story"],
    [],
    ({ topic }) => topic.lead("the first try beside the latest one"),
    "activity",
  ),
  line(["before-after", "story"], [], ({ topic }) => `How I saw ${topic.inside} before I knew the basics`),
  line(["before-after"], ["mistake"], ({ topic, mistake }) => topic.lead(`with and without ${mistake}`)),

  // Comparisons
  line(["comparison", "myth-busting"], [], ({ topic }) =>
    topic.lead("what the guides say against what happens"),
  ),
  line(["comparison"], [], ({ topic }) => topic.lead("the beginner's view next to the expert's")),
  line(["comparison", "experiment"], [], ({ topic }) => topic.lead("my guess against the result")),
  line(["comparison", "review"], [], ({ topic, n }) => topic.lead(`two options, ${n} checks, one winner`)),
  line(["comparison"], [], ({ topic }) => topic.lead("two ways, same budget, one winner"), "activity"),
  line(["comparison"], [], ({ topic }) => topic.lead("the easy way against the slow way")),
  line(["comparison", "list"], [], ({ topic }) => topic.lead("fast, cheap or good? Pick two"), "activity"),
  line(
    ["comparison", "before-after"],
    [],
    ({ topic }) => topic.lead("first attempt against the tenth"),
    "activity",
  ),
  line(["comparison"], [], ({ topic }) => `Two roads into ${topic.inside}, side by side`),
  line(["comparison", "review"], ["audience"], ({ topic, audience }) =>
    topic.lead(`what to keep and what to skip for ${audience}`),
  ),
  line(
    ["comparison", "experiment", "myth-busting"],
    [],
    ({ topic }) => topic.lead("by the book or by feel?"),
    "activity",
  ),
  line(["comparison"], [], ({ topic }) => `I put two approaches to ${topic.inside} side by side`),
  line(
    ["comparison", "q-and-a", "reaction"],
    [],
    ({ topic }) => `Which approach to ${topic.inside} would you choose?`,
  ),
  line(["comparison"], ["pain"], ({ topic, pain }) => topic.lead(`two answers to ${pain}`)),
  line(["comparison"], ["desire"], ({ topic, desire }) => topic.lead(`two ways to ${desire}, side by side`)),
  line(["comparison", "experiment"], ["mistake"], ({ topic, mistake }) =>
    topic.lead(`${mistake} against the slower habit`),
  ),
  line(["comparison", "review", "reaction"], ["myth"], ({ topic, myth }) =>
    topic.lead(`does it hold that ${myth}?`),
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
  line(["review"], ["pain"], ({ topic, pain }) => topic.lead(`any help with ${pain}?`)),
  line(["review"], ["desire"], ({ topic, desire }) => topic.lead(`worth it if you want to ${desire}?`)),

  // Reactions
  line(["reaction"], [], ({ topic }) => `Reacting to the advice people give about ${topic.inside}`),
  line(["reaction", "case-study"], [], ({ topic }) => topic.lead("pausing at every mistake")),
  line(
    ["reaction", "myth-busting"],
    [],
    ({ topic }) => `Breaking down the worst advice about ${topic.inside}`,
  ),
  line(["reaction", "behind-the-scenes"], [], ({ topic }) => `What I notice first in ${topic.inside}`),
  line(
    ["reaction", "case-study", "before-after"],
    [],
    ({ topic }) => topic.lead("frame by frame, what went wrong?"),
    "activity",
  ),
  line(["reaction", "q-and-a"], [], ({ topic }) => `Your takes on ${topic.inside}, reviewed`),
  line(["reaction", "story"], [], ({ topic }) => topic.lead("would I do this the same way?"), "activity"),
  line(
    ["reaction", "myth-busting"],
    ["myth"],
    ({ topic, myth }) => `People say ${myth}. My reaction, with ${topic.inside}`,
  ),
  line(["reaction"], ["mistake"], ({ topic, mistake }) => topic.lead(`I pause at every case of ${mistake}`)),
  line(["reaction"], ["pain"], ({ topic, pain }) => topic.lead(`reacting to advice about ${pain}`)),
];
