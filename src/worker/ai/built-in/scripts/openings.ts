import { line, type Line } from "./line.ts";

/** First lines for feeds: seven words at most, so that they are said within three seconds. */
export const SHORT_HOOKS: readonly Line[] = [
  line("Look closely before you agree.", "Don't skip this part.", "Wait. Don't do it yet."),
  line("The obvious first step can mislead.", "You might be starting too late.", "Okay, this one's sneaky."),
  line("One detail decides how this ends.", "This looks easy. Watch closely.", "Nope. Not like that. Watch."),
  line("This looks simple, and it is not.", "Guess how this ends.", "Be honest: have you tried this?"),
  line("Decide now how this will end.", "What would you do here?", "Pick a side before I do."),
  line(
    "Consider what happens if you stop here.",
    "Stop right before this step.",
    "Hold on, you'll want this.",
  ),
  line(
    "Many explanations leave this part out.",
    "Here's the part that gets cut.",
    "Quick question, and no cheating.",
  ),
  line(
    "Please watch the second attempt.",
    "Watch the second try, not the first.",
    "You're one step away. Probably.",
  ),
];

/** The lines after the hook in a feed: the first to name the topic. */
export const SETUPS: readonly Line[] = [
  line(
    ({ topic }) => `This is about ${topic.inside}, and about the part that is easy to miss.`,
    ({ topic }) => `This is about ${topic.inside}, and the part that's easy to miss.`,
    ({ topic }) => `This is about ${topic.inside}, and the bit you scrolled past.`,
  ),
  line(
    ({ topic }) => `One thing about ${topic.inside} changes how you see the rest.`,
    ({ topic }) => `One thing about ${topic.inside} changes how you see the rest.`,
    ({ topic }) => `One thing about ${topic.end(".")} Just one. You can do it.`,
  ),
  line(
    ({ topic }) => `Here is what matters about ${topic.inside}, without an introduction.`,
    ({ topic }) => `Here's what matters about ${topic.inside}, with no long intro.`,
    ({ topic }) => `Here's what matters about ${topic.inside}, minus the fluff.`,
  ),
  line(
    ({ topic }) => `The subject is ${topic.inside}, in plain words and in order.`,
    ({ topic }) => `Let's take ${topic.inside} in plain words and in order.`,
    ({ topic }) => `Let's talk about ${topic.inside} like normal people.`,
  ),
  line(
    ({ topic }) => `If you have doubts about ${topic.inside}, keep them ready.`,
    ({ topic }) => `Got doubts about ${topic.end("?")} Keep them ready.`,
    ({ topic }) => `Got doubts about ${topic.end("?")} Lovely, bring them along.`,
  ),
  line(
    ({ topic }) => `It concerns ${topic.inside}, and you can check every word on screen.`,
    ({ topic }) => `It's about ${topic.inside}, and you can check it all on screen.`,
    ({ topic }) => `It's about ${topic.inside}, and you can check my work.`,
  ),
];

/** What is written over the setup. */
export const SETUP_SCREENS: readonly string[] = [
  "Start here",
  "In plain words",
  "Keep this in mind",
  "First things first",
];

/** First lines for long videos, which name the topic and what the viewer will have at the end. */
export const LONG_HOOKS: readonly Line[] = [
  line(
    ({ topic }) =>
      `By the end of this video, you will be able to explain ${topic.inside} to somebody else, and you will know which parts to leave out.`,
    ({ topic }) =>
      `By the end of this video you'll be able to explain ${topic.inside} to a friend, and you'll know which parts to skip.`,
    ({ topic }) =>
      `Stay for this one, and you'll be dangerously good at explaining ${topic.inside} at parties.`,
  ),
  line(
    ({ topic }) =>
      `Before I say anything about ${topic.inside}, look at this picture, decide what you think, and keep your answer until the end.`,
    ({ topic }) =>
      `Before I say a word about ${topic.inside}, look at this, make up your mind, and hold on to your answer.`,
    ({ topic }) =>
      `Before I say a word about ${topic.inside}, make a guess and say it out loud. The cat counts as a witness.`,
  ),
  line(
    ({ topic }) =>
      `There is the short answer about ${topic.inside} and there is the useful one, and this video is about the useful one.`,
    ({ topic }) =>
      `There's the short answer about ${topic.inside} and there's the useful one. We're going for the useful one.`,
    ({ topic }) =>
      `There's the short answer about ${topic.inside} and there's the useful one. Only one of them fits on a mug.`,
  ),
  line(
    ({ topic }) =>
      `Everything that I say about ${topic.inside} can be checked on screen, so please check it.`,
    ({ topic }) => `You can check everything I say about ${topic.inside} on screen, and I hope you do.`,
    ({ topic }) =>
      `You can check everything I say about ${topic.inside}, so bring a snack and some suspicion.`,
  ),
  line(
    ({ topic }) =>
      `If somebody explained ${topic.inside} too quickly the first time, this is the slower version.`,
    ({ topic }) => `If somebody rushed you through ${topic.inside} once, this is the slower version.`,
    ({ topic }) => `If somebody rushed you through ${topic.inside} once, this one comes with brakes.`,
  ),
];

/** Something a long video leaves open at its start, and how it closes it. */
export interface OpenLoop {
  readonly promise: Line;
  readonly answer: Line;
  readonly screen: string;
}

export const OPEN_LOOPS: readonly OpenLoop[] = [
  {
    promise: line(
      "One question stays open until the end: what would you change first?",
      "One question stays open until the end: what would you change first?",
      "There's a question at the end, and you can't phone a friend: what would you change first?",
    ),
    answer: line(
      "And the open question has its answer: change the first thing that you can check.",
      "And the question from the start? Change the first thing you can check.",
      "And that question from the start? Change what you can check. The rest is decoration.",
    ),
    screen: "What would you change first?",
  },
  {
    promise: line(
      "One part stays open until the last chapter, because it makes sense only after the rest.",
      "One part stays open until the last chapter, because it only makes sense after the rest.",
      "One part stays open until the last chapter. No skipping ahead. I'll know. I won't, but still.",
    ),
    answer: line(
      "The part that I left open is this: none of it counts until you have checked it once yourself.",
      "The part I left open: none of it counts until you've checked it once yourself.",
      "The part I left open? None of it counts until you've checked it yourself. Sorry.",
    ),
    screen: "The last part comes last",
  },
  {
    promise: line(
      "Keep one doubt in mind while you watch, and see whether it survives.",
      "Keep one doubt in mind while you watch, and see if it survives.",
      "Bring one doubt along. We'll see who's still standing at the end.",
    ),
    answer: line(
      "If your doubt survived, write it down, because it is the best question you have.",
      "If your doubt survived, write it down. It's the best question you've got.",
      "If your doubt's still standing, congratulations, it's a question now.",
    ),
    screen: "Bring one doubt",
  },
];
