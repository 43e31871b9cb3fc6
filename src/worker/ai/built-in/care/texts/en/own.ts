import type { OwnSteps } from "../../texts.ts";

/** What helps against one danger and not against the others, in English. */
export const OWN_STEPS: OwnSteps = {
  viewer: [
    [
      "Report it, so that the platform can show them help",
      "YouTube, TikTok and Instagram each have a reason for suicide and self-harm among those for a report. It isn't a punishment, and they don't learn who reported.",
    ],
    [
      "If you know who or where they are, call the emergency number",
      "Say what was written, when and under which name. The police can ask the platform for more.",
    ],
    [
      "Find a helpline they can use: findahelpline.com",
      "https://findahelpline.com lists free lines and chats by country. Many also advise people who worry about somebody.",
    ],
    [
      "Don't be alone with it",
      "Tell a friend, a moderator or a parent now, and let them read along. If you are under age, an adult answers.",
    ],
    [
      "Ask directly, and listen",
      "“Are you thinking of suicide?” doesn't put the idea into anybody's head. No advice, no argument: I'm glad you told me.",
    ],
    [
      "Promise no secrecy and no answers at any hour",
      "Say when you will look again. You are somebody who cares, not an emergency service.",
    ],
    [
      "Hide what describes a method, and film none of it",
      "No name, no screenshot, no video about it. Keep a copy of the words for those who help.",
    ],
    [
      "Pin a line for others who read it",
      "“If you feel the same: findahelpline.com, and you are welcome here.” Nothing about the person.",
    ],
    [
      "Look after yourself afterwards",
      "What somebody else does isn't in your hands or your fault. The helplines are there for you, too.",
    ],
  ],
  stalked: [
    [
      "Report it to the police, also what happened only online",
      "Take your proof along and ask for a file number. Victim support services can come with you.",
    ],
    [
      "Keep proof before you block",
      "Screenshots with name, link, date and time, and a diary of every incident. A copy goes to somebody you trust.",
    ],
    [
      "Have your address taken down",
      "Report each post as private information, not as spam; YouTube has a privacy complaint for it, and Google takes addresses out of its search.",
    ],
    [
      "Tell the people around you",
      "Neighbours, family, work and your moderators: what this person looks like or is called, and that nobody gives them anything.",
    ],
    [
      "Leave no routine to follow",
      "Other ways at other times, nothing published from where you still are, no windows, parcels or streets in the picture. Check your phone, bag and car for trackers.",
    ],
    ["Don't answer, argue or meet", "Any reply teaches them that it works. Somebody else can read for you."],
  ],
  abuse: [
    [
      "Talk to a service for people abused at home",
      "They plan with you, also when you aren't sure about leaving. https://findahelpline.com lists them by country.",
    ],
    [
      "Make a plan before you leave",
      "A packed bag, papers, money, keys and medicines with somebody else, and a word that means: call for help. Leaving is the most dangerous hour, so don't announce it.",
    ],
    [
      "Keep it off shared phones and accounts",
      "Delete this page from the history, change passwords on another device, switch off shared locations.",
    ],
    [
      "Have injuries seen and written down",
      "A doctor's note and photographs, kept outside your home, count later, whether or not you report it.",
    ],
  ],
  sexual: [
    [
      "Evidence lasts for days, not weeks",
      "Don't wash yourself or the clothes if you can, put them into a paper bag. A hospital keeps them without a report to the police in many countries.",
    ],
    [
      "Choose yourself whom you tell and what you report",
      "An advice centre explains both ways, and somebody from there may come along.",
    ],
  ],
  eating: [
    [
      "Eat and drink something small with somebody",
      "After days without food slowly, and ask a doctor first: eating a lot at once can be dangerous then.",
    ],
    [
      "Take numbers out of sight",
      "No weight, calories or measurements in a video, and the scales to somebody else.",
    ],
    ["Mute accounts that compare bodies", "For a while. Feeds learn within days."],
  ],
  leaked: [
    [
      "Keep the pictures off other sites: stopncii.org",
      "From 18 on: https://stopncii.org makes a code of a picture on your own device, and Instagram, Facebook, TikTok and others refuse what has it. The picture itself never leaves you.",
    ],
    [
      "Under 18 in them: takeitdown.ncmec.org",
      "https://takeitdown.ncmec.org does the same for pictures of minors, free, without your name, in any country.",
    ],
    [
      "Report each post as intimate pictures without consent",
      "Every platform has a form for this, and Google takes such results out of its search. Ask a friend to do it for you.",
    ],
    [
      "Know that this is a crime in many countries",
      "The police can take it up when you feel able, and your saved links are what they need.",
    ],
  ],
};
