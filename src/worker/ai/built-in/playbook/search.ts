import MiniSearch from "minisearch";
import { PLAYBOOK } from "./entries.ts";
import type { PlaybookEntry, Source } from "./entry.ts";

/** Words that every question has and no answer turns on. */
const STOP_WORDS = new Set(
  "a about all am an and any are as at be been but by can could did do does for from get go had has have how i if in is it its just me more most much my need no not of on or should so some than that the their them then there these they this to too up was we were what when where which who why will with would you your".split(
    " ",
  ),
);

/** Below this a hit shares too little with the question to be its answer. Found by trying questions the playbook doesn't cover. */
const MIN_SCORE = 12;
/** A second entry is given in full where it fits almost as well as the first. */
const NEARLY = 0.8;

let index: MiniSearch<PlaybookEntry> | undefined;

function searchIndex(): MiniSearch<PlaybookEntry> {
  if (index === undefined) {
    index = new MiniSearch<PlaybookEntry>({
      fields: ["title", "keywords", "topic", "answer"],
      extractField: (entry, field) => {
        if (field === "keywords") return entry.keywords.join(" ");
        if (field === "topic" || field === "title" || field === "answer") return entry[field];
        return entry.id;
      },
      processTerm: (term) => (STOP_WORDS.has(term.toLowerCase()) ? null : term.toLowerCase()),
      searchOptions: {
        boost: { title: 3, keywords: 3, topic: 2 },
        fuzzy: 0.15,
        prefix: (term) => term.length > 3,
      },
    });
    index.addAll(PLAYBOOK);
  }
  return index;
}

const byId = new Map(PLAYBOOK.map((entry) => [entry.id, entry]));

/** The entries that fit a question, best first; empty where the playbook doesn't cover it. */
export function findEntries(question: string): { entry: PlaybookEntry; score: number }[] {
  return searchIndex()
    .search(question)
    .filter((hit) => hit.score >= MIN_SCORE)
    .flatMap((hit) => {
      const entry = byId.get(String(hit.id));
      return entry === undefined ? [] : [{ entry, score: hit.score }];
    });
}

/** Answers in Markdown from the best entries, naming them; says so where there are none. */
export function answerFromPlaybook(question: string): string {
  const hits = findEntries(question);
  const [best] = hits;
  if (best === undefined) return nothingFound();
  const full = hits.slice(0, 2).filter((hit) => hit.score >= best.score * NEARLY);
  const more = hits.slice(full.length, full.length + 3).map((hit) => `- ${hit.entry.title}`);
  return [
    "*From Crescendo's growth playbook. No AI model is connected, so this isn't written for your case.*",
    ...full.map(({ entry }) => `## ${entry.title}\n\n${entry.answer}\n\n${sourceLine(entry.sources)}`),
    ...(more.length > 0 ? [`**Also in the playbook:**\n\n${more.join("\n")}`] : []),
  ].join("\n\n");
}

function sourceLine(sources: readonly Source[]): string {
  const named = sources.map(({ label, url, kind, checked }) => {
    const name = url === undefined ? label : `[${label}](${url})`;
    return `${name} (${kind}${checked === undefined ? "" : `, checked ${checked}`})`;
  });
  return `Based on: ${named.join("; ")}`;
}

function nothingFound(): string {
  const topics = [...new Set(PLAYBOOK.map((entry) => entry.topic))].toSorted();
  return [
    "*No AI model is connected, and Crescendo's growth playbook has nothing on this, so there is no answer to give.*",
    `The playbook is in English and covers: ${topics.join(", ")}. Ask about one of these, or connect an AI model for open questions.`,
  ].join("\n\n");
}
