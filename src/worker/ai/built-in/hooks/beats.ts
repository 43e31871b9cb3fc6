import type { FormatId } from "#shared/rules/formats.ts";
import type { Pieces } from "../titles/angle.ts";

type Sentence = (pieces: Pieces) => string;

/** What follows the hook in a format, for an idea worked out in full. */
export interface Beats {
  /** Four beats after the hook: where it goes, the way there, the turn, the end. */
  readonly beats: readonly [Sentence, Sentence, Sentence, Sentence];
  /** Words shown on the screen. */
  readonly overlays: readonly [Sentence, Sentence];
  /** The picture that stands for the video: thumbnail on long-form, cover frame elsewhere. */
  readonly cover: Sentence;
}

/** When each of the five beats starts; a plan to cut by, not a rule. */
export const BEAT_TIMES = {
  short: ["0:00", "0:04", "0:10", "0:25", "0:38"],
  long: ["0:00", "0:30", "1:30", "5:00", "8:00"],
} as const;

export const BEATS: Record<FormatId, Beats> = {
  tutorial: {
    beats: [
      ({ proof }) => `Show ${proof}, so it is clear where this is going.`,
      ({ n }) => `Steps 1 to ${n}, one shot each; name the step before you do it.`,
      ({ pain }) => `Stop where it usually breaks and fix it on camera, for anyone tired of ${pain}.`,
      () => "Run the whole thing once more without talking.",
    ],
    overlays: [({ n }) => `Step 1 of ${n}`, () => "Pause here and try"],
    cover: ({ n }) => `The hardest step in close-up, with “Step ${n}?” as the only words.`,
  },
  list: {
    beats: [
      ({ n }) => `Say how you ranked the ${n} points, in one sentence.`,
      ({ n }) => `Points ${n} to 2, each with one shot and one reason; cut the moment the reason is clear.`,
      ({ mistake }) => `Point 2 is the trap: ${mistake}. Show what it costs.`,
      ({ proof }) => `Number 1, shown and not told: ${proof}.`,
    ],
    overlays: [({ n }) => `Number ${n}`, () => "Number 1 is next"],
    cover: ({ n }) => `A large ${n} beside the most surprising item, the rest out of focus.`,
  },
  story: {
    beats: [
      () => "Name the place, the day and what you wanted from it.",
      ({ mistake }) => `Build up to the mistake: ${mistake}. Short sentences, no commentary yet.`,
      ({ proof }) => `The turning point, told slowly over ${proof}.`,
      ({ desire }) => `What you do now if you want to ${desire}, in a single sentence.`,
    ],
    overlays: [() => "What I thought would happen", () => "What happened"],
    cover: () => "Your face just before the turning point, with nothing explained.",
  },
  challenge: {
    beats: [
      ({ n }) => `State the rule, the limit of ${n} attempts and the penalty.`,
      () => "First attempt, uncut where it goes wrong; keep the reaction.",
      ({ mistake }) => `The crisis: the temptation of ${mistake}, and what you do instead.`,
      ({ proof }) => `Last attempt and the result, confirmed by ${proof}.`,
    ],
    overlays: [({ n }) => `Attempt 1 of ${n}`, () => "Rule still holds"],
    cover: () => "The rule on a card in your hand, the result hidden.",
  },
  "before-after": {
    beats: [
      () => "Hold both states next to each other for two seconds, then take the second away.",
      ({ pain }) => `The before, honestly: ${pain}, filmed without flattering light.`,
      ({ proof }) => `The single change, in one take, with ${proof} in close-up.`,
      () => "The after, from the first angle, held long enough to compare.",
    ],
    overlays: [() => "Before", () => "One change later"],
    cover: () => "A split frame with a hard line in the middle and no words.",
  },
  "myth-busting": {
    beats: [
      ({ myth }) => `Say the belief as its fans would: ${myth}.`,
      () => "Give it the best case it has; show where it comes from.",
      ({ proof }) => `The check, on camera: ${proof}.`,
      ({ mistake }) => `The verdict, the exception, and what to do instead of ${mistake}.`,
    ],
    overlays: [() => "True or false?", () => "The exception"],
    cover: () => "The belief in quotation marks with the last word covered by your hand.",
  },
  comparison: {
    beats: [
      ({ n }) => `Name the ${n} points you will score, before anybody can guess the winner.`,
      () => "Both options from the same start, in the same frame.",
      ({ proof }) => `The point where they part: ${proof}.`,
      ({ audience }) => `Scores, then the choice you would make for ${audience}.`,
    ],
    overlays: [() => "Left or right?", ({ n }) => `Score after ${n} points`],
    cover: () => "Both options at the same size, with a question mark between them.",
  },
  review: {
    beats: [
      () => "Say how long you used it, who paid and what you expected.",
      ({ proof }) => `What works, shown and not told: ${proof}.`,
      ({ pain }) => `The weak point, for anyone already tired of ${pain}.`,
      () => "The verdict: who it suits, who should pass, what to try instead.",
    ],
    overlays: [() => "Own money or lent?", () => "Who should pass"],
    cover: () => "The weak point in close-up and one word of verdict.",
  },
  reaction: {
    beats: [
      () => "Play the strongest claim in full before you say anything.",
      ({ n }) => `Pause ${n} times, each with a reason and a source the viewer can check.`,
      ({ mistake }) => `The pause that matters most: ${mistake}. Replay it once.`,
      ({ proof }) => `What you would do instead, with ${proof} on screen.`,
    ],
    overlays: [() => "Wait for it", () => "Here it goes wrong"],
    cover: () => "The frozen frame with a circle around the detail you stopped at.",
  },
  "day-in-the-life": {
    beats: [
      () => "The plan for the day on paper, and the clock.",
      () => "The first task as it is, dull minutes in fast motion.",
      ({ pain }) => `The low point: ${pain}. Leave it in.`,
      ({ proof }) => `The evening, ${proof}, and the plan with its ticks.`,
    ],
    overlays: [() => "06:40", () => "Not in the plan"],
    cover: () => "The place you work in at the worst time of day, with you in it.",
  },
  "behind-the-scenes": {
    beats: [
      () => "One second of the finished shot, then the door opens.",
      ({ proof }) => `The plan next to reality: your notes, then ${proof}.`,
      () => "The take that failed, in full, and what you said about it.",
      () => "The finished shot again, now that the viewer knows what it took.",
    ],
    overlays: [() => "Take 1", () => "What you didn't see"],
    cover: () => "The finished shot with its surroundings in the frame.",
  },
  "case-study": {
    beats: [
      ({ proof }) => `The result first: ${proof}.`,
      ({ n }) => `The ${n} decisions on a timeline; what was known at each.`,
      ({ mistake }) => `The turn: where ${mistake} would have been the easy way.`,
      ({ audience }) => `What carries over to ${audience}, and what was luck.`,
    ],
    overlays: [() => "Decision 1", () => "Would you have chosen this?"],
    cover: () => "The result, with one decision marked and its reason left out.",
  },
  experiment: {
    beats: [
      () => "The question, your guess and the one thing you change.",
      ({ n }) => `${n} runs from the same start; nothing cut but the waiting.`,
      ({ proof }) => `The run that surprises you, held on ${proof}.`,
      () => "The result next to your guess, and what this test can't tell.",
    ],
    overlays: [() => "My guess", ({ n }) => `Run 1 of ${n}`],
    cover: () => "Two outcomes side by side, the label of one torn off.",
  },
  "q-and-a": {
    beats: [
      () => "The hardest question on screen, word for word.",
      ({ n }) => `${n} answers, one breath each, the short ones first.`,
      ({ pain }) => `The question behind the questions: ${pain}. Take your time here.`,
      () => "One question you can't answer yet, and how you'll find out.",
    ],
    overlays: [() => "Question 1", () => "I don't know yet"],
    cover: () => "One viewer question in large letters beside your face.",
  },
};

/** One thing to try out with a finished video, by length. */
export const TESTS = {
  short: [
    "Film the hook twice, once starting with the result and once with the problem. Post the second version another week and compare how many viewers are left after three seconds.",
    "Post it once with the on-screen text from the first frame and, in a later video of this kind, without. Compare how long people watch on average.",
    "Cut one version to half its length. If the share watched grows while comments stay the same, keep that length for the next three.",
  ],
  long: [
    "Run YouTube's own test with the first two titles and change nothing else, so that the result says something about the words.",
    "Cut everything before the hook and compare the share of viewers left at 0:30 with your ten latest videos of similar length.",
    "Test two thumbnails, one with the words and one without. Let the test end before you decide.",
  ],
} as const;
