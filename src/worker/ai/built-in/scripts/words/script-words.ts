import type { Tone } from "#shared/rules/scripts.ts";
import type { Surface } from "#shared/rules/surfaces.ts";
import type { PointKind, Points } from "../../compose/points.ts";
import type { TalkWords } from "./talk-words.ts";

/** One thing to say, in each tone: formal has no contractions, casual may joke. */
export type Said = Readonly<Record<Tone, string>>;

/** Declares what is said; a tone that is left out reads as the one before it. */
export function said(formal: string, balanced = formal, casual = balanced): Said {
  return { formal, balanced, casual };
}

/** One of several ways to say something. */
export type Ways<Arguments extends readonly unknown[]> = readonly ((...spent: Arguments) => Said)[];

/** How one kind of point becomes a beat. */
export interface BeatWords<Kind extends PointKind> {
  /** What the beat is called in the script's headings and chapters. */
  name(point: Points[Kind]): string;
  readonly core: Ways<[Points[Kind]]>;
  screen(point: Points[Kind]): string;
  /** @param shot a noun phrase: a picture that no other beat has. */
  broll(shot: string, point: Points[Kind]): string;
}

/** A beat for the creator to fill in; ____ is a place for what only they know. */
export interface BlankBeat {
  readonly name: string;
  readonly said: Said;
  readonly more: readonly Said[];
  readonly screen: string;
  readonly broll: string;
}

/** What a request can be made of. */
export interface CallPieces {
  readonly platform: Surface;
  readonly subject: string;
  /** The mistake that the script puts right. */
  readonly point: Points["mistake"];
}

/** How scripts speak one language. */
export interface ScriptWords {
  readonly beats: { readonly [Kind in PointKind]: BeatWords<Kind> };
  readonly talk: TalkWords;
  /** The mistake that a script is about, told over its first blocks: what is left once the sign has been said. */
  readonly lead: {
    /** What it looks like. @param sign a clause. */
    readonly sign: Ways<[sign: string]>;
    /** What it comes from. @param does a gerund or infinitive phrase. */
    readonly cause: Ways<[does: string]>;
    /** The reason and the remedy, where sign and cause were said. */
    readonly remedy: Ways<[Points["mistake"]]>;
    /** Cause, reason and remedy, where only the sign was said. */
    readonly rest: Ways<[Points["mistake"]]>;
    /** The answer, where the question was the first line. */
    readonly answer: Ways<[Points["question"]]>;
  };
  readonly steps: {
    /** @param step an imperative. */
    first(step: string): Said;
    readonly next: Ways<[step: string]>;
    /** The last of all. */
    last(step: string): Said;
    /** A step without those before and after it. */
    readonly only: Ways<[step: string]>;
    /** What is done in place of a mistake, and why: a part of a way without all its steps. */
    readonly remedy: Ways<[Points["mistake"]]>;
    /** @param see a noun phrase of any number. */
    readonly see: Ways<[see: string]>;
    /** What is seen at the end of all steps. */
    done(see: string): Said;
    name(count: number): string;
    /** Between pictures that follow each other. */
    readonly between: string;
  };
  /** A comparison as a question and its answer. */
  weighed(choice: Points["choice"]): { readonly ask: string; readonly answer: string };
  termsName(terms: readonly string[]): string;
  /** First lines for feeds, for a subject whose phrases are all too long; those above seven words aren't used. */
  readonly hooks: Ways<[subject: string]>;
  /** First lines where nothing is known. */
  readonly openHooks: readonly Said[];
  /** First lines of a long video: a question, or a clause that says what goes wrong. */
  readonly longHooks: { readonly ask: Ways<[ask: string]>; readonly sign: Ways<[sign: string]> };
  /** What comes second where nothing is known. */
  readonly openSetups: readonly Said[];
  /** Leaves something open in a long video, and closes it in the recap. */
  readonly loops: readonly {
    readonly promise: Said;
    /** @param kept the mistake that was kept for it. */
    answer(kept: Points["mistake"]): Said;
    /** Where only the creator knows it. */
    readonly open: Said;
    readonly screen: string;
  }[];
  readonly proofs: Ways<[picture: string]>;
  /** Where no picture shows the remedy: what was wrong, and that it is gone. */
  readonly compared: Ways<[Points["mistake"]]>;
  /** @param points what to take along, imperatives. */
  readonly recaps: Ways<[points: string]>;
  and(items: readonly string[]): string;
  /** One request each, any that the platform has. */
  calls(pieces: CallPieces): readonly string[];
  openCalls(platform: Surface): readonly string[];
  readonly screens: Readonly<Record<"setup" | "proof" | "recap" | "call", string>>;
  readonly brolls: {
    opening(picture: string): string;
    setup(picture: string): string;
    readonly promise: string;
    proof(picture: string): string;
    compared(point: Points["mistake"]): string;
    readonly recap: string;
    /** The last picture, which was the first. */
    back(picture: string): string;
    readonly closing: readonly string[];
    /** For the creator's own sentences. */
    own(shot: string): string;
  };
  /** Noun phrases that can be filmed of any subject, for when its own pictures are spent. */
  readonly shots: readonly string[];
  readonly notes: Record<Surface, { readonly first: string; readonly last: string }>;
  /** Stands above a script of a subject nothing is known of. */
  readonly worksheet: string;
  /** What the creator's own words are called as a source. */
  readonly ownWords: string;
  /** For a subject nothing is known of; from the fifth on also where a subject's card is spent. */
  readonly blanks: readonly BlankBeat[];
  /** The same of a subject whose card is spent, about its own words, pictures, choices and troubles. */
  readonly ownBlanks: OwnBlanks;
}

/** Beats to fill in around one kind of a subject's own words. */
export interface OwnBlank<Spent> {
  /** What is said, and what could still be said; one after the other. */
  readonly said: readonly ((spent: Spent) => readonly [said: string, more: string])[];
  name(spent: Spent): string;
  screen(spent: Spent): string;
  broll(spent: Spent): string;
}

/** Places to fill in that a subject's own words make specific; the same in every tone. */
export interface OwnBlanks {
  readonly terms: OwnBlank<string>;
  readonly scenes: OwnBlank<string>;
  readonly choices: OwnBlank<Pick<Points["choice"], "a" | "b">>;
  readonly troubles: OwnBlank<Pick<Points["mistake"], "sign" | "instead">>;
}
