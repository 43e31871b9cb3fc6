import type { CareLevel } from "#shared/contracts/grounding.ts";
import { HASHTAG_LANGUAGES } from "#shared/rules/hashtags.ts";
import { type Language, LANGUAGES } from "#shared/rules/language.ts";
import { oneLine } from "../built-in/topic.ts";
import type { Brief } from "./brief.ts";
import { isCalled, namedNiche, nicheAlone, nicheOf, nicheOfKeyword, type Niches } from "./find-niche.ts";
import { findSubjects, type FoundSubject } from "./find-subjects.ts";
import type { SubjectIndex } from "./subject-index.ts";
import type { About } from "./material.ts";
import type { LanguageSigns } from "./topic-language.ts";
import { understand } from "./understand.ts";

/** What a text is read with. */
export interface Known {
  readonly subjects: SubjectIndex;
  readonly niches: Niches;
  readonly languages: LanguageSigns;
}

/** What a creator's words ask for, and what of knowledge/ they are about. */
export interface ReadTopic {
  readonly brief: Brief;
  /** The subject that is meant; its card needn't be written in the brief's language. */
  readonly subject?: FoundSubject;
  /** True where a niche itself is asked about rather than a subject of it. */
  readonly asksNiche: boolean;
  readonly nicheId?: string;
}

/** Understands what is asked about, and finds the subject and the niche that are meant. */
export function readTopic(about: About, care: CareLevel, { subjects, niches, languages }: Known): ReadTopic {
  const text = oneLine(about.text);
  const brief = understand(text, care, languages, {
    ...chosenOf(about.language),
    ...(about.audience ? { audience: about.audience } : {}),
  });
  const found = findSubjects(text, subjects, { subject: brief.subject, language: brief.language });
  const named = namedNiche(brief.subject, niches) ?? namedNiche(text, niches);
  const itself =
    named ??
    nicheOfKeyword(brief.subject, niches) ??
    nicheOfKeyword(text, niches) ??
    nicheAlone(text, niches);
  const called = isCalled(named, brief.subject, niches) || isCalled(named, text, niches);
  const subject = found.find((each) => isMeant(each, called, itself)) ?? firstOfSides(brief, subjects);
  const nicheId =
    namedNiche(about.niche ?? "", niches) ?? itself ?? nicheOf(`${about.niche ?? ""} ${text}`, niches);
  return {
    brief,
    ...(subject === undefined ? {} : { subject }),
    asksNiche: text === "" || (subject === undefined && itself !== undefined),
    ...(nicheId === undefined ? {} : { nicheId }),
  };
}

/**
 * Whether a subject is meant rather than a niche: one named in several words always, one word where no niche is called
 * so, and what most of a subject's names share where the text is no niche's keyword either or no other's name holds it.
 */
function isMeant(
  { name, whole, literal, own }: FoundSubject,
  called: boolean,
  itself: string | undefined,
): boolean {
  if (literal || name.includes(" ")) return true;
  return whole || own ? !called : itself === undefined;
}

/** The first of two things set against each other where both are known: "drums vs guitar". */
function firstOfSides({ sides, language }: Brief, index: SubjectIndex): FoundSubject | undefined {
  const found = sides?.map((side) => findSubjects(side, index, { language })[0]);
  return found?.every((each) => each !== undefined) ? found[0] : undefined;
}

/** A language by its code or, as forms name it, in English. */
function chosenOf(name: string | undefined): { chosen?: Language } {
  const place = HASHTAG_LANGUAGES.findIndex((language) => language === name);
  const chosen = LANGUAGES[place] ?? LANGUAGES.find((language) => language === name);
  return chosen === undefined ? {} : { chosen };
}
