import type { OwnMaterial, OwnVideo } from "#shared/contracts/own-material.ts";
import { CAREFUL_KINDS, type CommentIntent } from "#shared/rules/replies.ts";
import { oneLine } from "../built-in/topic.ts";
import { careOf } from "./care/care-of.ts";
import { NAMES_FROM, placesOf, type SubjectIndex } from "./subject-index.ts";
import { stems } from "./stem.ts";

/** A title or a comment, and whether it has to do with what is asked about. */
type Near<Item> = Item & { readonly near: boolean };

/** What a viewer wrote, without e-mail addresses, phone numbers and handles. */
export interface ViewerComment {
  readonly text: string;
  readonly intent: CommentIntent;
}

/** The creator's own material, in each list what has to do with the subject first. */
export interface Own {
  /** Those of the subject by their views, most first. */
  readonly videos: readonly Near<OwnVideo>[];
  readonly savedIdeas: readonly Near<{ readonly title: string }>[];
  /** A few. None that the product answers with care alone: nobody in need, no spam, nothing hostile. */
  readonly comments: readonly Near<ViewerComment>[];
}

/** What the creator asks about, for telling which of their own things belong to it. */
export interface Sought {
  /** The subject in the creator's words. */
  readonly text: string;
  /** Places of the subjects in the index that are meant; none where nothing is known of it. */
  readonly places: ReadonlySet<number>;
}

/** A word that more cards than this know tells none of them: "fix", "home", "minutes". */
const COMMON = 40;
/** One that so few know tells them also where it isn't of their names: "wick". */
const RARE = 6;
/** Most comments that are read: an answer spends two, and a prompt has room for no more. */
const COMMENTS = 5;
/** From this share of the stems of both on, two titles are the same idea. */
const SAME = 0.75;

/** Puts what has to do with the subject first. */
export async function gatherOwn(
  { videos = [], savedIdeas = [], comments = [] }: OwnMaterial,
  sought: Sought,
  index: SubjectIndex,
): Promise<Own> {
  const isNear = nearness(sought, index);
  const marked = <Item>(item: Item, text: string) => ({ ...item, near: isNear(text) });
  const titled = videos.map((video) => ({ ...video, title: oneLine(video.title) }));
  return {
    videos: nearFirst(
      titled
        .toSorted((one, other) => (other.views ?? -1) - (one.views ?? -1))
        .map((video) => marked(video, video.title)),
    ),
    savedIdeas: nearFirst(savedIdeas.map((title) => marked({ title: oneLine(title) }, title))),
    comments: await readSome(nearFirst(askingFirst(comments).map((text) => marked({ text }, text)))),
  };
}

/** What of it needs no care, one after the other as they are asked for: each look costs a quarter of a millisecond. */
export function* harmless<Item>(
  items: Iterable<Item>,
  textOf: (item: Item) => string,
): Generator<Item, void> {
  for (const item of items) if (careOf(textOf(item)).level === "none") yield item;
}

/** The titles of what the creator made and saved. */
export function ownTitles({ videos, savedIdeas }: Own): string[] {
  return [...videos, ...savedIdeas].map(({ title }) => title);
}

/** Tells whether a title says the same as one of these: nearly all of their telling words are the same. */
export function repeats(titles: readonly string[]): (title: string) => boolean {
  const said = titles.map((title) => new Set(stems(title)));
  return (title) => {
    const told = new Set(stems(title));
    return said.some((other) => {
      const shared = told.intersection(other).size;
      return shared > 0 && shared >= SAME * (told.size + other.size - shared);
    });
  };
}

/** Tells whether a text shares a telling word with the subject, two that tell less, or all words of the question. */
function nearness({ text, places }: Sought, index: SubjectIndex): (text: string) => boolean {
  const asked = new Set(stems(text));
  const tells = (stem: string): number => {
    const postings = placesOf(stem, index);
    const cards = postings.length / 2;
    if (places.size === 0 && asked.has(stem)) return cards <= COMMON ? 1 : 0.5;
    const weight = Math.max(
      0,
      ...postings.filter((_, at) => places.has(postings[at - 1] ?? -1) && at % 2 === 1),
    );
    const isNamed = weight >= NAMES_FROM;
    if (weight > 0 && (cards <= RARE || (isNamed && cards <= COMMON))) return 1;
    return isNamed || asked.has(stem) ? 0.5 : 0;
  };
  return (own) => {
    const has = new Set(stems(own));
    if (asked.size > 0 && asked.isSubsetOf(has)) return true;
    return [...has].reduce((sum, stem) => sum + tells(stem), 0) >= 1;
  };
}

function nearFirst<Item extends Near<object>>(items: readonly Item[]): Item[] {
  return [...items.filter(({ near }) => near), ...items.filter(({ near }) => !near)];
}

/** Each once, those that ask something before the others. */
function askingFirst(comments: readonly string[]): string[] {
  const asks = (text: string) => /[?？]/u.test(text);
  return [...new Set(comments)].toSorted((one, other) => Number(asks(other)) - Number(asks(one)));
}

/** The first few that anybody may answer; each costs a quarter of a millisecond to read. */
async function readSome(comments: readonly Near<{ readonly text: string }>[]) {
  if (comments.length === 0) return [];
  const { readComments } = await import("../built-in/comments/read-comments.ts");
  const kept: Near<ViewerComment>[] = [];
  for (const { text, near } of comments) {
    if (kept.length === COMMENTS) break;
    for (const { redacted, kind, intent } of readComments([text]))
      if (!CAREFUL_KINDS.includes(kind)) kept.push({ text: oneLine(redacted), intent, near });
  }
  return kept;
}
