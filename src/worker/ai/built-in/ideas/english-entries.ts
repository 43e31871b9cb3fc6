import { cap, type Frames } from "../compose/frames.ts";
import { shortAnswer } from "../compose/short-answer.ts";
import { alone, bare, brief, compound, direct, one, plain, seen, stopping } from "./english-links.ts";
import { purpose } from "./purpose.ts";
import { englishStories } from "./stories/english.ts";

/** The line where the question doesn't name the subject itself. */
const unnamed = (subject: string, ask: string, line: string) =>
  ask.toLowerCase().includes(subject.toLowerCase()) ? undefined : line;

/** How ideas about mistakes, choices, steps and questions are said in English. */
export const ENTRIES: Pick<Frames, "mistake" | "choice" | "step" | "question"> = {
  mistake: {
    titles: [
      ({ subject, sign }) => direct(sign, () => `${cap(subject)}: why ${sign}`),
      ({ subject, does }) => stopping(does, (it) => `${cap(subject)}: stop ${it}`),
      (point) => purpose(point, () => brief(point.does, (it) => `${cap(point.subject)} without ${it}`)),
      ({ subject, instead }) => `${cap(subject)}: ${instead}`,
      ({ subject, sign }) => direct(sign, () => `${cap(subject)}: what to do when ${sign}`),
      ({ does, sign }) => direct(sign, () => `${cap(does)}? That's why ${sign}`),
      ({ subject, does }) => `${cap(subject)}: the problem with ${does}`,
      ({ sign }) => alone(sign, () => `${cap(sign)}? Check this first`),
      ({ subject, sign }) => `${cap(subject)}: ${sign}. Here's why`,
      ({ subject, instead }) => `One rule for ${subject}: ${instead}`,
      ({ does, subject }) => stopping(does, (it) => `${cap(subject)}: still ${it}?`),
      ({ does, because }) => alone(because, () => `${cap(does)}? ${cap(because)}`),
      ({ does }) => stopping(does, (it) => `Stop ${it} (do this instead)`),
      ({ does }) => brief(does, (it) => `Why ${it} doesn't work`),
      ({ subject, sign }) => direct(sign, () => `${cap(subject)}: if ${sign}, this is why`),
      ({ subject, instead }) => compound(subject, () => `The ${subject} fix: ${instead}`),
      ({ does, instead }) => stopping(does, (it) => `Don't go on ${it}: ${instead}`),
    ],
    hooks: [
      ({ sign }) => `${cap(sign)}.`,
      ({ does, sign }) => `${cap(does)}? ${cap(sign)}.`,
      ({ because }) => alone(because, () => `${cap(because)}.`),
      ({ sign }) => `${cap(sign)}. That isn't bad luck.`,
      ({ sign }) => direct(sign, () => `If ${sign}, this is why.`),
      ({ does }) => stopping(does, (it) => `Stop ${it}.`),
      ({ instead }) => `${cap(instead)}. Watch the difference.`,
      ({ sign }) => `Has this happened to you? ${cap(sign)}.`,
      ({ shown }) => seen(shown, (picture) => `${cap(picture)}. See what happened?`),
      ({ because }) => alone(because, () => `Remember one thing: ${because}.`),
      ({ does }) => `Before you go on ${does}, look at this.`,
      ({ instead, because }) => `${cap(instead)}. ${cap(because)}.`,
      ({ sign }) => `Look closely. ${cap(sign)}.`,
      ({ does }) => `What happens after ${does}?`,
    ],
    stories: englishStories.mistake,
    formats: [
      "before-after",
      "tutorial",
      "experiment",
      "myth-busting",
      "list",
      "case-study",
      "behind-the-scenes",
    ],
  },
  choice: {
    titles: [
      ({ a, b }) => `${cap(a)} or ${b}?`,
      (point) =>
        purpose(point, () =>
          plain(`${point.a} ${point.b}`, () => `${cap(point.a)} vs ${point.b} for ${point.subject}`),
        ),
      ({ subject, a, b }) => `${cap(subject)}: ${a} or ${b}?`,
      ({ a, b, decides }) => `${cap(a)} or ${b}? Ask ${decides}`,
      ({ a, b }) => `When to choose ${a} over ${b}`,
      ({ subject, a, b }) => `${cap(subject)}: ${a} vs ${b}`,
      ({ a, b, subject }) => `Before you choose ${a}, look at ${b} | ${cap(subject)}`,
      ({ a, b }) => `${cap(a)} or ${b}? How to decide`,
      ({ a, b, decides }) => `${cap(a)} or ${b}? It comes down to ${decides}`,
      ({ subject, a, b }) => `${cap(subject)}: who needs ${a}, who needs ${b}`,
      ({ subject, a, b }) => `${cap(subject)}, side by side: ${a} and ${b}`,
      (point) =>
        purpose(point, () =>
          plain(`${point.a} ${point.b}`, () => `${cap(point.a)} or ${point.b} for ${point.subject}?`),
        ),
    ],
    hooks: [
      ({ a, b }) => `${cap(a)} or ${b}?`,
      ({ a, b }) => `${cap(a)} or ${b}? One question settles it.`,
      ({ decides }) => `Don't choose yet. Ask ${decides}.`,
      ({ a, b }) => `${cap(a)} here, ${b} there. Same test.`,
      ({ a, b }) => `Thinking of ${a}? Look at ${b} first.`,
      ({ decides }) => `First ask yourself ${decides}.`,
      ({ a, b }) => `${cap(a)} and ${b} solve different problems.`,
      ({ decides }) => `It all depends on ${decides}.`,
      ({ a, b }) => `Let's settle it: ${a} or ${b}.`,
      ({ a }) => `Here's when not to choose ${a}.`,
    ],
    stories: englishStories.choice,
    formats: ["comparison", "review", "experiment", "q-and-a", "list"],
  },
  step: {
    titles: [
      (point) => `${cap(point.subject)}: ${point.do}`,
      (point) => one(point.do, (it) => `How to ${it}`),
      (point) => one(point.do, (it) => `${cap(point.subject)}: how to ${it}`),
      (point) => one(point.do, (it) => `Why you should ${it}`),
      (point) => one(point.do, (it) => `Do you ${it}?`),
      (point) => one(point.do, (it) => `Watch me ${it} | ${cap(point.subject)}`),
      (point) => `${cap(point.do)} | ${cap(point.subject)}`,
      (point) => `${cap(point.subject)}, one step up close: ${point.do}`,
      (point) => one(point.do, (it) => `${cap(it)}: this is how it looks`),
      (point) => `Before you go on with ${point.subject}: ${point.do}`,
    ],
    hooks: [
      (point) => `${cap(point.do)}.`,
      ({ see }) => `${cap(see)}.`,
      (point) => `${cap(point.do)}. Here's what to look for.`,
      ({ see }) => `This is what you want to see: ${see}.`,
      ({ see }) => `${cap(see)}. How did we get here?`,
      (point) => `${cap(point.do)}: ${point.see}.`,
      (point) => `Don't go on before this: ${point.do}.`,
      (point) => `Do this with me: ${point.do}.`,
      (point) => bare(point.do, (it) => `Would you have thought to ${it}?`),
      ({ see }) => `No words, just ${see}.`,
    ],
    stories: englishStories.step,
    formats: ["tutorial", "behind-the-scenes", "before-after", "day-in-the-life", "list"],
  },
  question: {
    titles: [
      ({ ask }) => ask,
      ({ subject, ask }) => unnamed(subject, ask, `${cap(subject)}: ${ask}`),
      ({ ask, subject }) => unnamed(subject, ask, `${ask} | ${cap(subject)}`),
      ({ ask }) => `${ask} A clear answer`,
      ({ ask }) => `${ask} The short answer`,
      ({ ask, subject }) => unnamed(subject, ask, `${ask} (${subject})`),
      ({ ask, answer }) => seen(shortAnswer(answer), (short) => `${ask} ${short}`),
    ],
    hooks: [
      ({ ask }) => ask,
      ({ ask, answer }) => `${ask} ${answer}`,
      ({ answer }) => alone(answer, () => answer),
      ({ answer }) => seen(shortAnswer(answer), (short) => `${short}.`),
      ({ shown, ask }) => seen(shown, (picture) => `${cap(picture)}. ${ask}`),
      ({ ask }) => `${ask} Let me show you.`,
      ({ ask }) => `${ask} Here's how to tell.`,
      ({ ask }) => `Quick one: ${ask}`,
      ({ ask }) => `${ask} Let's find out.`,
      ({ ask }) => `One thing first: ${ask}`,
      ({ ask }) => `A fair question: ${ask}`,
    ],
    stories: englishStories.question,
    formats: ["q-and-a", "experiment", "tutorial", "case-study", "myth-busting"],
  },
};
