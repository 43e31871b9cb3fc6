import type { LanguageLines } from "../lines.ts";

/** What comes before a line and a comma. */
export const openings: LanguageLines["openings"] = {
  thanks: {
    casual: ["Ah, thank you", "Thanks so much", "Thanks a lot", "You're so kind", "Aw, thanks"],
    motivational: [
      "Words like these keep me going",
      "Thank you for the push",
      "This gives me energy",
      "Thank you, truly",
    ],
    funny: [
      "I'm grinning at my screen",
      "My camera is blushing",
      "I'm framing this one",
      "Careful, I might get used to this",
    ],
    techy: [
      "Good signal, thank you",
      "Logged under wins",
      "Morale just got an update",
      "Mood patched, thank you",
    ],
    professional: [
      "Thank you very much",
      "Thank you for the kind comment",
      "I really appreciate it",
      "Many thanks",
    ],
  },
  company: {
    casual: ["Hey there", "Ah, nice", "Oh, lovely", "Hey"],
    motivational: [
      "Great to have you along",
      "So good that you're with us",
      "This place is better with you in it",
      "You make this worth doing",
    ],
    funny: [
      "The comment section just got better",
      "Your seat in the front row is reserved",
      "I'd offer you a biscuit",
      "The management, which is me, is delighted",
    ],
    techy: ["Signal received", "Connection established", "Comment received, loud and clear", "Ping received"],
    professional: [
      "Thank you for writing",
      "Thank you for your comment",
      "It is good to have you here",
      "I appreciate you writing",
    ],
  },
  cheer: {
    casual: ["Yes, congratulations", "That's huge", "Well done you", "Wow, congratulations"],
    motivational: [
      "What a moment",
      "You earned this",
      "This is what keeping at it looks like",
      "Look how far you've come",
    ],
    funny: [
      "I'm doing a small dance over here",
      "Cue the confetti",
      "Standing ovation from my sofa",
      "Somebody ring a bell",
    ],
    techy: ["Achievement unlocked", "Level up", "New high score", "Milestone reached"],
    professional: [
      "My sincere congratulations",
      "Very well done",
      "What an accomplishment",
      "Congratulations to you",
    ],
  },
  light: {
    casual: ["Ha", "Haha, okay", "Okay, that got me", "Ha, brilliant"],
    motivational: ["That made me smile", "You just brightened my day", "That's the spirit", "What a lift"],
    funny: ["I was not ready for this", "I snorted", "You win the comments today", "I'm stealing that one"],
    techy: [
      "Joke parsed, laughter returned",
      "Unexpected output, very good",
      "Humour check passed",
      "Laugh track deployed",
    ],
    professional: ["That made me laugh", "You made me smile", "Thank you for the laugh", "Very nicely put"],
  },
  asked: {
    casual: ["Good question", "Glad you asked", "Thanks for asking", "Fair question"],
    motivational: [
      "I love that you want to know",
      "Curiosity like yours goes far",
      "Asking is how it starts",
      "Keep the questions coming",
    ],
    funny: [
      "The question I was hoping for",
      "You've activated my thinking face",
      "Asking the real questions here",
      "Let me consult my notes",
    ],
    techy: ["Query received", "Good input", "Question queued", "Valid request"],
    professional: [
      "Thank you for your question",
      "Thank you for asking",
      "That is a good question",
      "I appreciate the question",
    ],
  },
  right: {
    casual: [
      "Thanks for flagging that",
      "Thanks for pointing that out",
      "Thanks for watching so closely",
      "Thank you for the heads-up",
    ],
    motivational: [
      "Thank you for keeping me on my toes",
      "Attentive viewers make this better",
      "Grateful for attentive viewers",
      "Careful eyes help everybody",
    ],
    funny: [
      "My inner proofreader has been woken up",
      "The fact police are on it",
      "Consulting my inner librarian",
      "Putting my reading glasses on",
    ],
    techy: ["Bug report received", "Ticket opened", "Queued for review", "Thanks for the pull request"],
    professional: [
      "Thank you for your comment on this",
      "Thank you for pointing that out to me",
      "I appreciate the careful eye",
      "Thank you for the careful reading",
    ],
  },
  fair: {
    casual: ["Fair point", "Thanks for being straight with me", "I hear you", "Appreciate the honesty"],
    motivational: [
      "Honest feedback is how this gets better",
      "Thank you for the honest push",
      "I'd rather hear it than miss it",
      "That's something to grow on",
    ],
    funny: [
      "Ouch, but fair",
      "My inner critic agrees with you",
      "Noted, with one small tear",
      "I felt that one",
    ],
    techy: ["Feedback logged", "Valid bug report", "Added to the backlog", "Report received"],
    professional: [
      "Thank you for your honest feedback",
      "I appreciate you saying so",
      "Thank you for telling me",
      "I understand your point",
    ],
  },
  trouble: {
    casual: [
      "Oh no, that's annoying",
      "Ah, that's frustrating",
      "Sorry to hear that",
      "Argh, how frustrating",
    ],
    motivational: [
      "Don't give up on it",
      "Good on you for trying",
      "You're closer than it looks",
      "One try closer",
    ],
    funny: [
      "Well, that wasn't in the script",
      "How rude of it",
      "That deserves a dramatic sigh",
      "The materials are on strike",
    ],
    techy: ["Let's debug this", "Error report received", "Time for some troubleshooting", "Let's trace this"],
    professional: [
      "I'm sorry it isn't working yet",
      "I'm sorry to hear that",
      "Thank you for letting me know",
      "That must be frustrating",
    ],
  },
  idea: {
    casual: ["Love that idea", "Ooh, good one", "Nice idea", "Great shout"],
    motivational: [
      "Ideas like this keep things moving",
      "Thank you for thinking along",
      "This is how good videos start",
      "I like where your head is",
    ],
    funny: [
      "You've clearly been reading my notebook",
      "My list of ideas just got longer",
      "Consider my curiosity poked",
      "My weekend says hello",
    ],
    techy: ["Feature request received", "Idea logged", "Proposal noted", "Ticket opened for this one"],
    professional: [
      "Thank you for the suggestion",
      "Thank you for the idea",
      "That is a good suggestion",
      "I appreciate the idea",
    ],
  },
  pleased: {
    casual: ["Thanks, that's so kind", "Ah, thank you", "Aw, thanks a lot"],
    motivational: ["Thank you, kind words carry far", "Thanks for the lift"],
    funny: ["First I blush", "Flattery noted and enjoyed", "Blushing over here"],
    techy: ["Upvote received", "Praise logged, thank you"],
    professional: ["Thank you for the kind words", "Thank you, that is kind of you"],
  },
  mixed: {
    casual: [
      "Glad the rest worked for you",
      "Happy that you liked the rest",
      "Thanks for both, the nice part too",
    ],
    motivational: ["Praise and a push in one comment", "Thank you for both halves of that"],
    funny: ["A compliment with a pebble in it", "I'll take the sweet with the sour"],
    techy: ["One upvote and one bug report", "Mixed signals received, both useful"],
    professional: ["Thank you for the praise and the criticism", "I appreciate both parts of your comment"],
  },
};

/** What may come after a line of thanks and a comma. */
export const closings: LanguageLines["closings"] = {
  casual: ["thank you", "thanks for saying so", "you made my day", "cheers"],
  motivational: ["thank you for the lift", "that's fuel for the next one", "thank you for cheering me on"],
  funny: [
    "and I'll try not to let it go to my head",
    "and now I need a bigger hat",
    "I'll be insufferable all day",
  ],
  techy: [
    "thanks for the positive feedback",
    "that's going in the release notes",
    "morale at one hundred percent",
  ],
  professional: [
    "thank you for letting me know",
    "thank you for taking the time to write",
    "I'm grateful for your words",
  ],
};
