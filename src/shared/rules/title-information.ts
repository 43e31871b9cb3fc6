import { EVERYBODYS } from "./ideas.ts";
import { tellingWords } from "./seo/keywords.ts";
import { words } from "./words.ts";

/** Words of titles, in the product's five languages, that fit any video: they praise, count or lure. */
const EMPTY = new Set(
  (
    "actually amazing anyone fixes guys believe crazy don't epic explained explanation genius going guide hack hacks incredible insane list " +
    "literally review shocking someone step-by-step things tutorial unbelievable update viral vlog won't " +
    "cosas trucos truco consejos consejo errores error secreto secretos guía fácil fáciles mejor mejores nunca nadie increíble " +
    "paso pasos explicado tutorial ideas razones forma formas manera maneras hacer hago haces deberías " +
    "choses astuces astuce conseils conseil erreurs erreur secret secrets guide facile faciles meilleur meilleurs meilleure " +
    "jamais personne incroyable étape étapes raisons façon façons faire faut vraiment " +
    "dinge tricks trick tipps tipp fehler geheimnis geheimnisse anleitung einfach einfache besten beste niemals niemand " +
    "unglaublich schritt schritte gründe ideen machen wirklich solltest " +
    "coisas truques truque dicas dica erros erro segredo segredos guia fácil fáceis melhor melhores nunca ninguém incrível " +
    "passo passos motivos jeito jeitos fazer faço você deveria " +
    // Words that hold a sentence together, and that nobody searches by.
    "doesn't didn't isn't wasn't can't shouldn't mine ours onto upon yet myself yourself everybody's getting gets goes been " +
    "hacen hace hizo tengo tiene tienen puede pueden estas estos nuestra nuestro nosotros cada siempre sólo solo " +
    "fait font vos notre nos leur leurs être avoir chez toujours seulement cela ceci suis avez avons " +
    "warum wieso weshalb meine meinen meinem meiner deine deinen deiner unsere unser werden wird wurde waren hatte habe " +
    "haben damit davon dabei doch jetzt schon immer beim gegen jede jeder jedes könnt solltet macht mache " +
    "minha minhas meus nossa nosso fazem tenho pode podem sempre cada apenas está estão"
  ).split(" "),
);

/** What a list counts: a number before it says nothing of the video. */
const COUNTED =
  /^(?:mistakes?|tips|things|ways|reasons|tricks|hacks|ideas|secrets|facts|lessons|steps|myths|errores|consejos|cosas|trucos|formas|razones|pasos|erreurs|conseils|choses|astuces|façons|raisons|étapes|fehler|tipps|dinge|tricks|gründe|schritte|erros|dicas|coisas|truques|jeitos|motivos|passos)$/u;
/** Words after a number within which what it counts is looked for. */
const NEAR = 4;

/** What somebody did or got, in their own words: an outcome only this video can have. */
const OUTCOME =
  /\b(?:i|we) (?:fixed|solved|saved|sold|lost|won|built|broke|failed|quit|rebuilt|repaired|finished|doubled|halved|stopped|switched|changed|learned|earned|paid|spent|tried|tested|cut)\b|(?<!\p{L})(?:arreglé|resolví|solucioné|perdí|gané|vendí|construí|logré|cambié|ahorré|dejé|probé|gasté|j'ai (?:réparé|résolu|perdu|gagné|vendu|construit|réussi|changé|arrêté|testé|économisé|corrigé)|ich (?:\p{L}+ )?(?:gelöst|repariert|verloren|verkauft|gebaut|geschafft|geändert|gespart|getestet)|(?:gelöst|repariert|behoben|geschafft|getestet) habe|consertei|resolvi|perdi|ganhei|vendi|construí|consegui|mudei|economizei|parei|testei|gastei)(?!\p{L})/iu;

/** So many specifics make a title that fits no other video. Source: heuristic. */
const FULL = 4;

/**
 * What a title says that would not fit any video: its telling words that aren't everybody's, numbers that measure
 * something, in lower case, and an outcome as it stands. Each once; works on words alone, in any language.
 */
export function specificsIn(title: string): string[] {
  const spoken = words(title);
  const isEmpty = (word: string) => EVERYBODYS.has(word) || EMPTY.has(word);
  const telling = tellingWords(title).filter((word) => !isEmpty(word) && !/^\p{N}+$/u.test(word));
  const numbers = spoken.filter(
    (word, at) =>
      /\p{N}/u.test(word) &&
      !telling.includes(word) &&
      !spoken.slice(at + 1, at + 1 + NEAR).some((next) => COUNTED.test(next)),
  );
  const [outcome] = OUTCOME.exec(title.replaceAll("’", "'")) ?? [];
  return [...new Set([...telling, ...numbers, ...(outcome === undefined ? [] : [outcome])])];
}

/** How much a title says, 0 to 1; 1 from {@link FULL} specifics on. */
export function titleInformation(title: string): number {
  return Math.min(1, specificsIn(title).length / FULL);
}

/** From this value on a title needs nothing more said. */
const ENOUGH = 0.75;

/** True for a title that its creator can keep: what it says is its own, and another one could only rearrange it. */
export function isWorthKeeping(title: string): boolean {
  return titleInformation(title) >= ENOUGH;
}
