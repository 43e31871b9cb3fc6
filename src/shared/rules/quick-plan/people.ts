import { genericSubjects, type NicheContent } from "./content.ts";

/** Niches about living, and living with others. */
export const PEOPLE = {
  Motivation: {
    subjects: genericSubjects({
      field: "motivation",
      newcomers: "people who have lost their drive",
      mistake: "waiting until you feel ready",
      belief: "discipline matters more than mood",
      questions: ["What do you do on the third bad day?", "Should you tell others about your goal?"],
      projects: ["the task I kept putting off", "a month with one goal"],
      show: "the calendar with its gaps",
    }),
    tips: [
      "Tell one person's turning point in detail, yours or with permission. A slogan without a scene is forgotten.",
      "End on something that can be done in the next five minutes.",
      "Show the days that didn't work. Encouragement counts from someone who knows them.",
      "Check who said a quote before you use it, or leave the name out.",
    ],
  },
  "Self-Improvement": {
    subjects: genericSubjects({
      field: "self-improvement",
      newcomers: "people stuck in old habits",
      mistake: "changing five habits at once",
      belief: "a habit needs a perfect morning",
      questions: ["Which habit should come first?", "How do you come back after a break?"],
      projects: ["one habit for thirty days", "a week without my usual excuse"],
      show: "the habit tracker, blank days included",
    }),
    tips: [
      "Test one thing at a time and say how long you did it; five changes at once teach nobody anything.",
      "Bring the log, the page or the screenshot. It makes an inner change visible.",
      "Tell who the advice is not for: people with small children or night shifts live by other rules.",
      "Come back to an old experiment after some months. The follow-up is rarer than the start.",
    ],
  },
  "Mental Health": {
    subjects: genericSubjects({
      field: "mental health",
      newcomers: "people asking for help for the first time",
      mistake: "comparing your bad days with someone's best photos",
      belief: "talking about it makes it worse",
      questions: [
        "What do you say to a friend who is struggling?",
        "How do you prepare for a first appointment?",
      ],
      projects: ["a calm evening without a screen", "a week of writing three lines a day"],
      show: "the note I keep for hard days",
    }),
    tips: [
      "Say early what you are: someone with an experience, or someone with training. Both help, in different ways.",
      "Put a line of help for a crisis in the description, for the countries your viewers live in.",
      "Talk about what helped rather than about details of harm, and warn before a hard passage.",
      "Plan who answers the comments on the day of such a video, and where you send people who need more than a reply.",
    ],
  },
  Meditation: {
    subjects: genericSubjects({
      field: "meditation",
      newcomers: "restless beginners",
      mistake: "fighting every thought",
      belief: "you have to empty your mind",
      questions: [
        "What do you do when you fall asleep on the cushion?",
        "Is a guided session better than silence?",
      ],
      projects: ["a five-minute sit in a noisy place", "a week of sitting at the same hour"],
      show: "the corner I sit in",
    }),
    tips: [
      "Leave real silence in a guided session, and say beforehand how long it lasts so that nobody checks the player.",
      "Keep the volume level: no loud intro, no bell above the voice, and a soft end without a call to action.",
      "Name the tradition a practice comes from, and whom you learned it from.",
      "Put the length in the title. People choose a session by the minutes they have.",
    ],
  },
  Yoga: {
    subjects: genericSubjects({
      field: "yoga",
      newcomers: "stiff beginners",
      mistake: "forcing the last inch of a stretch",
      belief: "you must be flexible to start",
      questions: ["Should a stretch ever hurt?", "Yoga in the morning or in the evening?"],
      projects: ["a short flow in a narrow room", "a month of the same ten poses"],
      show: "the downward dog from the side",
    }),
    tips: [
      "Place the camera at hip height with the whole mat in the frame, and keep it there through the flow.",
      "Cue the breath and the next movement before you do it: people can't look at a screen upside down.",
      "Show each pose with a block, a wall or a chair as well.",
      "Record the voice afterwards if you can. Instructions from a folded body are hard to hear.",
    ],
  },
  Parenting: {
    subjects: genericSubjects({
      field: "parenting",
      newcomers: "parents of a first child",
      mistake: "comparing your child with the neighbor's",
      belief: "good parents never raise their voice",
      questions: ["How do you share the night shifts?", "What do you do when both of you are tired?"],
      projects: ["a morning without shouting", "a rainy afternoon without a screen"],
      show: "the hallway five minutes before we leave",
    }),
    tips: [
      "Film hands, voices and rooms rather than faces: your child can't agree yet to being found in ten years.",
      "Leave out names, schools, and anything that tells where you live and when you're away.",
      "Say the age of the child you talk about. What helps at two does harm at six.",
      "Show the attempt that failed. Tired parents recognize it at once.",
    ],
  },
  Relationships: {
    subjects: genericSubjects({
      field: "relationships",
      newcomers: "people dating again",
      mistake: "hoping the other one guesses",
      belief: "a good couple never argues",
      questions: ["When is the right time to talk about money?", "How do you apologize so that it counts?"],
      projects: ["a difficult talk, rehearsed", "a week of asking instead of guessing"],
      show: "the message I didn't send",
    }),
    tips: [
      "Change names, places and details in stories of others, and ask the person the story belongs to.",
      "Play both sides of a talk. A scene shows the tone that advice can't.",
      "Keep advice apart from cases of violence or control: those need trained help, so name where it can be found.",
      "Collect questions without names, and answer one a video instead of five in passing.",
    ],
  },
  Pets: {
    subjects: genericSubjects({
      field: "life with pets",
      newcomers: "people with a first pet",
      mistake: "giving in to the barking",
      belief: "old dogs can't learn new tricks",
      questions: ["What does a wagging tail really say?", "How long can a pet be left alone?"],
      projects: ["a quiet trip to the vet", "a new trick in ten short lessons"],
      show: "the food bowl, the label and the scale",
    }),
    tips: [
      "Film at the animal's eye height, and let the good take happen: never dress, scare or tire a pet for a shot.",
      "Point at what the body says: ears, tail, weight. Viewers watch again to see it.",
      "Explain training with the mistakes left in. One clean try teaches nothing about the ten before it.",
      "For health, say what your vet told you about your own animal, and send people to theirs.",
    ],
  },
  Fashion: {
    subjects: genericSubjects({
      field: "fashion",
      newcomers: "people who hate shopping",
      mistake: "buying for a life you don't lead",
      belief: "expensive clothes last longer",
      questions: ["Which piece earns its place in a closet?", "How should a jacket fit at the shoulder?"],
      projects: ["a week in clothes I already own", "a coat, altered to fit"],
      show: "the inside of a well-made jacket",
    }),
    tips: [
      "Show clothes in motion: walk, sit, lift an arm. A mirror photo hides what a fit does.",
      "Name size, height and fabric on screen each time, and what you would take one size up.",
      "Film the seam, the lining and the label up close: that is how viewers learn to judge without you.",
      "Say what was a gift or is a paid link, in the video and not only below it.",
    ],
  },
  Skincare: {
    subjects: genericSubjects({
      field: "skincare",
      newcomers: "people with a first routine",
      mistake: "adding three products in one week",
      belief: "a burning feeling means it works",
      questions: [
        "In which order do skincare products go on?",
        "How do you tell a reaction from a breakout?",
      ],
      projects: ["a routine with three products", "a patch test, day by day"],
      show: "the ingredient list on the back",
    }),
    tips: [
      "Keep light, distance and time of day the same in before and after, and show the date in the picture.",
      "Tell your skin type and what else you used. A result without them can't be repeated.",
      "Show a patch test first, and say that a doctor is the one to ask about a lasting reaction.",
      "Switch beauty filters off, and say so.",
    ],
  },
  Vlogging: {
    subjects: genericSubjects({
      field: "vlogging",
      newcomers: "shy vloggers",
      mistake: "filming everything and saying nothing",
      belief: "an ordinary day makes a dull video",
      questions: ["What do you leave out of a vlog?", "How do you film in public without fear?"],
      projects: ["an ordinary Tuesday with one question", "a day filmed in ten shots"],
      show: "the bag I carry on a filming day",
    }),
    tips: [
      "Give the day a question in the first seconds, and answer it at the end. Without one it is a diary.",
      "Shoot each place wide, then close, then a detail: three shots make a scene.",
      "Wait some days before you publish places you visit often, and keep your street out of the picture.",
      "Ask before you film friends, and cut whoever changes their mind.",
    ],
  },
  Minimalism: {
    subjects: genericSubjects({
      field: "minimalism",
      newcomers: "people with full closets",
      mistake: "buying boxes before you sort",
      belief: "you have to own almost nothing",
      questions: ["What would you keep after a move?", "What do you do with gifts you don't want?"],
      projects: ["one drawer, emptied and refilled", "a month without buying clothes"],
      show: "the shelf before and after",
    }),
    tips: [
      "Stay with one drawer, one shelf or one bag a video. The whole house is a series.",
      "Say why a thing stays. The reason is what a viewer can carry home.",
      "Show where things went: sold, given, thrown away. Decluttering on camera has an end.",
      "Think twice before a shopping link. This audience notices.",
    ],
  },
} as const satisfies Record<string, NicheContent>;
