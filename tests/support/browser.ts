import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Chromium without a window, which takes half the time: a whole one draws a toolbar and tabs for every page. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/** Where Chrome and Chromium usually live, first come first used. */
const PLACES = [
  process.env.CHROME_PATH,
  HEADLESS_SHELL,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Quiet on a closed network, and able to run as root, where Chromium's own sandbox can't. */
export const CHROMIUM_ARGS = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/**
 * Debian's headless shell of Chromium where this runs as root on Debian, else an installed Chrome or Chromium.
 * What was found is told to the processes this one starts.
 * @throws Error saying what to install.
 */
export function findBrowser(): string {
  const found = installedBrowser();
  const isDebian = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (isDebian && found !== process.env.CHROME_PATH && found !== HEADLESS_SHELL) {
    apt("update");
    if (!apt("install", "chromium-headless-shell") && found === undefined) apt("install", "chromium");
  }
  const browser = installedBrowser();
  if (browser === undefined)
    throw new Error("The browser tests need Chrome or Chromium: install one, or set CHROME_PATH.");
  process.env.CHROME_PATH = browser;
  return browser;
}

/** @returns whether it could be done. */
function apt(command: "update" | "install", ...packages: readonly string[]): boolean {
  const options = ["-y", "-qq", "--no-install-recommends"];
  return spawnSync("apt-get", [command, ...options, ...packages], { stdio: "inherit" }).status === 0;
}

function installedBrowser(): string | undefined {
  return PLACES.find((place) => place !== undefined && existsSync(place));
}
