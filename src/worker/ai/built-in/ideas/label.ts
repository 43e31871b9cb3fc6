import { TITLE_MAX } from "#shared/rules/titles.ts";
import type { Brief } from "../../material/brief.ts";
import { isQualifier } from "../../material/phrasing/qualifiers.ts";
import { stems } from "../../material/stem.ts";
import { cap } from "../compose/frames.ts";

/** The longest that a creator's own words are as a title's label, in UTF-16 units. */
const LABEL_MOST = 44;

/** What a title is labelled by where the creator named a condition: their own words, "raised beds on a budget". */
export function labelOf({ subject, constraint, form, forNovices }: Brief): string | undefined {
  if (constraint === undefined || forNovices || (form !== "none" && form !== "list")) return undefined;
  const label = cap(`${subject} ${constraint}`);
  return label.length <= LABEL_MOST ? label : undefined;
}

/** How a subject's name may begin a title, and end it. */
const openings = (subject: string) => [`${cap(subject)}: `, `${cap(subject)} : `];
const endings = (subject: string) => [` | ${cap(subject)}`, ` (${subject})`];

/** The same title with another label in place of the subject's name; the title itself where it has none. */
export function relabelled(title: string, subject: string, label: string): string {
  const start = openings(subject).find((opening) => title.startsWith(opening));
  const end = endings(subject).find((ending) => title.endsWith(ending));
  const text =
    start !== undefined
      ? `${label}${start.slice(subject.length)}${title.slice(start.length)}`
      : end !== undefined
        ? `${title.slice(0, -end.length)}${end.replace(cap(subject), label).replace(subject, label)}`
        : title;
  return text.length <= TITLE_MAX ? text : title;
}

/** How a title is built: three of one shape in five read like one. */
export function shapeOf(title: string, subject: string): string {
  if (openings(subject).some((opening) => title.startsWith(opening))) return "labelled first";
  if (endings(subject).some((ending) => title.endsWith(ending))) return "labelled last";
  if (title.includes("?")) return "question";
  return title.includes(": ") || title.includes(" : ") ? "announced" : "plain";
}

/** The same title without the subject's own name beside it, where it says itself what the creator asked about. */
export function unlabelled(title: string, subject: string, topic: string): string {
  const ends = endings(subject).find((label) => title.endsWith(label));
  const starts = openings(subject).find((label) => title.startsWith(label) && title.endsWith("?"));
  const rest =
    ends !== undefined
      ? title.slice(0, -ends.length)
      : starts !== undefined
        ? cap(title.slice(starts.length))
        : title;
  return names(rest, topic) ? rest : title;
}

/** Whether a text has a telling word of what it is about. */
export function names(text: string, about: string): boolean {
  const said = new Set(stems(text, 300));
  return stems(about).some((stem) => said.has(stem) && !isQualifier(stem));
}
