import { hostilityOf } from "#shared/rules/comments/hostile.ts";
import type { CommentLanguage } from "#shared/rules/comments/language.ts";
import { foldedComment } from "#shared/rules/comments/phrase.ts";
import type { CommentIntent } from "#shared/rules/replies.ts";
import type { ReadComment } from "../../comments/read-comments.ts";
import { LANGUAGES } from "../languages.ts";
import { holdsLink } from "../links.ts";
import { inRegister, isFamiliar } from "../register.ts";
import { correctionsIn } from "../corrections.ts";
import { asPhrase, withoutChatter } from "./clean.ts";
import type { OwnWords } from "./finder.ts";

/** What a reply's lines may name: the comment's own words, and what has to be asked back. */
export interface Spoken {
  readonly x?: string;
  readonly y?: string;
  /** What else it corrects. */
  readonly z?: string;
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
  /(?![.])\p{STerm}|[[\]{}<>@#_=\\]|\b(?:handle|e-mail|phone|shit\w*|fuck\w*|damn|wtf|ass|lol|lmao|mdr|ptdr|xd|k{3,}|null|undefined|dot|punto com|ponto com|punkt de|point com)\b/iu;
/** Words that nothing ends in. */
const LOOSE_END =
  /(?: |^)(?:so|too|very|really|and|or|but|the|a|an|of|to|in|on|at|for|from|with|is|are|was|were|that|this|it|just|please|also|then|like|as|by|de|la|el|y|que|con|en|et|le|les|des|du|à|und|der|die|das|zu|mit|e|o|os|do|da|em|com|ya|muy|très|sehr|muito|here|ever|now|bro|man|dude)$/iu;

/** What only says that something is so. */
const LOOSE_BEGINNING =
  /^(?:spell?ed|spelt|pronounced|written|called|actually|it's|its|it is|that's|c'est|ce sont|es|son|era|é|são|era|sind|ist|war) |^(?:in|at|on|en|em|à|bei|im|no|na) (?=[\d\p{Lu}])/iu;

/** The comment's own words as a reply may hold them; nothing where they aren't sure. @param formal how it is addressed. */
export function ownWords(read: ReadComment, formal: boolean): Spoken {
  const { x, y, z, q } = spokenIn(read);
  const polite = (words: string | undefined) =>
    words === undefined || (formal && isFamiliar(words, read.language)) ? undefined : words;
  const [own, other] = [polite(x), polite(y)];
  const [t] = MOMENT.exec(read.redacted) ?? [];
  return {
    ...(own === undefined ? {} : { x: own }),
    ...(other === undefined ? {} : { y: other }),
    ...(z === undefined ? {} : { z }),
    ...(q === undefined ? {} : { q: inRegister(q, formal) }),
    ...(t === undefined ? {} : { t }),
  };
}

function spokenIn(read: ReadComment): Spoken {
  if (read.intent !== "correction") return spokenOnce(read);
  const quoted = quotedIn(read.redacted);
  if (quoted !== undefined && correctionsIn(read.redacted, read.language).length === 1) return quoted;
  const unquoted = { ...read, redacted: read.redacted.replace(/«\s?|\s?»|["“”„]/gu, "") };
  const [first, second] = correctionsIn(unquoted.redacted, read.language);
  if (second === undefined) return spokenOnce(unquoted);
  const [one, other] = [first, second].map((redacted = "") => spokenOnce({ ...read, redacted }));
  return one?.x === undefined || other?.x === undefined ? {} : { x: one.x, z: other.x };
}

/** Words between quotation marks, with what stands right before them. */
const QUOTED = /(?<before>[^"“”„«»]{0,16})["“„«]\s?(?<words>[^"“”„«»]{2,30}?)\s?["”“»]/gu;
/** What stands before the word that was wrong. */
const WRONG =
  /(?<!\p{L})(?:not|no|nicht|kein|pas|não|instead of|said|saying|say|wrote|calling it|dices|dijiste|dis|as dit|sagst|gesagt|schreibst|diz|disse|falou|fala|en vez de|au lieu de|statt|em vez de)\s*$/iu;

/** Two words set against each other between quotation marks: no finder is surer. */
function quotedIn(comment: string): Spoken | undefined {
  const all = Array.from(comment.matchAll(QUOTED), ({ groups: { before = "", words = "" } = {} }) => ({
    words: words.trim(),
    wrong: WRONG.test(before),
  }));
  const [right, ...others] = all.filter(({ wrong }) => !wrong);
  const wrong = all.find((one) => one.wrong);
  if (all.length !== 2 || right === undefined || wrong === undefined || others.length > 0) return undefined;
  return isFit(right.words) && isFit(wrong.words) ? { x: right.words, y: wrong.words } : undefined;
}

function spokenOnce({ redacted, language, intent }: ReadComment): Spoken {
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
    const { x, y } = typeof found === "string" ? { x: found, y: undefined } : alike(found);
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

/** What another clause said before the one that corrects: "1928 and it was". */
const CLAUSE_BEFORE = /^.+ and (?:it|he|she|they|that)(?:'s| is| was| are| were) /iu;

/** "signed in 1848" and "1845" are "1848" and "1845": of what is right only what stands for the wrong. */
function alike({ x, y }: OwnWords): OwnWords {
  const told = x.replace(CLAUSE_BEFORE, "");
  if (told !== x) return alike({ x: told, ...(y === undefined ? {} : { y }) });
  const end = /\s(?<last>\d[\d.,:]*)$/u.exec(x)?.groups?.["last"];
  return end !== undefined && y !== undefined && /^\d[\d.,:]*$/u.test(y)
    ? { x: end, y }
    : { x, ...(y === undefined ? {} : { y }) };
}

/** Own words without a loose end; undefined for what no reply should repeat. */
function fit(words: string, of: { language: CommentLanguage; intent: CommentIntent }): string | undefined {
  const { intent } = of;
  let text = words.trim().replace(/[\s\p{P}]+$/u, "");
  // Of a word that is corrected no part may be left out: "bien que".
  if (intent === "correction" && LOOSE_END.test(text)) return undefined;
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
