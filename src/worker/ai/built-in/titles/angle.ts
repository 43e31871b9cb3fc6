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
  /** Set where it suits only short or only long videos. */
  readonly length?: "short" | "long" | undefined;
  write(angle: Angle): string;
}

/** Declares a line; it can write only what it says it needs, the topic and `n`. */
export function line<Needs extends Piece = never>(
  formats: readonly FormatId[],
  needs: readonly Needs[],
  write: (angle: Pick<Angle, Needs | "topic" | "n">) => string,
  length?: "short" | "long",
): Line {
  return { formats, needs, write, length };
}

/** The pieces of an angle, without the topic's own form. */
export type Pieces = Omit<Angle, "topic">;

/**
 * Deals pieces for one idea after another, each time others as long as there are any. A niche knows more
 * than any one topic of it can use, so an entry is dealt only where it shares a word with the topic or the
 * topic is the whole niche; what is missing comes from the pack that is true of everything.
 *
 * @param audience the creator's own words for who watches; "" where the pack should say.
 */
export function dealer(pack: NichePack, audience: string, random: Random): (topic: string) => Pieces {
  const shuffled = (list: (from: NichePack) => readonly string[]) => ({
    own: random.sample(list(pack), list(pack).length),
    any: random.sample(list(general), list(general).length),
  });
  const decks = {
    audience: shuffled((from) => from.audiences),
    pain: shuffled((from) => from.pains),
    desire: shuffled((from) => from.desires),
    mistake: shuffled((from) => from.mistakes),
    myth: shuffled((from) => from.myths),
    proof: shuffled((from) => from.proofs),
    word: shuffled((from) => from.vocabulary),
  };
  const moments = random.sample(pack.moments, pack.moments.length);
  const used = new Set<string>();

  return (topic) => {
    const whole = isWholeNiche(pack, topic);
    const deal = ({ own, any }: { own: readonly string[]; any: readonly string[] }) => {
      const fitting = [...(whole ? own : related(own, topic)), ...any];
      const piece = fitting.find((entry) => !used.has(entry)) ?? random.pick(fitting);
      used.add(piece);
      return piece;
    };
    return {
      audience: audience === "" ? deal(decks.audience) : audience,
      pain: deal(decks.pain),
      desire: deal(decks.desire),
      mistake: deal(decks.mistake),
      myth: deal(decks.myth),
      proof: deal(decks.proof),
      word: deal(decks.word),
      moment: random.pick(moments).name,
      n: 3 + random.below(5),
    };
  };
}
