import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import * as z from "zod/mini";
import en from "zod/v4/locales/en.js";
import { SubjectCard } from "#shared/contracts/subject-card.ts";
import { cardFaults, phrasesOf } from "#shared/rules/subject-card.ts";

z.config(en());

const SUBJECTS = fileURLToPath(new URL("subjects", import.meta.url));
/** Shorter phrases may be the same on two cards: a ruler is a ruler. */
const OWN_FROM = 18;

const faults: string[] = [];
const phrases = new Map<string, string>();
const subjects = new Map<string, string>();
let entries = 0;

function once(kind: string, known: Map<string, string>, text: string, file: string): void {
  const key = text.toLowerCase();
  const other = known.get(key);
  if (other !== undefined) faults.push(`${file}: ${kind} also in ${other}: ${text}`);
  known.set(key, file);
}

const files = readdirSync(SUBJECTS, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".yaml"))
  .toSorted();
for (const file of files) {
  const card = SubjectCard.safeParse(parse(readFileSync(join(SUBJECTS, file), "utf8")));
  if (!card.success) {
    faults.push(...card.error.issues.map(({ path, message }) => `${file}: ${path.join(".")} ${message}`));
    continue;
  }
  if (card.data.niche !== basename(dirname(file))) faults.push(`${file}: its niche is ${card.data.niche}`);
  faults.push(...cardFaults(card.data).map((fault) => `${file}: ${fault}`));
  once("subject", subjects, card.data.subject, file);
  for (const [, phrase] of phrasesOf(card.data)) {
    entries += 1;
    if (phrase.length >= OWN_FROM) once("phrase", phrases, phrase, file);
  }
}
for (const fault of faults) console.error(fault);
console.log(`Knowledge: ${files.length} subjects, ${entries} phrases, ${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
