import type { SignalSource } from "#shared/rules/signals.ts";

/** A step toward income, and where it is known from. */
interface PlaybookEntry {
  readonly title: string;
  readonly text: string;
  readonly source: SignalSource;
}

const CHECKED = "2026-11-21";
const CRAFT: SignalSource = { kind: "heuristic", label: "Craft practice" };

function youtubeHelp(about: string, answer: number): SignalSource {
  return {
    kind: "official",
    label: `YouTube Help, ${about}`,
    url: `https://support.google.com/youtube/answer/${answer}`,
    checked: CHECKED,
  };
}

/** In the order a channel usually needs them. */
export const PLAYBOOK: readonly PlaybookEntry[] = [
  {
    title: "Replace every estimate with your own RPM",
    text: "RPM is your revenue from all sources per 1,000 views; for Shorts, per 1,000 engaged views. Once you earn, take the last 90 days and plan with your weakest month.",
    source: youtubeHelp("what RPM means", 9314357),
  },
  {
    title: "Make videos for people who are about to decide",
    text: "Sort your videos by RPM and note what the top five help people choose. Make the next three about the same decision: what it costs, what goes wrong, what to take instead.",
    source: CRAFT,
  },
  {
    title: "Let Shorts bring viewers and long videos bring income",
    text: "One study found $0.06 per 1,000 Shorts views on average. End a Short where a long video begins, and judge Shorts by the viewers they bring there.",
    source: {
      kind: "study",
      label: "Galloway and Gileta 2023, 5,400 Shorts of 33 channels",
      url: "https://community.tubebuddy.com/threads/54327",
      checked: CHECKED,
    },
  },
  {
    title: "Know which money you keep most of",
    text: "Your share is 70% of fan funding, 55% of ads on the watch page, and 45% of what is allocated to you for Shorts. A few paying fans can outweigh many views.",
    source: youtubeHelp("revenue shares", 72902),
  },
  {
    title: "Sell help before you sell reach",
    text: "List what people ask you twice. Answer the top question with one small offer: a paid call, a checklist, a short course. It needs a few hundred people, not a threshold.",
    source: CRAFT,
  },
  {
    title: "Mark what is paid for",
    text: "Tick YouTube's paid promotion box yourself on every video with a sponsor: tools can read that setting but not set it. Agree on price, deadline and number of corrections in writing first.",
    source: youtubeHelp("paid promotion", 154235),
  },
  {
    title: "Keep your own hand in every video",
    text: "Mass-produced or repetitive content can't earn on YouTube. AI is allowed where you add something of your own, so show your tests, your footage, your opinion.",
    source: {
      kind: "reported",
      label: "Press on YouTube's inauthentic content policy, 2025-07-15",
      checked: CHECKED,
    },
  },
  {
    title: "Check TikTok's program before you plan with it",
    text: "Guides agree on these terms: 18 or older, 10,000 followers, 100,000 views in 30 days, original videos of 1 minute or more, selected countries; $0.40 to $1.00 per 1,000 qualified views.",
    source: { kind: "reported", label: "Several guides to TikTok Creator Rewards", checked: CHECKED },
  },
];
