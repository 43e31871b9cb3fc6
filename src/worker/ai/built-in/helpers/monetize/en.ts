import type { MonetizeWords } from "./words.ts";

export const WORDS: MonetizeWords = {
  basis: {
    subject: (name) => `From Crescendo's playbook and what it knows of ${name}.`,
    niche: (count) => `From Crescendo's playbook and what it knows of ${count} subjects of this niche.`,
    own: "From Crescendo's playbook and your own words.",
    none: "From Crescendo's playbook alone: it knows nothing of this subject.",
    meaning: "No AI model wrote this, so it knows your channel only by what you typed.",
  },
  title: (niche) => `Income from ${niche}`,
  headings: {
    standing: "Where you stand",
    routes: "Routes to try, in this order",
    week: "This week",
    limits: "What not to expect",
    questions: "Three questions for you",
  },
  columns: ["Where", "What it asks today"],
  example: (name) => `With ${name} as the example, one of the subjects of this niche:`,
  standing: {
    none: (niche) => `You named no audience size, so the order below assumes a young channel about ${niche}`,
    unread: (quoted) => `I can't read a number in ${quoted}; write it like 1,200 or 12k.`,
    read: (quoted, size) => `I read ${quoted} as ${size} followers.`,
    first: (missing) => `The first YouTube step is ${missing} subscribers away, if they are on YouTube.`,
    fans: (missing) =>
      `On YouTube that is enough subscribers for fan funding, and ${missing} fewer than ads need.`,
    ads: "On YouTube that is enough subscribers for fan funding and ads; hours or views decide.",
  },
  terms: {
    fans: [
      "YouTube fan funding",
      "500 subscribers, 3 valid public uploads in 90 days, and 3,000 watch hours in 12 months or 3 million Shorts views in 90 days.",
    ],
    ads: [
      "YouTube ads until 2027-01-31",
      "1,000 subscribers, and 4,000 watch hours in 12 months or 10 million Shorts views in 90 days. Hours in the Shorts feed don't count.",
    ],
    later: [
      "YouTube ads for those who apply from 2027-02-01",
      "1,000 subscribers, and 8,000 qualified hours in 365 days or 20 million qualified Shorts views in 90 days.",
    ],
    shares: [
      "Your share of YouTube's income",
      "55% of ads on the watch page, 45% of what is allocated to you for Shorts, and 70% of fan funding.",
    ],
    rewards: [
      "TikTok Creator Rewards",
      "As several guides report: 18 or older, 10,000 followers, 100,000 views in 30 days, original videos of 1 minute or more, selected countries.",
    ],
    short: (missing) => `You are ${missing} followers short.`,
    instagram: ["Instagram", "I hold no checked rule, so look into your own account's settings."],
  },
  limits: {
    rates: (country) =>
      `A rate for your niche${country === "" ? "" : ` or for ${country}`}: nobody has published a verified set. The estimator under Monetization Tips gives Crescendo's own estimate.`,
    care: (care) => `Take care in whatever you sell: ${care}.`,
    rpm: "Your own RPM, your income from all sources per 1,000 views, stands in YouTube Studio once you earn.",
    shorts:
      "Much from Shorts alone: one study found $0.06 per 1,000 views on average, over 5,400 Shorts of 33 channels.",
  },
  questions: [
    "What do people ask you to link or to lend them?",
    "At which step do they get stuck and write to you?",
    "Who else sells something to the people who watch you?",
  ],
  routes: {
    help: (sign, instead) =>
      `Paid help: an hour on one thing that goes wrong: ${sign}. What you show: ${instead}.`,
    product: (step) => `A small product on one step, a checklist or a short course with close-ups: ${step}.`,
    links: (gear, a, b) =>
      `Affiliate links for what is on camera anyway, marked as such: ${gear}. People look for them under a video that compares ${a} and ${b}.`,
    partners: (people, picture) =>
      `A partner whose customers are ${people}: send one idea for a video, with its first picture (${picture}), rather than a price list.`,
    fans: (ask) =>
      `Fan funding, tied to something people asked for: a monthly call on questions like “${ask}”`,
    ads: "Ads last: they pay for views, which you control least.",
  },
  open: {
    help: "Paid help: sixty minutes with somebody who is stuck. Fill in: the problem they describe, in their words. Three such calls teach you what a product must hold.",
    product:
      "A small product on one step: a one-page checklist or a short course. Fill in: the step you are asked about most, and what it looks like when it is right.",
    links:
      "Affiliate links for what is on camera anyway, marked as such. Fill in: the three things you use in every video.",
    partners:
      "A partner whose customers watch you. Fill in: three firms that sell to your viewers, and one idea for a video for each, rather than a price list.",
    fans: "Fan funding, tied to something people asked for. Fill in: the request you heard more than once.",
  },
  week: {
    count: "List the last 50 questions from comments and messages, and count which come twice.",
    sentence:
      "Answer the top one with an offer in a single sentence: who it helps, what they get, what it costs.",
    example: (people, sign) => `An example, for ${people}: an end to this, ${sign}.`,
  },
};
