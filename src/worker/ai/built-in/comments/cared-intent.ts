import { foldedComment, phrases } from "#shared/rules/comments/phrase.ts";
import type { CommentIntent } from "#shared/rules/replies.ts";
import { careOf } from "../../material/care/care-of.ts";
import type { CareKind } from "../../material/care/kinds.ts";

/** What a comment wants where its text needs care, whatever else it says. */
const DANGERS: Partial<Record<CareKind, CommentIntent>> = {
  overdose: "self-harm",
  suicide: "self-harm",
  "self-harm": "self-harm",
  eating: "self-harm",
  abuse: "abuse",
  sexual: "abuse",
  stalked: "abuse",
  groomed: "abuse",
  hounded: "harassment",
  missing: "hardship",
  poisoned: "medical",
  leaked: "abuse",
  violence: "threat",
  minors: "harassment",
  hate: "hate",
};

/** What a comment without a purpose that could be told is taken for where its text is tender. */
const TENDER: Partial<Record<CareKind, CommentIntent>> = {
  grief: "grief",
  pet: "grief",
  stillbirth: "grief",
  pregnancy: "hardship",
  infertility: "hardship",
  caring: "illness",
  illness: "illness",
  mind: "hardship",
  trauma: "hardship",
  separation: "hardship",
  hardship: "hardship",
  bullying: "hardship",
  disaster: "hardship",
  "child-writes": "minor",
};

/** Intents that say so little, or are so light, that a tender text is believed rather than they. */
const LIGHT = new Set<CommentIntent>(["joke", "story", "other", "praise", "greeting", "emoji", "timestamp"]);

/** Intents that already need the creator in person or aren't answered as meant; nothing graver is lost by them. */
const GRAVE = new Set<CommentIntent>([
  "self-harm",
  "abuse",
  "threat",
  "hate",
  "harassment",
  "animal",
  "spam",
]);

/** What sounds like danger and is a laugh or a kitchen's trouble, folded as comments are compared. */
const HARMLESS = phrases(
  "a?ha(?:ha)+,? ich kann nicht mehr|ich kann nicht mehr[.! ]*(?:a?ha(?:ha)+|vor lachen|😂+|🤣+)",
  "se (?:me|nos|te) (?:pegan?|cort(?:a|o|an|aron))",
);

/** Who has to be seen by a vet rather than by a doctor. */
const ANIMALS = phrases(
  "(?:dogg?o?|cat|pupp(?:y|ie)|pup|kitten|pet|bunny|rabbit|hamster|ferret|parrot|perr(?:it)?[oa]|gat(?:it)?[oa]|mascota|conejo|cachorr(?:inh)?[oa]|gatinh[oa]|cadela|coelho|chien(?:ne)?|chat(?:te)?|chiot|chaton|lapin|hund|hündin|katze|kater|welpe|kätzchen|kaninchen)s?",
);

/** Intents whose replies laugh or beam. */
const CHEERFUL = new Set<CommentIntent>(["joke", "praise"]);

/** Words too heavy for a cheerful reply, where nothing tells what a comment means by them. */
const HEAVY = phrases(
  "hospital|surgeon|surgery|stitches|swollen|bleeding|blood|pills|overdose|police|funeral|bankrupt|evicted|beaten|the point of (?:living|anything)|wasn't around|lost everything|starving|ambulance|doctor|murdered|stalk(?:er|ing)|your address|can't (?:go on|do this|take this)",
  "urgencias|cirug[ií]a|sangre|pastillas|polic[ií]a|funeral|desahucio|paliza|ambulancia|m[eé]dico|tu direcci[oó]n|sin comer|no puedo m[aá]s",
  "h[oô]pital|urgences|m[eé]decin|sang|cachets|m[eé]dicaments|police|ambulance|ton adresse|sans manger|j'en peux plus|disparaissais",
  "krankenhaus|notaufnahme|arzt|blut|tabletten|polizei|beerdigung|pr[uü]gel|deine adresse|nichts gegessen|kann (?:einfach )?nicht mehr (?:weiter|so)|weg w[aä]re?",
  "hospital|pronto-socorro|sangue|rem[eé]dios|pol[ií]cia|vel[oó]rio|surra|ambul[aâ]ncia|m[eé]dico|seu endere[cç]o|sem comer|n[aã]o aguento|sumisse",
);

/**
 * What a comment wants, with care before anything else: danger outranks every other purpose, and a tender text every
 * light one.
 */
export function caredIntent(comment: string, intent: CommentIntent): CommentIntent {
  if (GRAVE.has(intent)) return intent;
  const told = foldedComment(comment).replace(HARMLESS, " ");
  const care = careOf(told);
  if (care.level === "none") return CHEERFUL.has(intent) && HEAVY.test(told) ? "story" : intent;
  if (care.level === "danger" && care.kind === "poisoned" && ANIMALS.test(told)) return "animal";
  const endangered = care.level === "danger" ? DANGERS[care.kind] : undefined;
  if (endangered !== undefined) return endangered;
  return (LIGHT.has(intent) ? TENDER[care.kind] : undefined) ?? intent;
}
