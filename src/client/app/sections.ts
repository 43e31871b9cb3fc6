import { Bookmark, LayoutDashboard, Lightbulb, type LucideIcon, Settings } from "lucide-react";
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
