import { isEnglish, sentences } from "#shared/rules/language.ts";
import { checksOfTitle } from "#shared/rules/seo/checks.ts";
import type { SeoFields } from "#shared/rules/seo/fields.ts";
import { holdsWord, tellingWords, videoSubject } from "#shared/rules/seo/keywords.ts";
import { pointsOf } from "#shared/rules/signals.ts";
import { TITLE_COLUMNS, titleAllowed } from "#shared/rules/titles.ts";
import { namedNiche, nicheFor } from "../find-niche.ts";
import type { Random } from "../random.ts";
import { dealer } from "../titles/angle.ts";
import { reendedTitles, tidiedTitles } from "../titles/better-titles.ts";
import { writeTitle } from "../titles/write-title.ts";
import { capital, clip, titleSafe, topicPhrase } from "../topic.ts";
import { endingsFor, formOf } from "./title-endings.ts";

/** How many titles are proposed at most, and how many of them made in one way. */
const MOST = 5;
const MOST_ALIKE = 2;
/** The most of a subject, and of another of the creator's words beside it, in UTF-16 units. */
const SUBJECT = 60;
const BESIDE = 40;

/** What only the creator can know of a video: numbers, and what stands for one. */
const FACTS = /\p{N}+|\b(?:mistakes?|tries|never|plan|checklist)\b/giu;

/**
 * Titles that keep the video's subject and language, pass every check and score at least as well as the
 * creator's own; best first. None names a number that the creator's text doesn't name. In a language other
 * than English they are made of the creator's own words alone, so there may be fewer.
 */
export function proposeTitles(fields: SeoFields, random: Random): string[] {
  const score = (title: string) => pointsOf(checksOfTitle({ ...fields, title }));
  const least = titleAllowed(fields.title) ? score(fields.title) : 0;
  const seen = new Set([fields.title.trim().toLowerCase()]);
  const chosen: string[] = [];
  for (const titles of waysOf(fields, random)) {
    const better = titles.filter((title) => {
      const fresh = !seen.has(title.toLowerCase()) && titleAllowed(title);
      return fresh && keepsFacts(title, fields) && score(title) >= least;
    });
    for (const title of [...new Set(better)].slice(0, MOST_ALIKE)) {
      seen.add(title.toLowerCase());
      chosen.push(title);
    }
  }
  // One that was cut off stands only where nothing else does.
  const whole = chosen.filter((title) => !title.endsWith("…"));
  return (whole.length > 0 ? whole : chosen).slice(0, MOST).toSorted((a, b) => score(b) - score(a));
}

/** The ways to a title; the creator's own words first. */
function waysOf(fields: SeoFields, random: Random): string[][] {
  const own = titleSafe(fields.title);
  const subject = clip(titleSafe(videoSubject(fields)), SUBJECT);
  if (subject === "") return [tidiedTitles(own, "")];
  const beside = random.sample(besides(fields, own, subject), 3);
  if (!isEnglish(`${fields.title} ${fields.description}`))
    return own === "" ? [beside] : [tidiedTitles(own, subject), beside];
  const pack = nicheFor(fields.niche, own);
  const pieces = dealer(
    pack,
    "",
    namedNiche(fields.niche) !== undefined,
    random,
  )(subject, topicPhrase(subject));
  const about = aboutOf(own, subject);
  const endings = endingsFor(formOf(own === "" ? fields.description : own));
  const ended = (topic: string, count: number) =>
    random
      .sample(endings.slice(0, 4), count)
      .flatMap(
        (ending) =>
          writeTitle(
            { formats: [], needs: [], write: (angle) => angle.topic.lead(ending) },
            topic,
            true,
            pieces,
          ) ?? [],
      );
  if (own === "") {
    const first = titleSafe(sentences(fields.description)[0] ?? "").replace(/[.。]+$/u, "");
    return [[clip(first, TITLE_COLUMNS.fine + 15)], ended(subject, 4), reendedTitles(subject, pieces)];
  }
  return [
    tidiedTitles(own, subject),
    ended(about, 4),
    ended(subject, 4),
    beside,
    random.sample(reendedTitles(own, pieces), 10),
  ];
}

/** The subject with what the title says right after it: "sourdough bread in a tiny kitchen". */
function aboutOf(own: string, subject: string): string {
  const at = own.toLowerCase().indexOf(subject.toLowerCase());
  const rest = /^\s(?:in|with|for|on|at|without|from|after|before|under|over|by)\s[^:|?!.,–—(]+/iu.exec(
    at < 0 ? "" : own.slice(at + subject.length),
  );
  return rest === null ? subject : `${subject}${rest[0].trimEnd()}`;
}

/** The creator's title beside another of their own words: the subject, a tag, the niche. */
function besides({ tags, niche }: SeoFields, own: string, subject: string): string[] {
  const words = [subject, ...tags, niche]
    .map(titleSafe)
    .filter((text) => text !== "" && text.length <= BESIDE);
  const unused = [...new Set(words)].filter(
    (text) => !tellingWords(text).every((word) => holdsWord(own, word)),
  );
  if (own === "") return unused.map(capital);
  const [opening = own] = tidiedTitles(own, subject).toSorted((a, b) => a.length - b.length);
  return unused.flatMap((text) => [`${opening} | ${text}`, `${capital(text)}: ${opening}`]);
}

function keepsFacts(title: string, { title: own, description }: SeoFields): boolean {
  const known = `${own} ${description}`.toLowerCase();
  return (title.match(FACTS) ?? []).every((fact) => known.includes(fact.toLowerCase()));
}
