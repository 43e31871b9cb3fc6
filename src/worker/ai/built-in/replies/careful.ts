import type { CommentLanguage } from "#shared/rules/comments/language.ts";
import type { HumanReason } from "#shared/rules/comments/needs-human.ts";
import type { ReadComment } from "../comments/read-comments.ts";
import { LANGUAGES } from "./other-languages/all.ts";

/** The one line for comments where a witty answer would be wrong. */
export interface CarefulLines {
  readonly selfHarm: string;
  readonly threat: string;
  readonly medical: string;
  /** Holds until the creator answers in person. */
  readonly personal: string;
  readonly hostile: string;
  readonly spam: string;
}

const ENGLISH: CarefulLines & Record<"minor" | "legal" | "refund" | "press", string> = {
  selfHarm:
    "I'm really glad you said this, you don't have to carry it alone and there are people who can help you right now.",
  threat: "I take this seriously and won't discuss it here.",
  medical: "I can't give medical advice here, please talk to a doctor or a pharmacist about this.",
  personal: "Thank you for writing, I'll read this carefully and answer you personally.",
  minor: "Thank you for watching, and please keep your age and other personal details out of the comments.",
  legal: "Thank you for letting me know, I'll look into this and get in touch with you privately.",
  refund: "I'm sorry about the trouble, I'll look into this and get back to you personally.",
  press: "Thank you for reaching out, I'll get in touch with you about this personally.",
  hostile: "I'm open to criticism, and I'd like us to keep it respectful here.",
  spam: "Advertising isn't allowed in these comments, thank you for understanding.",
};

const HUMAN_ADVICE: Record<HumanReason, string> = {
  "self-harm":
    "Someone may be in danger. Answer in your own words, don't leave them alone with it, and point them to a local crisis line or the emergency services. Use the platform's way to report worries about someone's safety.",
  threat:
    "This reads like a threat. Don't argue: keep a copy, report it to the platform, and turn to the police where you feel unsafe.",
  minor:
    "A child may have written this. Don't ask for personal details, don't move the talk into private messages, and consider hiding the age.",
  medical: "This is about someone's health. Don't diagnose or advise: point them to a doctor.",
  legal: "This has a legal side. Don't admit or promise anything here, and get advice before you answer.",
  refund:
    "Someone wants their money back or a problem solved. Look into it, then answer with what you will do.",
  press: "This may be press. Check who is asking, then answer in private.",
};

const HOSTILE_ADVICE =
  "You don't have to answer this. Hide it, mute or block whoever wrote it, or answer once, calmly, and leave it there.";
const SPAM_ADVICE = "Better not to answer: hide it or report it. A reply makes it more visible.";

/** The line and the advice for spam, hostility and what needs the creator in person; undefined for everything else. */
export function carefulReply({
  kind,
  reason,
  language,
}: ReadComment): { option: string; advice: string } | undefined {
  if (kind === "spam") return { option: linesIn(language).spam, advice: SPAM_ADVICE };
  if (kind === "hostile") return { option: linesIn(language).hostile, advice: HOSTILE_ADVICE };
  if (reason === undefined) return undefined;
  return { option: holdingLine(reason, language), advice: HUMAN_ADVICE[reason] };
}

function linesIn(language: CommentLanguage): CarefulLines {
  return LANGUAGES[language]?.careful ?? ENGLISH;
}

function holdingLine(reason: HumanReason, language: CommentLanguage): string {
  const lines = linesIn(language);
  if (reason === "self-harm") return lines.selfHarm;
  if (reason === "threat" || reason === "medical") return lines[reason];
  return lines === ENGLISH ? ENGLISH[reason] : lines.personal;
}
