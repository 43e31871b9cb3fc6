import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { load } from "js-yaml";
import type { Plugin } from "vite";
import { Niche, NicheHashtags } from "#shared/contracts/niche.ts";
import { NicheTranslation, SubjectCard } from "#shared/contracts/subject-card.ts";
import { PLAYBOOK_TOPICS, PlaybookEntry } from "#shared/contracts/playbook-entry.ts";
import { keysOf } from "#shared/keys.ts";
import { type Language, LANGUAGES } from "#shared/rules/language.ts";
import { subjectsFrom } from "#shared/rules/quick-plan/from-cards.ts";
import { TIPS } from "#shared/rules/quick-plan/tips.ts";
import { indexPlaybook, type PlaybookFile } from "#worker/ai/built-in/playbook/playbook-index.ts";
import { namedNiche } from "#worker/ai/material/find-niche.ts";
import { languageSigns } from "./language-words.ts";
import { type CardFile, indexSubjects } from "./subject-index.ts";

const ROOT = fileURLToPath(new URL(".", import.meta.url));
const PREFIX = "virtual:knowledge/";

const yamlIn = (folder: string) =>
  readdirSync(join(ROOT, folder))
    .filter((file) => file.endsWith(".yaml"))
    .toSorted();
/** Files as they were read last, for as long as they don't change: a run of the tests builds the site several times. */
const files = new Map<string, { readonly at: number; readonly content: unknown }>();
const parsedCards = new WeakMap<object, SubjectCard>();

function read(file: string): unknown {
  const path = join(ROOT, file);
  const at = statSync(path).mtimeMs;
  const known = files.get(path);
  if (known?.at === at) return known.content;
  const content = load(readFileSync(path, "utf8"));
  files.set(path, { at, content });
  return content;
}

function cardIn(niche: string, file: string): SubjectCard {
  const content = read(`subjects/${niche}/${file}`);
  const known = typeof content === "object" && content !== null ? parsedCards.get(content) : undefined;
  if (known !== undefined) return known;
  const card = SubjectCard.parse(content);
  if (typeof content === "object" && content !== null) parsedCards.set(content, card);
  return card;
}

const nameOf = (file: string) => file.slice(0, -".yaml".length);
const niches = () => readdirSync(join(ROOT, "subjects")).toSorted();
const cardFiles = (niche: string) =>
  yamlIn(`subjects/${niche}`).filter((file) => !LANGUAGES.some((language) => file === `${language}.yaml`));

/**
 * Compiles knowledge/ into modules that load on first use: `virtual:knowledge/subjects` finds cards, `virtual:knowledge/niche-names`
 * niches, `virtual:knowledge/languages` tells languages apart, `virtual:knowledge/hashtags` loads their tags in a
 * language, `virtual:knowledge/niches` a niche's cards in a language, a chunk each, `virtual:knowledge/quick-plan` the
 * topics of quick plans, and `virtual:knowledge/playbook` the playbook in a language with its index.
 * @param whole true for a niche's cards in one module, there from the start: for tests, where modules come one by one.
 */
export function knowledge({ whole = false } = {}): Plugin {
  // The five languages of an entry stand in one file: read once a build.
  let entries: PlaybookFile[] | undefined;
  return {
    name: "knowledge",
    buildStart: () => {
      entries = undefined;
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) => {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [kind, folder = "", language = ""] = id.slice(PREFIX.length + 1).split("/");
      if (kind === "subjects") return moduleOf(indexSubjects(cards()));
      if (kind === "languages")
        return moduleOf(languageSigns(textsByLanguage((entries ??= playbookFiles()))));
      if (kind === "hashtags") return folder === "" ? hashtagLoaders() : moduleOf(hashtags(folder));
      if (kind === "niche-names") return moduleOf(nicheNames());
      if (kind === "quick-plan") return folder === "" ? topicLoaders() : moduleOf(planTopics(folder));
      if (kind === "niche") return moduleOf(nicheCards(folder, language));
      if (kind === "playbook" && folder !== "")
        return moduleOf(indexPlaybook((entries ??= playbookFiles()), languageNamed(folder)));
      if (kind === "playbook")
        return `export default {${LANGUAGES.map((each) => `${each}: () => import("${PREFIX}playbook/${each}")`).join(", ")}};`;
      if (kind === "whole") return moduleOf(wholeNiche(folder));
      if (kind === "niches" && whole) return wholeLoaders();
      if (kind === "niches")
        return loaders(
          niches().map((niche) => [
            niche,
            LANGUAGES.filter(
              (each) => each === "en" || existsSync(join(ROOT, "subjects", niche, `${each}.yaml`)),
            ),
          ]),
        );
      throw new Error(`knowledge has no ${id}`);
    },
  };
}

function languageNamed(name: string): Language {
  const named = LANGUAGES.find((language) => language === name);
  if (named === undefined) throw new Error(`knowledge has no language ${name}`);
  return named;
}

/** JSON in a string is parsed faster than the same as code. */
const moduleOf = (content: unknown) =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(content))});`;

function loaders(all: readonly (readonly [niche: string, languages: readonly string[]])[]): string {
  const lines = all.map(
    ([niche, languages]) =>
      `${JSON.stringify(niche)}: {${languages.map((each) => `${each}: () => import("${PREFIX}niche/${niche}/${each}")`).join(", ")}}`,
  );
  return `export default {${lines.join(",\n")}};`;
}

/** A niche's cards in all languages. */
function wholeNiche(niche: string): Record<string, unknown> {
  const written = LANGUAGES.filter(
    (each) => each === "en" || existsSync(join(ROOT, "subjects", niche, `${each}.yaml`)),
  );
  return Object.fromEntries(written.map((each) => [each, nicheCards(niche, each)]));
}

/** Loaders of cards that are there already, a module a niche. */
function wholeLoaders(): string {
  const imports = niches().map((niche, place) => `import n${place} from "${PREFIX}whole/${niche}";`);
  const entries = niches().map((niche, place) => `${JSON.stringify(niche)}: loaded(n${place})`);
  return `${imports.join("")}
const loaded = (cards) => Object.fromEntries(Object.entries(cards).map(([language, content]) => [language, () => Promise.resolve({ default: content })]));
export default {${entries.join(", ")}};`;
}

function hashtagLoaders(): string {
  const lines = LANGUAGES.map((language) => `${language}: () => import("${PREFIX}hashtags/${language}")`);
  return `export default {${lines.join(",\n")}};`;
}

function hashtags(language: string): NicheHashtags {
  return NicheHashtags.parse(read(`hashtags/${language}.yaml`));
}

function playbookFiles(): PlaybookFile[] {
  return PLAYBOOK_TOPICS.flatMap((topic) =>
    yamlIn(`playbook/${topic}`).map((file) => ({
      id: nameOf(file),
      topic,
      entry: PlaybookEntry.parse(read(`playbook/${topic}/${file}`)),
    })),
  );
}

function nicheNames(): Record<string, Niche> {
  return Object.fromEntries(
    yamlIn("niches").map((file) => [nameOf(file), Niche.parse(read(`niches/${file}`))]),
  );
}

/** The niches of quick plans that have no templates of their own, by the id of the niche that each is. */
function topicLoaders(): string {
  const names = nicheNames();
  const lines = keysOf(TIPS).map((niche) => {
    const id = namedNiche(niche, names);
    if (id === undefined) throw new Error(`knowledge/niches names no ${niche}`);
    return `${JSON.stringify(niche)}: () => import("${PREFIX}quick-plan/${id}")`;
  });
  return `export default {${lines.join(", ")}};`;
}

function planTopics(id: string): string[][] {
  const folders = nicheNames()[id]?.subjects ?? [];
  return subjectsFrom(folders.flatMap((folder) => cardFiles(folder).map((file) => cardIn(folder, file))));
}

function nicheCards(niche: string, language: string): unknown {
  if (language !== "en") return NicheTranslation.parse(read(`subjects/${niche}/${language}.yaml`));
  return Object.fromEntries(cardFiles(niche).map((file) => [nameOf(file), cardIn(niche, file)]));
}

/** All that is written in each language, for telling them apart. */
function textsByLanguage(playbook: readonly PlaybookFile[]): Record<Language, string[]> {
  const texts: Record<Language, string[]> = { en: [], es: [], fr: [], de: [], pt: [] };
  for (const niche of niches()) {
    for (const file of cardFiles(niche)) {
      const { names, tags, howTos: _, ...card } = cardIn(niche, file);
      texts.en.push(...textsIn(card));
      for (const language of LANGUAGES) texts[language].push(...names[language], ...tags[language]);
    }
    for (const file of yamlIn(`subjects/${niche}`).filter((each) => !cardFiles(niche).includes(each)))
      texts[languageNamed(nameOf(file))].push(...textsIn(read(`subjects/${niche}/${file}`)));
  }
  for (const { entry } of playbook)
    for (const language of LANGUAGES) texts[language].push(...textsIn(entry[language]));
  return texts;
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** All cards, each with what is written of it in other languages. */
function cards(): CardFile[] {
  return niches().flatMap((niche) => {
    const translations = yamlIn(`subjects/${niche}`)
      .filter((file) => !cardFiles(niche).includes(file))
      .map((file) => NicheTranslation.parse(read(`subjects/${niche}/${file}`)));
    return cardFiles(niche).map((file) => ({
      id: `${niche}/${nameOf(file)}`,
      card: cardIn(niche, file),
      translations: translations.flatMap((each) => each[nameOf(file)] ?? []),
    }));
  });
}
