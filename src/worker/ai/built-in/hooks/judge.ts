import { line, type Line } from "../titles/angle.ts";

/** First lines for videos that judge: verdicts and reactions. */
export const JUDGING_HOOKS: readonly Line[] = [
  // Verdicts
  line(
    ["review"],
    [],
    ({ topic }) => `Don't start with ${topic.inside} until you see the downside.`,
    "thing",
  ),
  line(["review", "story"], [], ({ topic }) => `I liked ${topic.inside} until the third day.`, "thing"),
  line(["review", "comparison"], [], ({ topic }) => `Worth it or not? My verdict on ${topic.end(".")}`),
  line(
    ["review", "behind-the-scenes"],
    [],
    ({ topic }) => `Nobody mentions this part of ${topic.inside}, so I will.`,
  ),
  line(
    ["review", "comparison", "q-and-a"],
    [],
    ({ topic }) => `Who should skip ${topic.end("?")} Maybe you.`,
    "thing",
  ),
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
  line(["reaction"], [], ({ topic }) => `I have notes on this advice about ${topic.end(".")} Loud ones.`),
  line(["reaction"], [], ({ topic }) => `Watch my face when they start with ${topic.end(".")}`),
  line(["reaction"], [], ({ topic }) => `Good take or bad take on ${topic.end("?")} Vote before me.`),
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
