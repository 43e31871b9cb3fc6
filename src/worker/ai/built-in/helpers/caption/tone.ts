import { REPLY_TONES, type ReplyTone } from "#shared/rules/replies.ts";

/** How creators name a tone in the five languages, the product's own names apart. */
const NAMED: readonly (readonly [words: RegExp, tone: ReplyTone])[] = [
  [
    /relax|friend|chill|informal|cercan|amigable|décontract|cool|locker|entspannt|descontra[íi]d|tranquil/iu,
    "casual",
  ],
  [/inspir|motiv|encourag|encoura|animad|ermutig/iu, "motivational"],
  [/fun|humou?r|witty|joke|divertid|graciós|gracios|drôle|drole|marrant|lustig|witzig|engraçad/iu, "funny"],
  [/tech|geek|nerd|técnic|tecnic/iu, "techy"],
  [/formal|serious|business|prof[ei]s|seri[oa]|sérieu|seriös|sachlich/iu, "professional"],
];

/** The tone a creator's own words name; undefined where they name none that is known. */
export function toneIn(text: string): ReplyTone | undefined {
  const lower = text.toLowerCase();
  return REPLY_TONES.find((tone) => lower.includes(tone)) ?? NAMED.find(([words]) => words.test(lower))?.[1];
}
