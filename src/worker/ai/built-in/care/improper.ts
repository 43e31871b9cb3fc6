import { foldedComment, phrases } from "#shared/rules/comments/phrase.ts";
import { sentences } from "../topic.ts";

/**
 * What has no place beside somebody's grief, illness or fear, in the five languages (heuristic, checked 2026-11-23): a
 * challenge, a ranking, a joke, bait. Only what means nothing else; a hard time may be "a challenge".
 */
const IMPROPER: readonly (() => RegExp)[] = [
  () =>
    phrases(
      "\\d+[ -]?(?:day|hour|week|minute)s?[ -][^ ]*[ -]?challenge|(?:take|join|do|start|try|accept) (?:the|this|my|our|a) (?:[^ ]+ )?challenge|challenge (?:a friend|your|viewers|them|everyone)|#[^ ]*challenge|i dare you|dare your",
      "(?:reto|desafio) (?:de |viral)(?:\\d+|[^ ]+ dias)?|(?:acepta|haz|unete al|prueba) (?:el|este|mi) (?:reto|desafio)|reta a|#reto[^ ]*",
      "(?:defi|challenge) (?:de |des )?\\d+|(?:releve|fais|tente|rejoins) (?:le|ce|mon) (?:defi|challenge)|defie (?:tes|ton|un)|#defi[^ ]*",
      "(?:\\d+-tage|30-tage)-?(?:challenge|herausforderung)|(?:mach|nimm) (?:die|bei der|an der) challenge|fordere? (?:deine|einen|euch) [^ ]+ heraus|#[^ ]*challenge|challenge:",
      "desafio (?:de |dos )?\\d+|(?:aceite|faca|participe do|entre no) (?:o |esse |meu )?desafio|desafie (?:seus|um|uma)|#desafio[^ ]*",
    ),
  () =>
    phrases(
      "top (?:\\d+|three|five|ten)|(?:from )?(?:worst to best|best to worst|worst first)|ranked|ranking (?:of|the|my|every)|tier list|countdown",
      "top (?:\\d+|tres|cinco|diez)|(?:de )?(?:peor a mejor|mejor a peor)|ranking|cuenta atras|cuenta regresiva",
      "top (?:\\d+|trois|cinq|dix)|(?:du )?(?:pire au meilleur|meilleur au pire)|classement|compte a rebours",
      "top[ -]?(?:\\d+|drei|funf|zehn)|(?:vom )?(?:schlechtesten zum besten|schlimmsten zum)|rangliste|ranking|countdown",
      "(?:do )?(?:pior ao melhor|melhor ao pior)|contagem regressiva",
    ),
  () =>
    phrases(
      "jokes?|joking(?:ly)?|pranks?|memes?|hilarious|punch ?lines?|haha\\w*|lol|laugh out loud",
      "chistes?|bromas?|bromear|hilarante|jaja\\w*|humor negro",
      "blagues?|vannes?|hilarante?|canular|mdr|humour noir",
      "witze?|scherze?|zum totlachen|schwarzer humor",
      "piadas?|pegadinhas?|zoeira|hilari[oa]|kkk+|humor negro",
    ),
  () =>
    phrases(
      "you won't believe|wait for (?:it|the end)|nobody (?:tells|talks about|is talking)|what happens? next|will shock you|shocking|go(?:es|ing)? viral|viral (?:videos?|hit|posts?|reels?|moment|trend)|smash (?:that|the)|hot take|unpopular opinion|argue (?:about|with|in the)|fight in the comments|tag (?:a friend|someone)|don't miss|before it's too late|last chance|clickbait|stop scrolling|myths?",
      "no vas a creer|no creeras|espera (?:al|hasta el) final|nadie (?:te cuenta|habla de)|te va a impactar|impactante|(?:hazte|hacerse|hacerte|se hara) viral|(?:video|contenido|momento) viral|opinion impopular|etiqueta a|no te lo pierdas|antes de que sea tarde|ultima oportunidad|mitos?",
      "tu ne vas pas (?:le |y )?croire|vous n'allez pas (?:le |y )?croire|attends la fin|attendez la fin|personne ne (?:te dit|parle)|choquante?|(?:devenir|deviens|devient|devenez) virale?|vid[eé]o virale|le buzz|opinion impopulaire|identifie un|tague|ne rate pas|derniere chance|mythes?",
      "du wirst (?:es )?nicht glauben|bleib bis zum (?:ende|schluss)|warte bis zum|niemand (?:sagt dir|spricht daruber)|schockierend|viral (?:geh\\w*|zu gehen)|geht viral|virale[ns]? (?:video|hit|trend)|unpopulare meinung|markiere? (?:einen|jemand(?:en)?)|verpass(?:e|t)? (?:es |das )?nicht|letzte chance|mythen|mythos",
      "voce nao vai acreditar|espera ate o (?:fim|final)|ninguem (?:te conta|fala sobre)|chocante|virali[sz][^ ]+|(?:video|conteudo|momento) viral|opiniao impopular|marca (?:um|alguem)|nao perca|ultima chance|mitos?",
    ),
];
/** What says that something is left out: "no jokes", "leave the ranking out". */
const LEFT_OUT = phrases(
  "no|not|never|without|avoid|skip|leave out|nothing|don't|isn't|instead of|rather than|neither|nor",
  "sin|ni|nunca|nada de|evita|evitar|en lugar de|ningun[oa]?",
  "sans|pas|jamais|ni|evite[rz]?|aucune?|plutot que|rien de",
  "kein(?:e[nrsm]?)?|nicht|nie|ohne|statt|weder|noch",
  "sem|nao|nunca|nem|evite|evitar|nada de|em vez de|nenhum[a]?",
);
const EMOJI =
  /\s*\p{Extended_Pictographic}(?:[\u{1F3FB}-\u{1F3FF}]|\uFE0F|\u200D|\p{Extended_Pictographic})*/gu;
/** Digits and signs that belong to text: "©" and "®" count as pictographs. */
const TEXT_SIGNS = /[\d#*©®™]/u;

let patterns: readonly RegExp[] | undefined;

/** The rules that hold for an answer: what the creator says themself may be said again. */
export function rulesBeside(asked: string): readonly RegExp[] {
  patterns ??= IMPROPER.map((make) => make());
  const folded = foldedComment(asked);
  return patterns.filter((pattern) => !pattern.test(folded));
}

/** Whether a sentence holds what its subject forbids, and doesn't say that it is left out. */
export function isImproper(sentence: string, rules: readonly RegExp[]): boolean {
  const folded = foldedComment(sentence);
  return rules.some((rule) => {
    const found = rule.exec(folded);
    return found !== null && !LEFT_OUT.test(folded.slice(0, found.index));
  });
}

/** A line of prose without what is improper; undefined where nothing of it may stand. */
export function soberLine(line: string, rules: readonly RegExp[]): string | undefined {
  const plain = withoutEmoji(line);
  if (!sentences(plain).some((one) => isImproper(one, rules))) return plain;
  // Half of an entry of a list, of a heading or of a table says nothing.
  if (/^\s*(?:[-*+#|>]|\d+[.)])/u.test(plain)) return undefined;
  const kept = sentences(plain).filter((one) => !isImproper(one, rules));
  return kept.length === 0 ? undefined : kept.join(" ");
}

function withoutEmoji(text: string): string {
  return text.replace(EMOJI, (found) => (TEXT_SIGNS.test(found) ? found : ""));
}

/**
 * A model's JSON without what is improper: an entry of a list gives way to one of the product's own, and so does a field.
 * The product's own where something has no such stand-in.
 * @param own the product's own answer, in the same form.
 */
export function soberReply(written: unknown, own: unknown, rules: readonly RegExp[]): unknown {
  const sober = soberJson(written, own, rules);
  return lacks(sober) ? own : sober;
}

function lacks(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(lacks);
  return isRecord(value) ? Object.values(value).some(lacks) : value === undefined;
}

function soberJson(written: unknown, own: unknown, rules: readonly RegExp[]): unknown {
  if (typeof written === "string") {
    if (sentences(written).some((one) => isImproper(one, rules))) return own;
    return withoutEmoji(written);
  }
  if (Array.isArray(written)) {
    const spare: readonly unknown[] = Array.isArray(own) ? own : [];
    const kept = written.filter((item) => !holdsImproper(item, rules));
    const added = spare.slice(0, written.length - kept.length);
    const sober = [...kept.map((item) => soberJson(item, undefined, rules)), ...added];
    return sober.length === 0 && written.length > 0 ? undefined : sober;
  }
  if (!isRecord(written)) return written;
  const instead = isRecord(own) ? own : {};
  return Object.fromEntries(
    Object.entries(written).map(([name, value]) => [name, soberJson(value, instead[name], rules)]),
  );
}

/** Whether anything in a model's JSON is improper. */
export function holdsImproper(value: unknown, rules: readonly RegExp[]): boolean {
  if (typeof value === "string") return sentences(value).some((one) => isImproper(one, rules));
  if (Array.isArray(value)) return value.some((item) => holdsImproper(item, rules));
  return isRecord(value) && Object.values(value).some((item) => holdsImproper(item, rules));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
