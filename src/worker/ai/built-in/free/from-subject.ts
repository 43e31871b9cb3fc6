import type { Specific } from "#shared/contracts/grounding.ts";
import { Grounded } from "../../material/grounded.ts";
import type { SubjectKnowledge } from "../../material/subject-knowledge.ts";
import { stems } from "../../material/stem.ts";
import { capital } from "../topic.ts";
import { type Wording, WORDING } from "./wording.ts";

/** Subjects of which nothing may be told that needs a professional. */
const PROFESSIONAL =
  /\b(?:health|medical|medicine|diagnos\w*|doctor|therap\w*|dos(?:e|age)|legal|law|tax|invest\w*|financial|diet)\b/iu;
/** Stems of a question that an entry must share beyond the subject's own name: one where there is no other … */
const LEAST = 1.5;
/** … and two of several, so that another animal's teeth aren't counted. */
const LEAST_OF_SEVERAL = 2.4;

interface Part {
  readonly text: string;
  readonly rests: readonly string[];
  readonly shared: number;
}

/** Answers a question about a card's subject from what the card says of it; undefined where it says nothing of that. */
export function answerFromSubject(question: string, card: SubjectKnowledge): Grounded<string> | undefined {
  const words = WORDING[card.language];
  const wanted = new Set(stems(question));
  for (const stem of stems(card.name)) if (wanted.size > 1) wanted.delete(stem);
  const parts = partsOf(card, words, wanted).toSorted((one, other) => other.shared - one.shared);
  const [best, second] = parts;
  const least = wanted.size > 2 ? LEAST_OF_SEVERAL : LEAST;
  if (best === undefined || best.shared < least) return undefined;
  const more = second !== undefined && second.shared >= least ? [second] : [];
  const told = [best, ...more];
  const picture = pictureFor(card, wanted);
  const careful = PROFESSIONAL.test(card.care) ? [words.professional.replace("{care}", card.care)] : [];
  const restsOn = told
    .flatMap(({ rests }) => rests)
    .map((text): Specific => ({ text, source: "knowledge", label: card.name }));
  return new Grounded(
    [
      ...told.map(({ text }) => text),
      ...careful,
      ...(picture === undefined ? [] : [words.film(picture)]),
      words.subjectNote.replace("{name}", card.name),
    ].join("\n\n"),
    { known: true, restsOn },
  );
}

function partsOf(card: SubjectKnowledge, { labels }: Wording, wanted: ReadonlySet<string>): Part[] {
  const part = (text: string, rests: readonly string[], weight = 1): Part => ({
    text,
    rests,
    shared: new Set(stems(rests.join(" "), 200).filter((stem) => wanted.has(stem))).size * weight,
  });
  return [
    ...card.questions.map(({ ask, answer }) => part(answer, [answer, ask], 1.5)),
    ...card.mistakes.map(({ does, sign, because, instead }) =>
      part(
        `${capital(because)}.\n\n- **${labels.sign}:** ${sign}\n- **${labels.instead}:** ${instead}`,
        [because, instead, sign, does],
        1.2,
      ),
    ),
    ...card.beliefs.map(({ said, so }) => part(`${capital(so)}.`, [so, said])),
    ...card.choices.map(({ a, b, decides }) =>
      part(`- ${capital(a)} / ${b}\n- **${labels.decides}:** ${decides}`, [a, b, decides], 1.1),
    ),
    ...card.terms.flatMap(({ term, is }) =>
      is === undefined ? [] : [part(`**${capital(term)}:** ${is}.`, [term, is])],
    ),
  ];
}

/** The card's picture that fits best. */
function pictureFor({ scenes }: SubjectKnowledge, wanted: ReadonlySet<string>): string | undefined {
  const fits = (scene: string) => stems(scene).filter((stem) => wanted.has(stem)).length;
  return scenes.toSorted((one, other) => fits(other) - fits(one))[0];
}
