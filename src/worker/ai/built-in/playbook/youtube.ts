import { advice } from "./advice.ts";
import type { PlaybookEntry } from "./entry.ts";
import { aiDisclosure, chapterRules, craft, paidPromotion, titleLimit, youtubeHashtags } from "./sources.ts";

/** A YouTube channel as a place: long videos, page, playlists, publishing. */
export const youtube: readonly PlaybookEntry[] = [
  {
    id: "plan-a-long-video",
    title: "How do I plan a long YouTube video from idea to script?",
    topic: "youtube",
    keywords: [
      "plan a video",
      "long-form",
      "long video",
      "pre-production",
      "shot list",
      "video planning",
      "long youtube video",
      "prepare filming",
    ],
    answer: advice(
      "Plan backward from the moment people would tell a friend about. Find that moment, then the promise that leads to it, and only then the steps in between.",
      [
        "Title and thumbnail sketch first. Stop here if neither makes you curious.",
        "Write the last minute: what is shown, what is proved.",
        "List what viewers must see to believe it. That is your shot list.",
        "Order the list so that each part raises the question for the next one.",
        "Mark the three shots you can't film again, and film them first.",
      ],
      "Put the plan on one page. If it needs two, you are holding two videos.",
    ),
    sources: [craft],
  },
  {
    id: "youtube-publish-checklist",
    title: "What should I check before I publish on YouTube?",
    topic: "youtube",
    keywords: [
      "publish checklist",
      "upload checklist",
      "before uploading",
      "upload settings",
      "youtube upload",
      "pre-publish",
      "what to check before posting",
    ],
    answer: advice(
      "Check the promise, the text and the labels, in this order, and have somebody else press play once.",
      [
        "Title: at most 100 characters, subject in the first words, different from the words on the thumbnail.",
        "Thumbnail: readable at the size of a stamp.",
        "Description: two useful lines first, then chapters. The reported rules are a first stamp at 0:00 and at least 3 chapters of 10 seconds or more.",
        "Hashtags: up to three precise ones, since 3 are shown by the title.",
        "Labels: tick paid promotion if somebody paid, and AI disclosure where it applies.",
        "Captions corrected, end screen set, next video linked.",
      ],
      "Then watch the first 30 seconds on a phone, with the sound off.",
    ),
    sources: [titleLimit, chapterRules, youtubeHashtags, paidPromotion, aiDisclosure, craft],
  },
  {
    id: "youtube-playlists",
    title: "How should I use playlists on YouTube?",
    topic: "youtube",
    keywords: [
      "playlists",
      "playlist order",
      "organize videos",
      "series playlist",
      "playlist title",
      "group videos",
      "youtube playlist",
    ],
    answer: advice(
      "Make a playlist for a task or a question, not for a category. *Build your first bike wheel* makes people begin. *Bikes* makes them look elsewhere.",
      [
        "Begin with the video that needs no earlier knowledge and holds viewers best.",
        "Put five to twelve videos into the order in which somebody would need them.",
        "Write the playlist title as a search phrase, and one sentence of description.",
        "Link the playlist in the description of each video in it.",
        "Every quarter remove what is out of date.",
      ],
      "One video may be in two playlists. A playlist with two videos looks unfinished, so wait for the third.",
    ),
    sources: [craft],
  },
  {
    id: "youtube-channel-page",
    title: "How should I arrange my YouTube channel page?",
    topic: "youtube",
    keywords: [
      "channel page",
      "home tab",
      "channel trailer",
      "channel layout",
      "sections",
      "featured video",
      "channel banner",
      "youtube home tab",
    ],
    answer: advice(
      "Arrange it for somebody who has seen one video and wonders whether there is more for them. That person needs a promise, a place to start and proof that you are still active.",
      [
        "Banner: who it is for and what they get, in one line without a slogan.",
        "Featured video: your most useful one for newcomers, rather than a trailer about you.",
        "First row: a playlist named *Start here*. Second: your most watched subject. Third: the newest.",
        "Hide rows with fewer than three videos.",
        "Open the page on a phone while signed out and read only what you see first.",
      ],
      "Repeat this check after each tenth video.",
    ),
    sources: [craft],
  },
];
