import type { SafetyTexts } from "../../texts.ts";
import { CHILD } from "./child.ts";
import { OTHER } from "./other.ts";
import { OWN_STEPS } from "./own.ts";
import { URGENT } from "./urgent.ts";

export const TEXTS: SafetyTexts = {
  language: "en",
  headings: {
    viewer: "First: who wrote to you",
    now: "First: you",
    next: "Then, one step at a time",
    instead: "What I can help with",
    child: "First, a grown-up",
  },
  call: "Nobody has to do anything for this but look after themselves.",
  format: "Not a video: help first",
  audience: "You, before anybody who watches",
  notFilmed: "Nothing has to be filmed, posted or answered now. The channel will still be there.",
  refused: {
    call: "Nothing that hurts anybody is asked of those who watch.",
    format: "Something else instead",
    audience: "Everybody, nobody left out or put down",
  },
  peril: {
    poisoned: {
      lead: "This may be an emergency, even if nothing can be seen yet.",
      first: [
        "Call a poison centre or your local emergency number now; for an animal, the nearest vet",
        "Don't wait for signs. Say what it was, how much, when, and what the person or animal weighs.",
      ],
    },
    hounded: {
      lead: "Nobody may tell you to die. It says something about who wrote it and nothing about you.",
      first: [
        "If it makes you think of hurting yourself, call your local emergency number or tell somebody now",
        "You don't have to prove how bad it is. Being worn down by it is reason enough.",
      ],
    },
    missing: {
      lead: "I hope you find them soon. Some steps help most while it is fresh.",
      first: [
        "Call your local emergency number or the police now, and report them as missing",
        "You don't have to wait for a day to pass. Say where they were last, what they wear, and which medicines they need.",
      ],
    },
    groomed: {
      lead: "You are right to take this seriously. A grown-up who asks a minor for pictures or meetings does wrong, and the child doesn't.",
      first: [
        "If a child is in danger or about to meet somebody, call your local emergency number now",
        "Stay with the child, and don't let them go there.",
      ],
    },
    viewer: {
      lead: "Somebody who watches you may be in danger. A few plain words help, and you don't have to solve it alone.",
      first: [
        "Write back, kindly and plainly",
        "For example: I read what you wrote and I'm worried about you. Are you safe right now? Please call your local emergency number, or talk to somebody at findahelpline.com. Is anybody with you?",
      ],
    },
    overdose: {
      lead: "This is an emergency, even if nothing can be felt yet.",
      first: [
        "Call your local emergency number now",
        "Say what was taken, how much and when. Stay with the person, and don't make anybody vomit.",
      ],
    },
    suicide: {
      lead: "I'm sorry that it hurts this much. You don't have to carry it alone tonight.",
      first: [
        "If you might act on it, call your local emergency number now",
        "Or go where people are, and say aloud: I'm not safe on my own.",
      ],
    },
    "self-harm": {
      lead: "I'm glad you said it. Hurting yourself is often a way to get through pain, and there are others.",
      first: [
        "If a wound is deep or doesn't stop bleeding, call your local emergency number now",
        "Cover it and press on it until somebody comes.",
      ],
    },
    abuse: {
      lead: "What is done to you isn't your fault, and you deserve to be safe.",
      first: [
        "If you are in danger now, call your local emergency number",
        "If you can't speak, leave for a place with people. Your phone may be read by somebody else: use one that isn't yours.",
      ],
    },
    sexual: {
      lead: "I'm sorry this happened. It isn't your fault, whatever came before.",
      first: [
        "If you are in danger or hurt, call your local emergency number now",
        "A hospital can treat you and keep evidence, whether or not you decide to report it.",
      ],
    },
    eating: {
      lead: "I'm glad you said it. Your body needs help that a video can't give, and help works.",
      first: [
        "If you faint, have chest pain or can't keep water down, call your local emergency number",
        "Those are emergencies, at any weight.",
      ],
    },
    stalked: {
      lead: "Take it seriously: you don't have to wait until something happens.",
      first: [
        "If somebody is near you or threatens you now, call your local emergency number",
        "Go to a place with people, and tell them why you have come.",
      ],
    },
    leaked: {
      lead: "This is something that was done to you. You have done nothing wrong.",
      first: [
        "Don't pay, don't answer and don't post about it",
        "Save links, names and times first. If you are threatened or in danger, call your local emergency number.",
      ],
    },
  },
  own: { ...OWN_STEPS, ...URGENT },
  steps: [
    [
      "Find a helpline in your country: findahelpline.com",
      "https://findahelpline.com lists free and confidential lines and chats by country and by subject.",
    ],
    ["Tell one person you trust, today", "Three words are enough: I need you. Ask them to stay, or to come."],
    [
      "Put distance between you and what could hurt you",
      "Another room, another street, another person who keeps it for you.",
    ],
    ["Let a doctor or counsellor know", "You may hand over a note. They have heard it before."],
    [
      "If it is about somebody else, ask them directly",
      "Asking doesn't put the idea into anybody's head. Stay with them, and call with them.",
    ],
    [
      "Get through the next ten minutes only",
      "Cold water on your hands, both feet on the floor, one slow breath after the other.",
    ],
    ["Leave comments and messages to somebody else", "A friend can read, hide and report while you rest."],
    [
      "Write down what happened, for yourself",
      "With times, in a place only you can open. You decide later who sees it.",
    ],
    ["Decide nothing large tonight", "Tiredness makes everything final that isn't."],
    [
      "Come back when you are safe",
      "Then we can talk about whether and how you ever want to speak about it.",
    ],
  ],
  harm: {
    minors: {
      no: "I won't help with this: it could hurt a child.",
      offer:
        "If you worry about what you feel or do, stopitnow.org listens confidentially. I can help with videos that are safe for young viewers.",
    },
    violence: {
      no: "I won't help with hurting anybody.",
      offer:
        "If you may be close to doing it, walk away now and call your local emergency number or somebody who calms you; https://findahelpline.com lists people to talk to. I can help you say what made you so angry without a victim.",
    },
    weapons: {
      no: "I won't help with this: it is dangerous and against the law.",
      offer: "I can help with videos on history, the law or safety that nobody gets hurt by.",
    },
    drugs: {
      no: "I won't help to get, make, grow or sell drugs, or medicines without a doctor.",
      offer:
        "What is sold that way may hold something else, or a deadly dose. A pharmacist or doctor can tell what helps safely; https://findahelpline.com lists people to talk to about using.",
    },
    medicine: {
      no: "I won't help to tell people to stop, replace or skip a treatment, or that something cures an illness: it can cost lives.",
      offer:
        "Many medicines must only be lowered step by step: ask a doctor or pharmacist before you change anything. I can help you tell your own experience without advice, with official sources on the screen.",
    },
    stalking: {
      no: "I won't help to follow, watch or get into somebody's accounts without their consent.",
      offer: "I can help you secure your own accounts, or find words to say to somebody openly.",
    },
    exposing: {
      no: "I won't help to expose somebody: private things stay private, and publishing them can be a crime.",
      offer:
        "If you have been wronged, I can help you collect evidence, report it and say in public only what is yours to say.",
    },
    dares: {
      no: "I won't help with this: people have been badly hurt or died of such things, and platforms remove them.",
      offer: "I can help with a challenge that is exciting and that nobody gets hurt by.",
    },
    deceit: {
      no: "I won't help to deceive people about this: it takes money, worry or trust from them under a lie.",
      offer: "I can help with a story that is openly fiction, or with an honest way to the same attention.",
    },
    hate: {
      no: "I won't help to put people down for who they are.",
      offer:
        "I can help you make a point about a decision, an idea or your own experience, without a group as its target.",
    },
  },
  instead: [
    [
      "Try something difficult that only costs patience",
      "A card tower, a one-take recipe, a song in one evening.",
    ],
    ["Film a place at three hours of one day", "No people needed, only light."],
    ["Say thank you to somebody, with their consent", "A small, true thing they did."],
    ["Explain a rule that most people get wrong", "With its source on the screen."],
    ["Show a mistake of your own and what you changed", "No victim but the first version."],
    ["Compare two things you have used yourself", "What each does better, and for whom."],
    [
      "Let somebody who agrees tell their own story",
      "They choose the words, and they see it before it is published.",
    ],
    ["Tell an invented story and say that it is one", "The first caption says so."],
    ["Answer the question you get asked most", "In a minute, with the thing itself in your hands."],
    [
      "Show how something is made, from start to end",
      "One object, its first and last state, and the step that nearly went wrong.",
    ],
  ],
  child: CHILD,
  other: OTHER,
  tags: {
    peril: [
      "findahelpline",
      "askforhelp",
      "talktosomeone",
      "reachout",
      "youarenotalone",
      "helpisthere",
      "safefirst",
      "tellsomeone",
      "youmatter",
      "onedayatatime",
    ],
    harm: [
      "bekind",
      "staysafe",
      "respect",
      "consent",
      "safetyfirst",
      "kindness",
      "thinkfirst",
      "nobodygetshurt",
      "honesty",
      "madewithcare",
    ],
    child: [
      "onlinesafety",
      "askaparent",
      "internetsafety",
      "privacymatters",
      "staysafeonline",
      "digitalparenting",
      "kidsprivacy",
      "familysafety",
      "saferinternet",
      "thinkbeforeyoupost",
    ],
  },
};
