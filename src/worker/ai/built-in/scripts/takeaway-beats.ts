import { type Beat, line } from "./line.ts";

/** Parts that turn what was said into something a viewer can do or keep. */
export const TAKEAWAY_BEATS: readonly Beat[] = [
  {
    name: "One ordinary case",
    place: 2,
    core: line(
      "Take one ordinary case and follow it from beginning to end.",
      "Take one ordinary case and follow it to the end.",
      "Pick one boring case and follow it home.",
    ),
    more: [
      line(
        "Spectacular cases are easy to remember and hard to learn from.",
        "Spectacular cases are fun to watch and hard to learn from.",
        "The wild ones are more fun, and they won't teach you much.",
      ),
      line(
        "At each point, say what was known, and what became clear only later.",
        "At each point, say what was known and what only came out later.",
        "At each point: what was known, and what did everyone pretend to know?",
      ),
      line(
        "Mark the moment at which it could still have gone another way.",
        "Mark the moment where it could still have gone the other way.",
        "Mark the spot where it could've gone the other way. Ouch.",
      ),
      line("That moment is where the lesson is.", "That's where the lesson is."),
    ],
    screen: "One case, start to finish",
    broll: "A line drawn across the frame, one mark for each decision as it comes.",
    recap: "one ordinary case",
  },
  {
    name: "What stays open",
    place: 2,
    core: line(
      "There is one part that I cannot answer for you.",
      "There's one part I can't answer for you.",
      "Here's the part where I don't know.",
    ),
    more: [
      line(
        "I would rather leave the gap visible than fill it with a guess.",
        "I'd rather leave the gap visible than fill it with a guess.",
        "I could make something up, but my face would give it away.",
      ),
      line(
        "It depends on circumstances that only you can see.",
        "It depends on things only you can see.",
        "It depends on stuff only you can see from where you're sitting.",
      ),
      line(
        "Ask yourself what you have, what you lack and what can wait.",
        "Ask what you have, what you're missing and what can wait.",
        "Ask what you've got, what's missing and what can wait till Monday.",
      ),
      line(
        "Your answer may differ from your neighbor's, and both may be right.",
        "Your answer may not be your neighbor's, and you can both be right.",
        "Your neighbor will have another answer. Let them.",
      ),
    ],
    screen: "It depends on you",
    broll: "A blank space left open in the middle of your notes.",
    recap: "one gap left open on purpose",
  },
  {
    name: "What it costs",
    only: "thing",
    place: 2,
    core: line(
      "Nothing here is free, although the price is not always money.",
      "Nothing here is free, even when it costs no money.",
      "Nothing's free. Sometimes the bill just comes later.",
    ),
    more: [
      line(
        "You may pay with time, with patience or with the comfort of an old habit.",
        "You may pay in time, in patience or in an old habit.",
        "You'll pay in time, in patience or in your favorite excuse.",
      ),
      line(
        "Before you follow anything in this video, ask which of these you can spare.",
        "Before you copy anything here, ask which of those you can spare.",
        "So before you copy me, check which one's in your wallet.",
      ),
      line(
        "Advice that costs what you do not have is not advice for you.",
        "Advice that costs what you don't have isn't advice for you.",
        "Advice you can't afford is just window shopping.",
      ),
      line(
        "The slow way that you keep up is better than the fast way that you abandon.",
        "The slow way you keep up beats the fast way you drop.",
        "Slow and done beats fast and dropped. Ask any gym in February.",
      ),
    ],
    screen: "Time, patience or habit?",
    broll: "A clock, a calendar and the empty chair, two seconds each.",
    recap: "one price worth paying",
  },
  {
    name: "The detail that gets skipped",
    only: "thing",
    place: 2,
    core: line(
      "One detail is easily left out, because it is dull.",
      "One detail is easy to skip because it's dull.",
      "One detail gets skipped because it's as thrilling as a beige wall.",
    ),
    more: [
      line("It comes directly before the interesting part.", "It comes right before the fun part."),
      line(
        "When something goes wrong later, search for the reason here first.",
        "When things go wrong later, look here first.",
        "So when it all goes sideways later, guess where to look.",
      ),
      line(
        "Slow down at this point and say aloud what you see.",
        "Slow down here and say out loud what you see.",
        "Slow down and say it out loud. Yes, even with people around.",
      ),
      line(
        "To be dull and careful once is quicker than to be quick twice.",
        "Dull and careful once is faster than quick and twice.",
      ),
    ],
    screen: "Worth slowing down for",
    broll: "The dull part in real time, uncut, with its own sound.",
    recap: "one detail not to skip",
  },
  {
    name: "The sign to watch for",
    place: 3,
    core: line(
      "How would you notice that something has changed?",
      "How would you notice that something's changed?",
      "How will you even know that something's changed?",
    ),
    more: [
      line(
        "Choose one sign in advance, and note it.",
        "Pick one sign in advance and note it.",
        "Pick one sign now, on paper, in pen.",
      ),
      line(
        "A sign that is chosen afterwards proves whatever we like.",
        "A sign you pick afterwards proves whatever you like.",
        "Pick it afterwards and, surprise, you were right all along.",
      ),
      line(
        "Make it something that another person could see as well.",
        "Make it something somebody else could see, too.",
        "Make it something your most skeptical friend could see.",
      ),
      line(
        "Look for it once a week, and not every day, because small things move slowly.",
        "Check it once a week, not every day, because small things move slowly.",
        "Check weekly. Staring at it every day is a hobby, not a method.",
      ),
    ],
    screen: "One sign, picked in advance",
    broll: "The same spot filmed twice, some time apart, cut on the same frame.",
    recap: "one sign to watch for",
  },
  {
    name: "The smallest next step",
    only: "thing",
    place: 3,
    core: line(
      "Here is the smallest step that still counts.",
      "Here's the smallest step that still counts.",
      "Here's the lazy version that still counts.",
    ),
    more: [
      line(
        "Choose something that fits into one sitting and needs nothing new.",
        "Pick something that fits one sitting and needs nothing new.",
        "One sitting, nothing new to buy, no speech beforehand.",
      ),
      line(
        "Do it before you read or watch anything else on the subject.",
        "Do it before you watch anything else about it.",
        "Do it before the next video, even if that one's mine.",
      ),
      line("Your questions will be better afterwards.", "You'll ask better questions afterwards."),
      line(
        "Then decide whether the larger step is worth your time.",
        "Then decide if the bigger step is worth your time.",
        "Then decide if you still want the deluxe version.",
      ),
    ],
    screen: "Smallest next step",
    broll: "Your hands doing the step, from start to finish, in one take.",
    recap: "one small next step",
  },
  {
    name: "What to keep",
    place: 3,
    core: line(
      "Not everything here needs a place in your memory.",
      "You don't have to remember all of this.",
      "Relax, there's no exam.",
    ),
    more: [
      line(
        "Keep the one sentence that you would repeat to a friend.",
        "Keep the one line you'd repeat to a friend.",
        "Keep the one line you'd text to a friend.",
      ),
      line(
        "Let go of the rest until you need it.",
        "Let the rest go until you need it.",
        "The rest can live in this video. It pays its rent.",
      ),
      line(
        "If no sentence comes to mind, watch one part again rather than all of it.",
        "If no line comes to mind, rewatch one part, not all of it.",
        "No line? Rewatch one part. One.",
      ),
      line(
        "To understand one thing well is enough for today.",
        "One thing understood well is enough for today.",
      ),
    ],
    screen: "Keep one line",
    broll: "All your notes on the table, then all but one card swept aside.",
    recap: "one line to keep",
  },
];
