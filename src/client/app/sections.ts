import {
  Bookmark,
  CalendarClock,
  CalendarDays,
  Camera,
  ChartColumn,
  ChartSpline,
  CircleDollarSign,
  Hash,
  LayoutDashboard,
  Lightbulb,
  type LucideIcon,
  MessageCircleReply,
  MonitorPlay,
  Music2,
  ScanSearch,
  ScrollText,
  SearchCheck,
  Settings,
  Sparkles,
  TrendingUp,
  Users,
} from "lucide-react";
import { type ComponentType, lazy, type LazyExoticComponent } from "react";

/** One screen inside the dashboard, as the side panel, the search box and the address know it. */
export interface Section {
  /** Its name in the address: /dashboard?section=ai-ideas. */
  readonly id: string;
  readonly label: string;
  /** Words people may search it by. */
  readonly keywords: readonly string[];
  readonly icon: LucideIcon;
  readonly Screen: LazyExoticComponent<ComponentType>;
}

export interface SectionGroup {
  readonly label: string;
  readonly sections: readonly Section[];
}

const overview: Section = {
  id: "dashboard",
  label: "Dashboard",
  keywords: ["home", "overview", "start"],
  icon: LayoutDashboard,
  Screen: lazy(async () => ({ default: (await import("./overview.tsx")).Overview })),
};

/** The side panel, top to bottom. A section stands here once it works. */
export const SECTION_GROUPS: readonly SectionGroup[] = [
  { label: "Today", sections: [overview] },
  {
    label: "Create",
    sections: [
      {
        id: "ai-ideas",
        label: "AI Video Ideas",
        keywords: ["generate", "generator", "topic", "hook", "new ideas"],
        icon: Lightbulb,
        Screen: lazy(async () => ({
          default: (await import("#client/features/ideas/ideas-section.tsx")).IdeasSection,
        })),
      },
      {
        id: "saved-ideas",
        label: "Saved Ideas",
        keywords: ["library", "bookmarks", "export", "improve"],
        icon: Bookmark,
        Screen: lazy(async () => ({
          default: (await import("#client/features/ideas/saved-ideas-section.tsx")).SavedIdeasSection,
        })),
      },
      {
        id: "script-writer",
        label: "Script Writer",
        keywords: ["script", "voice-over", "teleprompter", "hook"],
        icon: ScrollText,
        Screen: lazy(async () => ({
          default: (await import("#client/features/scripts/scripts-section.tsx")).ScriptsSection,
        })),
      },
      {
        id: "ai-assistant",
        label: "AI Assistant",
        keywords: [
          "ask",
          "chat",
          "question",
          "monetization insights",
          "video optimizer",
          "caption",
          "thumbnail",
        ],
        icon: Sparkles,
        Screen: lazy(async () => ({
          default: (await import("#client/features/assistant/assistant-section.tsx")).AssistantSection,
        })),
      },
    ],
  },
  {
    label: "Publish",
    sections: [
      {
        id: "hashtag-generator",
        label: "Hashtag Generator",
        keywords: ["tags", "hashtags", "trending now"],
        icon: Hash,
        Screen: lazy(async () => ({
          default: (await import("#client/features/hashtags/hashtags-section.tsx")).HashtagsSection,
        })),
      },
      {
        id: "seo-optimizer",
        label: "SEO Optimizer",
        keywords: ["title", "description", "tags", "keywords", "chapters", "search"],
        icon: SearchCheck,
        Screen: lazy(async () => ({
          default: (await import("#client/features/seo/seo-section.tsx")).SeoSection,
        })),
      },
      {
        id: "planner",
        label: "Post Planner",
        keywords: ["30-day plan", "calendar", "schedule", "posting days", "AI Post Planner"],
        icon: CalendarDays,
        Screen: lazy(async () => ({
          default: (await import("#client/features/planner/planner-section.tsx")).PlannerSection,
        })),
      },
      {
        id: "video-scheduler",
        label: "Video Scheduler",
        keywords: ["schedule", "publish", "upload", "calendar", "queue"],
        icon: CalendarClock,
        Screen: lazy(async () => ({
          default: (await import("#client/features/schedule/schedule-section.tsx")).ScheduleSection,
        })),
      },
    ],
  },
  {
    label: "Grow",
    sections: [
      {
        id: "trend-detector",
        label: "Trend Detector",
        keywords: ["trends", "trending", "region", "momentum"],
        icon: TrendingUp,
        Screen: lazy(async () => ({
          default: (await import("#client/features/trends/trends-section.tsx")).TrendsSection,
        })),
      },
      {
        id: "audience-insights",
        label: "Audience Insights",
        keywords: ["viewers", "report", "comments", "content data"],
        icon: Users,
        Screen: lazy(async () => ({
          default: (await import("#client/features/audience/audience-section.tsx")).AudienceSection,
        })),
      },
      {
        id: "reply-assistant",
        label: "Reply Assistant",
        keywords: ["comments", "answers", "sentiment", "community"],
        icon: MessageCircleReply,
        Screen: lazy(async () => ({
          default: (await import("#client/features/replies/replies-section.tsx")).RepliesSection,
        })),
      },
      {
        id: "monetization",
        label: "Monetization Tips",
        keywords: ["money", "rpm", "earnings", "partner program", "sponsorship"],
        icon: CircleDollarSign,
        Screen: lazy(async () => ({
          default: (await import("#client/features/monetization/monetization-section.tsx"))
            .MonetizationSection,
        })),
      },
    ],
  },
  {
    label: "Measure",
    sections: [
      {
        id: "youtube-analytics",
        label: "YouTube Analytics",
        keywords: ["channel", "profile", "subscribers", "connect", "google"],
        icon: MonitorPlay,
        Screen: lazy(async () => ({
          default: (await import("#client/features/platforms/profile-section.tsx")).YoutubeSection,
        })),
      },
      {
        id: "tiktok-analytics",
        label: "TikTok Analytics",
        keywords: ["profile", "followers", "connect"],
        icon: Music2,
        Screen: lazy(async () => ({
          default: (await import("#client/features/platforms/profile-section.tsx")).TiktokSection,
        })),
      },
      {
        id: "instagram-analytics",
        label: "Instagram Analytics",
        keywords: ["profile", "followers", "connect", "sample"],
        icon: Camera,
        Screen: lazy(async () => ({
          default: (await import("#client/features/platforms/profile-section.tsx")).InstagramSection,
        })),
      },
      {
        id: "analytics",
        label: "Video Analytics",
        keywords: ["videos", "views", "performance", "watch time", "youtube studio", "csv", "import"],
        icon: ChartColumn,
        Screen: lazy(async () => ({
          default: (await import("#client/features/analysis/videos-section.tsx")).VideosSection,
        })),
      },
      {
        id: "ai-analysis",
        label: "AI Analysis",
        keywords: ["analyze", "best niche", "posting times", "recommendations", "growth", "channel"],
        icon: ScanSearch,
        Screen: lazy(async () => ({
          default: (await import("#client/features/analysis/analysis-section.tsx")).AnalysisSection,
        })),
      },
      {
        id: "growth-predictor",
        label: "Growth Predictor",
        keywords: ["forecast", "prediction", "subscribers", "milestone", "1,000 subscribers", "views"],
        icon: ChartSpline,
        Screen: lazy(async () => ({
          default: (await import("#client/features/growth/growth-section.tsx")).GrowthSection,
        })),
      },
    ],
  },
  {
    label: "You",
    sections: [
      {
        id: "settings",
        label: "Settings",
        keywords: ["theme", "dark", "colours", "engine", "model", "your data", "import", "delete everything"],
        icon: Settings,
        Screen: lazy(async () => ({
          default: (await import("#client/features/settings/settings-section.tsx")).SettingsSection,
        })),
      },
    ],
  },
];

export const SECTIONS: readonly Section[] = SECTION_GROUPS.flatMap((group) => group.sections);

/** The section an address names; the overview where it names none that exists. */
export function sectionOf(id: string | null): Section {
  return SECTIONS.find((section) => section.id === id) ?? overview;
}
