import { cap } from "../../compose/frames.ts";
import { filmed, risked, showing, type Stories, tried } from "./stories.ts";

/** What happens in an idea's video, in English. */
export const englishStories: Required<Stories> = {
  mistake: [
    filmed(
      "before-after",
      ({ sign, because, instead }) =>
        `Film this first, without a word: ${sign}. Then say why: ${because}. Then your hands: ${instead}. Back to the first shot, to compare.`,
    ),
    filmed(
      "comparison",
      ({ does, sign, because, instead }) =>
        `The same shot twice. The first time with the habit, ${does}: ${sign}. The second time like this: ${instead}. Between them, one line on screen: ${because}.`,
    ),
    filmed(
      "case-study",
      ({ does, sign, because, instead }) =>
        `Start where it shows: ${sign}. Go back to what caused it, ${does}, and give the reason while viewers see it: ${because}. The second half is one shot of the way out: ${instead}.`,
    ),
    filmed("tutorial", ({ shown, does, because, instead }) =>
      showing(
        shown,
        (picture) =>
          `Hold on ${picture} for two seconds. Say what led there, ${does}, and why: ${because}. The rest is one long shot, no cuts: ${instead}.`,
      ),
    ),
    filmed("before-after", ({ remedied, sign, because, instead }) =>
      showing(
        remedied,
        (picture) =>
          `Two shots carry it. Before: ${sign}. After: ${picture}. In between you do it, ${instead}, and say why it works: ${because}.`,
      ),
    ),
    filmed(
      "tutorial",
      ({ because, sign, instead }) =>
        `Say the sentence few people know: ${because}. Show what it looks like without that: ${sign}. Then at half speed, so that it can be copied: ${instead}.`,
    ),
    filmed(
      "tutorial",
      ({ instead, because, sign }) =>
        `Do it on camera before you explain anything: ${instead}. Then the reason, ${because}, over a shot of how it looks otherwise: ${sign}.`,
    ),
  ],
  choice: [
    filmed(
      "comparison",
      ({ a, b, decides }) =>
        `${cap(a)} first, then ${b}: show each at its best, then the moment when it isn't enough. The question that decides stays on screen: ${decides}.`,
    ),
    filmed(
      "q-and-a",
      ({ a, b, decides }) =>
        `Don't compare, sort: ask ${decides}, and send some viewers to ${a} and the others to ${b}. Film both in use, ten seconds each.`,
    ),
    filmed(
      "comparison",
      ({ a, b, decides }) =>
        `Same task, same light, one shot each: ${a}, then ${b}. Say only what you see. The last line on screen: it depends on ${decides}.`,
    ),
    filmed(
      "review",
      ({ a, b, decides }) =>
        `Start with the one you'd take yourself and show where it stops being the right one. ${cap(a)} or ${b}: what tips it is ${decides}.`,
    ),
    filmed("comparison", ({ shown, a, b, decides }) =>
      showing(
        shown,
        (picture) =>
          `Open on ${picture}. Then both on camera, ${a} and ${b}, one strength and one weakness each. What settles it is ${decides}.`,
      ),
    ),
    filmed(
      "comparison",
      ({ a, b, decides }) =>
        `Show two results and let viewers guess which came from where, ${a} or ${b}. Then tell them, and say how to choose: ask ${decides}.`,
    ),
    filmed(
      "case-study",
      ({ a, b, decides }) =>
        `Decide one real case on camera: ${a} or ${b}? Think aloud, and put on screen what you ask yourself: ${decides}.`,
    ),
  ],
  step: [
    filmed(
      "tutorial",
      (point) =>
        `One shot, your hands filling the frame: ${point.do}. Don't cut until viewers see ${point.see}.`,
    ),
    filmed(
      "behind-the-scenes",
      (point) =>
        `Open on ${point.see} and say nothing. Then how it got there, filmed at half speed: ${point.do}.`,
    ),
    filmed("comparison", (point) =>
      risked(
        point,
        () =>
          `Film it twice in a row, once in a hurry, then like this: ${point.do}. Stop both at the same frame; only the second one shows ${point.see}.`,
      ),
    ),
    filmed(
      "tutorial",
      (point) =>
        `Have somebody do it for the first time while you talk them through it: ${point.do}. The shot you need is ${point.see}.`,
    ),
    filmed(
      "tutorial",
      (point) =>
        `Put the camera where your eyes are and the sentence on screen while you do it: ${point.do}. Cut when it's right: ${point.see}.`,
    ),
    filmed(
      "q-and-a",
      (point) =>
        `Show ${point.see}, ask what it is and wait two seconds. Then answer with your hands: ${point.do}.`,
    ),
  ],
  question: [
    filmed(
      "q-and-a",
      ({ ask, answer }) =>
        `Ask it to the camera as people ask you: ${ask} Answer before anyone scrolls on: ${answer} Then show it on the real thing, close up.`,
    ),
    filmed("q-and-a", ({ shown, ask, answer }) =>
      showing(
        shown,
        (picture) =>
          `Open on ${picture}, with the question over it: ${ask} You answer as a voice over the same shot: ${answer}`,
      ),
    ),
    filmed(
      "behind-the-scenes",
      ({ ask, answer }) =>
        `Somebody off camera asks: ${ask} You answer without looking up from what you are doing: ${answer}`,
    ),
    filmed(
      "case-study",
      ({ ask, answer }) =>
        `First the answer, no greeting: ${answer} Then film the case that proves it, with the question on screen at the end: ${ask}`,
    ),
    filmed(
      "q-and-a",
      ({ ask, answer }) =>
        `Put the question on screen and count down from three: ${ask} Then in one breath: ${answer} Meanwhile the camera is on the thing itself, not on your face.`,
    ),
  ],
  belief: [
    filmed(
      "reaction",
      ({ said, so }) =>
        `Let somebody say it on camera: ${said}. No argument, only the shot that shows what is so: ${so}.`,
    ),
    filmed(
      "myth-busting",
      ({ said, so }) =>
        `Write it on screen as if it were true: ${said}. Cross it out while you say how it is: ${so}.`,
    ),
    filmed("myth-busting", ({ shown, said, so }) =>
      showing(
        shown,
        (picture) =>
          `Open on ${picture} and ask whether ${said}. Count to three, then say it over the same shot: ${so}.`,
      ),
    ),
    filmed(
      "myth-busting",
      ({ said, so }) =>
        `Take it seriously first, on camera, and say why it sounds right that ${said}. Then show what really happens: ${so}.`,
    ),
    filmed("case-study", (point) =>
      risked(
        point,
        () =>
          `Go through your own last three tries on camera and ask of each whether ${point.said}. Then say what is so: ${point.so}.`,
      ),
    ),
    filmed("reaction", (point) =>
      tried(
        point,
        () => `Ask three people whether ${point.said}. Then show them this: ${point.so}. Film their faces.`,
      ),
    ),
  ],
  moment: [
    filmed(
      "tutorial",
      ({ when, what }) =>
        `Film it a few weeks ahead: ${when}. Say what changes, ${what}, and show the one thing to get ready now.`,
    ),
    filmed(
      "comparison",
      ({ when, what }) =>
        `Two shots of the same place, an ordinary week and this one: ${when}. Your sentence over the cut: ${what}.`,
    ),
    filmed("story", ({ shown, when, what }) =>
      showing(
        shown,
        (picture) =>
          `Open on ${picture}, with the time of year on screen: ${when}. Say what it means: ${what}.`,
      ),
    ),
    filmed(
      "day-in-the-life",
      ({ when, what, people }) =>
        `Speak to ${people} with a calendar in the shot: ${when}. One sentence says why, ${what}; then show what you do about it yourself.`,
    ),
    filmed(
      "before-after",
      ({ when, what }) =>
        `A clip from last time, a clip from today, one line on screen between them: ${when}. What they have in common: ${what}.`,
    ),
  ],
  term: [
    filmed("q-and-a", ({ shown, term, is }) =>
      showing(
        shown,
        (picture) =>
          `Open on ${picture} and ask what it's called. Wait two seconds, then the word: ${term}, ${is}.`,
      ),
    ),
    filmed(
      "reaction",
      ({ term, is }) =>
        `Ask somebody outside the trade what ${term} is, and keep the camera on their face. Then show them: ${is}.`,
    ),
    filmed(
      "comparison",
      ({ term, is }) =>
        `Write ${term} on a card and hold it next to the real thing: ${is}. Then show something that only looks like it.`,
    ),
    filmed(
      "behind-the-scenes",
      ({ term, is }) =>
        `Point the camera at the thing and say its name once, ${term}: ${is}. Then film the moment you'd use that word.`,
    ),
  ],
  scene: [
    filmed(
      "behind-the-scenes",
      ({ picture, close }) =>
        `Five seconds of ${picture}, with its own sound. Then cut to ${close}. One sentence of yours in between.`,
    ),
    filmed(
      "before-after",
      ({ picture, close }) =>
        `Start on ${picture}, then go back ten minutes and show how it came to that. The last shot is ${close}.`,
    ),
    filmed(
      "reaction",
      ({ picture, close }) =>
        `Freeze the frame on ${picture} and point at three things a newcomer doesn't see. Then let it run on to ${close}.`,
    ),
    filmed(
      "day-in-the-life",
      ({ picture, close, subject }) =>
        `A quiet minute of ${subject} without music, only shots: ${picture}, then ${close}.`,
    ),
  ],
};
