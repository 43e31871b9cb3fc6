import type { TaskName } from "#shared/contracts/assistant.ts";
import { HASHTAG_LANGUAGES } from "#shared/rules/hashtags.ts";
import { type Language, LANGUAGES } from "#shared/rules/language.ts";
import type { Surface } from "#shared/rules/surfaces.ts";

type Kind = "ideas" | "titles" | "script" | "hashtags" | "caption" | "week" | "month" | "reply" | "thumbnail";

/** Something to be written, told by a free message. */
export interface Command {
  readonly kind: Kind;
  /** What it is about, or the comment to reply to; empty where the message doesn't say. */
  readonly about: string;
  readonly count: number | undefined;
  readonly seconds: number | undefined;
  readonly surface: Surface | undefined;
}

/** Words that ask for something to be written, before its name. */
const ASKING =
  "(?:(?:please|pls|can you|could you|i need|i want|i'd like|give me|get me|show me|find me|write|make|create|generate|suggest|draft|brainstorm|come up with|help me write|me|some|a few|the|an?|my|por favor|puedes|podrías|dame|escríbeme|escribeme|escribe|hazme|haz|necesito|quiero|genera|crea|sugiere|un[oa]?s?|algun[oa]s|stp|s'il te plaît|peux-tu|tu peux|donne-moi|donne moi|donne|écris-moi|écris moi|écris|fais-moi|fais|je veux|il me faut|j'ai besoin|génère|crée|propose-moi|propose|une|des?|d'|quelques|bitte|kannst du|gib|schreibe?|mach|ich brauche|ich will|ich möchte|erstelle|nenn|mir|eine?n?|ein paar|me dê|me dá|dê-me|escreva|escreve|faça|faz|preciso de|quero|gere|crie|sugira|uns|umas|um|uma) )*";
/** Up to three words beside the name: "good TikTok", "30 second", "viral". Questions and programs aren't commands. */
const BESIDE =
  "(?:(?!how|why|when|should|do|does|is|are|many|much|cómo|cuánt|qué|por|combien|quel|wie|warum|welche|quant|quais|como|python|java|bash|shell|browser|api|code|bot)[\\p{L}\\d-]+ ){0,3}?";
const NAMES: readonly (readonly [kind: Kind, name: string])[] = [
  ["hashtags", "hash ?tags?|tags|etiquetas"],
  ["script", "(?:video ?)?scripts?|gui[oó]n(?:es)?|skript|drehbuch|roteiro|texte de vidéo"],
  ["caption", "captions?|pie de foto|légende|bildunterschrift|legendas?|post ?text|copy"],
  [
    "titles",
    "(?:(?:video|youtube)[- ]?)?(?:titles?(?: ideas| options| suggestions)?|títulos?|titres?|titel(?:vorschläge|ideen)?|ideas? (?:de|para) títulos?|idées de titres?|ideias de títulos?)",
  ],
  [
    "thumbnail",
    "thumbnails? (?:ideas?|concepts?)|thumbnail ?ideen|ideas de miniaturas?|idées de miniatures?|ideias de (?:thumbnail|capa)s?",
  ],
  [
    "month",
    "content calendar|30[- ]day plan|monthly plan|calendario de contenidos?|calendrier (?:de contenu|éditorial)|redaktionsplan|content-?plan|calendário de conteúdo",
  ],
  [
    "ideas",
    "(?:(?:video|content|post|reel|short|tiktok)[- ]?)?(?:ideas?|ideen|idées?|ideias?)(?: de v[ií]deos?| de vidéos?| de contenido| para v[ií]deos?)?",
  ],
];
/** "titles for": whole words, since "title formats" asks for nothing to be written about mats. */
const ABOUT =
  "(?: ?:| (?:about|on|for|around|of|sobre|acerca de|para|de|sur|pour|über|zu[mr]?|für)(?!\\p{L}))";
const PLATFORM = "(?:tik ?tok|insta(?:gram)?(?: reels?)?|reels?|you ?tube(?: shorts?)?|shorts?)";
const ON_PLATFORM = `(?:for|on|in|para|en|pour|sur|für|auf|no|na|bei) (?:my |mi |mon |mein |meinen |o |meu )?${PLATFORM}`;

const COMMANDS = NAMES.map(([kind, name]) => ({
  kind,
  pattern: new RegExp(
    `^${ASKING}(?<head>(?:\\d+ )?${BESIDE})(?:${name})(?: ${ON_PLATFORM})?${ABOUT} ?(?<about>.+)$`,
    "iu",
  ),
}));
const WHICH_TAGS =
  /^(?:what|which|best|qué|que|quels?|welche|quais) (?:are (?:the )?(?:best|good) )?hash ?tags (?:should i use |to use |can i use |work |uso |usar |utiliser |nehme ich |soll ich nehmen |devo usar )?(?:for|para|pour|für) (?<about>.+)$/iu;
const REPLY =
  /^(?:(?:please|help me|can you|por favor|bitte) )?(?:repl(?:y|ies)|answer|respond|what (?:should|do) i (?:reply|answer)|respond[ea]|contesta|réponds|antworte|antwort|responda) ?(?:to|a|à|auf|ao)? (?:this|that|the|este|esta|ese|ce|diesen|den|esse)? ?(?:comment|comentario|commentaire|kommentar|comentário) ?: ?(?<about>.+)$/iu;
const WEEK =
  /^(?:please )?(?:plan|planifica|organiza|planifie|organise|plane|planeje|planeja|organize)(?: me| out)? (?:my |mi |ma |meine |minha |the )?(?:next |próxima |nächste )?(?:content )?(?:week|semana|semaine|woche)(?: of (?:videos|content|posts))?(?:(?: ?:| for| about| on| sobre| para| sur| pour| über| zu| für) ?(?<about>.+))?$/iu;
/** "a video about", before what it is about. */
const VIDEO_ABOUT =
  /^(?:(?:an?|my|the|un|una|mi|une|mon|ma|ein|eine|mein|meine|meinen?|um|uma|meu|minha|el|la|le|l'|das) )?(?:(?:[\p{L}]+ )?(?:v[ií]deos?|vidéos?|reels?|shorts?|tik ?toks?|posts?|photos?|foto|clips?|channel|canal|chaîne|kanal) )?(?:about|on|sobre|sur|über|zum|zur|von|de|do|da|du)\s+/iu;

/** "a video where I", before what is done in it. */
const VIDEO_WHERE =
  /^(?:(?:an?|my|the|un|una|mi|une|mon|ma|ein|eine|mein|meine|meinem|einem|um|uma|meu|minha|el|la) )?(?:[\p{L}]+ )?(?:v[ií]deos?|vidéos?|reels?|shorts?|tik ?toks?|clips?|vlogs?)(?: of me| von mir)?,? (?:where|in which|showing (?:how|me)|showing|that shows (?:how)?|of me|(?:en|em) (?:el|la|lo|o|a) que|en que|em que|donde|onde|où|dans (?:lequel|laquelle)|in dem|in der|wo)\s+(?:(?:i'?m|i am|we|we're|i|you|yo|nosotros|je|j'|on|nous|ich|wir|eu|nós|a gente)\s+)?/iu;

const NUMBERS: readonly string[] = "one two three four five six seven eight nine ten".split(" ");
const OTHER_NUMBERS: Readonly<Record<string, number>> = {
  tres: 3,
  trois: 3,
  drei: 3,
  três: 3,
  cinco: 5,
  cinq: 5,
  fünf: 5,
  diez: 10,
  dix: 10,
  zehn: 10,
  dez: 10,
};

/** Reads a message as something to write; undefined where it is a question. */
export function commandIn(message: string): Command | undefined {
  const text = message
    .replaceAll(/\s+/gu, " ")
    .replace(/[¡!¿?.…\s]+$/u, "")
    .replace(/^[¡¿\s]+/u, "");
  const reply = REPLY.exec(text)?.groups;
  if (reply !== undefined) return { ...NOTHING, kind: "reply", about: unquoted(reply.about ?? "") };
  const week = WEEK.exec(text)?.groups;
  if (week !== undefined) return { ...NOTHING, kind: "week", about: topicOf(week.about ?? "") };
  const tags = WHICH_TAGS.exec(text)?.groups;
  if (tags !== undefined) return told("hashtags", tags.about ?? "", text);
  for (const { kind, pattern } of COMMANDS) {
    const found = pattern.exec(text)?.groups;
    if (found !== undefined) return told(kind, found.about ?? "", text);
  }
  return undefined;
}

const NOTHING = { count: undefined, seconds: undefined, surface: undefined };

function told(kind: Kind, about: string, text: string): Command | undefined {
  const topic = topicOf(about);
  // "hashtags for TikTok" asks about the platform.
  if (
    topic === "" ||
    new RegExp(
      `^(?:my |the )?${PLATFORM}(?: (?:videos?|posts?|account))?$|^(?:my |the )?videos?$`,
      "iu",
    ).test(topic)
  )
    return undefined;
  return { kind, about: topic, count: countIn(text), seconds: secondsIn(text), surface: surfaceIn(text) };
}

function topicOf(about: string): string {
  return unquoted(
    about
      .replace(new RegExp(`,? (?:${ON_PLATFORM})$`, "iu"), "")
      .replace(
        /,? (?:in|under|of|de|en|in) \d+ (?:seconds?|secs?|segundos|secondes|sekunden|minutes?|minutos|minuten)$/iu,
        "",
      )
      .replace(VIDEO_WHERE, "")
      .replace(VIDEO_ABOUT, ""),
  );
}

const unquoted = (text: string) => text.trim().replaceAll(/^["“”«»„'‘\s]+|["“”«»„'’\s]+$/gu, "");

function countIn(text: string): number | undefined {
  const first = text.toLowerCase().split(/ (?:about|for|sobre|para|sur|pour|über|für) /u)[0] ?? "";
  const digits = /\b(\d{1,2})\b(?![- ]?(?:sec|seg|sek|min|day|s\b))/u.exec(first)?.[1];
  if (digits !== undefined) return Math.min(10, Math.max(1, Number(digits)));
  for (const word of first.split(" ")) {
    if (NUMBERS.includes(word)) return NUMBERS.indexOf(word) + 1;
    if (Object.hasOwn(OTHER_NUMBERS, word)) return OTHER_NUMBERS[word];
  }
  return undefined;
}

function secondsIn(text: string): number | undefined {
  const found = /\b(\d{1,3})[- ]?(sec|seg|sek|s\b|min)/iu.exec(text);
  if (found?.[1] === undefined) return undefined;
  return Number(found[1]) * (found[2]?.toLowerCase() === "min" ? 60 : 1);
}

/** The platform that a text names, as the product lists them. */
export function surfaceIn(text: string): Surface | undefined {
  if (/\btik ?tok/iu.test(text)) return "TikTok";
  if (/\bshorts\b/iu.test(text)) return "YouTube Shorts";
  if (/\b(?:insta\w*|reels?)\b/iu.test(text)) return "Instagram Reels";
  return /\b(?:you ?tube|long[- ]form)\b/iu.test(text) ? "YouTube long-form" : undefined;
}

/** The task that writes it, and what it takes. */
export function requestOf(command: Command, language: Language): { task: TaskName; input: unknown } {
  const { kind, about, surface, seconds, count } = command;
  const topic = about.slice(0, 500);
  const platform = surface === undefined ? {} : { platform: surface };
  if (kind === "script")
    return {
      task: "script",
      input: {
        topic,
        ...platform,
        ...(seconds === undefined ? {} : { seconds: Math.min(600, Math.max(15, seconds)) }),
      },
    };
  if (kind === "hashtags")
    return { task: "hashtags", input: { topic, language: HASHTAG_LANGUAGES[LANGUAGES.indexOf(language)] } };
  if (kind === "caption") return { task: "caption", input: { topic: topic.slice(0, 200), ...platform } };
  if (kind === "thumbnail") return { task: "thumbnail_advice", input: { title: topic.slice(0, 200) } };
  if (kind === "month")
    return { task: "content_calendar", input: { niche: topic.slice(0, 80), ...platform } };
  if (kind === "reply") return { task: "reply_assistant", input: { comments: [about.slice(0, 1000)] } };
  const usual = { ideas: 5, titles: 5, week: 3 }[kind];
  return { task: "video_ideas", input: { topic, ...platform, count: count ?? usual } };
}
