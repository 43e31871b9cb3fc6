import type { Rival } from "#shared/rules/comments/rivals.ts";
import type { CommentIntent } from "#shared/rules/replies.ts";
import type { Asked } from "./asked/asked.ts";
import type { Besides } from "./besides.ts";
import type { AnsweredIntent, Stance, Variant } from "./lines/lines.ts";

/** Questions that name nothing more certain than their own words. */
const OPEN_QUESTIONS = new Set<CommentIntent>(["question", "how-to"]);
/** Questions of which two can be answered together. */
const ASKED = new Set<CommentIntent>([
  ...OPEN_QUESTIONS,
  "gear",
  "price",
  "link",
  "place",
  "schedule",
  "song",
]);
/** Questions for what can be named; where a comment doesn't name it, the question itself is repeated. */
const NAMED_QUESTIONS = new Set<CommentIntent>(["price", "link", "place"]);
/** What somebody's praise of another creator may be taken for. */
const JUDGED = new Set<CommentIntent>([
  "praise",
  "critique",
  "disagreement",
  "other",
  "joke",
  "agreement",
  "memory",
  "story",
]);

/** What a comment is answered as: its intent, or what it says more exactly. */
export function variantOf(
  intent: AnsweredIntent,
  comment: string,
  besides: Besides,
  asked: Asked | undefined,
): AnsweredIntent | Variant {
  if (ASKED.has(intent) && besides.asksTwice) return "both";
  // "Why do you use oil" asks for a reason and not for a name.
  if (ASKED.has(intent) && asked?.kind === "chosen") return "chosen";
  // "Do you still use the old lens" asks for yes or no.
  if (intent === "gear" && asked !== undefined && YES_OR_NO.test(asked.clause)) return asked.kind;
  if (intent === "request" && CHANGE.test(comment)) return "change";
  if (OPEN_QUESTIONS.has(intent) && asked !== undefined) return asked.kind;
  if (intent === "joke" && besides.laughs && wordCount(comment) <= LAUGH) return "laughing";
  if (intent === "emoji") return faceOf(comment) ?? intent;
  if (intent === "correction" && besides.correctsTwice) return "corrected-twice";
  if (intent === "critique" && besides.dismisses) return "shrugged";
  if (intent === "other" && wordCount(comment) <= FEW) return "few";
  if (isOneWord(comment) && (intent === "praise" || intent === "critique"))
    return intent === "praise" ? "brief" : "shrugged";
  if (intent === "timestamp" && besides.laughs) return "laughed-at";
  if (JUDGED.has(intent) && besides.rival !== undefined) return RIVALS[besides.rival];
  return intent;
}

/** How a comment that holds up somebody else is answered. */
const RIVALS: Readonly<Record<Rival, Variant>> = { better: "compared", earlier: "earlier", alike: "alike" };

/** What faces say, the one that stands first in a comment counting. */
const FACES: readonly (readonly [face: RegExp, variant: Variant])[] = [
  [/[👎🤮🤢🙄🥱😴🤡😒]/u, "shrugged"],
  [/[😂🤣💀☠😹😆😅]/u, "laughing"],
  [/[😭😢🥺💔😿]/u, "moved"],
  [/[🤨🤔🧐👀😐😑😬😳🫣]/u, "doubting"],
];

function faceOf(comment: string): Variant | undefined {
  const shown = FACES.map(([face, variant]) => ({ at: comment.search(face), variant }));
  return shown.filter(({ at }) => at >= 0).toSorted((a, b) => a.at - b.at)[0]?.variant;
}

/** Up to so many words are a laugh and no joke. */
const LAUGH = 2;

/** Up to so many words that nothing is known of are answered with no more than a few. */
const FEW = 3;

/** What is wished for is no video but something in those that there are. */
const CHANGE =
  /(?<!\p{L})(?:add|include|turn (?:down|up|off)|lower the|(?:speak|talk|zoom|go) (?:slower|slowly|louder|in|up|down)|make the (?:text|font|music)|put (?:the|a|some|up)|subtitles|captions|timestamps?|añad[aei]\p{L}*|agreg[au]\p{L}*|pon(?:er|ga)? (?:los |las |unos )?(?:subtítulos|capítulos|marcas)|subtítulos|sous-titres?|ajoute[rz]?|chapitres|untertitel|zeitstempel|einblenden|hinzufügen|legendas?|adicion\p{L}+|coloc(?:a|ar|que) (?:a |as |uma )?legenda\p{L}*)(?!\p{L})/iu;

const YES_OR_NO = /^(?:whether|si|s'ils?|ob|se) /u;

/** Whether a comment of this intent may hold a question that a reply repeats. */
export function isAsking(intent: AnsweredIntent): boolean {
  return ASKED.has(intent);
}

/** Whether a question is repeated whole, since nothing that it names is known. */
export function isRepeated(intent: AnsweredIntent, named: boolean): boolean {
  return NAMED_QUESTIONS.has(intent) && !named;
}

const wordCount = (comment: string) => comment.match(/[\p{L}\d'’-]+/gu)?.length ?? 0;
const isOneWord = (comment: string) => wordCount(comment) === 1;

/** Stances that take up what a comment is also glad of. */
const BESIDES: Partial<Record<Stance | "calm", Stance>> = {
  asked: "pleased",
  idea: "pleased",
  right: "pleased",
  fair: "mixed",
};

/** How an answer begins: what its comment is also glad of comes first. */
export function stanceOf(
  stance: Stance | "calm",
  { glad, blames }: Besides,
  intent: CommentIntent,
): Stance | "calm" {
  if (blames && stance === "asked" && intent !== "personal") return glad === undefined ? "fair" : "mixed";
  if (glad === "liked" && intent === "timestamp" && stance === "company") return "thanks";
  if (glad === undefined || intent === "personal") return stance;
  if (glad === "achieved" && stance === "asked") return "cheer";
  return BESIDES[stance] ?? stance;
}
