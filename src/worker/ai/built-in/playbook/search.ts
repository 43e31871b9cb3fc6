import MiniSearch from "minisearch";
import { PLAYBOOK } from "./entries.ts";
import type { PlaybookEntry, Source } from "./entry.ts";

/** Words that every question has and no answer turns on. */
const STOP_WORDS = new Set(
  "a about all am an and any are as at be been but by can could did do does doing don for from get getting go good had has have help helps how i if in is isn it its just know let like ll make makes me more most much my need no not of ok on or please re should so some tell than thanks that the their them then there these they thing things this to too up us use used using ve vs want was we were what when where which who why will with without work works would you your".split(
    " ",
  ),
);

/** Words of a creator's trade: a question with one of them is meant for this playbook. */
const TRADE = new Set(
  "algorithm audience camera caption channel clickbait clip comment content creator ctr edit film follower hashtag hook influencer instagram livestream microphone monetization monetize niche podcast post reel retention rpm script short sponsor subscriber thumbnail tiktok title trend upload video view viewer viral vlog youtube"
    .split(" ")
    .map(stem),
);

/**
 * The least an entry must score to be an answer, found by trying questions the playbook covers and others it
 * doesn't (tests/worker/playbook-search.test.ts): little for a question of the trade, much for any other.
 */
const MIN_SCORE = { trade: 8, other: 30 };
/** What a keyword is worth that the question holds word for word. */
const PHRASE_BOOST = 8;
/** A second entry is given in full where it fits almost as well as the first. */
const NEARLY = 0.8;
/** The different words of a question that are looked at; more would only cost time. */
const MAX_WORDS = 60;
/** The fields that say what an entry is about. */
const NAMES = ["title", "keywords", "topic"];

/** Joins the forms of a word, roughly: "posting", "posted", "posts" and "post" are one. */
function stem(word: string): string {
  const lower = word.toLowerCase();
  if (lower.length <= 4) return lower;
  return lower
    .replace(/ies$/u, "y")
    .replace(/(?:ing|ed|s)$/u, "")
    .replace(/e$/u, "");
}

/** The words of a text that can turn an answer, stemmed; null for the others. */
function term(word: string): string | null {
  const lower = word.toLowerCase();
  return STOP_WORDS.has(lower) || (lower.length < 2 && !/\d/u.test(lower)) ? null : stem(lower);
}

const wordsIn = (text: string) => text.split(/[\n\r\p{Z}\p{P}]+/u).filter((word) => word !== "");
const stemmed = (text: string) => ` ${wordsIn(text).map(stem).join(" ")} `;

let index: MiniSearch<PlaybookEntry> | undefined;

function searchIndex(): MiniSearch<PlaybookEntry> {
  if (index === undefined) {
    index = new MiniSearch<PlaybookEntry>({
      fields: [...NAMES, "answer"],
      extractField: (entry, field) => {
        if (field === "keywords") return entry.keywords.join(" ");
        if (field === "topic" || field === "title" || field === "answer") return entry[field];
        return entry.id;
      },
      tokenize: wordsIn,
      processTerm: term,
      searchOptions: {
        boost: { title: 3, keywords: 3, answer: 0.5 },
        fuzzy: (word) => (word.length > 5 ? 0.15 : false),
        prefix: (word) => word.length > 3,
        weights: { fuzzy: 0.3, prefix: 0.5 },
      },
    });
    index.addAll(PLAYBOOK);
  }
  return index;
}

/** What speaks for an entry: the sum of its words' scores, and how much of the question these words are. */
interface Tally {
  score: number;
  covered: number;
}

/** The entries that fit a question, best first; empty where the playbook doesn't cover it. */
export function findEntries(question: string): { entry: PlaybookEntry; score: number }[] {
  const asked = wordsIn(question);
  const terms = [...new Set(asked.flatMap((word) => term(word) ?? []))].slice(0, MAX_WORDS);
  const weights = new Map<string, number>();
  const tallies = new Map<string, Tally>();
  for (const word of terms) {
    const hits = searchIndex().search(word);
    const naming = hits.filter((hit) =>
      Object.values(hit.match).some((fields) => fields.some((field) => NAMES.includes(field))),
    );
    // The rarer a word, the more of the question it is; one the playbook doesn't know is the rarest.
    const weight = Math.log(1 + PLAYBOOK.length / (1 + naming.length));
    weights.set(word, weight);
    const named = new Set(naming.map((hit) => String(hit.id)));
    for (const hit of hits) {
      const id = String(hit.id);
      const tally = tallies.get(id) ?? { score: 0, covered: 0 };
      tally.score += hit.score;
      if (named.has(id)) tally.covered += weight;
      tallies.set(id, tally);
    }
  }

  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const text = stemmed(question);
  const least = terms.some((word) => TRADE.has(word)) ? MIN_SCORE.trade : MIN_SCORE.other;
  return PLAYBOOK.flatMap((entry) => {
    const tally = tallies.get(entry.id);
    if (tally === undefined) return [];
    const score = ((tally.score + PHRASE_BOOST * phraseWeight(entry, text, weights)) * tally.covered) / whole;
    return score < least ? [] : [{ entry, score }];
  }).toSorted((one, other) => other.score - one.score);
}

/** The weight of the words in those keywords of an entry that a stemmed text holds word for word. */
function phraseWeight(entry: PlaybookEntry, text: string, weights: ReadonlyMap<string, number>): number {
  const found = new Set(
    entry.keywords
      .map(stemmed)
      .filter((keyword) => text.includes(keyword))
      .flatMap((keyword) => keyword.trim().split(" ")),
  );
  return [...found].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
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

/** The sources of an answer in a line of Markdown. */
export function sourceLine(sources: readonly Source[]): string {
  return `Based on: ${sources.map(namedSource).join("; ")}`;
}

/** A source in Markdown, with its kind and the date it was checked. */
export function namedSource({ label, url, kind, checked }: Source): string {
  const name = url === undefined ? label : `[${label}](${url})`;
  return `${name} (${kind}${checked === undefined ? "" : `, checked ${checked}`})`;
}

function nothingFound(): string {
  const topics = [...new Set(PLAYBOOK.map((entry) => entry.topic))].toSorted();
  return [
    "*No AI model is connected, and Crescendo's growth playbook has nothing on this, so there is no answer to give.*",
    `The playbook is in English and covers: ${topics.join(", ")}. Ask about one of these, or connect an AI model for open questions.`,
  ].join("\n\n");
}
