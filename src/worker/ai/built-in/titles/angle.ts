import type { FormatId } from "#shared/rules/formats.ts";
import { isWholeNiche, related } from "../find-niche.ts";
import type { NichePack } from "../niche.ts";
import { general } from "../niches/general.ts";
import type { Random } from "../random.ts";
import type { TopicPhrase } from "../topic.ts";

/** The places of a sentence that a niche pack can fill; see {@link NichePack} for the form of each. */
export type Piece = "audience" | "pain" | "desire" | "mistake" | "myth" | "proof" | "moment" | "word";

/** What one idea is about: everything a title, a hook or a description may name. */
export interface Angle extends Readonly<Record<Piece, string>> {
  readonly topic: TopicPhrase;
  /** How many points the creator plans, 3 to 7. */
  readonly n: number;
}

/** A sentence with places: what it suits, what it names, and how it is written. */
export interface Line {
  /** The formats it suits. */
  readonly formats: readonly FormatId[];
  readonly needs: readonly Piece[];
  /** Set where it suits only short or long videos, only things (no question or statement), only what one does. */
  readonly only?: "short" | "long" | "thing" | "activity" | undefined;
  write(angle: Angle): string;
}

/** Declares a line; it can write only what it says it needs, the topic and `n`. */
export function line<Needs extends Piece = never>(
  formats: readonly FormatId[],
  needs: readonly Needs[],
  write: (angle: Pick<Angle, Needs | "topic" | "n">) => string,
  only?: Line["only"],
): Line {
  return { formats, needs, write, only };
}

/** The pieces of an angle, without the topic's own form. */
export interface Pieces extends Omit<Angle, "topic"> {
  /** Those of them that come from the niche and have to do with the topic. */
  readonly own: ReadonlySet<Piece>;
}

/**
 * Deals pieces for one idea after another, each time others as long as there are any. A niche knows more
 * than any one topic of it can use, so an entry is dealt only where it shares a word with the topic or the
 * topic is the whole niche; what is missing comes from the pack that is true of everything, or, for the
 * audience, from the topic itself.
 *
 * @param audience the creator's own words for who watches; "" where the pack should say.
 * @param chosen true where the creator named the niche, so that any of its audiences is the channel's own.
 */
export function dealer(
  pack: NichePack,
  audience: string,
  chosen: boolean,
  random: Random,
): (topic: string, spoken: TopicPhrase) => Pieces {
  const shuffled = (list: (from: NichePack) => readonly string[]) => ({
    own: random.sample(list(pack), list(pack).length),
    any: random.sample(list(general), list(general).length),
  });
  const names = (from: NichePack) => from.moments.map((moment) => moment.name);
  const decks = {
    audience: shuffled((from) => from.audiences),
    pain: shuffled((from) => from.pains),
    desire: shuffled((from) => from.desires),
    mistake: shuffled((from) => from.mistakes),
    myth: shuffled((from) => from.myths),
    proof: shuffled((from) => from.proofs),
    moment: shuffled(names),
    word: shuffled((from) => from.vocabulary),
  };
  const used = new Set<string>();

  return (topic, spoken) => {
    const whole = isWholeNiche(pack, topic);
    const own = new Set<Piece>();
    const deal = (fitting: readonly string[]) => {
      const piece = fitting.find((entry) => !used.has(entry)) ?? random.pick(fitting);
      used.add(piece);
      return piece;
    };
    const about = (name: Exclude<Piece, "audience">) => {
      const known = whole ? decks[name].own : related(decks[name].own, topic, pack.name);
      // Any word of the niche can stand in quotation marks; anything else has to be about the topic.
      const piece = deal([...known, ...(name === "word" ? decks.word.own : decks[name].any)]);
      if (pack !== general && known.includes(piece)) own.add(name);
      return piece;
    };
    const viewers = decks.audience.own;
    const close = whole ? viewers : related(viewers, topic);
    const others = chosen ? viewers : random.sample(viewersOf(topic, spoken), 4);
    return {
      audience: audience || deal([...close, ...others]),
      pain: about("pain"),
      desire: about("desire"),
      mistake: about("mistake"),
      myth: about("myth"),
      proof: about("proof"),
      moment: about("moment"),
      word: about("word"),
      n: 3 + random.below(5),
      own,
    };
  };
}

/** Who may watch a video about a topic of which nothing else is known; plural, as in a pack. */
function viewersOf(topic: string, { inside }: TopicPhrase): string[] {
  const anybody = [
    `people curious about ${inside}`,
    `people arguing about ${inside}`,
    `people unsure about ${inside}`,
    `people searching for ${inside}`,
  ];
  if (inside !== topic) return anybody;
  return [
    ...anybody.slice(0, 1),
    `people new to ${inside}`,
    `people stuck with ${inside}`,
    `people coming back to ${inside}`,
    `people helping a friend with ${inside}`,
    `people with ten minutes for ${inside}`,
    `people who doubt the usual advice about ${inside}`,
  ];
}
