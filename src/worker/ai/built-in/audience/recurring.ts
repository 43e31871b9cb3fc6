import { columns, words } from "#shared/rules/words.ts";
import type { Ranked } from "./statistics.ts";
import { SAMPLE_LEAST } from "./statistics.ts";

/** Narrower words say little alone; a wide letter takes two columns. */
const NARROWEST = 3;
/** How much more often a word must stand in the best titles than in the rest, as a share of titles. Source: heuristic. */
const MARGIN = 0.25;

// Words that hold a sentence together or stand under any video, in the product's five languages.
const COMMON = new Set(
  (
    "about after again all also always and any anyone are aren't back because been before being best better both but " +
    "can can't could couldn't did didn't does doesn't doing don't done down each else even ever every everyone first " +
    "for from get gets getting give goes going gonna good got great had has have haven't having here him his how i'd " +
    "i'll i'm i've into isn't it's its just keep know less let let's like liked likes little look looks lot lots love " +
    "loved made make makes making many maybe more most much must need needs never new nice not now off once one only " +
    "other our out over own part please put really said same see seen should since some someone something still stop " +
    "such sure take than thank thanks that that's the their them then there there's these they they're thing things " +
    "think this those through time too tried try trying two under until use used using very want wants was wasn't " +
    "watch watched watching way well went were what what's when where which while who whole why will with without won't " +
    "work works would wouldn't yes yet you you'd you'll you're you've your yours channel content video videos vlog " +
    "ago add ask big bit bro bye day days done etc few guys hey him hmm its lol lots man may nah okay omg per pls plz put ran " +
    "saw say says set she sir too two use via vs was who wow yeah yep you amazing awesome beautiful cool keep loving perfect super subscribed " +
    "algo aquí así como cómo con cuando cuándo cuál del desde donde dónde ella ellos entre era eres esa ese eso esta " +
    "está este esto estos fue gracias hacer hace hasta hay las los mas más mejor mis mucho muchas muy nada nos nosotros " +
    "otra otro para pero por porque puede puedes qué que quien sea ser siempre sin sobre son soy sus también tan tiene " +
    "todo todos tus una uno unos usted vez vídeo vídeos " +
    "alors après aussi autre avant avec avoir beaucoup bien bon c'est car ces cette ceux chez comme comment dans depuis " +
    "des donc elle elles encore est être fait faire ils j'ai jamais leur leurs mais merci même mes moins mon nos notre " +
    "nous ont par parce pas peut plus pour pourquoi quand quel quelle qui quoi sans ses son sont sous suis sur tes ton " +
    "tous tout toute toujours très trop une vers vidéo vidéos vos votre vous " +
    "aber alle alles als also am auch auf aus bei beim bin bis bist bitte danke dann das dass dein deine dem den denn der " +
    "des die dies diese dieser doch dort durch eine einem einen einer eines etwas für ganz gibt gut habe haben hast hat " +
    "hier ich ihr immer ist jetzt kann kannst kein keine man mehr mein meine mich mir mit muss nach nicht nichts noch " +
    "nur oder ohne schon sehr sein seine sich sie sind über und uns unter viel viele vom von vor wann warum was weil " +
    "wenn wer wie wieder will wir wird wirklich wurde zum zur " +
    "agora ainda até bem bom com depois dos ela ele eles essa esse esta este está eu faz fazer foi isso mais mas melhor " +
    "meu minha muito nada nas não nos nós obrigado onde para pela pelo por porque pode qual quando quem sem sempre ser " +
    "seu sua também tem ter todos tudo uma você vocês"
  ).split(" "),
);

/** A word that stands in several texts. */
export interface Recurring {
  readonly word: string;
  readonly count: number;
}

/** Each telling word of a text once. */
function telling(text: string): Set<string> {
  return new Set(
    words(text).filter((word) => columns(word) >= NARROWEST && !COMMON.has(word) && /\p{L}/u.test(word)),
  );
}

/** In how many texts each telling word stands, the commonest first; only those in at least two. */
export function recurring(texts: readonly string[]): Recurring[] {
  const counts = new Map<string, number>();
  for (const text of texts) for (const word of telling(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .map(([word, count]) => ({ word, count }))
    .filter(({ count }) => count > 1)
    .toSorted((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1));
}

/** A word that stands in the best titles more often than in the rest. */
export interface TitleWord {
  readonly word: string;
  readonly inBest: number;
  readonly best: number;
  readonly inRest: number;
  readonly rest: number;
}

/**
 * Words that set the titles of the best third apart from the rest, the clearest first.
 * Empty below {@link SAMPLE_LEAST} videos.
 */
export function wordsOfBest(ranked: readonly Ranked[]): TitleWord[] {
  if (ranked.length < SAMPLE_LEAST) return [];
  const titles = ranked.map(({ video }) => telling(video.title));
  const best = titles.slice(0, Math.ceil(titles.length / 3));
  const rest = titles.slice(best.length);
  const inSome = (list: readonly Set<string>[], word: string) => list.filter((set) => set.has(word)).length;
  const lead = ({ inBest, inRest }: TitleWord) => inBest / best.length - inRest / rest.length;
  return recurring(ranked.map(({ video }) => video.title))
    .map(({ word }) => ({
      word,
      inBest: inSome(best, word),
      best: best.length,
      inRest: inSome(rest, word),
      rest: rest.length,
    }))
    .filter((found) => found.inBest > 1 && lead(found) >= MARGIN)
    .toSorted((a, b) => lead(b) - lead(a))
    .slice(0, 3);
}
