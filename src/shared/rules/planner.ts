import { keysOf } from "../keys.ts";

/** Posts a week of the planner's page (spec §5, §9). */
export const POSTS_PER_WEEK = { least: 1, most: 7, usual: 3 } as const;

/** How many days a plan spans (spec §9). */
export const PLAN_DAYS = 30;

/** Video lengths of the planner's page (spec §9), with the seconds each stands for. */
export const VIDEO_LENGTHS = {
  "15 seconds": 15,
  "30 seconds": 30,
  "45 seconds": 45,
  "1 minute": 60,
  "2 minutes": 120,
  "3 minutes": 180,
  "5 minutes": 300,
  "10 minutes": 600,
  "15 minutes": 900,
  "30 minutes": 1800,
  "1 hour": 3600,
  "2+ hours": 7200,
} as const;

export type VideoLength = keyof typeof VIDEO_LENGTHS;
export const VIDEO_LENGTH_NAMES = keysOf(VIDEO_LENGTHS);

/** Niches of the planner's page (spec §9). */
export const PLAN_NICHES = [
  "Tech & Gadgets",
  "Beauty & Makeup",
  "Fitness & Health",
  "Motivation & Self-Improvement",
  "Comedy & Entertainment",
  "Gaming & Esports",
  "Education & Learning",
  "Finance & Investing",
  "Cooking & Recipes",
  "Travel & Adventure",
  "Fashion & Style",
  "Music & Dance",
  "Art & Design",
  "Business & Entrepreneurship",
  "Sports & Athletics",
  "Parenting & Family",
  "DIY & Crafts",
  "Photography & Videography",
  "Pets & Animals",
  "Science & Technology",
  "Cars & Automotive",
  "Real Estate",
  "News & Commentary",
  "Product Reviews",
  "Lifestyle & Vlogs",
  "Meditation & Wellness",
  "History & Culture",
  "Book Reviews & Literature",
  "Crypto & Blockchain",
  "Sustainability & Eco-Living",
] as const;
export type PlanNiche = (typeof PLAN_NICHES)[number];
