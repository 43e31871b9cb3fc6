import { advice } from "./advice.ts";
import type { PlaybookEntry } from "./entry.ts";
import { craft } from "./sources.ts";

/** Privacy, people in front of the camera, accounts. */
export const safety: readonly PlaybookEntry[] = [
  {
    id: "filming-other-people",
    title: "Do I need permission to film people in public?",
    topic: "policy",
    keywords: [
      "film in public",
      "filming strangers",
      "consent",
      "privacy law",
      "release form",
      "blur faces",
      "film people",
      "street interviews",
    ],
    answer: advice(
      "It depends on the country and on how visible a person is, so look up the law where you film. A simple habit keeps you on the safe side: ask everyone who can be recognized, and blur the rest.",
      [
        "Ask before you film, and again on camera: name, what for, where it appears.",
        "For interviews or paid work have people sign a short release.",
        "Blur faces, number plates, house numbers, name badges and screens.",
        "Take people out when they ask later, even if you needn't.",
        "In shops, schools and clinics ask the owner as well.",
      ],
      "Never make a stranger's bad moment the joke. It costs them more than it brings you.",
    ),
    sources: [craft],
  },
  {
    id: "children-in-videos",
    title: "Should I show my children in videos?",
    topic: "policy",
    keywords: [
      "children in videos",
      "kids on camera",
      "family vlog",
      "film my child",
      "child privacy",
      "sharenting",
      "minors",
    ],
    answer: advice(
      "Show as little as the story needs, and nothing that a child could be ashamed of later. A child can't judge what stays online, so you decide as their guardian and not as their producer.",
      [
        "Leave out school, uniform, full name, daily routes and illness.",
        "Film hands, backs or voices. A parenting video seldom needs a face.",
        "Ask each time from the age at which they understand, and accept a no.",
        "Don't film tears, punishment, bathing or diaper changes.",
        "Learn your country's law about minors' work and income, and save their share.",
      ],
      "Watch each video as if a classmate saw it in ten years.",
    ),
    sources: [craft],
  },
  {
    id: "personal-safety",
    title: "How do I protect my privacy and safety as a creator?",
    topic: "policy",
    keywords: [
      "privacy",
      "safety",
      "doxxing",
      "stalker",
      "home address",
      "personal information",
      "online safety",
      "hide location",
    ],
    answer: advice(
      "Decide before you grow what strangers may never learn, and check each video for it: home, routes, family, daily times.",
      [
        "Publish places after you have left them.",
        "Check windows, reflections, parcels, keys, documents and number plates in the picture.",
        "Use a separate email address and a post box or an office for business.",
        "Remove location data from photos before sending originals.",
        "Agree with one person on what happens in an emergency, and who gets access to your accounts.",
      ],
      "If somebody threatens you, don't answer. Save everything, report it to the platform, and go to the police. Tell people near you, you don't have to carry it alone.",
    ),
    sources: [craft],
  },
  {
    id: "account-security",
    title: "How do I keep my account from being hacked?",
    topic: "policy",
    keywords: [
      "hacked",
      "account security",
      "two-factor",
      "2fa",
      "phishing",
      "channel hacked",
      "account stolen",
      "password",
    ],
    answer: advice(
      "Use a password of its own for each account, a second factor that isn't text messages, and never open files from sponsors you haven't checked. Many takeovers begin with an email about a deal.",
      [
        "Set up a passkey or an authenticator app for email first, then for each platform.",
        "Print the recovery codes and keep them at home.",
        "Give helpers a role, never your password. Remove them when the work ends.",
        "Look through connected apps twice a year and remove what you don't use.",
        "Open contracts in the browser, not as a downloaded program.",
      ],
      "Already locked out? Start from a device you trust, use the official recovery page, and warn your audience elsewhere.",
    ),
    sources: [craft],
  },
];
