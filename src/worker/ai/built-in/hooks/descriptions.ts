import type { FormatId } from "#shared/rules/formats.ts";
import type { Angle } from "../titles/angle.ts";

type Sentence = (angle: Angle) => string;

/** How a format treats its topic: what the video does, then what is on the screen. */
interface Treatment {
  /** The topic stands once, in the middle of the sentence. */
  readonly angle: readonly Sentence[];
  readonly screen: readonly Sentence[];
}

/** The first two sentences of a description, said to the creator. */
export const TREATMENTS: Record<FormatId, Treatment> = {
  tutorial: {
    angle: [
      ({ topic, n }) => `Break ${topic.inside} into ${n} steps small enough to copy while the video plays.`,
      ({ topic }) => `Teach ${topic.inside} in the order you'd show a friend, with a pause after every step.`,
      ({ topic }) => `Go through ${topic.inside} once slowly, then once at full speed.`,
    ],
    screen: [
      ({ proof }) => `On screen: ${proof}, then every step from your own point of view.`,
      ({ proof }) => `Show ${proof} early, so the goal is clear, then film each step in one take.`,
    ],
  },
  list: {
    angle: [
      ({ topic, n }) =>
        `Count down ${n} points about ${topic.inside} and save the most debatable one for last.`,
      ({ topic, n }) =>
        `Rank ${n} things in ${topic.inside} by how much they matter and say why number 1 wins.`,
      ({ topic, n }) => `Sort what people say about ${topic.inside} into ${n} short points.`,
    ],
    screen: [
      ({ proof }) => `Each point gets its own shot, and the top one opens on ${proof}.`,
      ({ proof }) => `Put the number on screen for every point and close on ${proof}.`,
    ],
  },
  story: {
    angle: [
      ({ topic }) => `Tell one true moment with ${topic.inside}, starting where it went wrong.`,
      ({ topic }) =>
        `Open in the middle of a bad day with ${topic.inside}, then go back to how it came to that.`,
      ({ topic }) =>
        `Retell your own way into ${topic.inside} as three scenes: the plan, the surprise, the lesson.`,
    ],
    screen: [
      ({ proof }) => `Show ${proof} at the turning point, with no music under the shot.`,
      ({ proof }) => `On screen: your face for the hard parts, ${proof} for the rest.`,
    ],
  },
  challenge: {
    angle: [
      ({ topic }) => `Take on ${topic.inside} with one rule you can't break and a penalty if you do.`,
      ({ topic, n }) =>
        `Give yourself ${n} attempts at ${topic.inside} and keep every failed one in the cut.`,
      ({ topic }) =>
        `Set yourself one task in ${topic.inside} that could really fail, and say so at the start.`,
    ],
    screen: [
      ({ proof }) => `On screen: the rule, the number of attempts and ${proof}.`,
      ({ proof }) => `Keep the rule in the corner of the frame and cut to ${proof} when it gets tight.`,
    ],
  },
  "before-after": {
    angle: [
      ({ topic }) => `Show ${topic.inside} before and after one change, filmed from the same spot.`,
      ({ topic }) =>
        `Put the first state of ${topic.inside} next to the finished one, then reveal the step between.`,
    ],
    screen: [
      ({ proof }) => `Both shots share angle and light; between them the camera shows ${proof}.`,
      ({ proof }) => `Open on the finished state for a second, then show ${proof} and go back to the start.`,
    ],
  },
  "myth-busting": {
    angle: [
      ({ topic }) =>
        `Take one belief about ${topic.inside}, say it plainly and check it in front of the camera.`,
      ({ topic }) =>
        `Collect what people repeat about ${topic.inside} and sort it into true, false and half true.`,
    ],
    screen: [
      ({ proof }) => `Write the belief on screen, show ${proof}, then put the verdict over it.`,
      ({ proof }) => `On screen: the claim in big letters, then ${proof} as the evidence.`,
    ],
  },
  comparison: {
    angle: [
      ({ topic }) => `Put two approaches to ${topic.inside} side by side under the same conditions.`,
      ({ topic, n }) => `Score two ways through ${topic.inside} on ${n} points that matter in real use.`,
    ],
    screen: [
      ({ proof }) => `On screen: a split frame, the same start and ${proof} on both sides.`,
      ({ proof }) => `Film both in one frame and show ${proof} before the scores appear.`,
    ],
  },
  review: {
    angle: [
      ({ topic }) => `Judge ${topic.inside} after real use: what holds up, what annoys and who should pass.`,
      ({ topic, n }) => `Give ${topic.inside} your verdict in ${n} short checks, the weakest point first.`,
    ],
    screen: [
      ({ proof }) => `Show ${proof} up close, then one flaw on camera.`,
      ({ proof }) => `On screen: ${proof}, followed by the moment that let you down.`,
    ],
  },
  reaction: {
    angle: [
      ({ topic }) =>
        `Watch common advice about ${topic.inside} with your viewers and pause where it goes wrong.`,
      ({ topic, n }) =>
        `Play ${n} short claims about ${topic.inside} and give each a reason, not only a face.`,
    ],
    screen: [
      ({ proof }) => `The clip runs in one corner; freeze it and show ${proof} when you disagree.`,
      ({ proof }) => `On screen: the claim, your pause, then ${proof}.`,
    ],
  },
  "day-in-the-life": {
    angle: [
      ({ topic }) => `Follow ${topic.inside} through one ordinary day, dull parts included.`,
      ({ topic, n }) => `Cut one day with ${topic.inside} into ${n} moments, each with the time on it.`,
    ],
    screen: [
      ({ proof }) => `Keep a clock in the corner of the frame and hold on ${proof} for one quiet shot.`,
      ({ proof }) => `On screen: the time, the place and ${proof} at the hardest point of the day.`,
    ],
  },
  "behind-the-scenes": {
    angle: [
      ({ topic }) => `Open the door on ${topic.inside}: the plan, the mess and the takes that failed.`,
      ({ topic }) => `Show the work on ${topic.inside} that normally gets cut, in the order it happened.`,
    ],
    screen: [
      ({ proof }) => `On screen: ${proof}, the notes on your desk and the take that failed.`,
      ({ proof }) => `Let the camera run: ${proof} first, the finished shot only at the end.`,
    ],
  },
  "case-study": {
    angle: [
      ({ topic }) => `Take one real example of ${topic.inside} apart and explain each decision.`,
      ({ topic, n }) =>
        `Start from the result of one example of ${topic.inside} and work back through ${n} decisions.`,
    ],
    screen: [
      ({ proof }) => `On screen: ${proof}, with each decision marked as it comes.`,
      ({ proof }) => `Show ${proof} at the start and come back to that shot with every decision.`,
    ],
  },
  experiment: {
    angle: [
      ({ topic }) =>
        `Change one thing about ${topic.inside}, keep the rest as it was and record what happens.`,
      ({ topic, n }) => `Repeat one test with ${topic.inside}, ${n} runs in a row, failed ones included.`,
    ],
    screen: [
      ({ proof }) => `On screen: the one change written out, then ${proof} for every run.`,
      ({ proof }) => `Film every run from the same spot and show ${proof} as the result.`,
    ],
  },
  "q-and-a": {
    angle: [
      ({ topic }) => `Answer real questions about ${topic.inside}, the awkward ones first.`,
      ({ topic, n }) => `Take ${n} viewer questions about ${topic.inside} and answer each in one breath.`,
    ],
    screen: [
      ({ proof }) => `Put each question on screen word for word and answer the hardest with ${proof}.`,
      ({ proof }) => `On screen: the viewer's question, your answer, ${proof} where words aren't enough.`,
    ],
  },
};

/** The last sentence of a description: why this audience stays. */
export const REASONS_TO_STAY: readonly Sentence[] = [
  ({ audience, pain }) =>
    `It speaks to ${audience}: anyone tired of ${pain} gets the answer in the last third.`,
  ({ audience, desire }) =>
    `Made for ${audience}, it gives whoever wants to ${desire} a reason to see the last shot.`,
  ({ audience, pain }) => `For ${audience}, the reason to stay is simple: the way out of ${pain} comes last.`,
  ({ audience, desire }) =>
    `The pull for ${audience} is the wish to ${desire}, and the proof waits until the end.`,
  ({ audience, pain }) =>
    `Open with ${pain}, familiar ground for ${audience}, and hold back the way out until the end.`,
  ({ audience, desire }) =>
    `Speak to ${audience} in the first shot and answer the wish to ${desire} in the last.`,
  ({ audience, pain }) =>
    `Viewers who struggle with ${pain} know the first shot; for ${audience} the payoff is the last.`,
];
