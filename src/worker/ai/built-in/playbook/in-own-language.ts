import type { Language } from "#shared/rules/language.ts";
import { type Block, heading, paragraph, strong, written } from "../markdown.ts";
import { questionLanguage } from "../free/question-language.ts";
import { ownLanguage } from "../english-only.ts";
import type { Told } from "./playbook-index.ts";
import { bestEntry, entriesIn } from "./search.ts";
import { sourceLine, sourcesNamed } from "./source-line.ts";

/** What stands before the playbook's own answers in a report whose rest is in English. */
const WORDS: Readonly<
  Record<
    Language,
    {
      readonly question: string;
      nothing(asked: string): string;
      readonly guide: string;
      readonly rest: string;
    }
  >
> = {
  en: {
    question: "Your question",
    nothing: (asked) => `The playbook has nothing on “${asked}”, so there is no answer to give here.`,
    guide: "From the playbook",
    rest: "The report",
  },
  es: {
    question: "Tu pregunta",
    nothing: (asked) => `La guía no dice nada sobre “${asked}”, así que aquí no hay respuesta.`,
    guide: "De la guía, en español",
    rest: "El informe, en inglés",
  },
  fr: {
    question: "Votre question",
    nothing: (asked) => `Le guide ne dit rien sur « ${asked} » : il n'y a donc pas de réponse à donner ici.`,
    guide: "Du guide, en français",
    rest: "Le rapport, en anglais",
  },
  de: {
    question: "Deine Frage",
    nothing: (asked) => `Das Handbuch sagt nichts zu „${asked}“, also gibt es hier keine Antwort.`,
    guide: "Aus dem Handbuch, auf Deutsch",
    rest: "Der Bericht, auf Englisch",
  },
  pt: {
    question: "Sua pergunta",
    nothing: (asked) => `O guia não diz nada sobre “${asked}”, então aqui não há resposta.`,
    guide: "Do guia, em português",
    rest: "O relatório, em inglês",
  },
};

/** The language of a creator's request whose answer is composed in English alone: the question's before the niche's. */
export function requestLanguage(niche: string, question = ""): Language {
  const own = ownLanguage(niche);
  return question === "" ? own : questionLanguage(question, own);
}

/** The playbook's answer to the creator's own question, in the language it was asked in. */
export async function answerAsked(
  question: string,
  language: Language,
): Promise<{ readonly blocks: readonly Block[]; readonly entry?: string }> {
  if (question === "") return { blocks: [] };
  const words = WORDS[language];
  const entry = await bestEntry(question, language);
  const asked = heading(3, words.question);
  return entry === undefined
    ? { blocks: [asked, paragraph(words.nothing(question.slice(0, 120)))] }
    : { blocks: [asked, ...blocksOf(entry, language)], entry: entry.id };
}

/**
 * What the playbook says in a language other than English, by the names of its entries; the English report follows.
 * @param but the entry that was shown already.
 */
export async function playbookIn(
  language: Language,
  depth: 2 | 3,
  ids: readonly string[],
  but?: string,
): Promise<Block[]> {
  if (language === "en") return [];
  const entries = await entriesIn(language);
  const chosen = ids
    .filter((id) => id !== but)
    .flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  return [
    heading(depth, WORDS[language].guide),
    ...chosen.flatMap((entry) => blocksOf(entry, language)),
    heading(depth, WORDS[language].rest),
  ];
}

function blocksOf({ title, answer, sources }: Told, language: Language): Block[] {
  return [paragraph(strong(title)), written(answer), written(sourceLine(sourcesNamed(sources), language))];
}
