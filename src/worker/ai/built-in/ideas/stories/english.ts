import { cap } from "../../compose/frames.ts";
import { risked, showing, type Stories, tried } from "./stories.ts";

/** What happens in an idea's video, in English. */
export const englishStories: Required<Stories> = {
  mistake: [
    ({ sign, because, instead }) =>
      `Film this first, without a word: ${sign}. Then say why: ${because}. Then your hands: ${instead}. Back to the first shot, to compare.`,
    ({ does, sign, because, instead }) =>
      `The same shot twice. The first time with the habit, ${does}: ${sign}. The second time like this: ${instead}. Between them, one line on screen: ${because}.`,
    ({ does, sign, because, instead }) =>
      `Start where it shows: ${sign}. Go back to what caused it, ${does}, and give the reason while viewers see it: ${because}. The second half is one shot of the way out: ${instead}.`,
    ({ shown, does, because, instead }) =>
      showing(
        shown,
        (picture) =>
          `Hold on ${picture} for two seconds. Say what led there, ${does}, and why: ${because}. The rest is one long shot, no cuts: ${instead}.`,
      ),
    ({ remedied, sign, because, instead }) =>
      showing(
        remedied,
        (picture) =>
          `Two shots carry it. Before: ${sign}. After: ${picture}. In between you do it, ${instead}, and say why it works: ${because}.`,
      ),
    ({ because, sign, instead }) =>
      `Say the sentence few people know: ${because}. Show what it looks like without that: ${sign}. Then at half speed, so that it can be copied: ${instead}.`,
    ({ instead, because, sign }) =>
      `Do it on camera before you explain anything: ${instead}. Then the reason, ${because}, over a shot of how it looks otherwise: ${sign}.`,
  ],
  choice: [
    ({ a, b, decides }) =>
      `${cap(a)} first, then ${b}: show each at its best, then the moment when it isn't enough. The question that decides stays on screen: ${decides}.`,
    ({ a, b, decides }) =>
      `Don't compare, sort: ask ${decides}, and send some viewers to ${a} and the others to ${b}. Film both in use, ten seconds each.`,
    ({ a, b, decides }) =>
      `Same task, same light, one shot each: ${a}, then ${b}. Say only what you see. The last line on screen: it depends on ${decides}.`,
    ({ a, b, decides }) =>
      `Start with the one you'd take yourself and show where it stops being the right one. ${cap(a)} or ${b}: what tips it is ${decides}.`,
    ({ shown, a, b, decides }) =>
      showing(
        shown,
        (picture) =>
          `Open on ${picture}. Then both on camera, ${a} and ${b}, one strength and one weakness each. What settles it is ${decides}.`,
      ),
    ({ a, b, decides }) =>
      `Show two results and let viewers guess which came from where, ${a} or ${b}. Then tell them, and say how to choose: ask ${decides}.`,
    ({ a, b, decides }) =>
      `Decide one real case on camera: ${a} or ${b}? Think aloud, and put on screen what you ask yourself: ${decides}.`,
  ],
  step: [
    (point) =>
      `One shot, your hands filling the frame: ${point.do}. Don't cut until viewers see ${point.see}.`,
    (point) =>
      `Open on ${point.see} and say nothing. Then how it got there, filmed at half speed: ${point.do}.`,
    (point) =>
      risked(
        point,
        () =>
          `Film it twice in a row, once in a hurry, then like this: ${point.do}. Stop both at the same frame; only the second one shows ${point.see}.`,
      ),
    (point) =>
      `Have somebody do it for the first time while you talk them through it: ${point.do}. The shot you need is ${point.see}.`,
    (point) =>
      `Put the camera where your eyes are and the sentence on screen while you do it: ${point.do}. Cut when it's right: ${point.see}.`,
    (point) =>
      `Show ${point.see}, ask what it is and wait two seconds. Then answer with your hands: ${point.do}.`,
  ],
  question: [
    ({ ask, answer }) =>
      `Ask it to the camera as people ask you: ${ask} Answer before anyone scrolls on: ${answer} Then show it on the real thing, close up.`,
    ({ shown, ask, answer }) =>
      showing(
        shown,
        (picture) =>
          `Open on ${picture}, with the question over it: ${ask} You answer as a voice over the same shot: ${answer}`,
      ),
    ({ ask, answer }) =>
      `Somebody off camera asks: ${ask} You answer without looking up from what you are doing: ${answer}`,
    ({ ask, answer }) =>
      `First the answer, no greeting: ${answer} Then film the case that proves it, with the question on screen at the end: ${ask}`,
    ({ ask, answer }) =>
      `Put the question on screen and count down from three: ${ask} Then in one breath: ${answer} Meanwhile the camera is on the thing itself, not on your face.`,
  ],
  belief: [
    ({ said, so }) =>
      `Let somebody say it on camera: ${said}. No argument, only the shot that shows what is so: ${so}.`,
    ({ said, so }) =>
      `Write it on screen as if it were true: ${said}. Cross it out while you say how it is: ${so}.`,
    ({ shown, said, so }) =>
      showing(
        shown,
        (picture) =>
          `Open on ${picture} and ask whether ${said}. Count to three, then say it over the same shot: ${so}.`,
      ),
    ({ said, so }) =>
      `Take it seriously first, on camera, and say why it sounds right that ${said}. Then show what really happens: ${so}.`,
    (point) =>
      risked(
        point,
        () =>
          `Try it on camera: ${point.said}. Say beforehand what you expect, let it run and read out the result: ${point.so}.`,
      ),
    (point) =>
      tried(
        point,
        () => `Ask three people whether ${point.said}. Then show them this: ${point.so}. Film their faces.`,
      ),
  ],
  moment: [
    ({ when, what }) =>
      `Film it a few weeks ahead: ${when}. Say what changes, ${what}, and show the one thing to get ready now.`,
    ({ when, what }) =>
      `Two shots of the same place, an ordinary week and this one: ${when}. Your sentence over the cut: ${what}.`,
    ({ shown, when, what }) =>
      showing(
        shown,
        (picture) =>
          `Open on ${picture}, with the time of year on screen: ${when}. Say what it means: ${what}.`,
      ),
    ({ when, what, people }) =>
      `Speak to ${people} with a calendar in the shot: ${when}. One sentence says why, ${what}; then show what you do about it yourself.`,
    ({ when, what }) =>
      `A clip from last time, a clip from today, one line on screen between them: ${when}. What they have in common: ${what}.`,
  ],
  term: [
    ({ shown, term, is }) =>
      showing(
        shown,
        (picture) =>
          `Open on ${picture} and ask what it's called. Wait two seconds, then the word: ${term}, ${is}.`,
      ),
    ({ term, is }) =>
      `Ask somebody outside the trade what ${term} is, and keep the camera on their face. Then show them: ${is}.`,
    ({ term, is }) =>
      `Write ${term} on a card and hold it next to the real thing: ${is}. Then show something that only looks like it.`,
    ({ term, is }) =>
      `Point the camera at the thing and say its name once, ${term}: ${is}. Then film the moment you'd use that word.`,
  ],
  scene: [
    ({ picture, close }) =>
      `Five seconds of ${picture}, with its own sound. Then cut to ${close}. One sentence of yours in between.`,
    ({ picture, close }) =>
      `Start on ${picture}, then go back ten minutes and show how it came to that. The last shot is ${close}.`,
    ({ picture, close }) =>
      `Freeze the frame on ${picture} and point at three things a newcomer doesn't see. Then let it run on to ${close}.`,
    ({ picture, close, subject }) =>
      `A quiet minute of ${subject} without music, only shots: ${picture}, then ${close}.`,
  ],
};
