import type { TenderPart } from "../../texts.ts";

/** What is written of body and mind, in English. */
export const HEALTH: TenderPart<"caring" | "illness" | "mind" | "recovery" | "trauma"> = {
  caring: {
    about: "being close to somebody who is ill",
    said: [
      "Let me know if you need anything",
      "I'm coming on Thursday. Shall I cook, drive or just sit with you?",
    ],
    helps: [
      [
        "Ask the one who is ill what helps today",
        "Company, quiet, a lift, a laugh: it changes from day to day, and they know best.",
      ],
      [
        "Take one task over and keep it",
        "The Tuesday appointment, the laundry, the calls to relatives: a fixed task is worth more than a general offer.",
      ],
      [
        "Let somebody look after you as well",
        "Sleep, a walk, a group for relatives: whoever cares for somebody for long needs hours off.",
      ],
    ],
    letter: "A letter to the person I worry about",
    questions: [
      "Does the one who is ill know about the video, and want it?",
      "What has changed in your days since you have known?",
      "Who asks how you are?",
    ],
    tags: [
      "caregiver",
      "caregiverlife",
      "familycaregiver",
      "caregiversupport",
      "caringforsomeone",
      "youarenotalone",
      "onedayatatime",
      "beingthere",
      "familyfirst",
      "supportforfamilies",
    ],
  },
  illness: {
    about: "living with an illness",
    said: ["You don't look ill", "How is today, really?"],
    helps: [
      ["Write questions down before the appointment", "Take somebody along who listens while you ask."],
      ["Plan by strength, not by hours", "One thing a day that matters, the rest if there is some left."],
      ["Say what you can eat, do or lift today", "It makes it easy for others to include you."],
    ],
    letter: "A letter to yourself on the day of the diagnosis",
    questions: [
      "What do healthy people not see of your day?",
      "Which question are you tired of?",
      "What does a good day look like now?",
    ],
    tags: [
      "chronicillness",
      "chronicillnesslife",
      "spoonie",
      "invisibleillness",
      "livingwithillness",
      "patientstories",
      "healthjourney",
      "onedayatatime",
      "caregiver",
      "chronicallyill",
    ],
  },
  mind: {
    about: "days when the mind is heavy",
    said: ["Cheer up", "You don't have to be good company. Shall I come by?"],
    helps: [
      [
        "Make the first step ridiculously small",
        "Feet on the floor counts. So does a shower at four in the afternoon.",
      ],
      ["Tell a doctor in one written sentence", "Handing over a note is easier than finding words."],
      ["Agree on a sign with one friend", "One letter or emoji that means: please call me."],
    ],
    letter: "A letter to yourself on a lighter day",
    questions: [
      "What do people get wrong about it?",
      "What helped a little, once?",
      "Who knows how you are today?",
    ],
    tags: [
      "mentalhealth",
      "mentalhealthawareness",
      "mentalhealthmatters",
      "depressionawareness",
      "anxietysupport",
      "itsoknottobeok",
      "youarenotalone",
      "therapy",
      "selfcare",
      "onedayatatime",
    ],
  },
  recovery: {
    about: "getting well again",
    said: ["Just one won't hurt", "Shall we go somewhere else?"],
    helps: [
      [
        "Count what you like, or nothing",
        "Days are one measure; the people who trust you again are another.",
      ],
      ["Have a plan for the bad hour", "A number to call, a place to go, something to do with your hands."],
      ["Treat a relapse as news for your helper", "It is a reason to call them, not to stop calling."],
    ],
    letter: "A letter to yourself on day one",
    questions: [
      "What do you want to leave out so that nobody copies it?",
      "Who stood by you?",
      "What does an evening look like now?",
    ],
    tags: [
      "recovery",
      "recoveryjourney",
      "sobriety",
      "recoveryispossible",
      "onedayatatime",
      "sobercommunity",
      "recoverywarrior",
      "wedorecover",
      "mentalhealth",
      "youarenotalone",
    ],
  },
  trauma: {
    about: "what happened and stayed",
    said: ["It's long ago", "You can tell me as much or as little as you want"],
    helps: [
      ["Name five things you can see", "It brings you back into the room you are in."],
      ["Tell it without the details", "What it did to you can be told without describing what was done."],
      [
        "Look for somebody trained for it",
        "Trauma therapists and advice centres know ways that don't make it worse.",
      ],
    ],
    letter: "A letter to who you were then",
    questions: [
      "Is there anybody who could be put in danger by it?",
      "What do you never want to be asked?",
      "Who is with you when you publish it?",
    ],
    tags: [
      "traumahealing",
      "healingjourney",
      "traumarecovery",
      "survivor",
      "healing",
      "traumainformed",
      "youarenotalone",
      "ptsdawareness",
      "innerhealing",
      "mentalhealth",
    ],
  },
};
