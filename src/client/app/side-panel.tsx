import { PanelLeftClose, PanelLeftOpen, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, useLocation, useSearchParams } from "react-router-dom";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { Wordmark } from "#client/components/ui/mark.tsx";
import { Tip } from "#client/components/ui/tip.tsx";
import { stores } from "#client/lib/stores.ts";
import { useStore } from "#client/lib/use-store.ts";
import { PATHS, sectionPath } from "#client/paths.ts";
import { SECTION_GROUPS, sectionOf } from "./sections.ts";

/** From 1024 px: 260 px wide beside the page, or icons only. */
export function SidePanel() {
  const collapsed = useStore(stores.panelCollapsed) === "yes";
  const toggle = () => stores.panelCollapsed.write(collapsed ? "no" : "yes");
  return (
    <div
      data-frame
      className={`sticky top-[70px] z-10 hidden h-[calc(100dvh-70px)] shrink-0 border-r border-line bg-surface lg:block print:hidden ${collapsed ? "w-[76px]" : "w-[260px]"}`}
    >
      {/* Icons scroll in a box that reaches over the page, so that it doesn't cut off their tips. */}
      <div
        className={`flex h-full flex-col overflow-y-auto ${collapsed ? "pointer-events-none w-80 [scrollbar-width:none] *:pointer-events-auto *:w-[75px]" : ""}`}
      >
        <Navigation collapsed={collapsed} />
        <div className="mt-auto p-4">
          <IconButton
            label={collapsed ? "Widen the panel" : "Show icons only"}
            icon={collapsed ? <PanelLeftOpen /> : <PanelLeftClose />}
            onClick={toggle}
          />
        </div>
      </div>
    </div>
  );
}

interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Below 1024 px: over the page, closed by a choice, Escape or a click beside it. */
export function PanelDrawer({ open, onClose }: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !ref.current?.open) ref.current?.showModal();
    if (!open && ref.current?.open) ref.current.close();
  }, [open]);
  useEffect(() => {
    const wide = matchMedia("(min-width: 1024px)");
    wide.addEventListener("change", onClose);
    return () => wide.removeEventListener("change", onClose);
  }, [onClose]);
  return (
    // Escape and the close button do the same from the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      aria-label="Sections"
      onClose={onClose}
      onClick={(event) => event.target === ref.current && onClose()}
      className="m-0 h-dvh max-h-none w-[260px] bg-surface shadow-raised"
    >
      {open && (
        <>
          <div className="flex h-[70px] items-center justify-between border-b border-line pr-3 pl-5">
            <Wordmark />
            <IconButton label="Close" icon={<X />} onClick={onClose} />
          </div>
          <Navigation collapsed={false} onChoose={onClose} />
        </>
      )}
    </dialog>
  );
}

interface NavigationProps {
  readonly collapsed: boolean;
  readonly onChoose?: () => void;
}

function Navigation({ collapsed, onChoose }: NavigationProps) {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const onDashboard = pathname === PATHS.home || pathname === PATHS.dashboard;
  const current = onDashboard ? sectionOf(parameters.get("section")).id : undefined;
  return (
    <nav aria-label="Sections" className="flex flex-col gap-6 p-4 pt-6">
      {SECTION_GROUPS.map((group) => (
        <div key={group.label}>
          <p className={collapsed ? "sr-only" : "mb-1.5 px-3 text-xs font-medium text-ink-soft"}>
            {group.label}
          </p>
          <ul className="flex flex-col gap-0.5">
            {group.sections.map(({ id, label, icon: Icon }) => (
              <li key={id}>
                <Link
                  to={sectionPath(id)}
                  onClick={onChoose}
                  aria-current={id === current ? "page" : undefined}
                  className={`group/tip relative flex h-11 items-center gap-3 rounded-xl text-[0.9375rem] transition-colors ${collapsed ? "justify-center" : "px-3"} ${id === current ? "bg-accent-soft font-medium text-accent-text" : "text-ink-soft hover:bg-sunken hover:text-ink"}`}
                >
                  <Icon aria-hidden className="size-5 shrink-0" />
                  <span className={collapsed ? "sr-only" : ""}>{label}</span>
                  {collapsed && <Tip side="right">{label}</Tip>}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
