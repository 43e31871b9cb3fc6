import { cap } from "../../compose/frames.ts";
import { BRACKET, type LanguageForms } from "./forms.ts";

const DETERMINER = /^(?:un|une|des|du|de la|de l'|le|la|les|l'|mon|ma|mes|son|sa|ses|vos|votre)\s*/iu;
/** What follows an infinitive and names no thing. */
const NO_THING = /^(?:à|avec|sans|en|dans|pour|plus|mieux|moins|bien|que|comme|vite|seul)(?!\p{L})/iu;
/** What says how something is done, and belongs to its verb: "une orchidée sans la tuer". */
const HOW = /(?<!\p{L})(?:sans|avant de|après|pendant|au lieu de|pour que)(?!\p{L})/iu;
const MASCULINE = /^(?:un|du|le|mon|son|votre)\s/iu;
const FEMININE = /^(?:une|de la|la|ma|sa)\s/iu;

/** "Les" for "des tomates"; "" where its gender can't be told. */
function pronoun(thing: string): string {
  if (
    /^(?:des|les|mes|ses|vos)\s/iu.test(thing) ||
    /^\p{L}+[sx](?!\p{L})/iu.test(thing.replace(DETERMINER, ""))
  )
    return "les";
  return MASCULINE.test(thing) ? "le" : FEMININE.test(thing) ? "la" : /^l'/iu.test(thing) ? "l'" : "";
}

function first(thing: string, verb: string): string {
  const it = pronoun(thing);
  if (NO_THING.test(thing) || HOW.test(thing) || it === "") return "";
  const before = it === "l'" || (it !== "les" && /^[aeiouyhéèê]/iu.test(verb)) ? "l'" : `${it} `;
  return `${cap(thing.replace(/^(?:un|une|des|du|de la|de l')\s*/iu, ""))} : comment ${before}${verb}`;
}

export const FORMS: LanguageForms = {
  clause:
    /^(?:comment|pourquoi|que|quoi|quand|où|qui|je|j'|on|nous|mon|ma|mes|notre|nos|est-ce|le|la|les)(?!\p{L})/iu,
  dish: (name) => [`${cap(name)} : la recette`, `Recette : ${name}`],
  forms: [
    [
      /^comment (?<verb>\p{L}+(?:er|ir|re|oir)) (?<thing>.+?) (?<while>en \p{L}+ant .+)$/iu,
      ({ verb = "", thing = "", while: tail = "" }) => [`${cap(tail)} : comment ${verb} ${thing}`],
    ],
    [
      /^comment (?<verb>\p{L}+(?:er|ir|re|oir)) (?<thing>.+)$/iu,
      ({ verb = "", thing = "" }) => [first(thing, verb)],
    ],
    [/^pourquoi (?<what>.+)$/iu, ({ what = "" }) => [`${cap(what)} : voici pourquoi`]],
    [/^(?<what>(?:j'ai|on a|nous avons|je suis|on est) .+)$/iu, ({ what = "" }) => [`Comment ${what}`]],
    [
      /^(?<count>\d+) erreurs (?<what>.+?) que (?:j'ai|nous avons|on a) (?:fait|faites|commises)(?: (?<tail>.+))?$/iu,
      ({ count = "", what = "", tail = "" }) => [
        `${count} erreurs ${what} à éviter ${tail}`,
        `Erreurs ${what} : ${count} que j'ai faites ${tail}`,
      ],
    ],
    [
      /^mes erreurs (?<what>.+)$/iu,
      ({ what = "" }) => [`Erreurs ${what} à éviter`, `Erreurs ${what} que j'ai faites`],
    ],
    [
      new RegExp(`^ma (?<what>routine .+?)${BRACKET}$`, "iu"),
      ({ what = "", of = "" }) => [
        /^(?:peaux?|cheveux|enfants|débutants)/iu.test(of) ? `${cap(what)} pour ${of}` : "",
        `${cap(of)} : ma ${what}`,
      ],
    ],
    [
      /^(?<mine>mon|ma|mes) (?<what>routine|méthode|astuces|conseils|plan) pour (?<goal>\p{L}+(?:er|ir|re|oir)(?: .+)?)$/iu,
      ({ mine = "", what = "", goal = "" }) => [
        `Comment ${goal} : ${mine.toLowerCase()} ${what}`,
        `${cap(goal)} : ${mine.toLowerCase()} ${what}`,
      ],
    ],
    [
      /^(?<mine>mon) (?<what>test|avis) (?:sur (?:le |la |les |l')?|du |de la |de l'|des |de )(?<thing>.+)$/iu,
      ({ mine = "", what = "", thing = "" }) => [`${cap(thing)} : ${mine.toLowerCase()} ${what}`],
    ],
    [/^(?<what>.+) pour débutants?$/iu, ({ what = "" }) => [`${cap(what)} : le guide du débutant`]],
    [
      /^(?<verb>\p{L}+(?:er|ir|re)) (?<thing>.+)$/iu,
      ({ verb = "", thing = "" }) => [`Comment ${verb} ${thing}`, first(thing, verb)],
    ],
  ],
};
