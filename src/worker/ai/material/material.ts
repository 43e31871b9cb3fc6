import type { Specific } from "#shared/contracts/grounding.ts";
import type { OwnMaterial } from "#shared/contracts/own-material.ts";
import type { Brief } from "./brief.ts";
import type { Care } from "./care/kinds.ts";
import type { Own } from "./own-material.ts";
import type { SubjectKnowledge } from "./subject-knowledge.ts";

/** What a task asks about, for finding what is known. */
export interface About {
  /** The topic, title, question or text in the creator's words. */
  readonly text: string;
  /** A niche by any name the product lists, or the creator's own. */
  readonly niche?: string | undefined;
  readonly audience?: string | undefined;
  /** The language the creator chose to be written in. */
  readonly language?: string | undefined;
  /** What the creator answered to the questions asked back. */
  readonly details?: string | undefined;
  /** The creator's videos, saved ideas and viewers' comments, where they let them go along. */
  readonly channel?: OwnMaterial | undefined;
}

/** What a public source said: a search that people make, what an article says first, one of its parts, how often it is read. */
export type SignalKind = "search" | "article" | "part" | "interest";

/** A specific of a public source, whose label names it and its date. */
export interface PublicSignal extends Specific {
  readonly kind: SignalKind;
}

/** All that is known before anybody writes. */
export interface Material {
  readonly brief: Brief;
  /** The card of the subject itself, in the brief's language. */
  readonly subject?: SubjectKnowledge;
  /**
   * Where a niche itself is asked about: its subjects in the brief's language, nearest first; else none. They are
   * subjects of their own: what they say doesn't hold for another topic.
   */
  readonly niche: readonly SubjectKnowledge[];
  /** Id of the product's niche (knowledge/niches), where one was named or found. */
  readonly nicheId?: string;
  /** Hashtags that creators of the subject use in the brief's language, without "#"; those of its niche come after. */
  readonly tags: { readonly subject: readonly string[]; readonly niche: readonly string[] };
  /** The creator's own sentences about it, from `details`. */
  readonly details: readonly string[];
  /** What they made, kept and heard already; left out where nothing came along. */
  readonly own?: Own;
  /** What public sources say of it today; none where nobody asked them, or none answered in time. */
  readonly signals: readonly PublicSignal[];
  /** True where the subject is known, the creator told enough, or a niche alone was asked for. */
  readonly known: boolean;
  /** What has to be taken care of; left out where there is nothing. */
  readonly care?: Exclude<Care, { level: "none" }>;
}
