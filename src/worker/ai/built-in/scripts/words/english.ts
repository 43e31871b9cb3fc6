import { cap } from "../../compose/frames.ts";
import { ENGLISH_TALK } from "./english-talk.ts";
import { ENGLISH_BLANKS, ENGLISH_OWN_BLANKS } from "./english-blanks.ts";
import { ENGLISH_NOTES } from "./english-notes.ts";
import { ENGLISH_LOOPS } from "./english-loops.ts";
import { said, type ScriptWords } from "./script-words.ts";

/** How scripts are said in English. The forms of the phrases are in knowledge/README.md. */
export const english: ScriptWords = {
  beats: {
    mistake: {
      name: ({ instead }) => cap(instead),
      core: [
        ({ sign, because, instead }) =>
          said(
            `${cap(sign)}. The reason: ${because}. Therefore, ${instead}.`,
            `${cap(sign)}. Here's why: ${because}. So ${instead}.`,
          ),
        ({ does, sign, because, instead }) =>
          said(
            `The next one is ${does}. What follows: ${sign}, since ${because}. Instead, ${instead}.`,
            `Next trap: ${does}. What you'll get: ${sign}. ${cap(because)}. Instead, ${instead}.`,
            `Guilty of ${does}? Then you'll know this: ${sign}. ${cap(because)}. Instead, ${instead}.`,
          ),
        ({ does, because, instead }) =>
          said(
            `Avoid ${does}: ${because}. Better: ${instead}.`,
            `Don't fall for ${does}: ${because}. Better: ${instead}.`,
            `And please, no ${does}: ${because}. It's this easy: ${instead}.`,
          ),
      ],
      screen: ({ instead }) => cap(instead),
      broll: (shot, { instead }) => `${cap(shot)}. Then, from the same angle: ${instead}.`,
    },
    step: {
      name: (point) => cap(point.do),
      core: [(point) => said(`${cap(point.do)}.`)],
      screen: (point) => cap(point.do),
      broll: (_, point) => `${cap(point.see)}.`,
    },
    question: {
      name: ({ ask }) => ask,
      core: [({ ask, answer }) => said(`${ask} ${answer}`)],
      screen: ({ ask }) => ask,
      broll: (shot) => `${cap(shot)}, as you answer.`,
    },
    choice: {
      name: ({ a, b }) => `${cap(a)} or ${b}`,
      core: [
        ({ a, b, decides }) =>
          said(`${cap(a)} or ${b}? It depends on ${decides}.`, `${cap(a)} or ${b}? It's down to ${decides}.`),
        ({ a, b, decides }) =>
          said(
            `${cap(a)} or ${b}: first decide ${decides}.`,
            `${cap(a)} or ${b}? Don't pick before you know ${decides}.`,
            `${cap(a)} or ${b}? Put the wallet away until you've worked out ${decides}.`,
          ),
      ],
      screen: ({ a, b }) => `${cap(a)} / ${b}`,
      broll: (_, { a, b }) => `${cap(a)} and ${b} side by side, same light.`,
    },
    belief: {
      name: ({ said: text }) => `${cap(text)}?`,
      core: [
        ({ said: text, so }) =>
          said(
            `It is often said that ${text}. In fact, ${so}.`,
            `You'll hear that ${text}. Not quite: ${so}.`,
            `You'll hear that ${text}. Cute, but here's how it is: ${so}.`,
          ),
        ({ said: text, so }) =>
          said(
            `${cap(text)}? No: ${so}.`,
            `${cap(text)}? That's what they say, and here's what's true: ${so}.`,
            `${cap(text)}? Nice try, but here's what's true: ${so}.`,
          ),
      ],
      screen: ({ said: text }) => `${cap(text)}?`,
      broll: (shot) => `${cap(shot)}, held until you say what is true.`,
    },
    moment: {
      name: ({ when }) => cap(when),
      core: [
        ({ when, what }) => said(`${cap(when)}: ${what}.`, `And keep a date in mind. ${cap(when)}: ${what}.`),
        ({ when, what }) =>
          said(`${cap(when)}: then ${what}.`, `And it isn't the same all year. ${cap(when)}: ${what}.`),
      ],
      screen: ({ when, what }) => `${cap(when)}: ${what}`,
      broll: (shot) => `A calendar page, then ${shot}.`,
    },
    term: {
      name: ({ term }) => cap(term),
      core: [
        ({ term, is }) => said(`${cap(term)} means ${is}.`, `And when somebody says ${term}, that's ${is}.`),
        ({ term, is }) =>
          said(`A word for it, ${term}: ${is}.`, `Here's a word you'll need, ${term}: ${is}.`),
      ],
      screen: ({ term, is }) => `${cap(term)}: ${is}`,
      broll: (shot) => `${cap(shot)}, with a finger on it as you name it.`,
    },
    scene: {
      name: ({ picture }) => cap(picture),
      core: [({ picture }) => said(`Look at this: ${picture}.`)],
      screen: ({ picture }) => cap(picture),
      broll: (_, { picture }) => `${cap(picture)}, held for three seconds.`,
    },
  },
  talk: ENGLISH_TALK,
  lead: {
    sign: [
      (sign) => said(`The sign is this: ${sign}.`, `Here's the sign: ${sign}.`),
      (sign) => said(`${cap(sign)}.`, `Look: ${sign}.`, `Look at that: ${sign}.`),
    ],
    cause: [
      (does) => said(`It comes from ${does}.`, `That's what you get from ${does}.`),
      (does) => said(`The cause: ${does}.`, `It starts with ${does}.`, `Where it starts? With ${does}.`),
    ],
    remedy: [
      ({ because, instead }) =>
        said(
          `The reason: ${because}. Therefore, ${instead}.`,
          `Here's why: ${because}. So from now on, ${instead}.`,
          `It's not you, it's this: ${because}. So from now on, ${instead}.`,
        ),
      ({ because, instead }) =>
        said(`${cap(because)}. Instead, ${instead}.`, `${cap(because)}. So do this instead: ${instead}.`),
    ],
    rest: [
      ({ does, because, instead }) =>
        said(
          `It comes from ${does}: ${because}. Instead, ${instead}.`,
          `It comes from ${does}. Here's why: ${because}. So ${instead}.`,
        ),
      ({ does, because, instead }) =>
        said(
          `Look at ${does}. The reason: ${because}. Therefore, ${instead}.`,
          `That's the price of ${does}: ${because}. Instead, ${instead}.`,
        ),
    ],
    answer: [({ answer }) => said(answer)],
  },
  steps: {
    first: (step) => said(`First, ${step}.`),
    next: [
      (step) => said(`Then ${step}.`),
      (step) => said(`Next, ${step}.`),
      (step) => said(`Now ${step}.`),
      (step) => said(`After that, ${step}.`),
    ],
    last: (step) => said(`Last, ${step}.`),
    only: [
      (step) => said(`One thing to do every time: ${step}.`),
      (step) => said(`Part of it is this: ${step}.`, `And this helps: ${step}.`),
      (step) => said(`It pays to do this: ${step}.`, `Worth the minute: ${step}.`),
    ],
    remedy: [
      ({ instead, because }) => said(`${cap(instead)}: ${because}.`),
      ({ instead, sign }) => said(`${cap(instead)}. Otherwise this happens: ${sign}.`),
    ],
    see: [
      (see) => said(`You are right when you see this: ${see}.`, `You'll know by this: ${see}.`),
      (see) => said(`The sign to look for: ${see}.`, `What you want to see: ${see}.`),
      (see) => said(`Look closely: ${see}.`, `Don't look away now: ${see}.`),
      (see) => said(`On screen it is this: ${see}.`, `Here's how it looks: ${see}.`),
      (see) => said(`Stop when you have this: ${see}.`, `Don't move on before this: ${see}.`),
      (see) => said(`Check for this: ${see}.`, `Check it's like this: ${see}.`),
    ],
    done: (see) => said(`You are done when you see ${see}.`, `You're done when you see ${see}.`),
    name: (count) => `The ${count} steps, in order`,
    between: "; then ",
  },
  weighed: ({ a, b, decides }) => ({ ask: `${cap(a)} or ${b}?`, answer: `It depends on ${decides}.` }),
  termsName: (terms) => `Words to know: ${terms.join(", ")}`,
  hooks: [
    (subject) => said(`${cap(subject)}: where it goes wrong.`),
    (subject) => said(`${cap(subject)}: one thing decides.`),
    () => said("Look closely: this one failed."),
    () => said("Do you see what went wrong?", "See what went wrong here?"),
  ],
  openHooks: [
    said("Do you see what went wrong?", "See what went wrong here?"),
    said("This one failed. Can you see why?"),
  ],
  longHooks: {
    ask: [
      (ask) =>
        said(
          `${ask} By the end you will know where it begins, and how to prevent it.`,
          `${ask} By the end you'll know where it starts, and how to stop it.`,
        ),
    ],
    sign: [
      (sign) =>
        said(
          `${cap(sign)}. By the end you will know where that begins, and how to prevent it.`,
          `${cap(sign)}. By the end you'll know where that starts, and how to stop it.`,
          `${cap(sign)}. Sound familiar? By the end you'll know why, and it won't happen again.`,
        ),
      (sign) =>
        said(
          `You do everything as you were told, and still ${sign}. There is a reason, and it is visible.`,
          `You do everything you were told, and still ${sign}. There's a reason, and you can see it.`,
          `You do everything you were told, and still ${sign}. Rude. There's a reason, and you can see it.`,
        ),
    ],
  },
  openSetups: [
    said("This is what I know about it, and how I know.", "Here's what I know about it, and how I know."),
    said("It took me ____ to understand why.", "It took me ____ to get why. Here's the short way."),
  ],
  loops: ENGLISH_LOOPS,
  proofs: [
    (picture) =>
      said(
        `Here is the evidence: ${picture}.`,
        `Here's the proof: ${picture}.`,
        `And now the receipts: ${picture}.`,
      ),
    (picture) => said(`See for yourself: ${picture}.`, `Don't take my word for it: ${picture}.`),
  ],
  compared: [
    ({ sign }) => said(`Before: ${sign}. After: compare the two.`, `Before: ${sign}. Now here's the after.`),
    ({ instead }) =>
      said(`${cap(instead)}, and this is the result.`, `${cap(instead)}, and here's what you get.`),
    ({ sign }) =>
      said(`Is it still like this: ${sign}? Look.`, `Remember this: ${sign}? Here's how it is now.`),
  ],
  recaps: [
    (points) =>
      said(
        `In short: ${points}.`,
        `So, the short version: ${points}.`,
        `Right, before we both forget: ${points}.`,
      ),
    (points) => said(`What remains: ${points}.`, `Here's what to take along: ${points}.`),
  ],
  and: (items) =>
    items.length < 2 ? items.join("") : `${items.slice(0, -1).join("; ")}; and ${items.at(-1) ?? ""}`,
  calls: ({ platform, subject, point }) => [
    ...(platform.startsWith("YouTube")
      ? [`Subscribe for more on ${subject}.`]
      : [`Save this for the day it happens: ${point.sign}.`, `Send this to ${point.people}.`]),
    `Comment if this happens to you: ${point.sign}.`,
  ],
  openCalls: (platform) =>
    platform.startsWith("YouTube")
      ? ["Comment what yours looks like.", "Subscribe to see how the next one turns out."]
      : ["Comment what yours looks like.", "Save this until you try it."],
  screens: {
    setup: "What you see",
    proof: "See for yourself",
    recap: "The short version",
    call: "Your turn",
  },
  brolls: {
    opening: (picture) => `${cap(picture)}, from the first frame. No logo, no greeting.`,
    setup: (picture) => `${cap(picture)}, from close enough to touch.`,
    promise: "One glimpse of the last chapter, cut before it explains itself.",
    proof: (picture) => `Hold on ${picture}, long enough to pause on.`,
    compared: ({ sign, instead }) => `Before and after from one angle. Before: ${sign}. After: ${instead}.`,
    recap: "One shot from each chapter, a second each.",
    back: (picture) => `Back to the first picture: ${picture}.`,
    closing: [
      "The first picture once more, put right.",
      "Your face, still, for one breath after the last word.",
      "The workplace as you leave it.",
    ],
    own: (shot) => `${cap(shot)}, as you say it.`,
  },
  shots: [
    "your hands at it, from above",
    "the part you name, filling the frame",
    "the same thing a minute later",
    "your view over your own shoulder",
    "everything you use, laid out once",
    "the failed one beside the good one",
    "the moment it changes, in slow motion",
    "the result, turned once by hand",
    "the tool alone on a bare table",
    "your face as you look at it, not at the lens",
    "the light on its surface from the side",
    "the first try and the last one in one frame",
    "a slow push in until it fills the frame",
    "what is left over when you are done",
  ],
  notes: ENGLISH_NOTES,
  worksheet:
    "Note: I don't know this subject, so this is a worksheet. Fill in every ____ with what you have seen yourself.",
  ownWords: "Your own words",
  blanks: ENGLISH_BLANKS,
  ownBlanks: ENGLISH_OWN_BLANKS,
};
