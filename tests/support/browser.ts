import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Where Chrome and Chromium usually live, first come first used. */
const PLACES = [
  process.env.CHROME_PATH,
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
 * An installed Chrome or Chromium, else Debian's package where this runs as root.
 * @throws Error saying what to install.
 */
export function findBrowser(): string {
  const found = installedBrowser();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
      stdio: "inherit",
    });
  }
  const installed = installedBrowser();
  if (installed === undefined)
    throw new Error("The browser tests need Chrome or Chromium: install one, or set CHROME_PATH.");
  return installed;
}

function installedBrowser(): string | undefined {
  return PLACES.find((place) => place !== undefined && existsSync(place));
}
