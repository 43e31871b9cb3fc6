import type { Language } from "#shared/rules/language.ts";
import type { ChildKind, HarmKind, PerilKind, TenderKind } from "../../material/care/kinds.ts";

/** Something that helps: in a few words, and why or how in a sentence. */
export type Helps = readonly [what: string, how: string];

/** What is written of one tender subject. */
export interface TenderTexts {
  /** Reads after "about": "losing somebody". */
  readonly about: string;
  /** What people say, and what helps more. */
  readonly said: readonly [said: string, instead: string];
  readonly helps: readonly [Helps, Helps, Helps];
  /** A letter as a title. */
  readonly letter: string;
  /** For the creator; none about performance. */
  readonly questions: readonly [string, string, string];
  /** Ten, without "#". */
  readonly tags: readonly string[];
}

/** What is written of some of the tender subjects. */
export type TenderPart<Kind extends TenderKind> = Readonly<Record<Kind, TenderTexts>>;

/** How sober answers are put in one language. */
export interface CareTexts {
  readonly language: Language;
  /** First line of an answer in prose. */
  readonly basis: string;
  /** Before everything else about a tender subject. */
  readonly notNeeded: string;
  /** For subjects that may be too much for who speaks or listens. */
  readonly tooMuch: string;
  readonly headings: {
    readonly quietly: (about: string) => string;
    readonly forms: string;
    readonly helps: string;
    readonly before: string;
    readonly after: string;
    readonly yourWords: string;
    readonly day: string;
    readonly title: string;
    readonly rather: string;
  };
  readonly titles: {
    readonly oneThing: (about: string) => string;
    readonly instead: (said: string) => string;
    readonly quietDay: string;
    readonly firstWeeks: (about: string) => string;
    readonly whereHelp: (about: string) => string;
    readonly asked: (about: string) => string;
  };
  /** What to do in each of those, in their order. */
  readonly forms: {
    readonly [
      Form in "oneThing" | "instead" | "letter" | "quietDay" | "firstWeeks" | "whereHelp" | "asked"
    ]: string;
  };
  /** How it is told: formats without music, cuts or effects. */
  readonly formats: readonly string[];
  readonly audience: string;
  /** What may be asked of who watches. */
  readonly calls: readonly string[];
  /** What a camera may show. */
  readonly scenes: readonly string[];
  /** Before and after publishing. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Sentences of a script that hold for every tender subject, in the order they are said. */
  readonly spoken: readonly string[];
  readonly closing: string;
  readonly pace: string;
  readonly earning: string;
  readonly tender: Readonly<Record<TenderKind, TenderTexts>>;
}

/** One careful thing to do, as a title and a sentence. */
export type CarefulStep = readonly [title: string, text: string];

/**
 * What helps against one danger and not against the others, after its first step. Leaked pictures: StopNCII.org (adults) and
 * NCMEC's Take It Down (minors), both run with the platforms; stopncii.org and takeitdown.ncmec.org.
 */
export type OwnSteps = Readonly<Partial<Record<PerilKind, readonly CarefulStep[]>>>;

/** Dangers that somebody else may be in, each with what is said of it. Others are met with the nearest of these. */
export const OTHERS_DANGERS = ["suicide", "eating", "abuse"] as const;
export type OthersDanger = (typeof OTHERS_DANGERS)[number];

/** What helps who worries about somebody else: first what is for just this danger, then what holds for all. */
export interface OtherTexts {
  readonly heading: string;
  readonly danger: Readonly<
    Record<OthersDanger, { readonly lead: string; readonly steps: readonly CarefulStep[] }>
  >;
  /** At least seven. */
  readonly steps: readonly CarefulStep[];
}

/** What comes first, and what to do, where a child is concerned. */
export interface ChildTexts {
  /** What a minor in trouble is told, who hasn't asked about videos. */
  readonly inTrouble: {
    readonly heading: string;
    readonly lead: string;
    readonly steps: readonly CarefulStep[];
  };
  readonly lead: Readonly<Record<ChildKind, string>>;
  /** At least ten. */
  readonly steps: Readonly<Record<ChildKind, readonly CarefulStep[]>>;
}

/** What answers danger, a refused request and a child, in one language. */
export interface SafetyTexts {
  readonly language: Language;
  readonly headings: {
    readonly now: string;
    /** Where it is somebody else who is in danger. */
    readonly viewer: string;
    readonly next: string;
    readonly instead: string;
    readonly child: string;
  };
  /** What the ideas of such an answer ask for, and whom they are for. */
  readonly call: string;
  readonly format: string;
  readonly audience: string;
  readonly notFilmed: string;
  /** The same three where a request is refused: nobody is a victim there. */
  readonly refused: { readonly call: string; readonly format: string; readonly audience: string };
  /** First sentence and first step by danger. */
  readonly peril: Readonly<Record<PerilKind, { readonly lead: string; readonly first: CarefulStep }>>;
  readonly own: OwnSteps;
  /** Ten that hold for many dangers, in the order of `GENERAL` in safe-steps.ts. */
  readonly steps: readonly CarefulStep[];
  /** A refusal in a sentence, and an offer. */
  readonly harm: Readonly<Record<HarmKind, { readonly no: string; readonly offer: string }>>;
  /** At least nine, to do in place of it. */
  readonly instead: readonly CarefulStep[];
  readonly child: ChildTexts;
  readonly other: OtherTexts;
  readonly tags: Readonly<Record<"peril" | "harm" | "child", readonly string[]>>;
}
