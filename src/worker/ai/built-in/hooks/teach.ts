import { line, type Line } from "../titles/angle.ts";

/** First lines for videos that explain: tutorials, lists, answers and corrected beliefs. */
export const TEACHING_HOOKS: readonly Line[] = [
  // Tutorials
  line(
    ["tutorial", "list", "q-and-a"],
    [],
    ({ topic }) => `Do this one thing before you start with ${topic.end(".")}`,
    "thing",
  ),
  line(
    ["tutorial", "q-and-a"],
    [],
    ({ topic }) => `Stuck with ${topic.end("?")} You're probably missing step two.`,
    "thing",
  ),
  line(["tutorial"], [], ({ topic }) => `Let me show you ${topic.inside} in the order I'd learn it.`),
  line(
    ["tutorial", "q-and-a", "case-study"],
    [],
    ({ topic }) => `If ${topic.inside} ever confused you, begin right here.`,
  ),
  line(
    ["tutorial", "myth-busting", "experiment", "case-study"],
    [],
    ({ topic }) => `The first step in ${topic.inside} isn't the obvious one.`,
    "thing",
  ),
  line(
    ["tutorial", "myth-busting", "review", "reaction", "case-study"],
    [],
    ({ topic }) => `Guides on ${topic.inside} love to skip this step.`,
  ),
  line(
    ["tutorial", "list", "myth-busting"],
    ["mistake"],
    ({ topic, mistake }) => `Stop ${mistake}. Try ${topic.inside} like this.`,
    "activity",
  ),
  line(
    ["tutorial"],
    [],
    ({ topic }) =>
      `By the end of this video you'll have tried ${topic.inside} yourself, because I stop after every step and wait for you.`,
    "activity",
  ),
  line(
    ["tutorial"],
    ["pain"],
    ({ topic, pain }) =>
      `If you're tired of ${pain}, stay with me: we'll go through ${topic.inside} slowly, and I'll show where each step usually breaks.`,
    "long",
  ),
  line(
    ["tutorial"],
    ["desire"],
    ({ topic, desire }) =>
      `You want to ${desire}, so I'll walk you through ${topic.inside} in the order I'd teach a friend.`,
    "long",
  ),

  // Lists
  line(
    ["list", "reaction"],
    [],
    ({ topic, n }) => `${n} things about ${topic.inside}, and you'll argue with number 1.`,
  ),
  line(
    ["list", "tutorial"],
    [],
    ({ topic, n }) => `You're probably getting number ${n} wrong with ${topic.end(".")}`,
  ),
  line(
    ["list", "reaction", "tutorial", "case-study"],
    [],
    ({ topic, n }) => `${n} things in ${topic.end(".")} How many do you get wrong?`,
    "thing",
  ),
  line(
    ["list", "review"],
    [],
    ({ topic, n }) => `I ranked ${n} things about ${topic.inside}, worst one first.`,
  ),
  line(
    ["list", "review", "tutorial"],
    [],
    ({ topic, n }) => `Skip these ${n} things in ${topic.end(".")} Number 1 hurts most.`,
    "thing",
  ),
  line(
    ["list", "q-and-a", "reaction"],
    [],
    ({ topic, n }) => `Which of these ${n} matters most in ${topic.end("?")} Guess now.`,
  ),
  line(["list"], ["mistake"], ({ mistake }) => `Still ${mistake}? That's only number 3 on this list.`),
  line(
    ["list"],
    [],
    ({ topic, n }) =>
      `I wrote down everything I'd tell a beginner about ${topic.inside} and threw most of it out. These ${n} points survived.`,
    "long",
  ),
  line(
    ["list"],
    [],
    ({ topic, n }) =>
      `Here are ${n} things about ${topic.inside} in the order I'd fix them, and one of them you can safely ignore.`,
    "long",
  ),
  line(
    ["list"],
    ["audience"],
    ({ topic, n, audience }) =>
      `This list is for ${audience}: ${n} points about ${topic.inside}, and the last one is the one I argue about most.`,
    "long",
  ),

  // Answers
  line(["q-and-a"], [], ({ topic }) => `You asked about ${topic.inside}, so no polite answers today.`),
  line(
    ["q-and-a", "myth-busting"],
    [],
    ({ topic }) => `The question about ${topic.inside} everybody is too shy to ask.`,
  ),
  line(
    ["q-and-a", "story", "challenge"],
    [],
    ({ topic }) => `Am I too late for ${topic.end("?")} Let's settle this.`,
  ),
  line(
    ["q-and-a"],
    [],
    ({ topic }) => `Your hardest question about ${topic.inside}, answered in one breath.`,
  ),
  line(["q-and-a", "story"], [], ({ topic }) => `I avoided this question about ${topic.inside} until now.`),
  line(["q-and-a"], ["pain"], ({ pain }) => `“What about ${pain}?” Good question. Watch.`),
  line(
    ["q-and-a"],
    [],
    ({ topic, n }) =>
      `I picked your ${n} hardest questions about ${topic.inside}, and I'm starting with the one I can't fully answer.`,
    "long",
  ),
  line(
    ["q-and-a"],
    [],
    ({ topic }) =>
      `If you have a question about ${topic.inside} that sounds too simple to ask, it's probably in this video, so stay for the middle.`,
    "long",
  ),
  line(
    ["q-and-a"],
    ["audience"],
    ({ topic, audience }) =>
      `These are questions about ${topic.inside} from ${audience}, and I'll say “I don't know” where I don't know.`,
    "long",
  ),

  // Corrected beliefs
  line(["myth-busting", "reaction"], [], ({ topic }) => `Stop repeating this about ${topic.end(".")}`),
  line(
    ["myth-busting", "story"],
    [],
    ({ topic }) => `I believed this about ${topic.inside} for far too long.`,
  ),
  line(
    ["myth-busting", "q-and-a", "reaction"],
    [],
    ({ topic }) => `True or false? Everyone says it about ${topic.end(".")}`,
  ),
  line(
    ["myth-busting", "experiment"],
    [],
    ({ topic }) => `The oldest rule about ${topic.inside} doesn't survive this test.`,
  ),
  line(
    ["myth-busting", "reaction"],
    [],
    ({ topic }) => `This advice about ${topic.inside} sounds wise. It isn't.`,
  ),
  line(
    ["myth-busting", "q-and-a", "reaction", "experiment"],
    ["myth"],
    ({ myth }) => `You've heard that ${myth}. Watch this first.`,
  ),
  line(
    ["myth-busting", "reaction"],
    [],
    ({ topic }) => `Half of this advice about ${topic.inside} is fine. Which half?`,
  ),
  line(
    ["myth-busting"],
    ["myth"],
    ({ topic, myth }) =>
      `People keep saying that ${myth}, so let's check it in front of the camera, with ${topic.inside} as the test.`,
    "long",
  ),
  line(
    ["myth-busting"],
    [],
    ({ topic }) =>
      `I used to pass this on as good advice about ${topic.inside}, and today I'm taking it back, with the reason on screen.`,
    "long",
  ),
  line(
    ["myth-busting"],
    [],
    ({ topic, n }) =>
      `We'll go through ${n} beliefs about ${topic.inside}, and you can decide for each one: true, false, or true only sometimes.`,
    "long",
  ),
];
