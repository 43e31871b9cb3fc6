import type { Trend } from "#shared/contracts/trends.ts";
import type { Pieces } from "../titles/angle.ts";
import { capital, quoted } from "../topic.ts";
import { type Occasion, whenOf } from "./calendar.ts";

/** What a card says that rests on nothing live. The title begins in lower case: the niche may come before it. */
export type Pattern = Pick<Trend, "title" | "why" | "platforms" | "howToUse" | "exampleHook">;

/** Subjects that need no date and no news, each as a function of what a niche knows. */
export const EVERGREEN: readonly ((pieces: Pieces) => Pattern)[] = [
  ({ mistake, audience, proof }) => ({
    title: `stop ${mistake}`,
    why: `A mistake that ${audience} make in any month, so the video doesn't age with the news.`,
    platforms: {
      YouTube: `A video to be found by search. Begin the title with what goes wrong, since that is what people type.`,
      TikTok: `The mistake in the first two seconds, the fix in the next ten, nothing else.`,
      Google: `Type the mistake into Google as a question and use the wording it suggests.`,
    },
    howToUse: `Show the mistake first and the fix beside it, so that viewers see the difference instead of hearing about it. End on ${proof}.`,
    exampleHook: `Still ${mistake}? Watch this first.`,
  }),
  ({ myth, audience, proof }) => ({
    title: `is it true that ${myth}?`,
    why: `A belief that ${audience} meet again and again, whatever the season.`,
    platforms: {
      YouTube: `Ask it as a question in the title and answer it within the first 30 seconds.`,
      TikTok: `The belief as text on screen, your verdict over it at the end.`,
      Google: `Read what the first page of Google says about it, so that you answer the sources people will have seen.`,
    },
    howToUse: `Write the belief on screen, test it in front of the camera and put your verdict over it. For the last shot, show ${proof}.`,
    exampleHook: `They say ${myth}. Let's check.`,
  }),
  ({ desire, audience, proof }) => ({
    title: `how to ${desire}`,
    why: `What ${audience} want in any month: to ${desire}.`,
    platforms: {
      YouTube: `A step-by-step video with chapters, so that search can lead to the step somebody needs.`,
      TikTok: `The result first, then only the step that most people skip.`,
      Google: `Look up the “how to” in Google Trends over five years: a level line is what evergreen looks like.`,
    },
    howToUse: `Give the result in the first sentence, then the steps in the order a viewer would do them. Where a step is hard to believe, show ${proof}.`,
    exampleHook: `Want to ${desire}? Start here.`,
  }),
  ({ pain, audience, word }) => ({
    title: `tired of ${pain}?`,
    why: `A struggle of ${audience} that no date takes away.`,
    platforms: {
      YouTube: `Describe the struggle in the title in a viewer's words; the solution belongs in the video.`,
      TikTok: `Act the struggle out without a word, then say the one thing that helped.`,
      Google: `Search for the struggle and read the questions under “People also ask” before you write.`,
    },
    howToUse: `Name the struggle in the words your comments use, give one way out and show it working. Say what “${word}” means before you use it.`,
    exampleHook: `Tired of ${pain}? Change one thing.`,
  }),
  ({ word, audience, proof }) => ({
    title: `“${word}”, explained in one minute`,
    why: `An expression that insiders use and ${audience} have to look up, this year as any other.`,
    platforms: {
      YouTube: `A short with the expression in the title, linked from every longer video that uses it.`,
      TikTok: `The expression large on screen, the meaning in one sentence, then one example.`,
      Google: `Search for “${word}” and “meaning”: what you find first is what your minute has to beat.`,
    },
    howToUse: `Say in one sentence what it means, show it on camera and then show what people confuse it with. For an example, show ${proof}.`,
    exampleHook: `Everyone says “${word}”. Here's what it means.`,
  }),
  ({ proof, audience }) => ({
    title: `a closer look at ${proof}`,
    why: `Something ${audience} rarely get to see up close, and it looks the same next year.`,
    platforms: {
      YouTube: `A longer video that stays on the picture; say in the title what a viewer will see.`,
      TikTok: `One unbroken close shot, with a question on screen that the last second answers.`,
      Google: `Look at the pictures Google shows of it and film the angle that none of them has.`,
    },
    howToUse: `Stay silent for the first two seconds and ask what viewers notice. Then explain what most of them missed. On screen: ${proof}.`,
    exampleHook: `Before I say anything, look at ${proof}.`,
  }),
];

/** The same for a niche that is a question or a statement, of which no niche knows anything. */
export const OPEN: readonly ((said: string) => Pattern)[] = [
  (said) => ({
    title: "three honest answers",
    why: "A thought like this has no season: it is asked in any month.",
    platforms: {
      YouTube: "A longer video that gives each answer its own chapter.",
      TikTok: "One answer a clip, three clips, each naming the other two.",
      Google: `Search for ${said} and read which answer comes first, so that yours says more.`,
    },
    howToUse: "Give three answers, one sentence each, and say at the end which one you hold and why.",
    exampleHook: `Three answers to ${said}. I hold the last one.`,
  }),
  (said) => ({
    title: "what I used to think",
    why: "What changed a mind is worth telling in any year.",
    platforms: {
      YouTube: "A story with the turning point in the first 30 seconds, and what led to it after.",
      TikTok: "Two shots: the you of then, the you of now.",
      Google: "Find what was written about it at the time you speak of, and show it.",
    },
    howToUse:
      "Say what you thought a year ago, what changed it and what you think today, with one shot for each.",
    exampleHook: `I used to see ${said} differently.`,
  }),
  (said) => ({
    title: "five people, five answers",
    why: "Other people's answers don't depend on the news.",
    platforms: {
      YouTube: "All five in one video, the most surprising one first.",
      TikTok: "One person a clip, the same question, the same frame.",
      Google: "Nothing to look up: the answers are yours alone, which no other result has.",
    },
    howToUse:
      "Ask five people the same question in the same place and cut everything but the sentence that surprised you.",
    exampleHook: `I asked five people about ${said}.`,
  }),
  (said) => ({
    title: "the short version",
    why: "A short version is looked for whenever somebody meets it for the first time.",
    platforms: {
      YouTube: "A short that the longer videos link to.",
      TikTok: "Thirty seconds, one sentence on screen at a time.",
      Google: `See how Google itself sums up ${said}, and say what that leaves out.`,
    },
    howToUse:
      "Say it in thirty seconds without a single example, then once more with the best example you have.",
    exampleHook: `${capital(said)}, in thirty seconds.`,
  }),
  (said) => ({
    title: "the best objection",
    why: "An argument answered fairly is as good next year.",
    platforms: {
      YouTube: "A longer video: the objection in full, then your answer.",
      TikTok: "The objection as a comment on screen, your reply to it in one breath.",
      Google: "Look for the page that argues against you best, and name it.",
    },
    howToUse:
      "State the strongest argument against your own view so well that its friends would sign it, then answer it.",
    exampleHook: `Here's the best argument against me on ${said}.`,
  }),
];

/**
 * Subjects that a date in the calendar brings, each as a function of that date, of a part of the niche and of
 * who watches.
 */
export const SEASONAL: readonly ((occasion: Occasion, subject: string, audience: string) => Pattern)[] = [
  (occasion, subject, audience) => ({
    ...shared(occasion),
    title: `${subject} ${when(occasion)}: one thing to check`,
    howToUse: `Name the one question that ${audience} have about ${occasion.name}, answer it in the first ten seconds and use the rest to show it on camera. ${publishBy(occasion)}`,
    exampleHook: `Check one thing about ${subject} ${when(occasion)}.`,
  }),
  (occasion, subject, audience) => ({
    ...shared(occasion),
    title: `${subject} ${when(occasion)}: in a hurry or prepared?`,
    howToUse: `Show two versions of ${subject}, one done in a hurry and one prepared, and let ${audience} see what the difference costs in time. ${publishBy(occasion)}`,
    exampleHook: `${capital(subject)} ${when(occasion)}: here's both ways, side by side.`,
  }),
  (occasion, subject, audience) => ({
    ...shared(occasion),
    title: `${subject} ${when(occasion)}: what to leave out`,
    howToUse: `List what ${audience} can skip this time, one shot each, and finish with the one thing they shouldn't. ${publishBy(occasion)}`,
    exampleHook: `Thinking about ${subject} ${when(occasion)}? Leave these out.`,
  }),
];

function when({ name, days }: Occasion): string {
  return `${days === 0 ? "during" : "before"} ${name}`;
}

function shared(occasion: Occasion): Pick<Pattern, "why" | "platforms"> {
  const name = quoted(occasion.name.replace(/^the /u, ""));
  return {
    why: `A date in this niche's calendar, not a measured trend: ${occasion.name} (${whenOf(occasion)}).`,
    platforms: {
      YouTube:
        occasion.days > 7
          ? `One longer video with ${name} in its title, out early enough to be found when people look for it.`
          : `A short with ${name} in its title: it is late for a video that search has to find first.`,
      TikTok: `Clips in the days before and during it, with ${name} on screen and in the caption.`,
      Google: `Compare ${name} with the years before in Google Trends: the line shows in which week the searches began.`,
    },
  };
}

/** Source: heuristic. What is searched for has to be found before the day. */
function publishBy({ days }: Occasion): string {
  if (days <= 7) return "Publish it in the next days.";
  if (days <= 21) return "Publish it this week, and a short about the same thing in the days before.";
  return "Publish it about two weeks before, and a short about the same thing in the last days.";
}
