import { advice } from "./advice.ts";
import type { PlaybookEntry } from "./entry.ts";
import { craft, creatorRewards, earningsModel, nicheRpmReport, rpmMeaning } from "./sources.ts";

/** Income from views, and how to plan with it. */
export const money: readonly PlaybookEntry[] = [
  {
    id: "rpm-and-cpm",
    title: "What is the difference between RPM and CPM?",
    topic: "money",
    keywords: [
      "rpm",
      "cpm",
      "rpm vs cpm",
      "revenue per mille",
      "what is rpm",
      "ad rates",
      "earnings per 1000 views",
    ],
    answer: advice(
      "RPM is what you earn, CPM is what advertisers pay. On YouTube, RPM is your revenue from all sources per 1,000 views. For Shorts it is per 1,000 engaged views. CPM in general counts 1,000 ad impressions, before any share is taken.",
      [
        "Plan with RPM: views divided by 1,000, times RPM, is your income.",
        "Use CPM only to see how much advertisers want your audience in a season.",
        "Compare RPM by video, since the subject and the viewers' country can move it a lot.",
        "RPM can fall while income rises, if views grow in cheaper countries.",
      ],
    ),
    sources: [rpmMeaning, craft],
  },
  {
    id: "rpm-by-niche-and-country",
    title: "Which niches and countries have a high RPM?",
    topic: "money",
    keywords: [
      "high rpm niches",
      "rpm by country",
      "best paying niche",
      "cpm by country",
      "finance rpm",
      "gaming rpm",
      "rpm estimate",
    ],
    answer: advice(
      "Subjects close to money and countries with strong ad markets are reported to earn more, but we know of no verified data set by niche. One site reports about $10 to $26 for finance and $0.50 to $4 for gaming on long videos, without a method.",
      [
        "Crescendo's estimate multiplies a country's base by a niche factor, for example United States 6 and finance 2, India 0.8 and gaming 0.9.",
        "These are starting values. Replace them with your own RPM as soon as you have one.",
        "Move toward subjects with a purchase in them, inside your niche: tools, comparisons, costs.",
        "Don't change niche for RPM alone. Views you can't get pay nothing.",
      ],
    ),
    sources: [earningsModel, nicheRpmReport, craft],
  },
  {
    id: "raise-rpm",
    title: "How can I raise my RPM?",
    topic: "money",
    keywords: [
      "increase rpm",
      "raise rpm",
      "low rpm",
      "earn more per view",
      "rpm dropped",
      "higher ad revenue",
      "january rpm",
    ],
    answer: advice(
      "Make more videos about decisions and purchases, hold viewers longer, and add income that doesn't come from ads. RPM includes all sources, so fan funding raises it as well.",
      [
        "Sort your videos by RPM and write down what the top five help people decide.",
        "Make the next three for the same decision, from other sides.",
        "Cover costs, comparisons and mistakes along with pure entertainment.",
        "Offer one honest way to support you, tied to something people asked for.",
      ],
      "Advertising follows budgets and seasons, so compare a month with the same month a year ago. A fall at the start of a year isn't necessarily your work.",
    ),
    sources: [rpmMeaning, craft],
  },
  {
    id: "tiktok-creator-rewards",
    title: "How does the TikTok Creator Rewards Program pay?",
    topic: "money",
    keywords: [
      "tiktok creator rewards",
      "creativity program",
      "creator fund",
      "tiktok money",
      "tiktok pay",
      "get paid on tiktok",
      "tiktok monetization",
    ],
    answer: advice(
      "Several guides agree on these reported terms: 18 or older, 10,000 followers, 100,000 views in 30 days, original videos of 1 minute or more, and selected countries. Reported pay is $0.40 to $1.00 per 1,000 qualified views.",
      [
        "Check inside the app whether your country is included before you plan with it.",
        "Test videos slightly over one minute. Stretching a joke of twenty seconds costs viewers.",
        "Plan with the lower figure and with qualified views, not with all views.",
        "Keep originals and project files, in case you must show that the work is yours.",
      ],
      "Treat it as a bonus. A sponsor or product of your own depends less on one program.",
    ),
    sources: [creatorRewards, craft],
  },
  {
    id: "earn-with-a-small-channel",
    title: "How can I earn money with a small channel?",
    topic: "money",
    keywords: [
      "earn money small channel",
      "make money without monetization",
      "income small creator",
      "first money",
      "side income",
      "few subscribers money",
      "make money online",
    ],
    answer: advice(
      "Sell help instead of views. A few hundred people with one problem can pay for a service, a template or a lesson long before advertising does.",
      [
        "List what people ask you in comments and messages. Repeated questions point to an offer.",
        "Begin with a service: three paid calls teach you what a product must contain.",
        "Turn the part you repeat into a checklist, template or small course.",
        "Add affiliate links for things you already use and show.",
        "Write to small local firms whose customers watch you.",
      ],
      "Set a price before you announce it, and tell the first five buyers that you want their criticism.",
    ),
    sources: [craft],
  },
  {
    id: "how-many-views-to-earn",
    title: "How many views do I need to earn a living?",
    topic: "money",
    keywords: [
      "how many views to earn",
      "1 million views money",
      "earnings calculator",
      "full time youtuber",
      "living from youtube",
      "how much does youtube pay",
      "100000 views",
    ],
    answer: advice(
      "Divide the income you need by your RPM and multiply by 1,000. At $2.50, Crescendo's default for unknown countries, $2,000 takes 800,000 views a month. With $6 it takes about 333,000.",
      [
        "Use your own RPM from the last 90 days as soon as you have one.",
        "Work with a weak month, not with your best.",
        "Subtract taxes, equipment and unpaid weeks before you call it a living.",
        "Then calculate again with a second source: one sponsor or twenty customers may replace half of the views.",
      ],
      "Leave a job only when several sources have carried you for some months.",
    ),
    sources: [earningsModel, craft],
  },
];
