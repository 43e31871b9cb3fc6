import type { MonetizeRequest } from "#shared/contracts/helpers.ts";
import { parseCount, spelledCount } from "#shared/rules/counts.ts";
import { type Block, heading, list, markdown, paragraph, written } from "../markdown.ts";
import { nicheFor } from "../find-niche.ts";
import type { NichePack } from "../niche.ts";
import { citations, type Citations } from "../playbook/cite.ts";
import { findEntries, sourceLine } from "../playbook/search.ts";
import {
  creatorRewards,
  fanFunding,
  partnerProgram,
  partnerProgram2027,
  revenueShares,
  rpmMeaning,
  shortsRpmStudy,
} from "../playbook/sources.ts";
import type { Random } from "../random.ts";
import { basis, cited, knowledgeOf, spoken } from "./subject.ts";
import { isElsewhere, surfaceIn } from "./surface.ts";

/** Followers from which a step of income opens (official; TikTok reported). */
const STEPS = { fans: 500, ads: 1000, rewards: 10_000 } as const;

/** Routes to income for a niche and a size of audience, with what the platforms ask today and from 2027-02-01. */
export function adviseOnIncome(request: MonetizeRequest, random: Random): string {
  const pack = nicheFor(request.niche, request.question);
  const size = parseCount(request.audienceSize);
  const { fact, sources } = citations();
  const elsewhere = isElsewhere(surfaceIn(request.platform));
  return markdown([
    basis(knowledgeOf(pack), "it knows your channel only by what you typed."),
    heading(2, `Income from ${spoken(request.niche).inside}`),
    ...answerTo(request.question),
    heading(3, "Where you stand"),
    paragraph(standing(request, size, elsewhere)),
    list(thresholds(request.platform, size, fact)),
    heading(3, "Routes to try, in this order"),
    list(routes(pack, size ?? 0, random), true),
    heading(3, "This week"),
    list(
      [
        "List the last 50 questions from comments and messages, and count which come twice.",
        `Answer the top one with an offer in a single sentence: who it helps, what they get, what it costs. Start from ${random.pick(pack.pains)}.`,
      ],
      true,
    ),
    heading(3, "What not to expect"),
    list(limits(request, fact)),
    ...sources(),
  ]);
}

type Fact = Citations["fact"];

function standing({ audienceSize, niche }: MonetizeRequest, size: number | undefined, elsewhere: boolean) {
  if (audienceSize === "")
    return `You named no audience size, so the order below assumes a young channel about ${spoken(niche).end(".")}`;
  if (size === undefined)
    return `I can't read a number in ${cited(audienceSize)}; write it like 1,200 or 12k.`;
  const read = `I read ${cited(audienceSize)} as ${spelledCount(size)} followers.`;
  if (elsewhere) return read;
  if (size < STEPS.fans)
    return `${read} The first YouTube step is ${spelledCount(STEPS.fans - size)} subscribers away, if they are on YouTube.`;
  if (size < STEPS.ads)
    return `${read} On YouTube that is enough subscribers for fan funding, and ${spelledCount(STEPS.ads - size)} fewer than ads need.`;
  return `${read} On YouTube that is enough subscribers for fan funding and ads; hours or views decide.`;
}

function thresholds(platform: string, size: number | undefined, fact: Fact): string[] {
  const surface = surfaceIn(platform);
  const youtube = () => [
    fact(
      "YouTube fan funding: 500 subscribers, 3 valid public uploads in 90 days, and 3,000 watch hours in 12 months or 3 million Shorts views in 90 days.",
      fanFunding,
    ),
    fact(
      "YouTube ads until 2027-01-31: 1,000 subscribers, and 4,000 watch hours in 12 months or 10 million Shorts views in 90 days. Hours in the Shorts feed don't count.",
      partnerProgram,
    ),
    fact(
      "YouTube ads for those who apply from 2027-02-01: 1,000 subscribers, and 8,000 qualified hours in 365 days or 20 million qualified Shorts views in 90 days.",
      partnerProgram2027,
    ),
    fact(
      "Your share is 55% of ads on the watch page, 45% of what is allocated to you for Shorts, and 70% of fan funding.",
      revenueShares,
    ),
  ];
  const tiktok = () => {
    const missing =
      size === undefined || size >= STEPS.rewards
        ? ""
        : ` You are ${spelledCount(STEPS.rewards - size)} followers short.`;
    const terms = fact(
      "TikTok Creator Rewards, as several guides report: 18 or older, 10,000 followers, 100,000 views in 30 days, original videos of 1 minute or more, selected countries.",
      creatorRewards,
    );
    return [terms + missing];
  };
  const instagram = () => ["Instagram: I hold no checked rule, so look into your own account's settings."];
  if (surface === undefined) return [...youtube(), ...tiktok(), ...instagram()];
  if (surface === "TikTok") return tiktok();
  return surface === "Instagram Reels" ? instagram() : youtube();
}

/** From help for a few to income from many; with an audience, partners come before lessons. */
function routes(pack: NichePack, size: number, random: Random): string[] {
  const [pain = "", next = ""] = random.sample(pack.pains, 2);
  const [desire = ""] = random.sample(pack.desires, 1);
  const help = `Paid help: sixty minutes with somebody who struggles with ${pain}. Three such calls teach you what a product must hold.`;
  const product = `A small product: a checklist or short course on how to ${desire}, sold to those who asked.`;
  const links = `Affiliate links for what you already use on camera, marked as such, beginning with what helps against ${next}.`;
  const partners = `A partner: write to firms whose customers are ${random.pick(pack.audiences)}, with one idea for a video rather than a price list.`;
  const fans = "Fan funding, tied to something people asked for, such as a longer version or a monthly call.";
  const ads = "Ads last: they pay for views, which you control least.";
  if (size >= STEPS.rewards) return [partners, product, links, fans, ads];
  if (size >= STEPS.ads) return [product, links, partners, fans, ads];
  return [help, links, product, fans, ads];
}

function limits({ country, platform }: MonetizeRequest, fact: Fact): string[] {
  const place = country === "" ? "" : ` or for ${spoken(country).inside}`;
  const rates = `A rate for your niche${place}: nobody has published a verified set. The estimator under Monetization Tips gives Crescendo's own estimate.`;
  const own = fact(
    "Your own RPM, your income from all sources per 1,000 views, stands in YouTube Studio once you earn.",
    rpmMeaning,
  );
  const shorts = fact(
    "Much from Shorts alone: one study found $0.06 per 1,000 views on average, over 5,400 Shorts of 33 channels.",
    shortsRpmStudy,
  );
  return isElsewhere(surfaceIn(platform)) ? [rates] : [`${rates} ${own}`, shorts];
}

/** The playbook's answer to the creator's own question. */
function answerTo(question: string): Block[] {
  if (question === "") return [];
  const [hit] = findEntries(question);
  const asked = heading(3, "Your question");
  if (hit === undefined)
    return [
      asked,
      paragraph(`The playbook has nothing on ${cited(question, 120)}, so there is no answer to give here.`),
    ];
  return [
    asked,
    paragraph(`On ${cited(question, 120)} the playbook says, under ${cited(hit.entry.title, 100)}:`),
    written(hit.entry.answer),
    written(sourceLine(hit.entry.sources)),
  ];
}
