import { turned } from "../own-words/english/phrase.ts";
import type { QuestionKind, Turn } from "./asked.ts";

/** What a thing does: by such a verb the end of its name can be told, as in "does the acrylic paint dry". */
const DONE_BY_THINGS =
  "break|charge|come|connect|cook|cost|crack|cure|dry|expire|fade|fit|freeze|get|go|grow|have|help|hold|hurt|keep|last|leak|look|matter|melt|need|rest|rise|run|rust|set|shrink|smell|sound|spoil|start|stay|stick|stretch|take|taste|turn|wash|weigh|work";
const PERSON =
  "i|we|you|u|it|this|that|they|these|those|there|he|she|one|someone|anyone|everyone|everything|people";
const THING = `(?!(?:${PERSON}|not) )(?:[a-z]+ ){0,3}?[a-z]+(?= (?:${DONE_BY_THINGS})(?: |$))`;
const SUBJECT = `(?<s>(?:${PERSON})(?= )|${THING})`;
/** Beside a verb of being a name ends after its noun. */
const BEING = `(?<s>${PERSON}|(?:the|my|your|a|an|this|that) [a-z]+)`;
const MODAL = "can|could|may|should|must|will|would|shall|might";
const WH =
  "(?<w>(?:(?:for|at|in|on|with|by|from) )?(?:how (?:long|much|many|often|far|hot|thick|deep|big|small|old|fast|high|strong|late|early)(?: [a-z]+){0,2}?|how|why|when|where|who|what(?: (?:kind|type|size|time|sort|brand|color|colour|temperature|temp|setting|speed|grit|ratio)(?: of [a-z]+)?)?|which [a-z]+(?: [a-z]+)?|which))";

const WHETHER_MODAL = new RegExp(`^(?<v>${MODAL}) ${SUBJECT} (?<r>.+)$`, "iu");
const WHETHER_BE = /^(?<v>is|are|was|were) (?<s>it|there|this|that|they|these|those|he|she) (?<r>.+)$/iu;
const WHETHER_DO = new RegExp(`^(?<v>do|does|did) ${SUBJECT} (?<r>.+)$`, "iu");
const ASKS_MODAL = new RegExp(`^${WH} (?<v>${MODAL}) ${SUBJECT} (?<r>.+)$`, "iu");
const ASKS_BE = new RegExp(`^${WH} (?<v>is|are|was|were) ${BEING}(?: (?<r>.+))?$`, "iu");
const ASKS_DO = new RegExp(`^${WH} (?<v>do|does|did) ${SUBJECT}(?: (?<r>.+))?$`, "iu");
/** What is a clause already: "can you tell me where you got it". */
const TOLD = new RegExp(
  `^${WH} (?<s>you|u|i|we|it|that|they|he|she) (?!do |does |did |are |is )(?<r>.+)$`,
  "iu",
);
const ASKS_ITSELF =
  /^(?<w>what (?:happens|would happen|happened|causes|helps|works)|which [a-z]+ (?:works|is|lasts|holds|tastes|goes)) (?<r>.+)$/iu;

/** Pasts that aren't made with "-ed". */
const PAST: Readonly<Record<string, string>> = {
  begin: "began",
  build: "built",
  buy: "bought",
  choose: "chose",
  come: "came",
  cost: "cost",
  cut: "cut",
  do: "did",
  draw: "drew",
  feel: "felt",
  find: "found",
  get: "got",
  give: "gave",
  go: "went",
  grow: "grew",
  have: "had",
  hear: "heard",
  hit: "hit",
  hold: "held",
  keep: "kept",
  know: "knew",
  learn: "learned",
  leave: "left",
  let: "let",
  make: "made",
  meet: "met",
  pay: "paid",
  put: "put",
  quit: "quit",
  read: "read",
  run: "ran",
  say: "said",
  see: "saw",
  sell: "sold",
  set: "set",
  shoot: "shot",
  show: "showed",
  speak: "spoke",
  split: "split",
  spread: "spread",
  spend: "spent",
  take: "took",
  tell: "told",
  think: "thought",
  throw: "threw",
  wear: "wore",
  write: "wrote",
};

function past(verb: string): string {
  const known = PAST[verb];
  if (known !== undefined) return known;
  if (verb.endsWith("e")) return `${verb}d`;
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ied`;
  return /^[^aeiou]*[aeiou][bdgmnprt]$/u.test(verb) ? `${verb}${verb.at(-1) ?? ""}ed` : `${verb}ed`;
}

function thirdPerson(verb: string): string {
  if (verb === "have") return "has";
  if (/(?:s|x|z|ch|sh|o)$/u.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** Who "you" is: the creator, unless the question is about what one can do. */
const subjectOf = (subject: string, aside: boolean) =>
  aside && /^(?:you|u)$/iu.test(subject) ? "you" : turned(subject.toLowerCase());

/** Whether "you" is anybody: "can you use butter", and not "would you make me one". */
const isAside = (modal: string, rest: string) =>
  !/^(?:would|will|may|might)$/iu.test(modal) && !/\b(?:me|my|us|our|mine)\b/iu.test(rest);

const isPlural = (subject: string) =>
  /^(?:i|we|you|u|they|these|those|people)$/iu.test(subject) ||
  (subject.includes(" ") && /[^s]s$/iu.test(subject));

/** Words that may stand between who does it and what is done. */
const ADVERB = /^(?<adverb>still|really|actually|usually|always|also|normally) (?<r>.+)$/iu;

function done(auxiliary: string, subject: string, rest: string): string | undefined {
  const { adverb = "", r = "" } = ADVERB.exec(rest)?.groups ?? {};
  if (adverb !== "") {
    const form = done(auxiliary, subject, r);
    return form === undefined ? undefined : `${adverb.toLowerCase()} ${form}`;
  }
  const [verb = "", ...more] = rest.split(" ");
  const lower = verb.toLowerCase();
  if (!/^[a-z]+$/u.test(lower) || /^(?:not|n't|to|the|a|even|just|only|ever)$/u.test(lower)) return undefined;
  const tail = turned(more.join(" "));
  const form = auxiliary === "did" ? past(lower) : isPlural(subject) ? lower : thirdPerson(lower);
  return `${form} ${tail}`.trim();
}

const kindOf = (subject: string, practical: boolean): QuestionKind => {
  if (/^(?:you|u)$/iu.test(subject) && !practical) return "chosen";
  return practical || /^(?:i|we|one|it|this|that|they|these|those)$/iu.test(subject) ? "practical" : "fact";
};

const BE: Readonly<Record<string, string>> = { is: "is", are: "are", was: "was", were: "were" };

export const english: Turn = (question) => {
  const come = /^how come (?<r>.+)$/iu.exec(question)?.groups?.["r"];
  if (come !== undefined) return { clause: `why ${turned(come)}`, kind: "chosen" };
  const groups = (pattern: RegExp) => pattern.exec(question)?.groups;
  const modal = groups(WHETHER_MODAL);
  if (modal !== undefined) {
    const { v = "", s = "", r = "" } = modal;
    const aside = isAside(v, r);
    return {
      clause: `whether ${subjectOf(s, aside)} ${v.toLowerCase()} ${turned(r)}`,
      kind: "practical",
    };
  }
  const be = groups(WHETHER_BE);
  if (be !== undefined) {
    const { v = "", s = "", r = "" } = be;
    return { clause: `whether ${s.toLowerCase()} ${v.toLowerCase()} ${turned(r)}`, kind: "practical" };
  }
  const whether = groups(WHETHER_DO);
  if (whether !== undefined) {
    const { v = "", s = "", r = "" } = whether;
    const said = done(v.toLowerCase(), s, r);
    const subject = /^(?:this|that)$/iu.test(s) ? "it" : subjectOf(s, false);
    return said === undefined
      ? undefined
      : { clause: `whether ${subject} ${said}`, kind: /^(?:i|we|one)$/iu.test(s) ? "practical" : "told" };
  }
  const asksModal = groups(ASKS_MODAL);
  if (asksModal !== undefined) {
    const { w = "", v = "", s = "", r = "" } = asksModal;
    return {
      clause: `${w.toLowerCase()} ${subjectOf(s, isAside(v, r))} ${v.toLowerCase()} ${turned(r)}`,
      kind: "practical",
    };
  }
  const asksDo = groups(ASKS_DO);
  if (asksDo !== undefined) {
    const { w = "", v = "", s = "", r = "" } = asksDo;
    if (r === "") return undefined;
    const said = done(v.toLowerCase(), s, r);
    return said === undefined
      ? undefined
      : {
          clause: `${w.toLowerCase()} ${subjectOf(s, false)} ${said}`,
          kind: kindOf(s, /^(?:i|we|it|this|that|the [a-z]+|my [a-z]+)$/iu.test(s)),
        };
  }
  const asksBe = groups(ASKS_BE);
  if (asksBe !== undefined) {
    const { w = "", v = "", s = "", r = "" } = asksBe;
    const verb = BE[v.toLowerCase()] ?? v;
    if (/^(?:you|u)$/iu.test(s) || (/^the |^your /iu.test(s) && r.split(" ").length > 3)) return undefined;
    const subject = turned(s.toLowerCase());
    const named = r === "" ? `${subject} ${verb}` : `${subject} ${verb} ${turned(r)}`;
    // "Who is the man at the back": all of it is who he is.
    const whole = /^(?:the|that|this|your) /iu.test(s) && /^(?:in|at|on|of|with|from) /u.test(r);
    return {
      clause: `${w.toLowerCase()} ${whole ? `${subject} ${turned(r)} ${verb}` : named}`,
      kind: "fact",
    };
  }
  const told = groups(TOLD);
  if (told !== undefined) {
    const { w = "", s = "", r = "" } = told;
    return { clause: `${w.toLowerCase()} ${subjectOf(s, false)} ${turned(r)}`, kind: kindOf(s, false) };
  }
  const itself = groups(ASKS_ITSELF);
  if (itself === undefined) return undefined;
  const { w = "", r = "" } = itself;
  return {
    clause: `${w.toLowerCase()} ${turned(r)}`,
    kind: /^what (?:happened|causes)$|^which/iu.test(w) ? "fact" : "practical",
  };
};
