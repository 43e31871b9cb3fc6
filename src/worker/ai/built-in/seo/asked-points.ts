import type { SubjectKnowledge } from "../../material/subject-knowledge.ts";
import { stems } from "../../material/stem.ts";
import { type Dealt, pointsOf } from "../compose/points.ts";
import type { Random } from "../random.ts";

/** Stems that a mistake must share with an answer to be what the answer speaks of. */
const SAME = 3;

/** From so many telling words of a title on, a point must share two of them: "pan" alone doesn't make it risotto. */
const MANY = 3;
/** Words of titles that say what kind of video it is, in the five languages. */
const FORM_WORDS: ReadonlySet<string> = new Set(
  stems(
    "made make mistake beginner episode tutorial review routine morning easy simple step video vlog test day week guide " +
      "error errores principiante fácil rutina paso semana capítulo parte reseña cometí cosa hacer hago hice " +
      "erreur débutant facile étape semaine épisode astuce faire fais fait test avis " +
      "fehler anfänger einfach schritt woche folge teil machen gemacht mache " +
      "erro iniciante passo semana episódio resenha cometi coisa fazer faço fiz",
    200,
  ),
);

/** What a text asks about: points of the subject, and the words they are told in. */
export interface Asked {
  /** Those the text asks about; the mistake that an asked question's answer speaks of comes first. */
  readonly points: readonly Dealt[];
  /** All points, those that were asked about first. */
  readonly all: readonly Dealt[];
  /** The stems of the text and of what answers it. */
  readonly heard: ReadonlySet<string>;
}

/** What of a subject a text asks about, also by way of a question whose answer names the cause. */
export function askedOf(subject: SubjectKnowledge, text: string, random: Random): Asked {
  const all = pointsOf(subject, text, random);
  const asked = all.filter((dealt) => dealt.asked > 0);
  const answers = asked.flatMap(({ point }) => (point.kind === "question" ? [point.answer] : []));
  const told = new Set(stems(answers.join(" ")));
  for (const stem of stems(subject.name)) told.delete(stem);
  const [cause] = all
    .flatMap((dealt) => {
      if (dealt.point.kind !== "mistake") return [];
      const { does, sign, because, instead } = dealt.point;
      const shared = new Set(stems(`${does} ${sign} ${because} ${instead}`).filter((stem) => told.has(stem)));
      return shared.size >= SAME ? [{ dealt, shared: shared.size }] : [];
    })
    .toSorted((one, other) => other.shared - one.shared);
  const first = cause === undefined ? [] : [cause.dealt];
  const points = [...first, ...asked.filter((dealt) => !first.includes(dealt))];
  return {
    points,
    all: [...points, ...all.filter((dealt) => !points.includes(dealt))],
    heard: new Set([...stems(text), ...told]),
  };
}

/** What a text says of a subject beyond its names and the kind of video. */
export function beyondNames({ name, names }: SubjectKnowledge, text: string): ReadonlySet<string> {
  const own = new Set([name, ...names].flatMap((each) => stems(each)));
  return new Set(stems(text).filter((stem) => !own.has(stem) && !FORM_WORDS.has(stem)));
}

/** Names of a subject that a text holds in all their words. */
export function namesIn({ name, names }: SubjectKnowledge, text: string): string[] {
  const heard = new Set(stems(text));
  return [...new Set([name, ...names])].filter((each) => {
    const own = stems(each);
    return holdsNumbers(text, each) && own.length > 0 && own.every((stem) => heard.has(stem));
  });
}

/** Whether a text has all numbers of a name: seven days are no "75 days". */
function holdsNumbers(text: string, name: string): boolean {
  const numbers = new Set(text.match(/\p{N}+/gu) ?? []);
  return (name.match(/\p{N}+/gu) ?? []).every((number) => numbers.has(number));
}

/** What of a subject a text asks about as {@link askedOf} tells it, without the points that don't belong to the text. */
export function askedClosely(subject: SubjectKnowledge, text: string, random: Random): Asked {
  const { points, all, heard } = askedOf(subject, text, random);
  const belongs = belonging(subject, text);
  const near = new Set(all.filter((dealt) => dealt.ofTask || belongs(entryOf(dealt))));
  // The mistake that an asked question's answer speaks of belongs to it.
  const [cause] = points;
  if (near.size > 0 && cause?.point.kind === "mistake") near.add(cause);
  return {
    points: points.filter((dealt) => near.has(dealt)),
    all: all.filter((dealt) => near.has(dealt)),
    heard,
  };
}

/** How titles begin that show a way, and what they do on it. */
const WAY = /^(?:how (?:to|i|we)|cómo|comment(?: je)?|como) (?<verb>\p{L}+)/iu;

/**
 * Whether a text is about what an entry of a card says: it shares telling words with it beyond the subject's names,
 * and what it does where the names don't; where it has no words but a name, all of the card belongs to it.
 */
export function belonging(subject: SubjectKnowledge, text: string): (entry: string) => boolean {
  const telling = beyondNames(subject, text);
  if (telling.size === 0) return () => namesIn(subject, text).length > 0;
  const [verb] = stems(WAY.exec(text.trim())?.groups?.["verb"] ?? "");
  // What it does isn't what the subject is about: "how to fix a laptop" beside what is known of buying one.
  const isOther = verb !== undefined && telling.has(verb);
  const needed = telling.size >= MANY || isOther ? 2 : 1;
  return (entry) => {
    const said = new Set(stems(entry, 200));
    return telling.intersection(said).size >= needed && (!isOther || said.has(verb));
  };
}

/** What an entry of a card says, without what surrounds it. */
function entryOf({ point }: Dealt): string {
  switch (point.kind) {
    case "mistake":
      return `${point.does} ${point.sign} ${point.because} ${point.instead}`;
    case "choice":
      return `${point.a} ${point.b} ${point.decides}`;
    case "step":
      return `${point.do} ${point.see}`;
    case "question":
      return `${point.ask} ${point.answer}`;
    case "belief":
      return `${point.said} ${point.so}`;
    case "term":
      return `${point.term} ${point.is}`;
    case "moment":
      return point.what;
    default:
      return point.picture;
  }
}

/** Whether a video's text is about a subject, not only about a word that one of its other names holds, too. */
export function isAbout(subject: SubjectKnowledge, text: string, random: Random): boolean {
  if (askedClosely(subject, text, random).all.length > 0) return true;
  const heard = new Set(stems(text));
  return (
    (holdsNumbers(text, subject.name) && stems(subject.name).every((stem) => heard.has(stem))) ||
    (namesIn(subject, text).length > 0 && beyondNames(subject, text).size === 0)
  );
}
