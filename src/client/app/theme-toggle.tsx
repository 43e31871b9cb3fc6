import { useSyncExternalStore } from "react";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { stores } from "#client/lib/stores.ts";
import { currentTheme, toggleTheme } from "#client/lib/theme.ts";

// Two paths of our own: the icon library would be a tenth of what this page may weigh beyond React.
const SUN =
  "M12 2v2m0 16v2M2 12h2m16 0h2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4";
const MOON = "M20.5 13.6A8.5 8.5 0 1 1 10.4 3.5a6.6 6.6 0 0 0 10.1 10.1Z";

/** Light or dark (spec §4). The icon shows which is on. */
export function ThemeToggle() {
  const dark = useSyncExternalStore(stores.theme.subscribe, currentTheme) === "dark";
  const icon = (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      className="fill-none stroke-current"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {!dark && <circle cx="12" cy="12" r="4" />}
      <path d={dark ? MOON : SUN} />
    </svg>
  );
  return (
    <IconButton
      label="Dark theme"
      aria-pressed={dark}
      icon={icon}
      onClick={toggleTheme}
      className="-mr-2 sm:mr-0"
    />
  );
}
