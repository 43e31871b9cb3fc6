import type { VideoIdea } from "../contracts/ideas.ts";
import { FORMAT_IDS, FORMATS, SURFACE_FORMATS, type FormatId } from "./formats.ts";
import { falling, scoreOf, type Signal, type SignalSource } from "./signals.ts";
import { isShortForm, type Surface } from "./surfaces.ts";
import { TITLE_COLUMNS, TITLE_MAX, titleAllowed, titleVisible } from "./titles.ts";
import { columns, words } from "./words.ts";

export type { Signal, SignalSource };

/** What an idea is judged against: the creator's topic, "" where unknown, and where it is published. */
export interface IdeaContext {
  readonly topic: string;
  readonly platform?: Surface | undefined;
}

type IdeaText = Omit<VideoIdea, "viralScore">;

const CRAFT: SignalSource = { kind: "heuristic", label: "Craft practice" };

function checked(kind: "official" | "study", label: string): SignalSource {
  return { kind, label, checked: "2026-11-21" };
}

/** The spoken words of a hook that are fine, and how many lose the viewer. Three words take about a second. */
const HOOKS = {
  short: {
    fine: 8,
    lost: 20,
    label: "Hook can be said in 3 seconds",
    source: checked("study", "TikTok with VidMob: the first 6 seconds are the hook"),
  },
  long: {
    fine: 25,
    lost: 70,
    label: "Hook lands within 10 seconds",
    source: checked("official", "YouTube Help: the intro is judged at 30 seconds (answer/9314415)"),
  },
  any: { fine: 10, lost: 35, label: "Hook is short enough for any platform", source: CRAFT },
};

// Words that open a question or promise a turn, in the product's five languages. Other languages are
// judged by question marks alone, and given half where there is none: what can't be read isn't failed.
const TENSION = new Set(
  (
    "why stop never nobody mistake mistakes wrong before instead without vs versus against myth myths truth " +
    "true false skip hidden worst bad hard hardest fail failed until only but or don't can't isn't won't quit " +
    "wish problem almost risk cost regret tired stuck still nunca nadie error errores sin antes mito mitos " +
    "verdad pero peor pourquoi jamais personne erreur erreurs sans avant mythe mythes vérité mais pire warum " +
    "nie niemals niemand fehler ohne bevor mythos mythen wahrheit aber statt ninguém erro erros sem mas pior"
  ).split(" "),
);

const COMMON = new Set(
  (
    "the a and to of you your i is it this that for in on with how what el la los las que y en un una por para con " +
    "le les des et du est pour dans der die das und ist ein eine mit für auf nicht o os as um uma não com do da"
  ).split(" "),
);

/** Beginnings of words that ask the viewer to act. */
const ACTIONS = (
  "subscrib follow like comment share save click link tap join download sign watch send tell write try vote tag " +
  "duet stitch remix bookmark repl suscr síg coment compart guard abonn aime partag folge kommentier teil inscrev"
).split(" ");

/** Beginnings of words that put something on the screen. */
const SCENES =
  "show film screen camera shot clos cut record clip frame muestr pantall cámara montr écran zeig bild".split(
    " ",
  );

const NOBODY = new Set("everyone everybody anyone people viewers audience public todos alle".split(" "));

/** The clauses of a call to action that each ask for something: "Like and subscribe" holds two. */
export function actionsIn(cta: string): string[] {
  return cta
    .split(/[.!?;,&+\n।。！？，、؟،؛]+|\s(?:and|then|or|plus|y|et|und|e|ou|oder)\s/iu)
    .filter((clause) => !/^\s*(?:if|when|before|si|wenn|se)\b/iu.test(clause))
    .filter((clause) => words(clause).some((word) => beginsWith(word, ACTIONS)));
}

/** The format an idea names, by its label or id; undefined for a format of another engine's making. */
export function formatOf(label: string): FormatId | undefined {
  const wanted = label.trim().toLowerCase();
  return FORMAT_IDS.find((id) => id === wanted || FORMATS[id].toLowerCase() === wanted);
}

/**
 * Judges how well an idea is made: what a viewer meets first, how specific it is and what it asks for.
 * A craft score, not a forecast: nobody outside a platform can tell how often a video will be watched.
 * Works on ideas in any language; what depends on the words of a language it can't read counts half.
 */
export function ideaSignals(idea: IdeaText, context: IdeaContext): Signal[] {
  const { platform, topic } = context;
  const hook = HOOKS[platform ? (isShortForm(platform) ? "short" : "long") : "any"];
  const spoken = words(idea.hook).length;
  const told = [idea.title, idea.hook, idea.description].map(words);
  const readable =
    told.every((part) => part.length === 0) || told.some((part) => part.some((word) => COMMON.has(word)));
  return [
    {
      id: "hook-length",
      label: hook.label,
      value: Math.min(spoken / 4, falling(spoken, hook.fine, hook.lost)),
      weight: 15,
      source: hook.source,
      advice: `Cut the hook to ${hook.fine} words or fewer and start with the surprising part.`,
    },
    {
      id: "title-limit",
      label: `Title fits YouTube's ${TITLE_MAX} characters`,
      value: titleAllowed(idea.title) ? 1 : 0,
      weight: 8,
      source: checked("official", `YouTube Help: up to ${TITLE_MAX} characters, no < or > (answer/57404)`),
      advice: `Keep the title within ${TITLE_MAX} characters and leave out < and >.`,
    },
    {
      id: "title-visible",
      label: "Title can be read at a glance",
      value: titleVisible(idea.title),
      weight: 12,
      source: CRAFT,
      advice: `Say it in ${TITLE_COLUMNS.fine} characters; small screens cut the rest.`,
    },
    {
      id: "topic-early",
      label: "Topic comes early in the title",
      value: topicEarly(idea.title, topic),
      weight: 10,
      source: checked("official", "YouTube Creator Playbook: keywords first, branding last"),
      advice: "Put the words people would search for at the start of the title.",
    },
    {
      id: "tension",
      label: "Title and hook leave a question open",
      value: tension(idea, readable),
      weight: 15,
      source: CRAFT,
      advice: "Put a question, a contrast or a warning into both the title and the hook.",
    },
    {
      id: "specific",
      label: "Names a number, a concrete thing and an audience",
      value: specificity(idea, topic),
      weight: 15,
      source: CRAFT,
      advice: "Add a number, name the thing that is shown and say for whom it is.",
    },
    {
      id: "one-action",
      label: "Asks for one thing only",
      value: oneAction(idea.cta),
      weight: 10,
      source: CRAFT,
      advice: "Keep one call to action and drop the others.",
    },
    {
      id: "format-fit",
      label: platform ? `Format suits ${platform}` : "Has a clear format",
      value: formatFit(idea.format, platform),
      weight: 8,
      source: CRAFT,
      advice: "Choose a format that works on this platform, so that it is clear what to film.",
    },
    {
      id: "scene",
      label: "Description says what is on screen",
      value: scene(idea.description, readable),
      weight: 7,
      source: CRAFT,
      advice: "Describe in two or three sentences what the viewer sees and why they stay.",
    },
  ];
}

/** The score of an idea: the points of its signals, rounded, 0 to 100. Shown as the idea's viralScore. */
export function ideaScore(signals: readonly Signal[]): number {
  return scoreOf(signals);
}

function beginsWith(word: string, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => word.startsWith(beginning));
}

/** The words a topic is found by: its longer words, or all of them where it has none. */
function topicWords(topic: string): string[] {
  const all = words(topic);
  const telling = all.filter((word) => columns(word) >= 4);
  return (telling.length > 0 ? telling : all).slice(0, 6);
}

function topicEarly(title: string, topic: string): number {
  if (topic.trim() === "") return 0.5;
  const lower = title.toLowerCase().replaceAll("’", "'");
  const wanted = topicWords(topic);
  // A topic without words, such as an emoji, is looked for as it stands.
  if (wanted.length === 0) wanted.push(Array.from(topic.trim()).slice(0, 8).join(""));
  const found = wanted.map((word) => lower.indexOf(word)).filter((place) => place >= 0);
  if (found.length === 0) return 0;
  const start = columns(lower.slice(0, Math.min(...found)));
  return (found.length / wanted.length) * falling(start, 10, 70);
}

function tension(idea: IdeaText, readable: boolean): number {
  const floor = readable ? 0 : 0.25;
  const opens = (text: string) => /[?？؟]/u.test(text) || words(text).some((word) => TENSION.has(word));
  return [idea.title, idea.hook].reduce((sum, text) => sum + (opens(text) ? 0.5 : floor), 0);
}

function specificity(idea: IdeaText, topic: string): number {
  const about = new Set(words(topic));
  const beyondTopic = words(idea.title).filter((word) => columns(word) >= 4 && !about.has(word)).length;
  const named = words(idea.targetAudience).filter((word) => columns(word) >= 3 && !NOBODY.has(word)).length;
  const numbered = /\p{N}/u.test(idea.title + idea.hook) ? 1 : 0;
  return numbered * 0.3 + Math.min(1, named / 3) * 0.3 + Math.min(1, beyondTopic / 5) * 0.4;
}

function oneAction(cta: string): number {
  const asked = actionsIn(cta).length;
  if (asked > 0) return Math.max(0, (3 - asked) / 2);
  const sentences = sentencesIn(cta);
  return sentences > 1 ? 0.25 : sentences * 0.75;
}

function sentencesIn(text: string): number {
  return text.split(/[.!?\n।。！？؟]+/u).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence)).length;
}

/** 1 for the format that suits a surface best, a half for the last that does. */
function formatFit(label: string, platform: Surface | undefined): number {
  const format = formatOf(label);
  if (format === undefined) return label.trim() === "" ? 0 : 0.5;
  if (platform === undefined) return 1;
  const rank = SURFACE_FORMATS[platform].indexOf(format);
  return rank < 0 ? 0 : 1 - rank / (2 * (SURFACE_FORMATS[platform].length - 1));
}

function scene(description: string, readable: boolean): number {
  const all = words(description);
  const shown = all.some((word) => beginsWith(word, SCENES)) ? 1 : readable ? 0 : 0.5;
  const told = Math.min(1, all.length / 25) * falling(all.length, 110, 300);
  return Math.min(1, sentencesIn(description) / 2) * 0.3 + told * 0.3 + (all.length > 0 ? shown : 0) * 0.4;
}
