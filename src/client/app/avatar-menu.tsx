import { FileText, LogOut, Settings } from "lucide-react";
import { useRef } from "react";
import { Link, useNavigate } from "react-router-dom";
import { stores } from "#client/lib/stores.ts";
import { notify } from "#client/lib/toast.ts";
import { useStore } from "#client/lib/use-store.ts";
import { PATHS, sectionPath } from "#client/paths.ts";
import { useHoverMenu } from "./use-hover-menu.ts";

const ITEM =
  "flex h-11 w-full items-center gap-3 rounded-lg px-3 text-[0.9375rem] text-ink hover:bg-sunken [&_svg]:size-4.5 [&_svg]:text-ink-soft";
const MENU = "avatar-menu";

/** Who is signed in, and the ways out of the page: Settings, Terms of Service, Logout. A native popover. */
export function AvatarMenu() {
  const user = useStore(stores.user);
  const menu = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const hover = useHoverMenu(menu);
  const close = () => menu.current?.hidePopover();
  const name = user?.full_name ?? "";

  const logOut = () => {
    stores.user.remove();
    notify.message("You're logged out", { description: "Your saved ideas stay in this browser." });
    void navigate(PATHS.auth);
  };
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU}
        {...hover.button}
        aria-label={`Account menu of ${name}`}
        className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-text"
      >
        {initialOf(name)}
      </button>
      <div
        ref={menu}
        id={MENU}
        popover="auto"
        {...hover.menu}
        className="fixed inset-auto top-[64px] right-4 w-64 rounded-2xl border border-line bg-surface p-2 text-ink shadow-raised backdrop:bg-transparent sm:right-6"
      >
        <div className="border-b border-line px-3 pt-2 pb-3">
          <p dir="auto" className="truncate font-medium">
            {name}
          </p>
          <p className="truncate text-sm text-ink-soft">{user?.email}</p>
        </div>
        <nav aria-label="Account" className="pt-2">
          <Link to={sectionPath("settings")} onClick={close} className={ITEM}>
            <Settings aria-hidden />
            Settings
          </Link>
          <Link to={PATHS.terms} onClick={close} className={ITEM}>
            <FileText aria-hidden />
            Terms of Service
          </Link>
          <button type="button" onClick={logOut} className={ITEM}>
            <LogOut aria-hidden />
            Logout
          </button>
        </nav>
      </div>
    </>
  );
}

/** The first letter of a name as its reader sees it, which can be more than one code unit. */
function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toUpperCase() ?? "?";
}
