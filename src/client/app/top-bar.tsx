import { Menu } from "lucide-react";
import { Link } from "react-router-dom";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { Wordmark } from "#client/components/ui/mark.tsx";
import { PATHS } from "#client/paths.ts";
import { AvatarMenu } from "./avatar-menu.tsx";
import { SearchBox } from "./search-box.tsx";

interface TopBarProps {
  readonly onOpenPanel: () => void;
}

/** The sticky bar of the dashboard, 70 px high: logo, search, avatar menu. */
export function TopBar({ onOpenPanel }: TopBarProps) {
  return (
    <header
      data-frame
      className="sticky top-0 z-30 flex h-[70px] items-center gap-3 border-b border-line bg-surface px-4 sm:px-6 print:hidden"
    >
      <IconButton
        label="Open the sections"
        icon={<Menu />}
        onClick={onOpenPanel}
        className="-ml-2 lg:hidden"
      />
      <Link
        to={PATHS.dashboard}
        aria-label="Crescendo, to the dashboard"
        className="flex shrink-0 rounded-lg lg:w-[220px]"
      >
        <Wordmark nameClass="max-sm:hidden" />
      </Link>
      <div className="min-w-0 flex-1">
        <SearchBox />
      </div>
      <AvatarMenu />
    </header>
  );
}
