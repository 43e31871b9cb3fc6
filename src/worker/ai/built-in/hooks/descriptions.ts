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
      ({ proof }) => `Film each step in one take, and open on one picture: ${proof}.`,
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
      ({ proof }) => `At the turning point, hold the camera on one thing: ${proof}.`,
      ({ proof }) => `On screen: your face for the hard parts, and for everything else ${proof}.`,
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
      ({ proof }) => `Keep the rule in the corner of the frame and cut away for one close-up: ${proof}.`,
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
      ({ proof }) => `Open on the finished state for a second, then rewind past one shot: ${proof}.`,
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
      ({ proof }) => `On screen: the claim in big letters, then the evidence: ${proof}.`,
    ],
  },
  comparison: {
    angle: [
      ({ topic }) => `Put two approaches to ${topic.inside} side by side under the same conditions.`,
      ({ topic, n }) => `Score two ways through ${topic.inside} on ${n} points that matter in real use.`,
    ],
    screen: [
      ({ proof }) => `On screen: a split frame, the same start on both sides and, in close-up, ${proof}.`,
      ({ proof }) => `Film both in one frame; before the scores appear, show ${proof}.`,
    ],
  },
  review: {
    angle: [
      ({ topic }) => `Judge ${topic.inside} after real use: what holds up, what annoys and who should pass.`,
      ({ topic, n }) => `Give ${topic.inside} your verdict in ${n} short checks, the weakest point first.`,
    ],
    screen: [
      ({ proof }) => `Film one flaw without mercy, and keep one close-up for the verdict: ${proof}.`,
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
      ({ proof }) => `The clip runs in one corner; when you disagree, freeze it and show ${proof}.`,
      ({ proof }) => `On screen: the claim, your pause, then ${proof}.`,
    ],
  },
  "day-in-the-life": {
    angle: [
      ({ topic }) => `Follow ${topic.inside} through one ordinary day, dull parts included.`,
      ({ topic, n }) => `Cut one day with ${topic.inside} into ${n} moments, each with the time on it.`,
    ],
    screen: [
      ({ proof }) => `Keep a clock in the corner of the frame and hold one quiet shot: ${proof}.`,
      ({ proof }) => `On screen: the time, the place and, at the hardest point of the day, ${proof}.`,
    ],
  },
  "behind-the-scenes": {
    angle: [
      ({ topic }) => `Open the door on ${topic.inside}: the plan, the mess and the takes that failed.`,
      ({ topic }) => `Show the work on ${topic.inside} that normally gets cut, in the order it happened.`,
    ],
    screen: [
      ({ proof }) => `On screen: the notes on your desk, the take that failed and ${proof}.`,
      ({ proof }) => `Let the camera run: the finished shot only at the end, and first of all ${proof}.`,
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
      ({ proof }) => `Come back to one shot with every decision: ${proof}.`,
    ],
  },
  experiment: {
    angle: [
      ({ topic }) =>
        `Change one thing about ${topic.inside}, keep the rest as it was and record what happens.`,
      ({ topic, n }) => `Repeat one test with ${topic.inside}, ${n} runs in a row, failed ones included.`,
    ],
    screen: [
      ({ proof }) => `On screen: the one change written out, then the same shot for every run: ${proof}.`,
      ({ proof }) => `Film every run from the same spot and end each on ${proof}.`,
    ],
  },
  "q-and-a": {
    angle: [
      ({ topic }) => `Answer real questions about ${topic.inside}, the awkward ones first.`,
      ({ topic, n }) => `Take ${n} viewer questions about ${topic.inside} and answer each in one breath.`,
    ],
    screen: [
      ({ proof }) => `Put each question on screen word for word and answer the hardest with ${proof}.`,
      ({ proof }) =>
        `On screen: the viewer's question, your answer and, where words aren't enough, ${proof}.`,
    ],
  },
};

/** The last sentence of a description: why this audience stays. */
export const REASONS_TO_STAY: readonly Sentence[] = [
  ({ audience, pain }) => `Start with the sore point, ${pain}, and let ${audience} wait for the way out.`,
  ({ audience, desire }) => `For ${audience}, it answers one wish, and only at the end: to ${desire}.`,
  ({ audience }) => `Keep the full result for the last shot; it is what ${audience} came to see.`,
  ({ audience, pain }) =>
    `Made for ${audience}: anyone tired of ${pain} has a reason to wait for the answer.`,
  ({ audience, desire }) =>
    `Promise ${audience} one thing in the first line, how to ${desire}, and keep it in the last.`,
  ({ audience, pain }) => `Talk to ${audience} as somebody who knows the struggle of ${pain}.`,
  ({ audience, mistake }) =>
    `It holds ${audience} with a question: what changes for those who stop ${mistake}?`,
];
