import { type Beat, line } from "./line.ts";

/** Parts that speak of what a niche knows; each fits what its pack says in that place. */
export const NICHE_BEATS: readonly Beat[] = [
  {
    name: "The mistake to drop",
    needs: "mistake",
    place: 1,
    core: line(
      ({ mistake }) => `One mistake deserves a name: ${mistake}.`,
      ({ mistake }) => `Here's the mistake to drop first: ${mistake}.`,
      ({ mistake }) => `Be honest, are you still ${mistake}?`,
    ),
    more: [
      line(
        "It feels efficient at the time, and that is why it survives.",
        "It feels quicker at the time, and that's why it sticks.",
        "It feels like the shortcut. So does every wrong turn.",
      ),
      line(
        "I will show what it costs, and then the version without it.",
        "Watch what it costs, then watch the version without it.",
        "Watch what it costs. I'll be quiet. Mostly.",
      ),
      line("Compare the two results, and not the effort.", "Compare the results, not the effort."),
      line(
        "When you notice it again, stop and go back exactly one step.",
        "Next time you catch it, stop and go back one step.",
        "Next time you catch yourself, one step back. No drama.",
      ),
    ],
    screen: ({ mistake }) => `Stop ${mistake}`,
    broll: "The mistake from one fixed angle, then the same moment without it.",
    recap: "one mistake to drop",
  },
  {
    name: "The belief to check",
    needs: "myth",
    place: 1,
    core: line(
      ({ myth }) => `You may have heard that ${myth}.`,
      ({ myth }) => `You've probably heard that ${myth}.`,
      ({ myth }) => `Sooner or later somebody will tell you that ${myth}.`,
    ),
    more: [
      line(
        "The sentence sounds finished, so it is easy to forget to ask what follows from it.",
        "It sounds so finished that it's easy to forget to ask what follows.",
        "It sounds great. Plenty of wrong things do.",
      ),
      line(
        "Ask for one case in which it should hold, and for one in which it should not.",
        "Ask for one case where it should hold and one where it shouldn't.",
        "Ask for one case where it works and one where it falls on its face.",
      ),
      line("Then look at both in the same light.", "Then look at both in the same light."),
      line(
        "What you see counts, and what you expected does not.",
        "What you see counts. What you expected doesn't.",
        "What you see counts. What somebody's uncle said doesn't.",
      ),
    ],
    screen: "True, false or half true?",
    broll: "The belief written out in full, then the verdict across it.",
    recap: "one belief to check",
  },
  {
    name: "Where it hurts",
    needs: "pain",
    place: 1,
    core: line(
      ({ pain }) => `If you struggle with ${pain}, begin one step earlier.`,
      ({ pain }) => `Tired of ${pain}? Start one step earlier.`,
      ({ pain }) => `Tired of ${pain}? Welcome to the club, the snacks are terrible.`,
    ),
    more: [
      line(
        "The moment at which it goes wrong is seldom the moment that caused it.",
        "The moment it goes wrong is rarely the moment that caused it.",
        "When it blows up is rarely when it broke.",
      ),
      line(
        "Write down what you did directly before.",
        "Write down what you did right before.",
        "Write down what you did right before. No novels.",
      ),
      line("Change that one thing, and try again.", "Change that one thing and try again."),
      line(
        "One change at a time is slower, but it tells you which one helped.",
        "One change at a time is slower, but it tells you which one helped.",
        "One change at a time. It's dull, and it beats panic.",
      ),
    ],
    screen: "One step earlier",
    broll: ({ pain }) => `The honest picture of ${pain}, in flat light and without music.`,
    recap: "one step before the sore point",
  },
  {
    name: "The aim",
    needs: "desire",
    place: 1,
    core: line(
      ({ desire }) => `The aim can be said in one line: to ${desire}.`,
      ({ desire }) => `Here's the aim in one line: to ${desire}.`,
      ({ desire }) => `The dream: to ${desire}, preferably before lunch.`,
    ),
    more: [
      line(
        "Put it so that you can check it with your own eyes.",
        "Put it so you can check it with your own eyes.",
      ),
      line(
        "If you cannot check it, it is too large, so cut it in half.",
        "If you can't check it, it's too big, so cut it in half.",
        "Can't check it? Too big. Cut it in half and try again.",
      ),
      line(
        "Continue until one piece fits into an afternoon.",
        "Keep cutting until one piece fits an afternoon.",
        "Keep cutting until it fits between two coffees.",
      ),
      line(
        "That piece is where you begin, and the rest has time.",
        "That piece is where you start. The other half has time.",
      ),
    ],
    screen: ({ desire }) => `The aim: ${desire}`,
    broll: "The finished result for two seconds, then the starting point.",
    recap: "one aim you can check",
  },
  {
    name: "The word to know",
    needs: "word",
    place: 1,
    core: line(
      ({ word }) => `One term is worth knowing before the others: “${word}”.`,
      ({ word }) => `One word to know before the rest: “${word}”.`,
      ({ word }) => `Vocabulary time, and no, there's no test: “${word}”.`,
    ),
    more: [
      line(
        "I will explain it with a picture instead of a definition.",
        "I'll explain it with a picture, not a definition.",
        "I'll show you, because definitions put people to sleep.",
      ),
      line(
        "Once you know it, the advice of others becomes easier to sort.",
        "Once you know it, other people's advice gets easier to sort.",
        "Once you've got it, the comments suddenly make sense.",
      ),
      line(
        "If somebody uses it and cannot show what it means, ask.",
        "If somebody uses it and can't show it, ask.",
      ),
    ],
    screen: ({ word }) => `“${word}”`,
    broll: "The thing the word stands for, in close-up, with an arrow drawn by hand.",
    recap: "one word to know",
  },
];
