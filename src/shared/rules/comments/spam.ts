import { words } from "../words.ts";
import { foldedComment, phrases } from "./phrase.ts";

// A host starts only where a run of its letters does, so that the time stays proportional to the text.
const LINK =
  /https?:\/\/\S+|\bwww\.\S+|(?<![a-z\d-])[a-z\d-]+\.(?:(?:com|net|org|io|gg|ly|xyz|shop)(?:\/\S*)?|[a-z]{2,8}\/\S+)(?![a-z\d])/gu;

/** Words beside a link that make it a contribution rather than an advertisement. */
const WORDS_BESIDE_A_LINK = 8;

/** Letters and digits from which a text that is there three times counts as posted by a machine. */
const REPEATED = { length: 15, times: 3 } as const;

/** Advertising for somebody else, contact bait and promised money, in the product's five languages (heuristics, checked 2026-11-21). */
const BAIT = phrases(
  "(?:check|visit|see|watch|come to|subscribe to)(?: out)? my (?:new )?(?:channel|page|profile|bio|music|videos?)|link (?:is )?in (?:my )?bio",
  "sub(?:scribe)? ?(?:4|for) ?sub(?:scribe)?|s4s|f4f|follow (?:for|4) follow|follow me back|(?:i'll|i will) sub(?:scribe)? back|sub(?:scribe)? to me",
  "(?:dm|message|text|contact|write|hit up|inbox) … (?:on )?(?:whats ?app|telegram|signal)|(?:whats ?app|telegram) (?:me|us|\\+?\\d[\\d ()-]{5,}|@[^ ]+)|t\\.me",
  "promote it on|dm (?:me|us|it to) … (?:promo[^ ]*|collab|feature)|free (?:followers|subscribers|robux|v-?bucks|gift ?cards?|iphones?)|buy (?:followers|subscribers|views)",
  "(?:bitcoin|btc|crypto|forex|binary options?|trading) … (?:profits?|returns|signals|broker|mentor|account manager)|(?:earned|made|withdr[ae]w|recovered) … (?:bitcoin|btc|crypto|forex|trading|funds)",
  "thanks to (?:mr|mrs|ms|miss)\\.? [^ ]+|you(?:'ve| have) (?:won|been selected)|work from home and earn|earn … (?:a day|per day|daily|weekly|an hour)",
  "(?:visita|pasa por|mira|suscríbete a) mi canal|sub por sub|sígueme y te sigo|te sigo si me sigues",
  "(?:viens sur|abonne-toi à|va voir|regarde) ma chaîne|sub pour sub|abo contre abo",
  "(?:schaut?|guckt?) … (?:auf|bei) (?:meinem|mein) kanal|besucht? meinen kanal|abo gegen abo|abonniert meinen kanal",
  "(?:passa n|visita |visite |olha |se inscrev[ae] n|inscreva-se n)o meu canal|sub por sub|sigo de volta|troco inscri[^ ]+",
);

/** Whether a comment advertises. @param comment as `plainComment` makes it. */
export function isSpam(comment: string): boolean {
  if (BAIT.test(foldedComment(comment))) return true;
  const without = comment.replace(LINK, " ");
  return without !== comment && !/[?？؟]/u.test(without) && words(without).length < WORDS_BESIDE_A_LINK;
}

/** The texts that stand in a list so often that a machine will have posted them, as {@link fingerprint} gives them. */
export function repeatedIn(comments: readonly string[]): ReadonlySet<string> {
  const times = new Map<string, number>();
  for (const comment of comments) {
    const print = fingerprint(comment);
    if (print.length >= REPEATED.length) times.set(print, (times.get(print) ?? 0) + 1);
  }
  return new Set([...times].filter(([, count]) => count >= REPEATED.times).map(([print]) => print));
}

/** A comment's letters and digits, by which copies are known. */
export function fingerprint(comment: string): string {
  return comment.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "");
}
