import index from "virtual:knowledge/subjects";
import { isFunctionWord } from "#shared/rules/function-words.ts";
import { HASHTAG_LANGUAGES, type HashtagLanguage } from "#shared/rules/hashtags.ts";
import { actionsIn } from "#shared/rules/ideas.ts";
import { type Language, sentences } from "#shared/rules/language.ts";
import { withoutChapters } from "#shared/rules/seo/chapters.ts";
import { withoutLinks } from "#shared/rules/seo/keywords.ts";
import { specificsIn } from "#shared/rules/title-information.ts";
import { columns, words } from "#shared/rules/words.ts";
import { plain, stem } from "../../material/stem.ts";
import { placesOf } from "../../material/subject-index.ts";
import { cap } from "../compose/frames.ts";
import { titleSafe } from "../topic.ts";

/** Columns up to which a title made of two parts is still read. Source: heuristic. */
const LONGEST = 76;
/** Sentences of a description that are read for what a title could say. */
const READ = 6;
/** The most columns of a bracket after a title that has two parts already. */
const BRACKET = 38;
/** So few words stand in a bracket, since most of them are no clause. */
const BRACKET_WORDS = 4;

/** Sentences about everything but the video: credits, greetings, where to find what. */
const ASIDE =
  /(?<!\p{L})(?:music|musik|musique|música|song by|camera:|gear|sponsor\p{L}*|werbung|anzeige|pub|publicidad|publicidade|code|código|rabatt\p{L}*|discount|descuento|desconto|affiliate|patreon|instagram|tiktok|newsletter|merch|links?|enlaces?|liens?|comments?|comentarios|comentários|commentaires?|kommentare?n?|description|descripción|descrição|below|unten|abajo|abaixo|hey|hi|hello|welcome|hola|bienvenid\p{L}*|bonjour|salut|bienvenue|hallo|willkommen|olá|oi|bem-vind\p{L}*|in this (?:video|episode)|en este vídeo|dans cette vidéo|in diesem video|neste vídeo|today i|meet|voici|conoce a|conheça|hoy (?:te|os)|heute zeige|aujourd'hui je|hoje eu)(?!\p{L})/iu;
/** "Today:" before what is in the video. */
const LABEL = /^(?:today|this time|heute|diesmal|hoy|aujourd'hui|hoje|desta vez|spoiler)\s?[:–-]\s*/iu;
/** Where a sentence goes on with something else. */
const JOINT = /\s(?:and|but|y|pero|et|mais|und|aber|e|mas)\s|,\s/giu;

/** A number with what it counts, no year: "212 tries", "40 €". */
const MEASURE =
  /(?<![\p{L}\p{N}.,:])(?:[$€£]|R\$\s?)?(?!(?:19|20)\d\d(?!\p{N}))\p{N}+(?:[.,\u00A0 ]\p{N}{3})*(?:[.,]\p{N}+)?(?:\s?[€%£$]|\s(?<unit>\p{L}{2,})(?:\s(?:[cq]uadrad\p{L}+|carrés?))?)/u;
/** "After 6 years as an engineer", before what came then. */
const AFTER =
  /^(?:after [^,]+?(?=, | I | we )|(?:después de|tras) [^,]+(?=,)|après [^,]+(?=,)|depois de [^,]+(?=,))/iu;
/** Titles that ask for a reason or a way, which a time can follow. */
const ASKING =
  /^(?:(?:why|how) (?:i|we) |por qué |cómo |pourquoi (?:j|je|on|nous)|comment (?:j|je|on|nous)|por que |como )/iu;
/** What only makes somebody curious, before what a title is about. */
const LURE =
  /^(?:you (?:won['’]t|will not|wouldn['’]t) believe|i (?:can['’]t|cannot) believe|no (?:te )?vas a creer|no creerás|(?:vous n['’]allez|tu ne vas) pas croire|(?:das|ihr|du) glaub\p{L}+ (?:ihr |du )?(?:mir )?(?:nicht|nie)|voc[êe] não vai acreditar)[\s,:]+(?=\p{L})/iu;

/** A title without emoji around it, marks in a row and what only lures. */
export function calmed(title: string): string {
  const bare = title
    .replace(
      /^[\s\p{Extended_Pictographic}\u{FE0F}\u{200D}]+|[\s\p{Extended_Pictographic}\u{FE0F}\u{200D}]+$/gu,
      "",
    )
    .replace(/(?:!{2,}|\?!+|!\?+)$/u, (marks) => (marks.includes("?") ? "?" : ""));
  const [lure = ""] = LURE.exec(bare) ?? [];
  return lure === "" ? bare : cap(bare.slice(lure.length));
}

/** What a description says of its video in a few words, as it could stand in a title; the nearest to its start first. */
export function toldIn(description: string): string[] {
  const text = withoutLinks(withoutChapters(description));
  return (
    text
      .split("\n")
      .flatMap(sentences)
      // No break is seen before a number: "… were hard. 4 kg less."
      .flatMap((sentence) => sentence.split(/(?<=\p{L}{3}[.!])\s+(?=\p{N})/u))
      .slice(0, READ)
      .filter(
        (sentence) => !/[?¿#@]/u.test(sentence) && !ASIDE.test(sentence) && actionsIn(sentence).length === 0,
      )
      .map((sentence) =>
        titleSafe(sentence)
          .replace(LABEL, "")
          .replace(/[\s.!…:;,]+$/u, ""),
      )
      .filter((sentence) => words(sentence).length >= 2 && specificsIn(sentence).length > 0)
  );
}

/** A sentence within a width: as far as its last joint that fits; "" where there is none. */
function within(sentence: string, width: number): string {
  if (columns(sentence) <= width) return sentence;
  const ends = [...sentence.matchAll(JOINT)].map((joint) => sentence.slice(0, joint.index));
  return ends.findLast((end) => columns(end) <= width && words(end).length > BRACKET_WORDS) ?? "";
}

/**
 * A title with what its creator says of the video in its description: all of the title, then what it doesn't say yet. A
 * title that says nothing of its own is their own words instead, with the series it belongs to.
 * @param series "vlog 37"; "" where the title names none.
 */
export function toldTitles(
  own: string,
  description: string,
  {
    colon,
    language,
    series,
  }: { readonly colon: string; readonly language: Language; readonly series: string },
): string[] {
  const head = calmed(own).replace(/[\s.…!:|–—-]+$/u, "");
  const named = specificsIn(own).map((word) => word.toLowerCase());
  const told = toldIn(description).filter((sentence) => {
    const says = specificsIn(sentence).map((word) => word.toLowerCase());
    return (
      says.filter((word) => named.some((each) => each.includes(word) || word.includes(each))).length * 2 <
      says.length
    );
  });
  const alone = isEmptyTitle(own)
    ? told.map((sentence) => {
        const text = cap(within(sentence, LONGEST - (series === "" ? 0 : columns(series) + 3)));
        return text === "" || series === "" ? text : `${text} (${series})`;
      })
    : [];
  const more =
    isEmptyTitle(own) && (series !== "" || words(own).length === 1)
      ? []
      : told.map((sentence) => joined(head, sentence, colon, language));
  return [...alone, ...more].filter((title) => title !== "");
}

/** Words of titles that say what kind of video it is, and nothing of it. */
const KIND =
  /^(?:vlogs?|daily|weekly|life|update|days?|weeks?|story|time|tour|conmigo|día|semana|jour|journée|semaine|tag|woche|alltag|dia|viagem|viaje|voyage|talk|talking|chat|need|omg|wow|wtf|lol|episode|episodio|épisode|episódio|folge|teil|part|parte|partie|capítulo)$/u;

/** Whether a title names nothing that is in its video. */
export function isEmptyTitle(title: string): boolean {
  const specific = new Set(specificsIn(title));
  return words(title)
    .filter(
      (word) => word.length >= 3 && !/^\p{N}/u.test(word) && !KIND.test(word) && !isAnyFunctionWord(word),
    )
    .every((word) => word.length > 3 && !specific.has(word));
}

const isAnyFunctionWord = (word: string) =>
  HASHTAG_LANGUAGES.some((language) => isFunctionWord(word, language));

/** "We adopted a blind cat: she learned the flat in three days"; "" where both together are too long. */
function joined(head: string, sentence: string, colon: string, language: Language): string {
  const [time] = ASKING.test(head) ? (AFTER.exec(sentence) ?? []) : [];
  if (time !== undefined && columns(head) + columns(time) < LONGEST)
    return `${head} ${lowered(time, language)}`;
  const asks = /[?]$/u.test(head);
  const taken = /[:|：([]|\s[-–—]\s/u.test(head);
  if (head.endsWith(")")) return "";
  const short = words(sentence).length <= BRACKET_WORDS;
  const open = taken || short ? " (" : asks ? " " : colon;
  const fitting = within(
    sentence,
    Math.min(LONGEST - columns(head) - columns(open), taken ? BRACKET : LONGEST),
  );
  // Two colons in one title are one too many.
  const rest = open === colon ? (fitting.split(/\s?:\s/u)[0] ?? "") : fitting;
  if (words(rest).length < 2) return measured(head, sentence);
  const said =
    asks || (language === "de" && open === colon && isClause(rest)) ? cap(rest) : lowered(rest, language);
  return `${head}${open}${said}${open === " (" ? ")" : ""}`;
}

/** "Elden Ring: beating Malenia without healing (212 tries)". */
function measured(head: string, sentence: string): string {
  const found = MEASURE.exec(sentence);
  const amount = found?.[0] ?? "";
  const isWhole = amount !== "" && !isAnyFunctionWord((found?.groups?.["unit"] ?? "").toLowerCase());
  return isWhole && columns(head) + columns(amount) + 3 <= LONGEST ? `${head} (${amount})` : "";
}

/** A German clause begins upper case after a colon; a few words without a verb don't. */
const isClause = (text: string) => words(text).length > BRACKET_WORDS;

const NAMED: Readonly<Record<Language, HashtagLanguage>> = {
  en: "English",
  es: "Spanish",
  fr: "French",
  de: "German",
  pt: "Portuguese",
};

/** First words of sentences that are no names, beside those that hold a sentence together. */
const OPENER =
  /^(?:after|before|during|since|took|built|made|got|lost|new|same|one|two|three|four|five|ten|all|both|still|today|now|heute|hoy|hoje|tres|dos|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|cinq|six|sept|huit|neuf|dix|quinze|vingt|sete|oito|nove|dez|vinte|mit|ohne|für|nuevo|nueva|todo|trabajo|vivo|lo|trois|deux|quatre|nouveau|nouvelle|toute?|premier|première|drei|zwei|vier|neue[rs]?|dois|duas|três|quatro|novo|nova|tudo|moro|era|foram?|gastei)$|(?:(?<=\p{L}{4})(?:ed|ing)|(?<=\p{L}{2})(?:é|í|ó|ei|amos|imos|emos))$/u;

/** From so many subjects on that speak of it a word is no name. */
const COMMON = 3;
const PER_PLACE = 2;

/** A sentence after other words: its first word in lower case where it can't be a name. */
function lowered(sentence: string, language: Language): string {
  const [first = ""] = sentence.split(/[\s,:]/u);
  const word = first.toLowerCase();
  if (/^I(?:['’]|$)/u.test(first) || !isNoName(word, language)) return sentence;
  return `${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`;
}

function isNoName(word: string, language: Language): boolean {
  if (isFunctionWord(word, NAMED[language]) || OPENER.test(word)) return true;
  // English titles take a capital there, and German nouns need one.
  if (language === "en" || language === "de") return false;
  return placesOf(stem(plain(word)), index).length >= COMMON * PER_PLACE;
}
