import type { WriteOutcome } from "./storage.ts";
import { stores, Theme } from "./stores.ts";

/** The themes of spec §4 with the names people choose them by. */
export const THEME_NAMES: Record<Theme, string> = {
  light: "Light",
  dark: "Dark",
  blue: "Ocean Blue",
  purple: "Purple Haze",
  green: "Nature Green",
  sunset: "Sunset Orange",
};

/** The theme in force: `app-theme`, else the top bar's `theme`, else light. */
export function currentTheme(): Theme {
  return stores.theme.isSet() ? stores.theme.read() : stores.lightOrDark.read();
}

/** Keeps a theme and, where there is room to, puts it in force. */
export function chooseTheme(theme: Theme): WriteOutcome {
  const outcome = stores.theme.write(theme);
  stores.lightOrDark.write(currentTheme() === "dark" ? "dark" : "light");
  showTheme(currentTheme());
  return outcome;
}

/** The top bar's toggle knows only light and dark; any other theme counts as light (spec §4). */
export function toggleTheme(): void {
  chooseTheme(currentTheme() === "dark" ? "light" : "dark");
}

/** Keeps the document's class equal to the stored theme, also when another tab changes it. */
export function followTheme(): void {
  const show = () => showTheme(currentTheme());
  stores.theme.subscribe(show);
  stores.lightOrDark.subscribe(show);
  show();
}

function showTheme(theme: Theme): void {
  document.documentElement.className = theme;
}
