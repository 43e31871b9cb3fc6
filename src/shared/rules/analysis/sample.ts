import type { AnalysisResult } from "./result.ts";

const MADE_UP = "Sample data.";

/** The demo data of the AI analysis (spec §3): made up, the same for everybody, and always labelled "Sample data". */
export const sampleAnalysis: AnalysisResult = {
  bestNiche: "Tech & Gadgets",
  confidence: 82,
  audienceDemographics: {
    ageGroups: [
      { name: "18 to 24", percent: 34 },
      { name: "25 to 34", percent: 38 },
      { name: "35 to 44", percent: 18 },
      { name: "45 and over", percent: 10 },
    ],
    gender: [
      { name: "Male", percent: 56 },
      { name: "Female", percent: 41 },
      { name: "Not specified", percent: 3 },
    ],
    topCountries: [
      { name: "United States", percent: 32 },
      { name: "United Kingdom", percent: 14 },
      { name: "India", percent: 12 },
      { name: "Canada", percent: 9 },
    ],
  },
  performanceMetrics: {
    avgViews: 12_400,
    medianViews: 8100,
    avgEngagement: 5.8,
    bestPostingTimes: [
      { name: "Tuesday", detail: "1.6 times the views of the videos around them" },
      { name: "Evening, 18:00 to 24:00", detail: "1.4 times the views of the videos around them" },
    ],
    topPerformingContent: [
      { title: "I used a ten-year-old laptop for a week", views: 61_200, detail: "7.6 times the median" },
      { title: "Three settings to change on a new phone", views: 38_900, detail: "4.8 times the median" },
      { title: "The desk setup I stopped changing", views: 24_300, detail: "3.0 times the median" },
    ],
    bestConvertingContent: [
      {
        title: "How I back up everything, step by step",
        views: 9200,
        detail: "14.1 subscribers for 1,000 views",
      },
      {
        title: "Three settings to change on a new phone",
        views: 38_900,
        detail: "9.3 subscribers for 1,000 views",
      },
    ],
  },
  topics: [
    { word: "phone", videos: 9, medianViews: 9800 },
    { word: "laptop", videos: 6, medianViews: 12_100 },
    { word: "setup", videos: 4, medianViews: 7300 },
  ],
  trend: {
    from: "2026-10-16",
    to: "2026-11-19",
    viewsADay: 4060,
    viewsADayBefore: 3370,
    subscribers: 610,
    direction: "up",
  },
  recommendations: [
    {
      text: "Make a direct successor to your most viewed video: the same question, another side.",
      about: "I used a ten-year-old laptop for a week",
      basis: "61,200 views, 7.6 times the median of 24 videos.",
    },
    {
      text: "Publish the next four videos on a Tuesday and compare.",
      about: null,
      basis: "7 videos published on a Tuesday got 1.6 times the views of the videos around them.",
    },
  ],
  growthOpportunities: [
    {
      text: "Give this one a new title and thumbnail: it wins subscribers better than it wins viewers.",
      about: "How I back up everything, step by step",
      basis: "14.1 subscribers for 1,000 views; all videos together 6.2.",
    },
    {
      text: "Open faster: viewers leave this one early.",
      about: "The desk setup I stopped changing",
      basis: "Watched for 1:24 of 9:40 on average, 14%; the median is 37%.",
    },
  ],
  basis: {
    niche: MADE_UP,
    demographics: MADE_UP,
    views: MADE_UP,
    engagement: MADE_UP,
    postingTimes: MADE_UP,
    topContent: MADE_UP,
    converting: MADE_UP,
    topics: MADE_UP,
    trend: MADE_UP,
  },
};
