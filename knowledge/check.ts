import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { load } from "js-yaml";
import * as z from "zod/mini";
import en from "zod/v4/locales/en.js";
import { Niche } from "#shared/contracts/niche.ts";
import { CARD_LANGUAGES, NicheTranslation, SubjectCard } from "#shared/contracts/subject-card.ts";
import { cardFaults, phrasesOf, translationFaults } from "#shared/rules/subject-card.ts";
import { checkPlaybook } from "./check-playbook.ts";

z.config(en());

const playbook = checkPlaybook();
const SUBJECTS = fileURLToPath(new URL("subjects", import.meta.url));
const NICHES = fileURLToPath(new URL("niches", import.meta.url));
/** Shorter phrases may be the same on two cards: a ruler is a ruler. Translations are longer, and have less to choose from. */
const OWN_FROM = { card: 18, translation: 32 } as const;

const faults: string[] = [...playbook.faults];
const phrases = new Map<string, string>();
const subjects = new Map<string, string>();
let entries = 0;

function once(kind: string, seen: Map<string, string>, text: string, file: string): void {
  const key = text.toLowerCase();
  const other = seen.get(key);
  if (other !== undefined) faults.push(`${file}: ${kind} also in ${other}: ${text}`);
  seen.set(key, file);
}

/** The file's content where it is of the schema; else its faults are noted. */
function read<Schema extends z.ZodMiniType>(file: string, schema: Schema): z.output<Schema> | undefined {
  const content = schema.safeParse(load(readFileSync(join(SUBJECTS, file), "utf8")));
  if (content.success) return content.data;
  faults.push(...content.error.issues.map(({ path, message }) => `${file}: ${path.join(".")} ${message}`));
  return undefined;
}

function addPhrases(card: Parameters<typeof phrasesOf>[0], file: string, from: number): void {
  for (const [, phrase] of phrasesOf(card)) {
    entries += 1;
    if (phrase.length >= from) once("phrase", phrases, phrase, file);
  }
}

const files = readdirSync(SUBJECTS, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".yaml"))
  .toSorted();
const languageOf = (file: string) => CARD_LANGUAGES.find((language) => basename(file) === `${language}.yaml`);
const cards = files.filter((file) => languageOf(file) === undefined);
for (const file of cards) {
  const card = read(file, SubjectCard);
  if (card === undefined) continue;
  if (card.niche !== basename(dirname(file))) faults.push(`${file}: its niche is ${card.niche}`);
  faults.push(...cardFaults(card).map((fault) => `${file}: ${fault}`));
  for (const subject of [card.subject, ...(card.howTos ?? []).map((howTo) => howTo.subject)])
    once("subject", subjects, subject, file);
  addPhrases(card, file, OWN_FROM.card);
}
const folders = new Set(cards.map((file) => dirname(file)));
for (const file of readdirSync(NICHES)) {
  const niche = Niche.safeParse(load(readFileSync(join(NICHES, file), "utf8")));
  if (!niche.success) faults.push(`niches/${file}: ${niche.error.issues[0]?.message}`);
  else
    for (const folder of niche.data.subjects)
      if (!folders.has(folder)) faults.push(`niches/${file}: no subjects in ${folder}`);
}
let translated = 0;
for (const file of files) {
  const language = languageOf(file);
  if (language === undefined) continue;
  for (const [name, card] of Object.entries(read(file, NicheTranslation) ?? {})) {
    if (!cards.includes(join(dirname(file), `${name}.yaml`))) faults.push(`${file}: no card ${name}`);
    faults.push(...translationFaults(card, language).map((fault) => `${file}: ${name}: ${fault}`));
    addPhrases(card, file, OWN_FROM.translation);
    translated += 1;
  }
}
for (const fault of faults) console.error(fault);
console.log(
  `Knowledge: ${playbook.entries} playbook entries, ${cards.length} subjects, ${translated} translations, ${entries} phrases, ${faults.length} faults.`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
