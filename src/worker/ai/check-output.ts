import type { CareLevel } from "#shared/contracts/grounding.ts";
import { emptyPhrasesIn } from "#shared/rules/empty-phrases.ts";
import { TITLE_MAX } from "#shared/rules/titles.ts";
import { words } from "#shared/rules/words.ts";
import { clip, titleSafe } from "./built-in/topic.ts";
import { UnfitOutput } from "./task.ts";

/** A text in quotation marks of any of the product's languages; its inside is 1. */
const QUOTED = /["“”„«»]\s*([^"“”„«»]+?)\s*["“”„«»]/gu;

/** A model's title as YouTube takes it, the topic out of its quotation marks. @param topic in the creator's words. */
export function mendTitle(title: string, topic: string): string {
  return clip(unquoted(titleSafe(title), topic), TITLE_MAX);
}

function unquoted(title: string, topic: string): string {
  const about = words(topic).join(" ");
  const bare = title.replace(QUOTED, (whole, inside: string) =>
    whole === title || (about !== "" && words(inside).join(" ") === about) ? inside : whole,
  );
  return bare.trim() === "" ? title : bare;
}

/**
 * The items without an empty phrase in what is shown of them; of the others as many as are needed to come to `least`.
 * All in their order.
 * @param said what the creator wrote.
 */
export function withoutEmpty<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  least: number,
  said: string,
): Item[] {
  let spare = items.length - least;
  return items.filter((item) => {
    if (spare <= 0 || emptyPhrasesIn(textOf(item), said).length === 0) return true;
    spare -= 1;
    return false;
  });
}

/**
 * What lures, ranks, dares or dismisses, in the product's five languages: nothing that belongs beside something hard in
 * somebody's life. A challenge that life is isn't meant: "the challenge of the first weeks".
 */
const LURE = new RegExp(
  [
    String.raw`\bchallenge\b(?! (?:of|for|in|is|was|to)\b)|\b(?:ranked|ranking|tier list|countdown|go(?:es)? viral|pranks?|pranked)\b`,
    String.raw`\b(?:top|platz) \d+\b|\b\d+ (?:\p{L}+ )?(?:myths?|lies|mitos|mentiras|mythes|mensonges|mythen|lügen)(?!\p{L})`,
    String.raw`\b(?:shocking|myths?|debunked|hot takes?|unpopular opinions?|fails|change my mind|prove me wrong|wait for it)\b`,
    String.raw`\byou (?:won['’]t|will never) believe\b|(?<!\p{L})(?:no (?:te )?(?:lo )?(?:vas a creer|creerás)|impactante|mitos?|retos? (?:viral|de \d+|tiktok))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:(?:tu ne vas|vous n['’]allez) (?:pas|jamais) (?:le )?croire|choquante?|mythes?|idées reçues|classement|défis? (?:viral|de \d+|tiktok))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:du wirst nicht glauben|glaubst du nie|schockierend|mythen|rangliste)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:você não vai acreditar|chocante|mitos?|pegadinha|desafios? (?:viral|de \d+|tiktok))(?!\p{L})|\p{Extended_Pictographic}`,
  ].join("|"),
  "iu",
);

/** The items that may stand beside what needs so much care: all of them where nothing does. */
export function soberOnes<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  level: CareLevel = "none",
): readonly Item[] {
  return level === "none" ? items : items.filter((item) => !LURE.test(textOf(item)));
}

/** The same, never none. @throws UnfitOutput where none may stand there. */
export function someSober<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  level?: CareLevel,
): readonly Item[] {
  const sober = soberOnes(items, textOf, level);
  if (sober.length > 0) return sober;
  throw new UnfitOutput(
    "It is about something hard in somebody's life: no challenge, ranking, countdown, myths, joke, bait or emoji.",
  );
}

/** Scores that differ, each as near to its own as can be: of two that are equal the later one is lower. 0 to 100. */
export function differing(scores: readonly number[]): number[] {
  const taken = new Set<number>();
  return scores.map((given) => {
    let score = Math.round(given);
    while (score >= 0 && taken.has(score)) score -= 1;
    if (score < 0) for (score = 0; taken.has(score);) score += 1;
    taken.add(score);
    return score;
  });
}
