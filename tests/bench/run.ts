import { execFileSync } from "node:child_process";
import { measureHelpers } from "./helpers.ts";
import { measureQueues, measureSilentTabs } from "./memory.ts";
import { measureKept } from "./kept.ts";
import { measureLoad } from "./load.ts";
import { measureFirstLoad } from "./first-load.ts";
import { measureAlarms, measurePuts, measureQueue } from "./schedule.ts";
import { measureStart } from "./start.ts";

/** Everything is a ratio against something bare, measured in the same run: single numbers of this machine say little. */
execFileSync("vite", ["build", "--logLevel", "warn"], {
  stdio: "inherit",
  shell: process.platform === "win32",
});

for (const measure of [
  measureLoad,
  measureHelpers,
  measureKept,
  measureQueue,
  measureAlarms,
  measurePuts,
  measureQueues,
  measureSilentTabs,
  measureStart,
  measureFirstLoad,
]) {
  const { title, rows } = await measure();
  console.log(`\n${title}`);
  console.table(rows);
}
