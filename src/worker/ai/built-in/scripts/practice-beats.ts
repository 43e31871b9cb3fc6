import { type Beat, line } from "./line.ts";

/** Parts about doing something, whatever it is. */
export const PRACTICE_BEATS: readonly Beat[] = [
  {
    name: "The order that helps",
    only: "activity",
    place: 2,
    core: line(
      ({ topic }) => `With ${topic.inside}, the order matters more than the speed.`,
      ({ topic }) => `With ${topic.inside}, order beats speed.`,
      ({ topic }) => `With ${topic.inside}, order beats speed. Sorry, speed.`,
    ),
    more: [
      line(
        "Go through it once slowly, and say each step aloud.",
        "Go through it once slowly and say each step out loud.",
        "Do it once in slow motion and narrate it like a nature film.",
      ),
      line("Then go through it again without stopping.", "Then run it again without stopping."),
      line(
        "The step at which you hesitate is the one to practice.",
        "The step where you hesitate is the one to practice.",
        "Wherever you go “um”, that's the one to practice.",
      ),
      line(
        "Repeat only that step, and leave the others alone.",
        "Repeat that step and leave the rest alone.",
        "Just that bit. Leave the rest alone, it's done nothing wrong.",
      ),
    ],
    screen: "Slow first, fast later",
    broll: "Each step from your own point of view, one shot a step.",
    recap: "one order to follow",
  },
  {
    name: "Two attempts side by side",
    only: "activity",
    place: 2,
    core: line(
      "Put two attempts next to each other.",
      "Put two attempts side by side.",
      "Two attempts, side by side. No hiding.",
    ),
    more: [
      line(
        "Use the same light, the same angle and one single difference.",
        "Same light, same angle, one difference.",
      ),
      line(
        "If you cannot see that difference, nobody else will.",
        "If you can't see it, nobody else will.",
        "If you can't spot it, nobody will, not even your mother.",
      ),
      line(
        "If you can see it, you know what is worth repeating.",
        "If you can see it, you know what's worth repeating.",
      ),
      line(
        "Keep the weaker attempt, because it explains the better one.",
        "Keep the weaker one. It explains the better one.",
        "Keep the bad one. It's the better teacher, and it's free.",
      ),
    ],
    screen: "Spot the difference",
    broll: "A split frame with the first attempt on the left and the latest on the right.",
    recap: "two attempts to compare",
  },
  {
    name: "The first try",
    only: "activity",
    place: 1,
    core: line(
      "Plan the first try so that it may fail.",
      "Plan your first try so it's allowed to fail.",
      "Your first try is allowed to be ugly.",
    ),
    more: [
      line(
        "Use what is already at hand, and do it at half the size.",
        "Use what you already have, and do it at half the size.",
        "Use what you've got, at half the size, with half the witnesses.",
      ),
      line(
        "A try that may fail shows you where the difficulty is.",
        "A try that may fail shows you where the hard part is.",
        "When it's allowed to fail, it tells you the truth.",
      ),
      line(
        "Film it, because you will not remember how it looked.",
        "Film it, because you won't remember how it looked.",
        "Film it. Future you needs the laugh.",
      ),
      line(
        "The second try then has one job: that one place.",
        "Then the second try has one job: that one spot.",
      ),
    ],
    screen: "First try, half size",
    broll: "The first try in one take, with the moment it goes wrong left in.",
    recap: "one try that may fail",
  },
];
