import { type Block, emphasis, paragraph } from "../markdown.ts";
import type { Material } from "../../material/material.ts";
import { clip, oneLine, topicPhrase, type TopicPhrase } from "../topic.ts";

/** The most of a creator's words that is named in the middle of a sentence, in UTF-16 units. */
const SPOKEN = 60;

/** A creator's words as part of a sentence: short, on one line, quoted where they don't read as a name. */
export function spoken(text: string): TopicPhrase {
  return topicPhrase(clip(oneLine(text), SPOKEN) || "…");
}

/** A creator's words as a quotation inside a sentence. */
export function cited(text: string, most = SPOKEN): string {
  const short = clip(oneLine(text), most);
  return /["“”„]/u.test(short) ? `‘${short}’` : `“${short}”`;
}

/** The first line of an answer: what it is made of, and what that means. */
export function basis(madeOf: string, meaning: string): Block {
  return paragraph(emphasis(`${madeOf} No AI model wrote this, so ${meaning}`));
}

/** The part of that line that names the subject, or says that nothing is known of it. */
export function knownOf({ subject, niche, details }: Material): string {
  if (subject !== undefined) return `From Crescendo's playbook and what it knows of ${subject.name}.`;
  if (niche.length > 0)
    return `From Crescendo's playbook and what it knows of ${niche.length} subjects of this niche.`;
  return details.length > 0
    ? "From Crescendo's playbook and your own words."
    : "From Crescendo's playbook alone: it knows nothing of this subject.";
}
