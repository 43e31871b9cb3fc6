import type { AngleWords } from "./words.ts";

/** In English. */
export const englishAngles: AngleWords = {
  searches: [
    {
      format: "q-and-a",
      title: (head) => `${head}: the short answer`,
      hook: (said) => `Read the search aloud, “${said}”, and answer it in one sentence.`,
      fill: (said) =>
        `People search YouTube for “${said}”. You fill in: your answer in one sentence, the picture that proves it, the case where it's different. Film the proof first.`,
      cta: "Ask viewers to comment what they typed before they found this.",
    },
    {
      format: "tutorial",
      title: (head) => `${head}, from start to finish`,
      hook: (said) => `Show the result first and name the search: “${said}”.`,
      fill: (said) =>
        `People search YouTube for “${said}”. You fill in: the steps in their order, the one that goes wrong most, how long it takes. Film your hands from above.`,
      cta: "Ask viewers to save it for their first try.",
    },
    {
      format: "case-study",
      title: (head) => `${head}: what the other videos leave out`,
      hook: () => "Say the one thing that none of the first results shows.",
      fill: (said) =>
        `Search YouTube for “${said}” and watch the first five results. You fill in: what all of them say, what none of them shows, what you can show. Film that.`,
      cta: "Ask viewers to comment what they still couldn't find.",
    },
    {
      format: "list",
      title: (head) => `${head}: what to know first`,
      hook: (said) => `Speak to one person who has just typed “${said}”.`,
      fill: (said) =>
        `People search YouTube for “${said}”. You fill in: three things you would tell a friend who types that, the one that costs most when it is missed, a picture of each.`,
      cta: "Ask viewers to send it to somebody who is about to begin.",
    },
  ],
  parts: [
    {
      format: "tutorial",
      title: (head) => `${head}, up close`,
      hook: (said) => `Show what “${said}” looks like before you say a word about it.`,
      fill: (said) =>
        `Wikipedia's article has a part of its own on this: “${said}”. You fill in: what you have seen of it yourself, what beginners get wrong there, one close picture. Check against the article what you claim.`,
      cta: "Ask viewers to comment which part to show next.",
    },
    {
      format: "q-and-a",
      title: (head) => `${head} in one minute`,
      hook: (said) => `Say in one sentence what “${said}” is about and why it matters to your viewers.`,
      fill: (said) =>
        `Wikipedia's article has a part of its own on this: “${said}”. You fill in: one sentence that explains it, one example of your own, the question people ask next. Name the article.`,
      cta: "Ask viewers for their next question.",
    },
    {
      format: "myth-busting",
      title: (head) => `${head}, fact or fable?`,
      hook: (said) => `Say the sentence about “${said}” that you keep hearing.`,
      fill: (said) =>
        `Wikipedia's article has a part of its own on this: “${said}”. You fill in: what people say about it, what the article says, what you have seen. Film where the three differ.`,
      cta: "Ask viewers to comment what they were told.",
    },
  ],
};
