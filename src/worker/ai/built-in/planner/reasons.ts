import type { FormatId } from "#shared/rules/formats.ts";

/** What a format is good for in a month of posts. Craft practice: nobody's rule and nobody's measurement. */
export const FORMAT_REASONS: Record<FormatId, readonly [string, string]> = {
  tutorial: [
    "A tutorial answers a question people already have, so it can be found for as long as they ask it.",
    "People keep a tutorial to come back to, which makes it a good piece to link to later.",
  ],
  list: [
    "A list tells viewers how far they have come, which gives them a reason to see its end.",
    "Each point of a list can become a video of its own next month.",
  ],
  story: [
    "A story shows who is behind the channel, which no tutorial can.",
    "A story lets you say what went wrong, and that is what people answer to.",
  ],
  challenge: [
    "A challenge has an open end, so viewers have something to wait for.",
    "A limit is easy to film and easy to retell in a sentence.",
  ],
  "before-after": [
    "The result stands at the start, so the promise is clear before you explain anything.",
    "A before and after works without sound, wherever it is watched.",
  ],
  "myth-busting": [
    "Correcting a belief invites people to say what they do themselves.",
    "A myth names something viewers have heard before, so the title explains itself.",
  ],
  comparison: [
    "A comparison helps with a choice people are about to make.",
    "Two things side by side need little explaining, and viewers take sides in the comments.",
  ],
  review: [
    "A review meets people at the moment they decide.",
    "What you used for a while is something only you can show.",
  ],
  reaction: [
    "A breakdown shows what you see that others don't.",
    "Starting from something existing saves a day of preparation.",
  ],
  "day-in-the-life": [
    "A day on camera answers what people ask about you anyway.",
    "It is filmed along the way, which suits a full week.",
  ],
  "behind-the-scenes": [
    "Showing how it is made builds trust in the pieces that follow.",
    "The material is there already: film what you are doing for the other posts.",
  ],
  "case-study": [
    "A real case shows that your advice holds outside a tutorial.",
    "One case in depth is more than ten tips in passing.",
  ],
  experiment: [
    "An experiment has a question and an answer, so viewers stay for the result.",
    "Whatever the outcome, you learn something you can use in the next video.",
  ],
  "q-and-a": [
    "Answering viewers makes the next ones ask.",
    "Your comments already hold the questions, so this one is quick to prepare.",
  ],
};

/** What each stretch of the plan is for, by its place: four weeks and the last two days. */
export const STRETCH_AIMS: readonly (readonly [string, string, string])[] = [
  [
    "Week 1 is your baseline: change nothing between posts but the subject.",
    "Early in the plan it shows how your usual opening does.",
    "In week 1 it is there to be compared with, so note where viewers leave.",
  ],
  [
    "In week 2, open on the result and see whether more people stay than in week 1.",
    "Week 2 changes one thing only: the first sentence. Keep the rest.",
    "By now the first comments are in, so work one of them into this post.",
  ],
  [
    "In week 3, take up the subject that did best so far from this side.",
    "Halfway through, it keeps the rhythm while you look at two weeks of numbers.",
    "Week 3 is for a second look at a subject: say in the video what you learned since.",
  ],
  [
    "In week 4, leave out the format that did worst and use this in its place.",
    "Towards the end it tells you what to keep for the next month.",
    "Compare it with your post of the same format, if there was one, and write down what differs.",
  ],
  [
    "At the end of the plan it leads on: say in it what comes next month.",
    "The last days are for a post that invites people to come back.",
    "It closes the month, so ask viewers what they want more of.",
  ],
];
