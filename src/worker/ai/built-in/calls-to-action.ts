import { actionsIn } from "#shared/rules/ideas.ts";
import { words } from "#shared/rules/words.ts";
import { SURFACES, type Surface } from "#shared/rules/surfaces.ts";
import { capital, type TopicPhrase } from "./topic.ts";

/** A request to the viewer: one action, on the platforms that have it. None trades a reward for a comment. */
export interface CallToAction {
  readonly on: readonly Surface[];
  write(topic: TopicPhrase): string;
}

const YOUTUBE: readonly Surface[] = ["YouTube Shorts", "YouTube long-form"];
const FEEDS: readonly Surface[] = ["TikTok", "Instagram Reels"];

export const CALLS_TO_ACTION: readonly CallToAction[] = [
  // Everywhere
  { on: SURFACES, write: () => "Tell me in the comments which part you'd try first." },
  { on: SURFACES, write: (topic) => `Comment the one question this left open about ${topic.end(".")}` },
  { on: SURFACES, write: (topic) => `Send this to a friend who keeps asking about ${topic.end(".")}` },
  { on: SURFACES, write: (topic) => `Share this with the person you talk to about ${topic.end(".")}` },
  { on: SURFACES, write: () => "Comment what you'd have done differently." },
  {
    on: SURFACES,
    write: (topic) => `Tell me in the comments what still puzzles you about ${topic.end(".")}`,
  },
  { on: SURFACES, write: () => "Comment the moment you disagreed with me." },
  { on: SURFACES, write: (topic) => `Write your own rule for ${topic.inside} in the comments.` },
  { on: SURFACES, write: () => "Comment in three words what you'd do first." },
  { on: SURFACES, write: (topic) => `Send this to somebody you argue about ${topic.inside} with.` },
  { on: SURFACES, write: () => "Tell me in the comments what you expected to happen." },

  // Feeds with a save button
  { on: FEEDS, write: (topic) => `Save this for the next time you need help with ${topic.end(".")}` },
  { on: FEEDS, write: (topic) => `Follow for the next part on ${topic.end(".")}` },
  { on: FEEDS, write: () => "Save this now, while you still remember step one." },
  { on: FEEDS, write: () => "Follow if you want to see how the next attempt goes." },
  { on: ["TikTok"], write: (topic) => `Stitch this with your own take on ${topic.end(".")}` },
  { on: ["TikTok"], write: () => "Duet this with your first try, good or bad." },
  { on: ["TikTok"], write: () => "Comment the part I should film next." },
  {
    on: ["Instagram Reels"],
    write: (topic) => `Send this reel to someone you'd talk about ${topic.inside} with.`,
  },
  { on: ["Instagram Reels"], write: () => "Share this to your story with your own verdict." },
  { on: ["Instagram Reels"], write: () => "Save this reel to the collection you really open." },

  // YouTube
  { on: YOUTUBE, write: (topic) => `Subscribe to see the next part on ${topic.end(".")}` },
  { on: YOUTUBE, write: () => "Subscribe if you want the follow-up when it's filmed." },
  { on: ["YouTube Shorts"], write: () => "Watch the longer version linked under this Short." },
  { on: ["YouTube Shorts"], write: (topic) => `Remix this Short with your own take on ${topic.end(".")}` },
  { on: ["YouTube Shorts"], write: () => "Comment the step you'd skip." },
  {
    on: ["YouTube long-form"],
    write: () => "Watch the next video on the end screen for the second half of this.",
  },
  { on: ["YouTube long-form"], write: () => "Comment the minute that helped you most." },
  {
    on: ["YouTube long-form"],
    write: (topic) => `Save this to your playlist about ${topic.end(".")}`,
  },
  { on: ["YouTube long-form"], write: () => "Tell me in the comments which part needs a video of its own." },
];

/** What can be asked for on a platform, or on all of them where none is named. */
export function callsFor(platform: Surface | undefined): CallToAction[] {
  return CALLS_TO_ACTION.filter(({ on }) => (platform ? on.includes(platform) : on === SURFACES));
}

/** Requests about a topic; one that a topic would turn into two ("Like and subscribe") is left out. */
export function writeCalls(calls: readonly CallToAction[], topic: TopicPhrase): string[] {
  return calls.map((call) => call.write(topic)).filter((cta) => actionsIn(cta).length === 1);
}

/**
 * The first thing a call to action asks for, alone: "Subscribe to the list and like!" gives "Subscribe to
 * the list."
 * @param least how many words it must have to be worth keeping.
 * @returns "" where it has fewer, or asks for nothing that is understood.
 */
export function firstAction(cta: string, least: number): string {
  const first = actionsIn(cta)[0]?.trim() ?? "";
  return words(first).length < least ? "" : `${capital(first)}.`;
}
