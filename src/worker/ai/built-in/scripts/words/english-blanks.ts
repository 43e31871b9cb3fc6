import { cap } from "../../compose/frames.ts";
import { type BlankBeat, type OwnBlanks, said } from "./script-words.ts";

/** Beats for the creator to fill in, in the order they are told. ____ is a place for what only they know. */
export const ENGLISH_BLANKS: readonly BlankBeat[] = [
  {
    name: "What goes wrong",
    said: said(
      "This is what goes wrong most often: ____. You can see it by ____.",
      "Here's what goes wrong most often: ____. You can see it by ____.",
      "Here's what goes wrong, every single time: ____. You can't miss it, look for ____.",
    ),
    more: [
      said(
        "It took me ____ to notice it.",
        "It took me ____ to notice, and I'm not proud.",
        "It took me ____ to notice. Don't laugh.",
      ),
    ],
    screen: "The sign: ____",
    broll: "The failed one, close, under the same light as the good one.",
  },
  {
    name: "Why it happens",
    said: said(
      "The reason is ____. When ____ changes, everything after it changes too.",
      "The reason's simple: ____. When ____ changes, everything after it changes too.",
    ),
    more: [said("I checked that by ____.", "I checked it by ____, so it's not a guess.")],
    screen: "Because ____",
    broll: "The moment it happens, from the side, in slow motion.",
  },
  {
    name: "What to do instead",
    said: said(
      "Do this instead: ____. It takes about ____ and costs ____.",
      "So here's what I do instead: ____. It takes about ____ and costs ____.",
      "So here's what I do now: ____. It takes ____, it costs ____, and it's boring. It works.",
    ),
    more: [said("The part to be careful with is ____.", "The part you'd want to be careful with is ____.")],
    screen: "Instead: ____",
    broll: "Your hands, from above, in one take.",
  },
  {
    name: "The step people skip",
    said: said(
      "One step is skipped again and again: ____. Without it, ____ happens within ____.",
      "There's one step that gets skipped: ____. Without it, ____ happens within ____.",
    ),
    more: [said("You know that it is done when ____.", "You'll know it's done when ____.")],
    screen: "Don't skip ____",
    broll: "The step itself, then the same thing without it.",
  },
  {
    name: "What I use",
    said: said(
      "I use ____ for this, because ____. You could also take ____.",
      "I use ____ for this, because ____. You don't need it, ____ works too.",
    ),
    more: [said("What I would not buy again is ____.", "What I wouldn't buy again is ____.")],
    screen: "____ or ____",
    broll: "Each thing in use, never in its box.",
  },
  {
    name: "The question I get",
    said: said(
      "The question I am asked most is: ____? The short answer: ____.",
      "The question I'm asked most: ____? The short answer: ____.",
      "And yes, I've seen the question: ____? The short answer: ____.",
    ),
    more: [said("The long answer depends on ____.", "The long answer's different for ____.")],
    screen: "____?",
    broll: "The thing that proves the answer, before you say it.",
  },
  {
    name: "What people are told",
    said: said(
      "You may have been told that ____. What I have seen is ____.",
      "You've been told that ____. What I've seen is ____.",
    ),
    more: [said("It comes from a time when ____.", "It's a leftover from when ____.")],
    screen: "Told: ____. Seen: ____",
    broll: "Both versions in one picture.",
  },
  {
    name: "The first try",
    said: said(
      "My first attempt looked like this: ____. I kept it because ____.",
      "My first try looked like this: ____. I've kept it because ____.",
    ),
    more: [said("Today I would begin with ____.", "Today I'd begin with ____.")],
    screen: "First try, ____",
    broll: "An object or a picture from that time.",
  },
  {
    name: "How to tell it worked",
    said: said(
      "You can tell that it worked when ____. If you see ____ instead, go back to ____.",
      "You'll know it worked when ____. If you're seeing ____ instead, go back to ____.",
    ),
    more: [said("Give it ____ before you judge it.", "Don't judge it before ____.")],
    screen: "Done when ____",
    broll: "The result, turned slowly, without music.",
  },
  {
    name: "When not to do it",
    said: said(
      "There are times when this is the wrong choice: ____. Then I would rather ____.",
      "There are times when it isn't the right choice: ____. Then I'd rather ____.",
    ),
    more: [said("Ask somebody who knows if ____.", "Ask somebody who knows if ____, that's not weakness.")],
    screen: "Not when ____",
    broll: "The limit, shown: where it ends, what breaks.",
  },
  {
    name: "What it costs",
    said: said(
      "It costs ____ in money and ____ in time. The expensive part is ____.",
      "It'll cost you ____ in money and ____ in time. The expensive part is ____.",
    ),
    more: [said("You can save on ____, and not on ____.", "You can save on ____, but don't save on ____.")],
    screen: "____ money, ____ time",
    broll: "What you paid for, laid out on a table.",
  },
  {
    name: "The next time",
    said: said(
      "The next time I will change one thing: ____. I expect ____.",
      "Next time I'll change one thing: ____. I'm expecting ____.",
    ),
    more: [said("I will show what comes of it.", "I'll show you what comes of it.")],
    screen: "Next: ____",
    broll: "The workplace, ready for the next try.",
  },
  {
    name: "Who it is for",
    said: said(
      "This is for people who ____. If you are only starting, begin with ____.",
      "This one's for people who ____. If you're only starting, begin with ____.",
    ),
    more: [
      said("If you have done it for years, look at ____.", "If you've done it for years, look at ____."),
    ],
    screen: "For people who ____",
    broll: "Hands of somebody doing it for the first time.",
  },
  {
    name: "What surprised me",
    said: said(
      "What surprised me was ____. I had expected ____.",
      "What surprised me was ____. I'd expected ____.",
    ),
    more: [said("Since then I always ____.", "Since then I've always ____.")],
    screen: "Expected ____, got ____",
    broll: "Your face at the moment you saw it, or the thing itself.",
  },
];

/** The same of a subject's own words, pictures, choices and troubles. */
export const ENGLISH_OWN_BLANKS: OwnBlanks = {
  terms: {
    said: [
      (term) => [
        `A word worth knowing here: ${term}. To me it means ____. You can see it when ____.`,
        "I needed it the day ____.",
      ],
      (term) => [
        `What does ${term} mean to somebody who does this? I say it when ____. It is not the same as ____.`,
        "I learned it from ____.",
      ],
      (term) => [
        `One more word, ${term}. I check it by ____. If I forget it, ____.`,
        "It took me ____ to see it at a glance.",
      ],
    ],
    name: (term) => `In your own words: ${term}`,
    screen: (term) => `${cap(term)}: ____`,
    broll: (term) => `Put your finger on it: ${term}.`,
  },
  scenes: {
    said: [
      (picture) => [
        `Look at this: ${picture}. What the picture leaves out is ____. A moment before, ____.`,
        "Getting there takes about ____.",
      ],
      (picture) => [
        `This is the shot I would keep: ${picture}. It shows ____. What comes right after is ____.`,
        "I film it from ____.",
      ],
      (picture) => [
        `Stop at this one: ${picture}. Somebody new to it misses ____. I look for ____.`,
        "I know it is right when ____.",
      ],
    ],
    name: cap,
    screen: cap,
    broll: (picture) => `${cap(picture)}, in one take.`,
  },
  choices: {
    said: [
      ({ a, b }) => [
        `${cap(a)} or ${b}, my pick: ____, because ____. I change when ____.`,
        "The other one surprised me when ____.",
      ],
    ],
    name: ({ a, b }) => `What I take: ${a} or ${b}`,
    screen: ({ a, b }) => `${cap(a)} / ${b}: ____`,
    broll: () => "The one you take, in your hands; then the other, put aside.",
  },
  troubles: {
    said: [
      ({ sign }) => [
        `Back to this for a moment: ${sign}. In my case it was ____. What helped was ____.`,
        "It took ____ until I saw a difference.",
      ],
      ({ sign }) => [
        `How it went with me: ${sign}. I noticed it by ____. I had tried ____ before.`,
        "Today I see it coming when ____.",
      ],
    ],
    name: ({ sign }) => `When it happened to me: ${sign}`,
    screen: ({ sign }) => `${cap(sign)}: ____`,
    broll: ({ instead }) => `What it looked like with you, then how it is now: ${instead}.`,
  },
};
