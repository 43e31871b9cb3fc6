import type { HashtagLanguage } from "./hashtags.ts";

/**
 * Words that hold a sentence together and find nobody as a hashtag. `unsure` ones mean something in another of
 * the languages ("car" is French for because), so they are dropped only from a topic in their own.
 */
const FUNCTION_WORDS: Record<HashtagLanguage, { readonly sure: string; readonly unsure: string }> = {
  English: {
    sure:
      "the an and or but of to in at for with without from by into onto over under about than then that this these " +
      "those it its is are was were be been being am do does did doing have has had having can could will would " +
      "should shall must not how what why when where which who whom whose if because while you your yours we our " +
      "ours they them their he him his she her my mine i'm i've i'd i'll you're you've it's that's don't can't " +
      "doesn't isn't won't let's there here up very just also too every each any some more most only get getting",
    unsure: "a i as on so no me us off out",
  },
  Spanish: {
    sure:
      "el los las unos unas del al y con sin para por según hacia hasta desde qué cómo cuándo cuáles cuál dónde quién " +
      "porque pero más muy ya mi mis tus su sus nuestro nuestra este esta estos estas ese esa eso esto aquel lo les nos " +
      "ser estar hay haber tiene tienen hacer puedo puedes cada todos todas entre también sobre cuando como",
    unsure: "la de en que un una o e u se es son si no te me tu le a fue han mal sin",
  },
  French: {
    sure:
      "le les des du une et dans avec sans chez vers selon qui quoi dont où quand comment pourquoi parce mais donc " +
      "ni ce cet cette ces mon ma ta ses leur leurs notre nos votre vos je il elle nous vous ils elles être avoir est " +
      "suis êtes sont était peut peux très plus moins aussi tout tous toute toutes chaque quel quelle quels " +
      "quelles c'est j'ai n'est aux",
    unsure: "la de en que un on a au par pour sur sous car or son sa ton tes mes se si ne pas y tu te me",
  },
  German: {
    sure:
      "der das dem und oder aber mit ohne für von vom zu zum zur im ins auf aus bei nach vor über unter zwischen durch " +
      "gegen ist sind sein seine seinen ihre ihren wie wann wo wer wen wem warum weshalb welche welcher welches wenn weil " +
      "dass damit ich wir ihr sie mein meine meinen meinem dein deine deinen unser unsere euer eine einen einem einer " +
      "eines kein keine nicht auch noch nur schon sehr mehr kann kannst können habe haben wird werden muss soll mir dir " +
      "dich mich sich uns euch",
    unsure: "die den des ein in an am um so es er du was war hat man bin als bis da",
  },
  Portuguese: {
    sure:
      "os das ao aos à às um uma uns umas e com sem por pelo pela pelos pelas num numa nos nas em até quê quando " +
      "onde quem porque por que mas mais muito já meu minha meus minhas seu sua seus suas teu tua nosso nossa este " +
      "esta esse essa isso isto aquele ele ela eles elas você vocês nós ser estar é são está tem têm fazer posso pode " +
      "cada todo toda todos todas entre também sobre não qual quais",
    unsure: "o a as dos do da de no na que se me te lhe foi para como os eu ou",
  },
};

const sure = new Set(Object.values(FUNCTION_WORDS).flatMap((lists) => lists.sure.split(" ")));
const unsure = new Map(
  Object.entries(FUNCTION_WORDS).map(([language, lists]) => [language, new Set(lists.unsure.split(" "))]),
);

/** True for a word, in lower case, that says nothing by itself in a topic of this language. */
export function isFunctionWord(word: string, language: HashtagLanguage): boolean {
  return sure.has(word) || unsure.get(language)?.has(word) === true;
}
