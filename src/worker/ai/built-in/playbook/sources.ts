import type { Source } from "./source.ts";

const CHECKED = "2026-11-21";

function official(label: string, url?: string): Source {
  return { label, ...(url === undefined ? {} : { url }), kind: "official", checked: CHECKED };
}

function youtubeHelp(about: string, answer: number): Source {
  return official(`YouTube Help: ${about}`, `https://support.google.com/youtube/answer/${answer}`);
}

function study(label: string, url?: string): Source {
  return { label, ...(url === undefined ? {} : { url }), kind: "study", checked: CHECKED };
}

function reported(label: string): Source {
  return { label, kind: "reported", checked: CHECKED };
}

/** Advice from practice: nobody's rule and nobody's measurement. */
export const craft: Source = { label: "Craft practice", kind: "heuristic" };
export const earningsModel: Source = { label: "Crescendo's earnings model, an estimate", kind: "heuristic" };
export const engagementFormula: Source = { label: "Crescendo's engagement rate", kind: "heuristic" };

// YouTube: what goes with a video.
export const titleLimit = youtubeHelp("video title limits", 57404);
export const oldPlaybook = official("YouTube Creator Playbook, an old edition");
export const descriptionLimit = official(
  "YouTube Data API: videos",
  "https://developers.google.com/youtube/v3/docs/videos",
);
export const tagBudget = official("YouTube Data API: how the characters of tags are counted");
export const tagRole = official("YouTube Studio help text: tags");
export const performanceFaq = youtubeHelp("performance questions, tags and upload gaps", 141805);
export const youtubeHashtags = youtubeHelp("hashtags", 6390658);
export const oldHashtagLimit = reported("Guides that still name the older limit of 15");
export const chapterRules = reported("9to5Google 2020 quoting YouTube, and Vevo support");
export const chapterDisplay = reported("Vevo support: chapter titles");
export const titleTests = youtubeHelp("testing titles and thumbnails", 16391400);
export const titleTestsReport = reported("PPC Land on title tests, 2025-12-09");

/** Its help page as many guides repeat it word for word. */
export const thumbnailHelp = reported("Several guides quoting YouTube Help on thumbnails");

// YouTube: what its analytics measure.
export const clickRate = youtubeHelp("impressions click-through rate", 7628154);
export const viewCounting = youtubeHelp("how views and likes are checked and counted", 2991785);
export const schedulingGuides: Source = {
  ...reported("Several guides that agree on scheduling inside Instagram and TikTok"),
  checked: "2026-11-23",
};
export const visibilityGuides = reported("Several guides that agree on YouTube's visibility settings");
export const retentionHelp = youtubeHelp("audience retention", 9314415);
export const shortsLength = youtubeHelp("length of Shorts", 10059070);
export const shortsRanking = youtubeHelp("how Shorts are ranked", 11914225);

// YouTube: money.
export const fanFunding = youtubeHelp("fan funding tier of the Partner Program", 13429240);
export const partnerProgram = youtubeHelp("Partner Program thresholds", 72851);
export const partnerProgram2027 = youtubeHelp("Partner Program changes from 2027-02-01", 12843009);
export const engagedViews = official("YouTube Help Community, thread 333869549: engaged views of Shorts");
export const revenueShares = youtubeHelp("revenue shares", 72902);
export const rpmMeaning = youtubeHelp("what RPM means", 9314357);
export const shortsRpmStudy = study(
  "Galloway and Gileta 2023: 5,400 Shorts of 33 channels",
  "https://community.tubebuddy.com/threads/54327",
);
export const shortsShareStudy = study("AIR: 274 channels, method not available");
export const nicheRpmReport = reported("directai.app on RPM by niche, no method given");

// TikTok.
export const tiktokCaptionApi = official("TikTok for Developers: Direct Post");
export const tiktokCaptionGuides = reported("Several guides to the TikTok app's composer");
export const tiktokPhotos = reported("docs.zernio.com on TikTok photo posts");
export const tiktokHashtags = reported("Social Media Today via NetInfluencer, about August 2025");
export const tiktokClients = official("TikTok for Developers: unaudited clients");
export const tiktokFactors = official("TikTok Newsroom on recommendations");
export const tiktokAutomation = official("TikTok's rules on automation and repetitive content");
export const creatorRewards = reported("Several guides that agree on TikTok Creator Rewards");

export const tiktokWebsite = reported("Several guides that agree on TikTok's website field");

// Instagram.
export const instagramCreators = official("Instagram @creators, announced 2025-12-18");
export const instagramReport = reported("Social Media Today on Instagram captions and hashtags");
export const instagramBio = official("Instagram: length of the bio");
export const instagramPublishing = official("Instagram Platform: two pages on publishing limits");
export const metaSpam = official("Meta Transparency Center: spam policy");

// Timing and first seconds.
export const bufferTimes = study("Buffer 2026: 7.1 million TikTok posts, read in reprints");
export const timingConflict = study("Later and Metricool, compared in one audit");
export const timingEffect = study("Buffer, quoted in one audit: own best hour against average hour");
export const tiktokHook = reported("VidMob and TikTok on the first 6 seconds");
export const adMessage = reported("Vendor figure about ads and their first 3 seconds");

// Policy.
export const inauthentic = reported("PPC Land and DailyFly on inauthentic content, 2025-07-15");
export const inauthenticRemovals = reported("Press on channels removed in January 2026");
export const aiDisclosure = youtubeHelp("disclosing altered or synthetic content", 14328491);
export const paidPromotion = youtubeHelp("paid promotion", 154235);
export const paidPromotionApi = official("YouTube Data API: the paid promotion setting is read-only");
export const strikes = youtubeHelp("strikes", 2802032);
export const copyrightStrikes = youtubeHelp("copyright strikes", 2814000);
export const hackedChannel: Source = {
  ...youtubeHelp("recovering a hacked channel", 76187),
  checked: "2026-11-23",
};
export const youtubeVerification = reported("PPC Land quoting YouTube Help on verification badges");
export const youtubeLive = reported("Several guides that agree on YouTube's conditions for live streams");
export const germanImprint = official(
  "Medienanstalt Mecklenburg-Vorpommern: Impressumspflicht (§ 5 DDG, § 18 MStV)",
  "https://medienanstalt-mv.de/medienaufsicht/impressumspflicht",
);
export const youtubeAudit = official("YouTube API Services: uploads from unverified projects");
