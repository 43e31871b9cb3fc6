import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { load } from "js-yaml";
import { PLAYBOOK_TOPICS, PlaybookEntry } from "#shared/contracts/playbook-entry.ts";
import * as SOURCES from "#worker/ai/built-in/playbook/sources.ts";

const PLAYBOOK = fileURLToPath(new URL("playbook", import.meta.url));
const LANGUAGES = ["en", "es", "fr", "de", "pt"] as const;

/** What is wrong with the playbook's files, a sentence each, and how many there are. */
export function checkPlaybook(): { entries: number; faults: string[] } {
  const faults: string[] = [];
  const asked = new Map<string, string>();
  const topics = new Set<string>(PLAYBOOK_TOPICS);
  const files = readdirSync(PLAYBOOK, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml"))
    .toSorted();
  for (const file of files) {
    const entry = PlaybookEntry.safeParse(load(readFileSync(join(PLAYBOOK, file), "utf8")));
    if (!entry.success) {
      faults.push(...entry.error.issues.map(({ path, message }) => `${file}: ${path.join(".")} ${message}`));
      continue;
    }
    if (!topics.has(basename(dirname(file)))) faults.push(`${file}: no such topic`);
    for (const source of entry.data.sources)
      if (!Object.hasOwn(SOURCES, source)) faults.push(`${file}: no source ${source}`);
    for (const language of LANGUAGES)
      for (const ask of [entry.data[language].title, ...entry.data[language].asks]) {
        const key = `${language} ${ask.toLowerCase()}`;
        const other = asked.get(key);
        if (other !== undefined) faults.push(`${file}: also asked in ${other}: ${ask}`);
        asked.set(key, file);
      }
  }
  return { entries: files.length, faults };
}
