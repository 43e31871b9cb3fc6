import { line, type Line } from "../titles/angle.ts";

/** First lines for videos that put something to the test: challenges, experiments, comparisons. */
export const TRYING_HOOKS: readonly Line[] = [
  // Challenges
  line(
    ["challenge"],
    [],
    ({ topic, n }) => `${n} minutes, one timer, everything I know about ${topic.end(".")}`,
  ),
  line(["challenge", "q-and-a"], [], ({ topic }) => `You can stop me when I'm wrong about ${topic.end(".")}`),
  line(["challenge"], [], ({ topic }) => `One rule: I can't look anything up about ${topic.end(".")}`),
  line(
    ["challenge", "experiment"],
    [],
    ({ topic }) => `I have until tonight to get better at ${topic.end(".")}`,
  ),
  line(
    ["challenge", "myth-busting"],
    [],
    ({ topic, n }) => `${n} claims about ${topic.end(".")} Find the false one.`,
  ),
  line(
    ["challenge"],
    [],
    ({ topic, n }) => `${n} minutes, one timer, ${topic.end(".")} Can I do it?`,
    "activity",
  ),
  line(["challenge"], [], ({ topic }) => `One rule for ${topic.inside} today: no second try.`, "activity"),
  line(
    ["challenge", "behind-the-scenes"],
    [],
    ({ topic }) => `If I fail at ${topic.inside}, the whole take stays in.`,
    "activity",
  ),
  line(
    ["challenge", "day-in-the-life"],
    [],
    ({ topic }) => `The clock is running and ${topic.inside} can't wait.`,
  ),
  line(
    ["challenge", "experiment", "day-in-the-life"],
    [],
    ({ topic }) => `No shortcuts today: only me, the clock and ${topic.end(".")}`,
  ),
  line(
    ["challenge", "day-in-the-life", "before-after"],
    [],
    ({ topic }) => `Day one of ${topic.inside}, and I already regret it.`,
  ),
  line(
    ["challenge"],
    ["mistake"],
    ({ topic, mistake }) => `Can I handle ${topic.inside} without ${mistake}?`,
    "activity",
  ),
  line(
    ["challenge"],
    [],
    ({ topic, n }) =>
      `You get to see every attempt: ${n} rounds of ${topic.inside}, one timer on screen, and no cut when it goes wrong.`,
    "activity",
  ),
  line(
    ["challenge"],
    ["mistake"],
    ({ topic, mistake }) =>
      `For this one I banned myself from ${mistake}, and you're about to see how hard that makes ${topic.end(".")}`,
    "long",
  ),
  line(
    ["challenge"],
    [],
    ({ topic }) =>
      `The rule is on the table, the timer is set, and if I break it with ${topic.inside}, you choose what I do next.`,
    "activity",
  ),

  // Experiments
  line(["experiment"], [], ({ topic }) => `What do you think happens? A small test about ${topic.end(".")}`),
  line(
    ["experiment", "comparison"],
    [],
    ({ topic }) => `My guess about ${topic.inside} was wrong. Make yours now.`,
  ),
  line(
    ["experiment", "myth-busting"],
    [],
    ({ topic }) => `I had one question about ${topic.inside} and no patience.`,
  ),
  line(
    ["experiment", "before-after", "comparison"],
    [],
    ({ topic }) => `I changed one thing about ${topic.end(".")} Only one.`,
    "thing",
  ),
  line(
    ["experiment", "challenge", "tutorial"],
    [],
    ({ topic }) => `What happens to ${topic.inside} if you skip a step?`,
  ),
  line(
    ["experiment", "story", "before-after", "review"],
    [],
    ({ topic }) => `I expected this to ruin ${topic.end(".")} Look.`,
    "activity",
  ),
  line(
    ["experiment", "comparison", "challenge"],
    [],
    ({ topic, n }) => `Same start, ${n} endings. Which one wins at ${topic.end("?")}`,
    "activity",
  ),
  line(
    ["experiment", "challenge", "comparison"],
    [],
    ({ topic }) => `Guess the result before I test ${topic.end(".")}`,
    "activity",
  ),
  line(
    ["experiment", "myth-busting"],
    [],
    ({ topic }) => `Nobody could tell me why, so I tested ${topic.end(".")}`,
  ),
  line(
    ["experiment", "before-after", "story"],
    ["mistake"],
    ({ topic, mistake }) => `I stopped ${mistake}. Then I looked at ${topic.inside} again.`,
  ),
  line(
    ["experiment"],
    [],
    ({ topic }) =>
      `I'm keeping everything about ${topic.inside} the same except one thing, and I want you to guess the result before I show it.`,
    "long",
  ),
  line(
    ["experiment"],
    ["myth"],
    ({ topic, myth }) =>
      `They say ${myth}, so I set up a small test with ${topic.inside} that could prove me wrong.`,
    "long",
  ),
  line(
    ["experiment"],
    [],
    ({ topic, n }) =>
      `I'll run this ${n} times, because a single try with ${topic.inside} tells you nothing, and I'll show the failed runs too.`,
    "long",
  ),

  // Before and after
  line(["before-after", "story"], [], ({ topic }) => `I used to see ${topic.inside} like this. Not anymore.`),
  line(["before-after"], [], ({ topic }) => `One habit less, and ${topic.inside} made sense. Watch.`),
  line(
    ["before-after", "comparison"],
    [],
    ({ topic }) => `Left is before, right is after. What happened to ${topic.end("?")}`,
  ),
  line(["before-after"], [], ({ topic }) => `Hold on to this first picture of ${topic.end(".")}`),
  line(
    ["before-after"],
    [],
    ({ topic }) => `Look closely at ${topic.inside} now, before anything changes.`,
    "activity",
  ),
  line(["before-after"], [], ({ topic }) => `Only one thing changed in ${topic.end(".")} Can you see it?`),
  line(
    ["before-after", "challenge"],
    [],
    ({ topic, n }) => `This is ${topic.inside} on day 1. Wait for day ${n}.`,
    "activity",
  ),
  line(
    ["before-after", "behind-the-scenes", "story"],
    [],
    ({ topic }) => `I almost hid this first attempt at ${topic.end(".")}`,
    "activity",
  ),
  line(
    ["before-after", "comparison"],
    [],
    ({ topic }) => `Same light, same angle, so what changed in ${topic.end("?")}`,
    "activity",
  ),
  line(
    ["before-after", "behind-the-scenes", "day-in-the-life", "tutorial"],
    [],
    ({ topic }) => `Don't skip the ugly part of ${topic.end(".")} It matters.`,
  ),
  line(
    ["before-after", "story", "case-study"],
    ["pain"],
    ({ pain }) => `Still ${pain}? So was I, right here.`,
  ),
  line(
    ["before-after"],
    [],
    ({ topic }) =>
      `I'll show you the before and the after of ${topic.inside} right now, so the rest of this video can be about the step between.`,
    "long",
  ),
  line(
    ["before-after"],
    ["mistake"],
    ({ topic, mistake }) =>
      `On the left you see ${topic.inside} while I was still ${mistake}; on the right, the week I stopped.`,
    "long",
  ),
  line(
    ["before-after"],
    ["proof"],
    ({ topic, proof }) =>
      `Keep an eye on ${proof}, because that is where the difference in ${topic.inside} shows first.`,
    "long",
  ),

  // Comparisons
  line(["comparison"], [], ({ topic, n }) => `Two options, ${n} checks, and ${topic.inside} in the middle.`),
  line(["comparison"], [], ({ topic }) => `Two ways into ${topic.end(".")} One of them wastes your weekend.`),
  line(["comparison"], [], ({ topic }) => `Two sides of ${topic.end(".")} Pick yours before I explain.`),
  line(
    ["comparison", "experiment"],
    [],
    ({ topic }) => `The cheap way or the careful way with ${topic.end("?")}`,
  ),
  line(
    ["comparison", "review", "story"],
    [],
    ({ topic }) => `I couldn't choose, so I tried ${topic.inside} both ways.`,
    "activity",
  ),
  line(
    ["comparison", "review", "myth-busting"],
    [],
    ({ topic }) => `Everyone compares ${topic.inside} on the wrong thing.`,
  ),
  line(
    ["comparison", "reaction"],
    [],
    ({ topic }) => `Which approach to ${topic.inside} loses? Not the one you think.`,
  ),
  line(
    ["comparison"],
    [],
    ({ topic }) =>
      `I put two approaches to ${topic.inside} under the same conditions, and I'm going to score them where it counts, not where it looks good.`,
    "long",
  ),
  line(
    ["comparison"],
    ["desire"],
    ({ topic, desire }) =>
      `If you want to ${desire}, only one of these two ways through ${topic.inside} makes sense, and it surprised me.`,
    "long",
  ),
  line(
    ["comparison"],
    ["audience"],
    ({ topic, audience }) =>
      `For ${audience} the usual comparison of ${topic.inside} is useless, so I changed what I measure.`,
    "long",
  ),
];
