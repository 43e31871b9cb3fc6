import type { OtherTexts } from "../../texts.ts";

/** What helps who worries about somebody else, in English. */
export const OTHER: OtherTexts = {
  heading: "First: how to stand by them",
  danger: {
    suicide: {
      lead: "It is good that you took this seriously. You can help without knowing the perfect words, and you don't have to do it alone.",
      steps: [
        [
          "If they might act on it, or don't answer, call their local emergency number",
          "Say who and where they are and what was said or posted. If they are with you, stay until somebody comes.",
        ],
        [
          "Ask them directly, and listen",
          "“Are you thinking of suicide?” doesn't put the idea into anybody's head. No advice, no argument: I'm glad you told me.",
        ],
        [
          "If it was posted, report the post, so that they are shown help",
          "YouTube, TikTok and Instagram have suicide and self-harm among their reasons. It isn't a punishment, and nobody learns who reported. Write to them as well: I read it and I'm worried about you.",
        ],
        [
          "Put distance between them and what could hurt them",
          "Pills, blades or a weapon go to somebody else for now. Never by force: ask, or call for help.",
        ],
      ],
    },
    eating: {
      lead: "It is good that you noticed. Food is often not what it is about, and help works better the earlier it comes.",
      steps: [
        [
          "If they faint, have chest pain or can't keep water down, call the emergency number",
          "Those are emergencies, at any weight.",
        ],
        [
          "Say what you see, not how they look",
          "“I've noticed you skip dinner, and I'm worried” is easier to hear than anything about weight or a body.",
        ],
        [
          "Don't watch over the plate and don't argue about food",
          "Eat together, talk about something else, and stay kind when they say no.",
        ],
        [
          "Go to a doctor with them",
          "Offer to make the call and to come along. If they are under age, a parent or another grown-up has to know.",
        ],
      ],
    },
    abuse: {
      lead: "It is good that you saw it. Nobody has to prove anything to you before you may help.",
      steps: [
        [
          "If it is happening now, or a child is in danger, call the emergency number",
          "Don't step between them. Say the address, what you hear, and that there are children.",
        ],
        [
          "Tell them when they are alone: I believe you, and it isn't your fault",
          "Don't ask for details, and don't say anything bad about who does it. The door has to stay open.",
        ],
        [
          "Let them decide, and go at their pace",
          "Leaving is the most dangerous moment. A helpline plans it with them; you can offer a bed, a bag, a ride, a phone that nobody reads.",
        ],
        [
          "Don't confront who does it",
          "They would pay for it. Write down for yourself what you saw, with days and times.",
        ],
      ],
    },
  },
  steps: [
    [
      "Find a helpline for them and for you: findahelpline.com",
      "https://findahelpline.com lists free lines and chats by country. Many also advise people who worry about somebody.",
    ],
    [
      "Promise no secrecy where a life is in danger",
      "“I won't tell everybody, but I won't be the only one who knows” is a promise you can keep.",
    ],
    [
      "Tell one more person today",
      "Somebody of their family, a teacher, a doctor, a friend who is near. If you are under age, a grown-up.",
    ],
    ["Come back to it tomorrow", "A short message is enough: I'm thinking of you. Shall I come by?"],
    ["Film and post nothing about them", "No name, no screenshot, no video. It is theirs to tell."],
    ["Look after yourself as well", "What somebody else does isn't in your hands and isn't your fault."],
  ],
};
