import { line, type Line } from "./angle.ts";

/** Titles that promise to be let in: stories, days, workshops and cases. */
export const TELLING_TITLES: readonly Line[] = [
  // Stories
  line(
    ["story", "reaction", "before-after"],
    [],
    ({ topic }) => `How I met ${topic.inside}, and what I'd change`,
    "thing",
  ),
  line(["story", "myth-busting"], [], ({ topic }) => `What I got wrong about ${topic.inside}`),
  line(
    ["story", "q-and-a", "list"],
    [],
    ({ topic }) => `Advice about ${topic.inside} I'd give my younger self`,
  ),
  line(["story"], [], ({ topic }) => `The day ${topic.inside} stopped being easy`, "thing"),
  line(
    ["story", "reaction", "before-after"],
    [],
    ({ topic }) => `My first try at ${topic.inside}, and what I'd change`,
    "activity",
  ),
  line(["story", "behind-the-scenes"], [], ({ topic }) => `The part of ${topic.inside} I never talk about`),
  line(["story"], ["mistake"], ({ topic, mistake }) => `What ${topic.inside} taught me about ${mistake}`),
  line(["story", "case-study"], [], ({ topic }) => topic.lead("the mistake that taught me most")),
  line(
    ["story", "q-and-a"],
    ["audience"],
    ({ topic, audience }) => `A letter to ${audience} about ${topic.inside}`,
  ),
  line(["story", "day-in-the-life"], [], ({ topic }) => `Why I keep coming back to ${topic.inside}`, "thing"),
  line(["story", "review", "myth-busting"], [], ({ topic }) => topic.lead("what changed my mind?")),
  line(["story"], ["mistake"], ({ topic, mistake }) => topic.lead(`notes from someone who kept ${mistake}`)),
  line(["story"], ["desire"], ({ topic, desire }) => `I wanted to ${desire}. Then came ${topic.inside}`),
  line(["story", "case-study"], ["pain"], ({ topic, pain }) => topic.lead(`what ${pain} taught me`)),

  // Days
  line(["day-in-the-life"], [], ({ topic }) => `A day with ${topic.inside}, start to finish`),
  line(
    ["day-in-the-life"],
    ["moment"],
    ({ topic, moment }) => `What a day with ${topic.inside} looks like before ${moment}`,
  ),
  line(["day-in-the-life", "behind-the-scenes"], [], ({ topic }) =>
    topic.lead("the boring hours nobody films"),
  ),
  line(["day-in-the-life"], [], ({ topic }) => `From breakfast to bedtime with ${topic.inside}`),
  line(["day-in-the-life", "experiment"], [], ({ topic }) => topic.lead("my whole day, timed")),
  line(
    ["day-in-the-life"],
    [],
    ({ topic }) => `One ordinary day with ${topic.inside}, timed to the minute`,
    "long",
  ),
  line(["day-in-the-life", "story"], [], ({ topic }) => topic.lead("what a bad day looks like")),
  line(["day-in-the-life"], [], ({ topic }) => `Spend the morning with me and ${topic.inside}`),
  line(["day-in-the-life"], ["audience"], ({ topic, audience }) =>
    topic.lead(`a normal week for ${audience}`),
  ),
  line(["day-in-the-life", "tutorial"], [], ({ topic }) => `Making time for ${topic.inside} on a busy day`),
  line(["day-in-the-life", "story"], ["pain"], ({ topic, pain }) =>
    topic.lead(`a day that began with ${pain}`),
  ),
  line(["day-in-the-life"], ["mistake"], ({ topic, mistake }) => topic.lead(`a day without ${mistake}`)),
  line(["day-in-the-life"], ["desire"], ({ topic, desire }) => topic.lead(`how I make room to ${desire}`)),

  // Workshops
  line(
    ["behind-the-scenes", "day-in-the-life"],
    [],
    ({ topic }) => `What you never see about ${topic.inside}`,
  ),
  line(["behind-the-scenes"], [], ({ topic }) => topic.lead("the mess behind the finished shot")),
  line(["behind-the-scenes"], [], ({ topic }) => topic.lead("what happens before you see anything"), "long"),
  line(
    ["behind-the-scenes", "case-study"],
    [],
    ({ topic }) => `The notes behind ${topic.inside}, page by page`,
  ),
  line(["behind-the-scenes", "story"], [], ({ topic }) => topic.lead("the failed takes, left in")),
  line(
    ["behind-the-scenes", "day-in-the-life"],
    [],
    ({ topic }) => `The plan, the doubt and the work behind ${topic.inside}`,
  ),
  line(["behind-the-scenes", "case-study"], [], ({ topic, n }) => topic.lead(`${n} choices nobody notices`)),
  line(
    ["behind-the-scenes", "list"],
    [],
    ({ topic, n }) => `Behind ${topic.inside}: the ${n} things I prepare first`,
  ),
  line(
    ["behind-the-scenes"],
    ["audience"],
    ({ topic, audience }) => `Showing ${audience} the hidden side of ${topic.inside}`,
  ),
  line(["behind-the-scenes", "case-study"], ["proof"], ({ topic, proof }) =>
    topic.lead(`why I always film ${proof}`),
  ),
  line(["behind-the-scenes"], ["mistake"], ({ topic, mistake }) =>
    topic.lead(`the takes where I kept ${mistake}`),
  ),
  line(["behind-the-scenes"], ["pain"], ({ topic, pain }) => topic.lead(`what ${pain} looks like up close`)),

  // Cases
  line(["case-study"], [], ({ topic }) => `Taking ${topic.inside} apart: what worked and why`),
  line(["case-study"], [], ({ topic }) => topic.lead("one example, examined from start to finish")),
  line(
    ["case-study"],
    ["audience"],
    ({ topic, audience }) => `What one good example of ${topic.inside} can teach ${audience}`,
  ),
  line(["case-study", "behind-the-scenes"], [], ({ topic, n }) => topic.lead(`${n} decisions that mattered`)),
  line(["case-study"], [], ({ topic }) => `Where one example of ${topic.inside} went right`),
  line(["case-study", "story"], [], ({ topic }) => topic.lead("the turning point most people miss")),
  line(["case-study", "reaction"], [], ({ topic }) => `Why this example of ${topic.inside} works`),
  line(["case-study", "review", "comparison"], [], ({ topic }) =>
    topic.lead("what I'd copy and what I'd leave"),
  ),
  line(["case-study"], ["mistake"], ({ topic, mistake }) => topic.lead(`what ${mistake} really costs`)),
  line(["case-study", "myth-busting"], ["myth"], ({ topic, myth }) =>
    topic.lead(`one case against the idea that ${myth}`),
  ),

  // For many formats
  line(
    ["tutorial", "list", "story", "before-after", "review", "case-study", "comparison", "day-in-the-life"],
    ["desire"],
    ({ topic, desire }) => topic.lead(`watch this if you want to ${desire}`),
  ),
  line(["tutorial", "list", "q-and-a", "case-study", "before-after"], ["pain"], ({ topic, pain }) =>
    topic.lead(`a way out of ${pain}`),
  ),
  line(["tutorial", "myth-busting", "reaction", "list"], ["mistake"], ({ topic, mistake }) =>
    topic.lead(`stop ${mistake}`),
  ),
  line(["tutorial", "list", "review", "comparison"], ["moment"], ({ topic, moment }) =>
    topic.lead(`what to sort out before ${moment}`),
  ),
  line(
    ["behind-the-scenes", "case-study", "tutorial", "day-in-the-life"],
    ["audience"],
    ({ topic, audience }) => topic.lead(`the part nobody shows ${audience}`),
  ),
  line(["challenge", "story", "experiment", "before-after"], ["audience"], ({ topic, audience }) =>
    topic.lead(`a fresh start for ${audience}`),
  ),
];
