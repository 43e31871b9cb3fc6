import type { Answers } from "../lines.ts";

/** Answers to what people share: memories, tips, jokes, greetings. */
export const shared = {
  memory: {
    stance: "company",
    short: [
      "{x} sounds wonderful",
      "what a lovely memory",
      "I love that this took you back",
      "that's a memory worth keeping",
    ],
    warm: [
      "I'm glad this made you think of {x}",
      "stories like yours make the comments worth reading",
      "it means a lot that you shared that here",
      "thank you for letting us in on that memory",
    ],
    ask: [
      "what do you remember best about {x}?",
      "what do you remember most from back then?",
      "would you tell us more about it?",
      "who was there with you?",
    ],
  },
  tip: {
    stance: "company",
    short: ["good to know: {x}", "that's good to know", "that's a neat addition", "that makes sense"],
    warm: [
      "others reading this will be glad you shared that",
      "tips like yours make the comments worth reading",
      "I like that you pass that on",
    ],
    ask: [
      "how did you find that out?",
      "have you always done it that way?",
      "does it turn out well every time?",
    ],
  },
  agreement: {
    stance: "company",
    short: [
      "I'm glad it's not just me",
      "so that makes two of us",
      "it's good to know I'm not alone with this",
    ],
    warm: [
      "it's comforting that others know the feeling",
      "it helps to hear that it rings true",
      "it's nice to be among people who get it",
    ],
    ask: [
      "when did you first notice it?",
      "what would you add from your own experience?",
      "does it happen to you often?",
    ],
  },
  greeting: {
    stance: "company",
    short: [
      "greetings back to {x}",
      "hello to {x}",
      "hello to you too",
      "hello and welcome",
      "good to see you",
    ],
    warm: [
      "it's wonderful that this reaches {x}",
      "it makes me happy to know somebody is watching in {x}",
      "it's lovely that you said hello",
      "it's nice to know who is on the other side of the screen",
      "a hello always does me good",
    ],
    ask: [
      "how are things in {x} today?",
      "how is your day going?",
      "what brought you here today?",
      "what are you up to today?",
    ],
  },
  joke: {
    stance: "light",
    short: [
      "please tell {x} I'm sorry",
      "my apologies to {x}",
      "I have nothing to add",
      "I laughed out loud",
      "fair, very fair",
    ],
    warm: [
      "do give {x} my regards",
      "the comments are better than the video",
      "you just improved this video by ten percent",
      "I needed that one",
    ],
    ask: [
      "how is {x} holding up?",
      "did you come up with that on the spot?",
      "are you like this all day?",
      "how long have you been saving that one?",
    ],
  },
  first: {
    stance: "company",
    short: ["hello to everybody in {x}", "that was quick", "you're fast", "front row, well deserved"],
    warm: [
      "it's good to see who is here in {x}",
      "it's fun to see you in the front row",
      "it's good to see who turns up",
      "there's always a chair for you here",
    ],
    ask: [
      "what brought you here in {x}?",
      "what did you think of it?",
      "what brought you here today?",
      "what would you like to see next?",
    ],
  },
  timestamp: {
    stance: "company",
    short: ["so {x} is the one that got you", "{x} it is, then", "of all the seconds, {x}"],
    warm: ["I'm glad {x} stayed with you", "it's fun to see which second stays with people"],
    ask: ["what got you about {x}?", "what went through your head at {x}?"],
  },
  story: {
    stance: "calm",
    short: ["thank you for telling me", "thank you for sharing that", "I'm glad you told me"],
    warm: [
      "it's good to hear what goes on on your side of the screen",
      "I like it when people tell their own part of the story",
      "it means something to me that you wrote that here",
    ],
    ask: ["would you like to tell us a bit more about it?", "what do you remember most about it?"],
  },
  other: {
    stance: "calm",
    short: [
      "I've read this, and I'd like to answer it properly",
      "I don't want to answer that with a standard line, so give me a moment",
      "I've read this, and an answer in my own words is coming",
    ],
    warm: [
      "it's worth more than a quick line, so you'll hear from me",
      "I'd rather answer that in my own words than in a hurry",
    ],
    ask: [
      "would you tell me a bit more, so that I answer the right thing?",
      "can you say a bit more about that?",
    ],
  },
} as const satisfies Record<string, Answers>;
