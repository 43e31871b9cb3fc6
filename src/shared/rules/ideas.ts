import type { VideoIdea } from "../contracts/ideas.ts";
import { FORMAT_IDS, FORMATS, SURFACE_FORMATS, type FormatId } from "./formats.ts";
import { falling, pointsOf, type Signal, type SignalSource } from "./signals.ts";
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
  "duet stitch remix bookmark repl suscr síg coment compart compárt guard guárd cuént mánda vota pid abonn aim partag " +
  "enregistr envoy raconte dites posez demand vote folge kommentier teil speicher schick schreib stimm markier bitte " +
  "inscrev salv mande conte peç peça"
).split(" ");

/** Beginnings of words that put something on the screen. */
const SCENES =
  "show film screen camera shot clos cut record clip frame muestr graba pantall cámara plano montr écran caméra plan zeig bild kamera mostr tela câmera grave imagem".split(
    " ",
  );

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
      weight: 8,
      source: hook.source,
      advice: `Cut the hook to ${hook.fine} words or fewer and start with the surprising part.`,
    },
    {
      id: "title-limit",
      label: `Title fits YouTube's ${TITLE_MAX} characters`,
      value: titleAllowed(idea.title) ? 1 : 0,
      weight: 4,
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
      weight: 12,
      source: checked("official", "YouTube Creator Playbook: keywords first, branding last"),
      advice: "Put the words people would search for at the start of the title.",
    },
    {
      id: "tension",
      label: "Title and hook leave a question open",
      value: tension(idea, readable),
      weight: 8,
      source: CRAFT,
      advice: "Put a question, a contrast or a warning into both the title and the hook.",
    },
    {
      id: "information",
      label: "Says something only this subject has",
      value: information(idea, topic),
      weight: 36,
      source: CRAFT,
      advice: "Name the part, the sign, the number or the step, in words that fit no other video.",
    },
    {
      id: "one-action",
      label: "Asks for one thing only",
      value: oneAction(idea.cta),
      weight: 4,
      source: CRAFT,
      advice: "Keep one call to action and drop the others.",
    },
    {
      id: "format-fit",
      label: platform ? `Format suits ${platform}` : "Has a clear format",
      value: formatFit(idea.format, platform),
      weight: 6,
      source: CRAFT,
      advice: "Choose a format that works on this platform, so that it is clear what to film.",
    },
    {
      id: "scene",
      label: "Description says what is on screen",
      value: scene(idea.description, readable),
      weight: 10,
      source: CRAFT,
      advice: "Describe in two or three sentences what the viewer sees and why they stay.",
    },
  ];
}

/** No idea that says nothing of its own scores more. */
export const WITHOUT_INFORMATION = 60;

/**
 * The points of an idea before they are rounded, 0 to 100, so that a small gain counts. One that holds no specific
 * gets at most {@link WITHOUT_INFORMATION}, and the less the emptier it is: a worksheet stays below every real idea.
 */
export function ideaPoints(signals: readonly Signal[]): number {
  const says = signals.find(({ id }) => id === "information")?.value ?? 0;
  const points = pointsOf(signals);
  return says >= INFORMATION.least ? points : Math.min(WITHOUT_INFORMATION, points * (0.6 + says));
}

/** The most that an idea may be given by whoever wrote it: less than {@link WITHOUT_INFORMATION} where it holds no specific. */
export function mostPoints(idea: IdeaText, { topic }: IdeaContext): number {
  return information(idea, topic) >= INFORMATION.least ? 100 : WITHOUT_INFORMATION - 1;
}

/** The score of an idea: its points, rounded. Shown as the idea's viralScore. */
export function ideaScore(signals: readonly Signal[]): number {
  return Math.round(ideaPoints(signals));
}

/** True where a title says something of its own about its topic: a part, a sign, a step, a number. */
export function saysSomething(title: string, topic: string): boolean {
  return tellingRoots(title, topic) > 0 || /\p{N}/u.test(title);
}

function beginsWith(word: string, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => word.startsWith(beginning));
}

/** What the plural, -ing and like forms of a word share, roughly: "candle" and "candles" are one topic. */
function root(word: string): string {
  return columns(word) < 5
    ? word.replace(/(?<=.{2})s$/u, "")
    : word.replace(/(?:ings?|ers?|ed|en|es|s|e|n)$/u, "");
}

/** The roots a topic is found by: of its telling words, or of all of them where it has none. */
function topicRoots(topic: string): string[] {
  const all = words(topic);
  const longer = all.filter((word) => columns(word) >= 4);
  const telling = longer.filter((word) => !EVERYBODYS.has(word));
  const chosen = [telling, longer, all].find((some) => some.length > 0) ?? [];
  return [...new Set(chosen.map(root))].slice(0, 6);
}

function topicEarly(title: string, topic: string): number {
  if (topic.trim() === "") return 0.5;
  const lower = title.toLowerCase().replaceAll("’", "'");
  const wanted = topicRoots(topic);
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

/**
 * How much of an idea is information: telling words of title, hook and description that are neither the topic's nor
 * everybody's, and numbers. `least` is what a specific amounts to, `full` the telling words of a full mark, `named`
 * the most of an idea that names what people search for or what an article tells of, and leaves the rest to its creator.
 */
const INFORMATION = { least: 0.2, named: 0.15, full: { headline: 9, body: 22 } } as const;

function information(idea: IdeaText, topic: string): number {
  // A worksheet says of itself that it rests on nothing.
  if (idea.restsOn?.length === 0) return 0;
  const telling = (text: string) => tellingRoots(text, topic);
  const title = telling(idea.title);
  const headline = Math.min(1, telling(`${idea.title} ${idea.hook}`) / INFORMATION.full.headline);
  const body = Math.min(1, telling(idea.description) / INFORMATION.full.body);
  const numbered = /\p{N}/u.test(idea.title + idea.hook) ? 0.1 : 0;
  const isNamed = idea.restsOn?.every(({ source }) => source === "youtube-suggest" || source === "wikipedia");
  const most = isNamed === true ? INFORMATION.named : 1;
  return Math.min(
    most,
    Math.min(1, title / 4) * 0.3 + headline * headline * 0.4 + body * body * 0.3 + numbered,
  );
}

/** How many different words of a text are neither the topic's nor everybody's. */
function tellingRoots(text: string, topic: string): number {
  const about = new Set(words(topic).map(root));
  const telling = words(text).filter((word) => columns(word) >= 4 && !EVERYBODYS.has(word));
  return new Set(telling.map(root).filter((word) => !about.has(word))).size;
}

/** Words that fit any video: they name no part, sign, step or number of a subject. */
export const EVERYBODYS: ReadonlySet<string> = new Set(
  (
    "about after again almost always anybody before began begin beginner beginners best better biggest change changes " +
    "check comment common course different does doing done easy ever every everybody everyone everything exactly " +
    "fail failed first fixed follow from guide happen happens have here hidden honest idea ideas instead into just keep " +
    "know learn learned like little look made make makes making matter matters mean means mistake mistakes more most " +
    "must myth myths need needs never next nobody nothing once only other over part people perfect point points " +
    "problem problems proven ready real really reason reasons result results right rule rules same save secret secrets " +
    "should show simple skip some somebody something soon start started starting step steps still stop subscribe than that their " +
    "them then there these they thing things think this those three time times tips told tried tries trick tricks true try " +
    "ultimate until used useful video videos wait waiting want watch ways well what when where which while will with without " +
    "answer answered answers asked believe camera check clear claim clip close comes compared cut depends decides ends explain " +
    "fact film frame habit half hear heard honest honestly last late leave life line looks minute moment myth name open opens " +
    "opening picture place plain question questions reason rest screen second seconds see seen sentence shot shown shows side sign " +
    "simply someone sound stays story tell tells text thinking today towards viewer viewers word words wrong care cause costs " +
    "amigo amigos bienvenidos bienvenue bonjour canal channel chaîne everyone guys hallo hello hola kanal pessoal salut today welcome " +
    "back heute hoje quiero vamos willkommen zurück bem-vindos " +
    "algo antes aunque cada como cómo cosa cosas cuando desde después donde ella ellos entre error errores esta está este esto hacer " +
    "hasta mejor mismo mucho nadie nada nunca otra otro para pero poco porque primero puede pues qué quien siempre sobre solo también " +
    "tiene todo todos tras vídeo video cámara plano imagen pantalla muestra explica respuesta pregunta razón motivo " +
    "alors après aussi autre avant avec beaucoup bien cela celle ceux chaque comme comment cette dans depuis deux donc elle encore " +
    "entre erreur être faire faut fois leur mais même mieux moins montrez pour pourquoi quand quel quelle question rien sans sont sous " +
    "sur tout toujours tous très vers voici vous votre vidéo écran image caméra réponse raison " +
    "aber alle alles also andere auch beim besser dann darum dass dein deine denn diese dieser dieses doch durch eine einem einen " +
    "einer erst etwas fehler frage ganz genau gibt grund haben hier immer jeder jetzt kann kein keine macht mehr mehr muss nach nicht " +
    "nichts noch oder ohne sehr sich sind soll statt über unter viel vielen warum weil wenn werden wird wirklich zeig zeige zwei " +
    "bild kamera video antwort agora ainda algum antes assim cada coisa coisas como depois desde dele entre erro erros essa esse " +
    "está fazer isso mais mas melhor menos mesmo muito nada ninguém nunca onde outra outro para pela pelo porque pode quando quem " +
    "sempre também tela tem todo todos tudo você câmera mostre resposta pergunta motivo razão " +
    "wish wonder worked working works worst worth would wrong year years your yours"
  ).split(" "),
);

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
