import { hostilityOf } from "#shared/rules/comments/hostile.ts";
import type { CommentLanguage } from "#shared/rules/comments/language.ts";
import { foldedComment } from "#shared/rules/comments/phrase.ts";
import type { CommentIntent } from "#shared/rules/replies.ts";
import type { ReadComment } from "../../comments/read-comments.ts";
import { LANGUAGES } from "../languages.ts";
import { holdsLink } from "../links.ts";
import { inRegister, isFamiliar } from "../register.ts";
import { asPhrase, withoutChatter } from "./clean.ts";

/** What a reply's lines may name: the comment's own words, and what has to be asked back. */
export interface Spoken {
  readonly x?: string;
  readonly y?: string;
  readonly q?: string;
  /** The moment of the video that it speaks of. */
  readonly t?: string;
}

const MOMENT = /(?<![\d:])\d{1,2}:\d{2}(?::\d{2})?(?![\d:])/u;

/** What comes after it is what was meant: "solid tips, but stop zooming". */
const CONTRAST = /[ ,](?:but|except|however|though|pero|aunque|mais|sauf|aber|nur|mas|só que) /iu;

/** The longest own words that are taken over, in UTF-16 units (heuristic). */
const LONGEST = 70;

/** What stands for something taken out, belongs to an address or would be quoted nonsense. */
const UNFIT =
  /[[\]{}<>@#_=\\]|\b(?:handle|e-mail|phone|shit\w*|fuck\w*|damn|wtf|ass|lol|lmao|mdr|ptdr|xd|k{3,}|null|undefined|dot|punto com|ponto com|punkt de|point com)\b/iu;
/** Words that nothing ends in. */
const LOOSE_END =
  /(?: |^)(?:so|too|very|really|and|or|but|the|a|an|of|to|in|on|at|for|from|with|is|are|was|were|that|this|it|just|please|also|then|like|as|by|de|la|el|y|que|con|en|et|le|les|des|du|à|und|der|die|das|zu|mit|e|o|os|do|da|em|com|ya|muy|très|sehr|muito|here|ever|now|bro|man|dude)$/iu;

/** What only says that something is so. */
const LOOSE_BEGINNING =
  /^(?:actually|it's|its|it is|that's|c'est|ce sont|es|son|era|é|são|era|sind|ist|war) /iu;

/** The comment's own words as a reply may hold them; nothing where they aren't sure. @param formal how it is addressed. */
export function ownWords(read: ReadComment, formal: boolean): Spoken {
  const { x, y, q } = spokenIn(read);
  const polite = (words: string | undefined) =>
    words === undefined || (formal && isFamiliar(words, read.language)) ? undefined : words;
  const [own, other] = [polite(x), polite(y)];
  const [t] = MOMENT.exec(read.redacted) ?? [];
  return {
    ...(own === undefined ? {} : { x: own }),
    ...(other === undefined ? {} : { y: other }),
    ...(q === undefined ? {} : { q: inRegister(q, formal) }),
    ...(t === undefined ? {} : { t }),
  };
}

function spokenIn({ redacted, language, intent }: ReadComment): Spoken {
  const plain = redacted
    .replace(/https?:\/\/\S+/gu, " ")
    .replace(/\s+/gu, " ")
    .replace(/’/gu, "'");
  const typed =
    /\p{Lu}/u.test(plain) && plain === plain.toUpperCase() && plain.length > 12 ? plain.toLowerCase() : plain;
  const spoken = withoutChatter(typed, language);
  const { finders, lines } = LANGUAGES[language];
  const troubles = intent === "failure" ? { q: named(lines.troubles, spoken) } : {};
  const blamed = intent === "critique" ? spoken.slice(CONTRAST.exec(spoken)?.index ?? 0) : spoken;
  for (const { find, turn } of finders[intent] ?? []) {
    const groups = find(blamed);
    const found = groups === undefined ? undefined : turn(groups);
    if (found === undefined) continue;
    const { x, y } = typeof found === "string" ? { x: found, y: undefined } : found;
    const fitX = x === "" ? undefined : fit(x, { language, intent });
    const fitY = y === undefined ? undefined : fit(y, { language, intent });
    if (fitX !== undefined || (x === "" && fitY !== undefined))
      return {
        ...troubles,
        ...(fitX === undefined ? {} : { x: fitX }),
        ...(fitY === undefined ? {} : { y: fitY }),
      };
  }
  const aspect = intent === "critique" ? named(lines.aspects, blamed) : undefined;
  return { ...troubles, ...(aspect === undefined ? {} : { x: aspect }) };
}

/** Own words without a loose end; undefined for what no reply should repeat. */
function fit(words: string, of: { language: CommentLanguage; intent: CommentIntent }): string | undefined {
  const { intent } = of;
  let text = words.trim().replace(/[\s\p{P}]+$/u, "");
  if (intent === "correction") text = text.replace(LOOSE_BEGINNING, "");
  // "which camera it is" ends in a verb on purpose.
  if (intent === "gear") return isFit(text) ? asPhrase(text, of) : undefined;
  for (let before = ""; before !== text;) {
    before = text;
    text = text.replace(LOOSE_END, "");
  }
  return isFit(text) ? asPhrase(text, of) : undefined;
}

function isFit(text: string): boolean {
  if (text.length < 2 || text.length > LONGEST || UNFIT.test(text) || holdsLink(text)) return false;
  return hostilityOf(`you are ${text}`) === undefined && /[\p{L}\d]/u.test(text);
}

/** The name of what a comment speaks of first; "{n}" in it is the word that it used. A name without words fits all. */
function named(
  all: readonly (readonly [words: string, name: string])[],
  comment: string,
): string | undefined {
  const folded = foldedComment(comment);
  const found = all.flatMap(([words, name]) => {
    if (words === "") return [{ at: folded.length, name }];
    const whole = words.split("|").map((word) => (word.endsWith("*") ? `${word.slice(0, -1)}[a-z]*` : word));
    const match = new RegExp(`(?<![a-z])(?:${whole.join("|")})(?![a-z])`, "u").exec(folded);
    return match === null ? [] : [{ at: match.index, name: name.replace("{n}", () => match[0]) }];
  });
  return found.toSorted((a, b) => a.at - b.at)[0]?.name;
}
