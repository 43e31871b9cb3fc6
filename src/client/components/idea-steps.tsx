import { CalendarClock, Hash, type LucideIcon, ScrollText, SearchCheck } from "lucide-react";
import { Link } from "react-router-dom";
import type { SavedIdea } from "#shared/contracts/ideas.ts";
import { buttonClass } from "#client/components/ui/button.tsx";
import { sectionPath } from "#client/paths.ts";

interface Step {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly path: (title: string) => string;
}

/** The screens that take an idea further, in the order of the work. */
const STEPS: readonly Step[] = [
  {
    label: "Write the script",
    icon: ScrollText,
    path: (title) => sectionPath("script-writer", { topic: title }),
  },
  { label: "Tune the title", icon: SearchCheck, path: (title) => sectionPath("seo-optimizer", { title }) },
  {
    label: "Find hashtags",
    icon: Hash,
    path: (title) => sectionPath("hashtag-generator", { topic: title }),
  },
  {
    label: "Schedule it",
    icon: CalendarClock,
    path: (title) => sectionPath("video-scheduler", { title }),
  },
];

interface IdeaStepsProps {
  readonly idea: SavedIdea;
  readonly look: "quiet" | "secondary";
}

/** Ways from an idea to the screens that take it further; each fills in the title there and asks for nothing. */
export function IdeaSteps({ idea, look }: IdeaStepsProps) {
  return (
    <ul aria-label="Next steps" className={`flex flex-wrap ${look === "quiet" ? "gap-1" : "gap-2.5"}`}>
      {STEPS.map(({ label, icon: Icon, path }) => (
        <li key={label}>
          <Link to={path(idea.title)} className={buttonClass(look, "small")}>
            <Icon aria-hidden />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
