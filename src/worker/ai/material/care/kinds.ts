/** What somebody may be living with, and what a practitioner of it speaks of. */
export const TENDER_KINDS = [
  "dying",
  "grief",
  "pet",
  "stillbirth",
  "pregnancy",
  "infertility",
  "caring",
  "illness",
  "mind",
  "recovery",
  "trauma",
  "separation",
  "identity",
  "faith",
  "disaster",
  "hardship",
  "bullying",
] as const;
export type TenderKind = (typeof TENDER_KINDS)[number];

/** Danger to the person who writes, or to somebody they know or who watches them. The most urgent first. */
export const PERIL_KINDS = [
  "viewer",
  "poisoned",
  "overdose",
  "hounded",
  "suicide",
  "self-harm",
  "missing",
  "groomed",
  "abuse",
  "sexual",
  "eating",
  "stalked",
  "leaked",
] as const;
export type PerilKind = (typeof PERIL_KINDS)[number];

/** What is asked for would hurt somebody: refused. */
export const HARM_KINDS = [
  "minors",
  "violence",
  "weapons",
  "drugs",
  "medicine",
  "stalking",
  "exposing",
  "dares",
  "deceit",
  "hate",
] as const;
export type HarmKind = (typeof HARM_KINDS)[number];

/** A child's body is to be changed, a child writes, or a child is to be filmed. */
export const CHILD_KINDS = ["child-body", "child-writes", "child-filmed"] as const;
export type ChildKind = (typeof CHILD_KINDS)[number];

export type CareKind = TenderKind | PerilKind | HarmKind | ChildKind;
export const CARE_KINDS: readonly CareKind[] = [
  ...TENDER_KINDS,
  ...PERIL_KINDS,
  ...HARM_KINDS,
  ...CHILD_KINDS,
];

/** Whom it concerns, where that isn't the one who writes: somebody else; or a minor in trouble, who needs a grown-up first. */
export type Concerned = "other" | "minor";

/** How much care a text needs, for what, and for whom. */
export type Care =
  | { readonly level: "none" }
  | { readonly level: "tender"; readonly kind: TenderKind }
  | { readonly level: "danger"; readonly kind: PerilKind | HarmKind; readonly about?: Concerned }
  | { readonly level: "child"; readonly kind: ChildKind; readonly about?: Concerned };

export const NO_CARE: Care = { level: "none" };

/** Whether what is asked for is refused. */
export function isHarm(kind: CareKind): kind is HarmKind {
  return HARM_KINDS.some((harm) => harm === kind);
}

/** Whether it is a child's own safety that comes first. */
export function isChild(kind: CareKind): kind is ChildKind {
  return CHILD_KINDS.some((child) => child === kind);
}

type NeedsHelp = Exclude<Care, { readonly level: "none" | "tender" }>;

/** Whether help comes before anything else: in danger, and for a minor in trouble. */
export function needsHelp(care: Care): care is NeedsHelp {
  return care.level === "danger" || (care.level === "child" && care.about === "minor");
}
