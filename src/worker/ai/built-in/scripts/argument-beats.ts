import { type Beat, line } from "./line.ts";

/** Parts that look at a topic from one side and then from another, as in a fair argument; they suit anything one can name. */
export const ARGUMENT_BEATS: readonly Beat[] = [
  {
    name: "The question behind it",
    place: 1,
    core: line(
      ({ topic }) => `Behind ${topic.inside} there is a second question: what would you do with the answer?`,
      ({ topic }) => `Behind ${topic.inside} there's a second question: what would you do with the answer?`,
      ({ topic }) => `Behind ${topic.inside} there's a sneakier question: what would you do with the answer?`,
    ),
    more: [
      line(
        "If the answer changes nothing, curiosity is reason enough, and there is no hurry.",
        "If it changes nothing, curiosity is reason enough, and there's no hurry.",
        "If it changes nothing, fine, curiosity is a reason, too.",
      ),
      line(
        "If it changes something, say what, and for whom.",
        "If it changes something, say what, and for whom.",
      ),
      line(
        "The right answer is the one that fits that purpose.",
        "The right answer is the one that fits.",
        "The right answer is the one that fits, like shoes.",
      ),
      line(
        "It need not be the one that sounds best.",
        "It doesn't have to be the one that sounds best.",
        "It doesn't have to be the one that sounds good in a speech.",
      ),
    ],
    screen: "And then what?",
    broll: "A signpost, a fork in the road or two doors, held for two breaths.",
    recap: "one question behind the question",
  },
  {
    name: "Common ground",
    place: 1,
    core: line(
      "Begin with the part that nobody disputes.",
      "Start with the part nobody disputes.",
      "Start with the part nobody's fighting about.",
    ),
    more: [
      line(
        "Say it in one sentence, and wait for an objection.",
        "Say it in one sentence and wait for an objection.",
        "Say it in one sentence and wait. Crickets? Good.",
      ),
      line(
        "If none comes, you have solid ground to build on.",
        "If none comes, you've got solid ground to build on.",
      ),
      line(
        "If one does come, that sentence was not the beginning.",
        "If one does come, that wasn't the beginning yet.",
        "If one does come, back up a sentence.",
      ),
      line(
        "Everything that follows stands on this one line.",
        "Everything after this stands on that one line.",
        "Everything after this stands on that one line, so no wobbling.",
      ),
    ],
    screen: "So far, so agreed",
    broll: "Two people nodding, or two hands drawing the same line.",
    recap: "one line nobody disputes",
  },
  {
    name: "The short answer and the long one",
    place: 2,
    core: line(
      ({ topic }) =>
        `There are two honest answers about ${topic.inside}, the short one and the complete one.`,
      ({ topic }) =>
        `There are two honest answers about ${topic.inside}: the short one and the complete one.`,
      ({ topic }) => `There are two answers about ${topic.inside}: the elevator one and the long-drive one.`,
    ),
    more: [
      line(
        "The short one helps if you have to act today.",
        "The short one helps if you have to act today.",
        "The elevator one's for when you have to act today.",
      ),
      line(
        "The complete one helps if you want to understand why.",
        "The complete one helps if you want to know why.",
        "The long-drive one's for when you keep asking why.",
      ),
      line(
        "Trouble begins when the short one is repeated as if it were complete.",
        "Trouble starts when the short one gets passed off as complete.",
        "Trouble starts when somebody brings the elevator answer on the drive.",
      ),
      line("So say which of the two you are giving.", "So say which of the two you're giving."),
    ],
    screen: "Short or complete?",
    broll: "One card with a single line, then the full page behind it.",
    recap: "two honest answers",
  },
  {
    name: "Where it comes from",
    place: 1,
    core: line(
      "Ask yourself where you first heard this.",
      "Ask yourself where you first heard this.",
      "Where did you first hear this? Be specific, “somewhere” isn't a place.",
    ),
    more: [
      line(
        "A friend, a headline and your own eyes are three different sources.",
        "A friend, a headline and your own eyes are three different sources.",
        "A friend, a headline and your own eyes walk into a bar.",
      ),
      line(
        "Only one of them was there.",
        "Only one of them was there.",
        "Only one of them was actually there.",
      ),
      line("Go back to the first source that you can reach.", "Go back to the first source you can reach."),
      line(
        "If it says less than you remember, trust the source.",
        "If it says less than you remember, trust the source.",
        "If it says less than you remember, well, memory loves drama.",
      ),
    ],
    screen: "Who was there?",
    broll: "The first source on screen, scrolled slowly, with one line marked.",
    recap: "one source to go back to",
  },
  {
    name: "The fair objection",
    place: 2,
    core: line(
      "There is a fair objection to all of this.",
      "There's a fair objection to all of this.",
      "Okay, the annoying objection. It's a fair one.",
    ),
    more: [
      line(
        ({ topic }) => `It says that people make too much of ${topic.end(".")}`,
        ({ topic }) => `It says people make too much of ${topic.end(".")}`,
        ({ topic }) => `Isn't this making too much of ${topic.end("?")}`,
      ),
      line(
        "It holds wherever nothing depends on the outcome.",
        "It holds when nothing depends on the outcome.",
        "If nothing depends on it, sure, go have lunch.",
      ),
      line(
        "It fails as soon as somebody has to decide, because then the details count.",
        "It falls apart once somebody has to decide, because then details count.",
        "But the second somebody has to decide, the details bite.",
      ),
      line(
        "So name the decision first, and let the rest wait.",
        "So name the decision first. The rest can wait.",
        "So name the decision first. Lunch can wait.",
      ),
    ],
    screen: "Fair point?",
    broll: "The objection written on paper, then a hand turning the sheet over.",
    recap: "one objection with its answer",
  },
  {
    name: "What the words mean",
    place: 1,
    core: line(
      ({ topic }) => `Two people can talk about ${topic.inside} and mean two different things.`,
      ({ topic }) => `Two people can talk about ${topic.inside} and mean different things.`,
      ({ topic }) => `Two people can argue about ${topic.inside} and not even mean the same thing.`,
    ),
    more: [
      line(
        "Before you disagree, ask for an example.",
        "Before you disagree, ask for an example.",
        "So before you argue, ask for an example.",
      ),
      line(
        "An example shows at once what a definition hides.",
        "An example shows at once what a definition hides.",
        "Definitions just invite more definitions over.",
      ),
      line(
        "If the examples differ, there was no disagreement to begin with.",
        "If your examples differ, you never disagreed at all.",
        "If the examples differ, congratulations, nobody was fighting.",
      ),
      line(
        "If they are the same, the conversation can start.",
        "If they match, the conversation can start.",
        "If they match, okay, now you may argue.",
      ),
    ],
    screen: "Give me one example",
    broll: "Two pictures that both fit the words, shown one after the other.",
    recap: "one example before any argument",
  },
  {
    name: "What would change your mind",
    place: 2,
    core: line(
      "Decide in advance what would change your mind.",
      "Decide now what would change your mind.",
      "Quick, before you dig in: what would change your mind?",
    ),
    more: [
      line(
        "If nothing could, you hold a belief, and no argument will move it.",
        "If nothing could, it's a belief, and arguments won't move it.",
        "Nothing at all? Then it's a belief, and those don't take requests.",
      ),
      line(
        "Write the condition down, because memory edits it afterwards.",
        "Write it down, because memory edits it later.",
        "Write it down. Memory is a very creative editor.",
      ),
      line(
        "Then search for exactly that, and for nothing else.",
        "Then go and look for exactly that.",
        "Then go looking for that and nothing shinier.",
      ),
      line(
        "Finding it is good news, since you know more than you did before.",
        "Finding it is good news: you know more than before.",
        "If you find it, great, you just got smarter. Annoying, but great.",
      ),
    ],
    screen: "What would change your mind?",
    broll: "A hand writing one condition on a card and putting the card aside.",
    recap: "one thing that would change your mind",
  },
  {
    name: "From the other side",
    place: 2,
    core: line(
      ({ topic }) => `Look at ${topic.inside} from the other side for a moment.`,
      ({ topic }) => `Now look at ${topic.inside} from the other side.`,
      ({ topic }) => `Switch chairs and look at ${topic.inside} from over there.`,
    ),
    more: [
      line(
        "Imagine somebody who has every reason to disagree with you.",
        "Picture somebody who has every reason to disagree with you.",
        "Picture the person who'd love to prove you wrong. You know who.",
      ),
      line(
        "Write down that person's best sentence, and not the worst one.",
        "Write down their best line, not their worst.",
        "Write down their best line. Their worst one's too easy.",
      ),
      line(
        "If you can answer it calmly, your point stands.",
        "If you can answer that calmly, your point stands.",
        "If you can answer without raising your voice, your point stands.",
      ),
      line(
        "If you cannot, you have found what to work on next.",
        "If you can't, you've found what to work on next.",
        "If you can't, well, there's your homework.",
      ),
    ],
    screen: "Their best line",
    broll: "The same scene filmed from the opposite side of the room.",
    recap: "one look from the other side",
  },
];
