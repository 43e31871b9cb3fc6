import type { Specific } from "#shared/contracts/grounding.ts";
import type { PLAYBOOK_TOPICS } from "#shared/contracts/playbook-entry.ts";
import type { Language } from "#shared/rules/language.ts";
import type { Surface } from "#shared/rules/surfaces.ts";
import { words } from "#shared/rules/words.ts";
import type { SubjectKnowledge } from "../../../material/subject-knowledge.ts";
import { cap } from "../../compose/frames.ts";
import { type Block, paragraph, strong, written } from "../../markdown.ts";
import type { Told } from "../../playbook/playbook-index.ts";
import { bestEntry, entriesIn, findEntries } from "../../playbook/search.ts";
import { sourceLine, sourcesNamed } from "../../playbook/source-line.ts";
import type { Random } from "../../random.ts";
import { isElsewhere } from "../surface.ts";

/** The most words of the playbook in a plan for a day: whoever wants more asks for it. */
const MOST_WORDS = 100;

/** From this score on an entry is nearer to a goal than one drawn at random. Source: heuristic. */
const NEAR = 0.2;

/** One thing to learn, and what of the card it says. */
export interface Lesson {
  readonly blocks: readonly Block[];
  readonly restsOn: readonly Specific[];
}

interface Learner {
  readonly goal: string;
  readonly surface: Surface | undefined;
  readonly card: SubjectKnowledge | undefined;
  readonly language: Language;
  /** What is said already. */
  readonly taken: string;
}

/** What the playbook says on the goal, else a fact of the subject, else something for the platform. */
export async function lessonFor(learner: Learner, random: Random): Promise<Lesson> {
  const { goal, card, language } = learner;
  const entry = goal === "" ? undefined : await bestEntry(goal, language);
  if (entry !== undefined) return fromPlaybook(entry, language);
  if (card !== undefined) return fromCard(card, learner.taken, random);
  const [near] = goal === "" ? [] : await findEntries(goal, language, 1);
  if (near !== undefined && near.score >= NEAR) return fromPlaybook(near.entry, language);
  return fromPlaybook(random.pick(await suitedEntries(learner)), language);
}

function fromPlaybook({ title, answer, sources }: Told, language: Language): Lesson {
  const blocks = [
    paragraph(strong(title)),
    written(beginningOf(answer)),
    written(sourceLine(sourcesNamed(sources), language)),
  ];
  return { blocks, restsOn: [] };
}

/** Whole lines of an answer up to {@link MOST_WORDS}; its first paragraph always. */
function beginningOf(answer: string): string {
  let count = 0;
  const kept = answer
    .trim()
    .split("\n")
    .filter((line, place) => {
      count += words(line).length;
      return place === 0 || count <= MOST_WORDS;
    });
  return kept
    .join("\n")
    .replace(/\n+[^\n]*:\s*$/u, "")
    .trim();
}

/** A question of viewers with its answer, or a belief and what is so. */
function fromCard(card: SubjectKnowledge, taken: string, random: Random): Lesson {
  const facts = [
    ...card.questions.map(({ ask, answer }) => ({ title: ask, text: answer, fact: answer })),
    ...card.beliefs.map(({ said, so }) => ({ title: `${cap(said)}?`, text: `${cap(so)}.`, fact: so })),
  ];
  const fresh = facts.filter(({ title }) => !taken.includes(title));
  const { title, text, fact } = random.pick(fresh.length > 0 ? fresh : facts);
  return {
    blocks: [paragraph(strong(title)), paragraph(text)],
    restsOn: [{ text: fact, source: "knowledge", label: card.name }],
  };
}

type Topic = (typeof PLAYBOOK_TOPICS)[number];

async function suitedEntries({ surface, language }: Learner): Promise<readonly Told[]> {
  const topics: readonly Topic[] = isElsewhere(surface)
    ? ["hooks", "tiktok", "instagram", "editing", "comments"]
    : ["hooks", "retention", "titles", "thumbnails", "comments"];
  const suits = (topic: string) =>
    topic === "tiktok" ? surface === "TikTok" : topic !== "instagram" || surface === "Instagram Reels";
  return (await entriesIn(language)).filter(
    ({ topic }) => topics.some((one) => one === topic) && suits(topic),
  );
}
