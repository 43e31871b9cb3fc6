import { line, type Line } from "../titles/angle.ts";

/** First lines for videos that put something to the test. */
export const TRYING_HOOKS: readonly Line[] = [
  // Challenges
  line(["challenge"], [], ({ topic, n }) => `${n} minutes, one timer, ${topic.inside}. Can I do it?`),
  line(["challenge"], [], ({ topic }) => `One rule for ${topic.inside} today: no second try.`),
  line(
    ["challenge", "behind-the-scenes"],
    [],
    ({ topic }) => `If I fail at ${topic.inside}, the whole take stays in.`,
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
  ),
  line(
    ["challenge"],
    [],
    ({ topic, n }) =>
      `You get to see every attempt: ${n} rounds of ${topic.inside}, one timer on screen, and no cut when it goes wrong.`,
    "long",
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
    "long",
  ),

  // Experiments
  line(
    ["experiment", "before-after", "comparison"],
    [],
    ({ topic }) => `I changed one thing about ${topic.inside}. Only one.`,
  ),
  line(
    ["experiment", "challenge", "tutorial"],
    [],
    ({ topic }) => `What happens to ${topic.inside} if you skip a step?`,
  ),
  line(
    ["experiment", "story", "before-after", "review"],
    [],
    ({ topic }) => `I expected this to ruin ${topic.inside}. Look.`,
  ),
  line(
    ["experiment", "comparison", "challenge"],
    [],
    ({ topic, n }) => `Same start, ${n} endings. Which one wins at ${topic.end("?")}`,
  ),
  line(
    ["experiment", "challenge", "comparison"],
    [],
    ({ topic }) => `Guess the result before I test ${topic.end(".")}`,
  ),
  line(
    ["experiment", "myth-busting"],
    [],
    ({ topic }) => `Nobody could tell me why, so I tested ${topic.end(".")}`,
  ),
  line(
    ["experiment", "before-after", "story"],
    ["mistake"],
    ({ topic, mistake }) => `I stopped ${mistake}. Then I tried ${topic.inside} again.`,
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
  line(["before-after"], [], ({ topic }) => `Look at this before. Now watch ${topic.inside} change.`),
  line(["before-after"], [], ({ topic }) => `Only one thing changed in ${topic.inside}. Can you see it?`),
  line(
    ["before-after", "challenge"],
    [],
    ({ topic, n }) => `This is ${topic.inside} on day 1. Wait for day ${n}.`,
  ),
  line(
    ["before-after", "behind-the-scenes", "story"],
    [],
    ({ topic }) => `I almost hid this first attempt at ${topic.end(".")}`,
  ),
  line(
    ["before-after", "comparison"],
    [],
    ({ topic }) => `Same light, same angle, so what changed in ${topic.end("?")}`,
  ),
  line(
    ["before-after", "behind-the-scenes", "day-in-the-life", "tutorial"],
    [],
    ({ topic }) => `Don't skip the ugly part of ${topic.inside}. It matters.`,
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
  line(["comparison"], [], ({ topic }) => `Two ways into ${topic.inside}. One of them wastes your weekend.`),
  line(["comparison"], [], ({ topic }) => `Two sides of ${topic.inside}. Pick yours before I explain.`),
  line(
    ["comparison", "experiment"],
    [],
    ({ topic }) => `The cheap way or the careful way with ${topic.end("?")}`,
  ),
  line(
    ["comparison", "review", "story"],
    [],
    ({ topic }) => `I couldn't choose, so I tried ${topic.inside} both ways.`,
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

  // Verdicts
  line(["review"], [], ({ topic }) => `Don't start with ${topic.inside} until you see the downside.`),
  line(["review", "story"], [], ({ topic }) => `I liked ${topic.inside} until the third day.`),
  line(["review", "comparison"], [], ({ topic }) => `Worth it or not? My verdict on ${topic.end(".")}`),
  line(
    ["review", "behind-the-scenes"],
    [],
    ({ topic }) => `Nobody mentions this part of ${topic.inside}, so I will.`,
  ),
  line(["review", "comparison", "q-and-a"], [], ({ topic }) => `Who should skip ${topic.inside}? Maybe you.`),
  line(
    ["review", "case-study", "list"],
    [],
    ({ topic, n }) => `${n} things I'd change about ${topic.inside}, worst first.`,
  ),
  line(
    ["review"],
    [],
    ({ topic }) =>
      `Before you spend a weekend on ${topic.inside}, let me tell you who it suits, who should pass, and what I'd do instead.`,
    "long",
  ),
  line(
    ["review"],
    ["proof"],
    ({ topic, proof }) =>
      `I'll start my verdict on ${topic.inside} with ${proof}, because that's where good first impressions usually fall apart.`,
    "long",
  ),
  line(
    ["review"],
    ["pain"],
    ({ topic, pain }) =>
      `I went in tired of ${pain}, so that's exactly how I judged ${topic.inside}: is there a way out, or not?`,
    "long",
  ),

  // Reactions
  line(
    ["reaction"],
    [],
    ({ topic }) => `Pause. Did you catch the mistake in this clip about ${topic.end("?")}`,
  ),
  line(["reaction"], [], ({ topic }) => `Somebody has to say it: this is wrong about ${topic.end(".")}`),
  line(["reaction"], [], ({ topic }) => `I have notes on this advice about ${topic.inside}. Loud ones.`),
  line(["reaction"], [], ({ topic }) => `Watch my face when they start with ${topic.end(".")}`),
  line(["reaction"], [], ({ topic }) => `Good take or bad take on ${topic.inside}? Vote before me.`),
  line(
    ["reaction", "case-study"],
    [],
    ({ topic }) => `This looks right. In ${topic.inside}, that's the problem.`,
  ),
  line(
    ["reaction"],
    [],
    ({ topic }) =>
      `I haven't seen these takes on ${topic.inside} before, so you get my first reaction and then, on the second pass, the reasons.`,
    "long",
  ),
  line(
    ["reaction"],
    ["mistake"],
    ({ topic, mistake }) =>
      `Every time I see somebody ${mistake} in these clips about ${topic.inside}, I pause and show what I'd do instead.`,
    "long",
  ),
  line(
    ["reaction"],
    ["myth"],
    ({ topic, myth }) =>
      `Count how often you hear that ${myth} in these clips about ${topic.inside}; I lost count and started answering.`,
    "long",
  ),
];
