import type { HumanReason } from "#shared/rules/comments/needs-human.ts";

/** Intents that no tone, joke or wish of the engine's own may touch. */
export type CarefulIntent = HumanReason | "spam" | "hate" | "harassment" | "insult";

/**
 * Whole sentences for a careful intent. "{x}" stands for whom or what the comment names; a line with it is taken only
 * where there is one. Nobody is asked to watch, like, subscribe or laugh, and nothing is promised but an answer.
 */
export type CarefulLines = Record<CarefulIntent, readonly string[]>;

/** What to do besides or instead of answering. */
export const CAREFUL_ADVICE: Record<CarefulIntent, string> = {
  "self-harm":
    "Someone may be in danger. Answer in your own words, and point them to a local crisis line or the emergency services. Report the comment with the platform's own tool for self-harm and suicide, which sends them help, and don't stay alone with it yourself: tell somebody you trust.",
  threat:
    "This reads like a threat. Don't argue: keep a copy, report it to the platform, and turn to the police where you feel unsafe.",
  abuse:
    "Someone may be in danger at home. Don't ask for details in public, don't tell them what to do, and point them to a local helpline or the emergency services.",
  minor:
    "A child may have written this. Don't ask for personal details, don't move the talk into private messages, and consider hiding the age.",
  grief:
    "Someone is grieving. Answer in your own words if you can, use the name if they gave one, and leave out anything about your videos.",
  injury:
    "Someone was hurt. Don't diagnose and don't argue about whose fault it was: wish them well, and check whether your video needs a warning.",
  medical: "This is about someone's health. Don't diagnose or advise: point them to a doctor.",
  animal: "An animal may be ill. Don't diagnose or advise: point them to a vet, today.",
  illness: "Someone is ill. Answer in your own words, without advice and without cheering them on.",
  hardship:
    "Someone is going through a hard time. A line in your own words is worth more than a polished one; don't give advice they didn't ask for.",
  legal: "This has a legal side. Don't admit or promise anything here, and get advice before you answer.",
  refund:
    "Someone wants their money back or a problem solved. Take it out of the comments: ask for the order by e-mail or direct message, look into it, then answer with what you will do.",
  press: "This may be press. Check who is asking, then answer in private.",
  sales:
    "This is an offer, and many of those are scams. Look up who is asking before you answer, open no file or link from it, and promise nothing here.",
  spam: "Better not to answer: hide it or report it. A reply makes it more visible.",
  hate: "Don't answer this: hide it, report it to the platform, and block whoever wrote it.",
  harassment:
    "You don't have to answer this. Hide it, report it to the platform, and block whoever wrote it.",
  insult:
    "You don't have to answer this. Hide it, mute or block whoever wrote it, or answer once, calmly, and leave it there.",
};
