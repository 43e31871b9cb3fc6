import type { Tone } from "#shared/rules/scripts.ts";
import { words } from "#shared/rules/words.ts";
import { nicheFor } from "../find-niche.ts";
import { general } from "../niches/general.ts";
import type { Random } from "../random.ts";
import { dealer, type Piece } from "../titles/angle.ts";
import { kindOf, repeats, type TopicKind } from "../titles/occasion.ts";
import { clip, topicPhrase } from "../topic.ts";
import type { About } from "./line.ts";

/** The most of a topic that is said aloud: UTF-16 units, and words by the script's length. */
const SPOKEN = { units: 60, words: 12, wordsInHaste: 5, haste: 30 } as const;
/** A topic longer than this is named once; after that it is "this topic". */
const SHORT_ENOUGH = { units: 40, words: 5 } as const;
/** How many hands are dealt before one without contractions is given up on. */
const HANDS = 12;

const PIECES = ["audience", "pain", "desire", "mistake", "myth", "proof", "moment", "word"] as const;

const CONTRACTION =
  /n['’]t\b|['’](?:re|ve|ll|d|m)\b|\b(?:it|that|there|what|who|here|where|how|let|she|he)['’]s\b/iu;

/** True where a text holds a contraction, which a formal script doesn't. */
export function isContracted(text: string): boolean {
  return CONTRACTION.test(text);
}

/** What a script is about, as its sentences name it. */
export interface Subject {
  /** With the topic as it is named first, and as it is named after that. */
  readonly first: About;
  readonly later: About;
  readonly kind: TopicKind;
  /** The pieces that can be used, and those of them that the niche knows about this very topic. */
  readonly fitting: ReadonlySet<Piece>;
  readonly own: ReadonlySet<Piece>;
}

/** @param seconds the script's length; in a short one a long topic is cut shorter. */
export function subjectOf(topic: string, tone: Tone, seconds: number, random: Random): Subject {
  const pack = nicheFor("", topic);
  const spoken = spokenTopic(topic, seconds < SPOKEN.haste ? SPOKEN.wordsInHaste : SPOKEN.words);
  const phrase = topicPhrase(spoken);
  const isShort = spoken.length <= SHORT_ENOUGH.units && words(spoken).length <= SHORT_ENOUGH.words;
  const named = kindOf(topic);
  // "Knife skills" are practised as much as "cutting onions" is.
  const isPractised = named === "thing" && pack !== general && pack.formats[0] === "tutorial";
  const kind = isPractised ? "activity" : named;

  const deal = dealer(pack, "", false, random);
  const hands = Array.from({ length: HANDS }, () => deal(topic, phrase));
  const pieces = {
    audience: "",
    pain: "",
    desire: "",
    mistake: "",
    myth: "",
    proof: "",
    moment: "",
    word: "",
  };
  const fitting = new Set<Piece>();
  const own = new Set<Piece>();
  for (const name of PIECES) {
    const hand = hands.find((candidate) => tone !== "formal" || !isContracted(candidate[name]));
    if (hand === undefined) continue;
    pieces[name] = hand[name];
    if (hand.own.has(name)) own.add(name);
    // "One word to know about sourdough starter: “sourdough starter”."
    if (name === "word" && repeats(topic, hand.word)) continue;
    if (hand.own.has(name) || suits(name, hand[name], kind)) fitting.add(name);
  }
  return {
    first: { ...pieces, topic: phrase },
    later: { ...pieces, topic: isShort ? phrase : topicPhrase("this topic") },
    kind,
    fitting,
    own,
  };
}

/** What is true of learning anything would sound odd beside a question or a statement; so would its jargon anywhere. */
function suits(name: Piece, text: string, kind: TopicKind): boolean {
  return name === "word" ? !general.vocabulary.includes(text) : kind !== "statement";
}

/** The topic as it is said aloud: whole where it is short, else clipped until it takes few words to say. */
function spokenTopic(topic: string, most: number): string {
  let spoken = clip(topic, SPOKEN.units);
  for (let units = SPOKEN.units; units > most && words(spoken).length > most; units -= 4)
    spoken = clip(topic, units);
  return spoken;
}
