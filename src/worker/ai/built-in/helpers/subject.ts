import { type Block, emphasis, paragraph } from "../markdown.ts";
import { namedNiche, nicheFor } from "../find-niche.ts";
import type { NichePack } from "../niche.ts";
import { general } from "../niches/general.ts";
import type { Random } from "../random.ts";
import { dealer, type Pieces } from "../titles/angle.ts";
import { clip, oneLine, titleSafe, topicPhrase, type TopicPhrase } from "../topic.ts";

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

/** What a video about a subject can name, from what is known of its niche. */
export function piecesFor(subject: string, niche: string, random: Random): Pieces {
  const pack = nicheFor(niche, subject);
  return dealer(pack, "", namedNiche(niche) !== undefined, random)(subject, spoken(titleSafe(subject)));
}

/** The first line of an answer: what it is made of, and what that means. */
export function basis(madeOf: string, meaning: string): Block {
  return paragraph(emphasis(`${madeOf} No AI model is connected, so ${meaning}`));
}

/** The part of that line that names the niche. */
export function knowledgeOf(pack: NichePack): string {
  return pack === general
    ? "From Crescendo's playbook and what holds for any niche."
    : `From Crescendo's playbook and its notes on ${pack.name}.`;
}
