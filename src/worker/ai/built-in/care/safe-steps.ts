import type { VideoIdea } from "#shared/contracts/ideas.ts";
import {
  type ChildKind,
  type Concerned,
  type HarmKind,
  isChild,
  isHarm,
  type PerilKind,
} from "../../material/care/kinds.ts";
import { clip, titleSafe } from "../topic.ts";
import { unscored } from "./sober-ideas.ts";
import type { CarefulStep, OthersDanger, SafetyTexts } from "./texts.ts";

const TITLE = 100;
/** The steps of `SafetyTexts.steps` by what they are about, in their order. */
const GENERAL = [
  "helpline",
  "person",
  "distance",
  "doctor",
  "askThem",
  "tenMinutes",
  "comments",
  "writeDown",
  "nothingLarge",
  "comeBack",
] as const;

/** Which of them fit a danger with steps of its own: who is followed needs a locked door, not ten slow breaths. */
const FITTING: Readonly<Partial<Record<PerilKind, readonly (typeof GENERAL)[number][]>>> = {
  viewer: [],
  poisoned: ["helpline", "comeBack"],
  hounded: ["helpline", "person", "tenMinutes", "comments", "nothingLarge", "comeBack"],
  missing: ["helpline", "person", "comeBack"],
  groomed: ["helpline", "person"],
  stalked: ["helpline", "person", "comments", "comeBack"],
  abuse: ["helpline", "person", "doctor", "askThem", "writeDown", "comeBack"],
  sexual: ["helpline", "person", "distance", "doctor", "tenMinutes", "comments", "writeDown", "comeBack"],
  eating: ["helpline", "person", "doctor", "askThem", "tenMinutes", "comments", "comeBack"],
  leaked: ["helpline", "person", "doctor", "comments", "writeDown", "nothingLarge", "comeBack"],
};

/** What is said to who worries about somebody else, by that one's danger; a danger that isn't here has words of its own. */
const OTHERS: Readonly<Partial<Record<PerilKind, OthersDanger>>> = {
  suicide: "suicide",
  "self-harm": "suicide",
  eating: "eating",
  abuse: "abuse",
  sexual: "abuse",
};

export type SafetyKind = PerilKind | HarmKind | ChildKind;

/** What answers danger, a refused request or a child: what comes first, and what to do step by step. */
export interface SafeSteps {
  readonly heading: string;
  readonly lead: string;
  readonly steps: readonly CarefulStep[];
  readonly close: string;
  readonly tags: readonly string[];
  /** What is asked of whom, in which form, where the answer has to be ideas. */
  readonly as: SafetyTexts["refused"];
}

/** @param about whom it concerns, where that isn't the one who writes. */
export function safeSteps(texts: SafetyTexts, kind: SafetyKind, about?: Concerned): SafeSteps {
  if (isChild(kind) && about === "minor")
    return { ...texts.child.inTrouble, close: "", tags: texts.tags.peril, as: texts };
  if (isChild(kind))
    return {
      heading: texts.headings.child,
      lead: texts.child.lead[kind],
      steps: texts.child.steps[kind],
      close: "",
      tags: texts.tags.child,
      as: texts,
    };
  if (isHarm(kind)) {
    const { no, offer } = texts.harm[kind];
    return {
      heading: texts.headings.instead,
      lead: `${no} ${offer}`,
      steps: [[no, offer], ...texts.instead],
      close: "",
      tags: texts.tags.harm,
      as: texts.refused,
    };
  }
  const others = about === "other" ? OTHERS[kind] : undefined;
  if (others !== undefined) {
    const { lead, steps } = texts.other.danger[others];
    const { heading } = texts.other;
    return {
      heading,
      lead,
      steps: [...steps, ...texts.other.steps],
      close: "",
      tags: texts.tags.peril,
      as: texts,
    };
  }
  const { lead, first } = texts.peril[kind];
  const fitting = FITTING[kind] ?? GENERAL;
  const general = texts.steps.filter((_, place) => fitting.some((name) => name === GENERAL[place]));
  const other = kind === "viewer";
  return {
    heading: other ? texts.headings.viewer : texts.headings.now,
    lead,
    steps: [first, ...(texts.own[kind] ?? []), ...general],
    // Whoever asks what to reply isn't told that nothing has to be answered.
    close: other ? "" : texts.notFilmed,
    tags: texts.tags.peril,
    as: texts,
  };
}

/** The same in the form of ideas, which is all that a list of ideas can hold. */
export function stepsAsIdeas({ lead, steps, close, as }: SafeSteps): VideoIdea[] {
  return steps.map(([title, text], index) =>
    unscored({
      title: clip(titleSafe(title), TITLE),
      hook: index === 0 ? lead : text,
      cta: as.call,
      format: as.format,
      description: close === "" ? text : `${text} ${close}`,
      targetAudience: as.audience,
    }),
  );
}
