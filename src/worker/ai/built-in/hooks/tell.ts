import { line, type Line } from "../titles/angle.ts";

/** First lines for videos that let the viewer in: stories, days, workshops and cases. */
export const TELLING_HOOKS: readonly Line[] = [
  // Stories
  line(["story"], [], ({ topic }) => `This is the day I nearly quit ${topic.end(".")}`, "thing"),
  line(["story"], [], ({ topic }) => `Nobody warned me about this part of ${topic.end(".")}`),
  line(
    ["story", "case-study", "before-after"],
    [],
    ({ topic }) => `I was wrong about ${topic.inside}, and I have proof.`,
  ),
  line(["story"], [], ({ topic }) => `My worst moment with ${topic.inside}, without the excuses.`),
  line(["story"], [], ({ topic }) => `I've never told this story about ${topic.end(".")}`),
  line(
    ["story", "day-in-the-life"],
    [],
    ({ topic }) => `Ask me why I still bother with ${topic.end(".")}`,
    "thing",
  ),
  line(
    ["story"],
    ["mistake"],
    ({ topic, mistake }) => `I kept ${mistake}. With ${topic.inside}, that catches up.`,
  ),
  line(
    ["story"],
    [],
    ({ topic }) =>
      `There's one moment with ${topic.inside} I left out of every video so far, and today I'm starting with it.`,
    "long",
  ),
  line(
    ["story"],
    ["mistake"],
    ({ topic, mistake }) =>
      `For a long time I kept ${mistake} and blamed ${topic.inside} for it, until one afternoon made that impossible.`,
    "long",
  ),
  line(
    ["story"],
    ["desire"],
    ({ topic, desire }) =>
      `All I wanted was to ${desire}; what ${topic.inside} taught me on the way was something else.`,
    "long",
  ),

  // Days
  line(["day-in-the-life"], [], ({ topic }) => `Come with me: today is all about ${topic.end(".")}`),
  line(["day-in-the-life"], [], ({ topic }) => `It's early, it's dark, and ${topic.inside} can't wait.`),
  line(["day-in-the-life"], [], ({ topic }) => `Nobody films this hour of ${topic.inside}, so I did.`),
  line(
    ["day-in-the-life", "behind-the-scenes"],
    [],
    ({ topic }) => `My plan for ${topic.inside} fell apart before breakfast.`,
  ),
  line(
    ["day-in-the-life", "list"],
    [],
    ({ topic, n }) => `${n} moments from one day of ${topic.inside}, dull ones included.`,
  ),
  line(["day-in-the-life"], [], ({ topic }) => `This is ${topic.inside} on a bad day. Stay with me.`),
  line(
    ["day-in-the-life"],
    [],
    ({ topic }) =>
      `I'm leaving the clock on screen all day, so you can see where the time with ${topic.inside} really goes.`,
    "long",
  ),
  line(
    ["day-in-the-life"],
    ["pain"],
    ({ topic, pain }) =>
      `Today has everything: ${topic.inside}, a plan that looked fine at breakfast, and a long stretch of ${pain}.`,
    "long",
  ),
  line(
    ["day-in-the-life"],
    ["audience"],
    ({ topic, audience }) =>
      `If you're curious how a day with ${topic.inside} really goes, this one is for ${audience}, boring parts included.`,
    "long",
  ),

  // Workshops
  line(
    ["behind-the-scenes"],
    [],
    ({ topic }) => `Here's what I cut from every video about ${topic.end(".")}`,
  ),
  line(["behind-the-scenes"], [], ({ topic }) => `My notes on ${topic.inside} look nothing like the video.`),
  line(
    ["behind-the-scenes", "day-in-the-life"],
    [],
    ({ topic }) => `You only ever see the good take of ${topic.end(".")}`,
    "activity",
  ),
  line(
    ["behind-the-scenes", "before-after"],
    [],
    ({ topic }) => `This is what ${topic.inside} looked like before the cut.`,
    "activity",
  ),
  line(
    ["behind-the-scenes", "day-in-the-life"],
    [],
    ({ topic }) => `Turn around: this is the mess behind ${topic.end(".")}`,
  ),
  line(
    ["behind-the-scenes", "list"],
    [],
    ({ topic, n }) => `${n} failed takes about ${topic.inside}, and one I kept.`,
  ),
  line(
    ["behind-the-scenes", "story"],
    [],
    ({ topic }) => `I never show this part of ${topic.end(".")} Until today.`,
  ),
  line(
    ["behind-the-scenes", "before-after"],
    [],
    ({ topic }) => `Before anything in ${topic.inside} works, it looks like this.`,
  ),
  line(
    ["behind-the-scenes"],
    [],
    ({ topic }) =>
      `Everything you're about to see normally gets cut: the plan for ${topic.inside}, the part that failed, and what I changed at the last minute.`,
    "long",
  ),
  line(
    ["behind-the-scenes"],
    ["proof"],
    ({ topic, proof }) =>
      `I left the camera running while I worked on ${topic.inside}, and the best moment turned out to be ${proof}.`,
    "long",
  ),
  line(
    ["behind-the-scenes"],
    [],
    ({ topic, n }) =>
      `There are ${n} decisions behind ${topic.inside} you'd never notice, and I got the second one wrong at first.`,
    "long",
  ),

  // Cases
  line(["case-study"], [], ({ topic }) => `One example of ${topic.inside}, taken apart. Here's the catch.`),
  line(["case-study"], [], ({ topic }) => `Why did this work? Let's open up ${topic.end(".")}`),
  line(["case-study"], [], ({ topic }) => `It nearly failed here. Look at ${topic.inside} again.`),
  line(["case-study"], [], ({ topic, n }) => `${n} decisions made this example of ${topic.inside} work.`),
  line(["case-study"], [], ({ topic }) => `Copy this part of ${topic.inside}, but never that one.`),
  line(
    ["case-study"],
    [],
    ({ topic }) =>
      `I'm going to take one example of ${topic.inside} apart, decision by decision, and tell you which parts I wouldn't copy.`,
    "long",
  ),
  line(
    ["case-study"],
    ["proof"],
    ({ topic, proof }) =>
      `We'll begin at the end, with ${proof}, and work backwards until it's clear what made ${topic.inside} go right.`,
    "long",
  ),
  line(
    ["case-study"],
    ["pain"],
    ({ topic, pain }) =>
      `This started with ${pain}, and it would have stayed there without one decision about ${topic.inside} that looked wrong at the time.`,
    "long",
  ),
  line(
    ["case-study"],
    [],
    ({ topic, n }) =>
      `Only ${n} decisions really mattered in this example of ${topic.inside}, and the one people copy isn't among them.`,
    "long",
  ),
];
