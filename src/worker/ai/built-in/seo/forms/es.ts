import { cap } from "../../compose/frames.ts";
import { BRACKET, type LanguageForms } from "./forms.ts";

/** "los" for "tomates en mi balcón"; "" where its gender can't be told. */
function pronoun(thing: string): string {
  const [, article = "", head = ""] =
    /^(?:(un|el|una|la|unos|los|unas|las|mis?|tus?)\s)?(\p{L}+)/iu.exec(thing) ?? [];
  const named = { un: "lo", el: "lo", una: "la", la: "la", unos: "los", los: "los", unas: "las", las: "las" };
  const found = Object.entries(named).find(([each]) => each === article.toLowerCase())?.[1];
  if (found !== undefined) return found;
  if (/as$/iu.test(head)) return "las";
  if (/(?:o|e)s$/iu.test(head)) return "los";
  return /o$/iu.test(head) ? "lo" : /a$/iu.test(head) ? "la" : "";
}

const bare = (thing: string) => thing.replace(/^(?:un|una|unos|unas|el|la|los|las)\s+/iu, "");
/** What follows an infinitive and names no thing. */
const NO_THING = /^(?:a|con|sin|en|de|por|para|mejor|más|menos|bien|que|como|cuando|rápido)(?!\p{L})/iu;

/** What says how something is done, and belongs to its verb: "una orquídea sin matarla". */
const HOW = /(?<!\p{L})(?:sin|antes de|después de|mientras|en vez de|para que)(?!\p{L})/iu;

const first = (thing: string, say: (pronoun: string) => string) =>
  NO_THING.test(thing) || HOW.test(thing) || pronoun(thing) === ""
    ? ""
    : `${cap(bare(thing))}: ${say(pronoun(thing))}`;

export const FORMS: LanguageForms = {
  clause:
    /^(?:cómo|por qué|qué|cuándo|dónde|quién|mis?|nuestr[oa]s?|es|el|la|los|las)(?!\p{L})|^\p{L}+(?:é|í|amos|imos)(?!\p{L})/iu,
  dish: (name) => [`Cómo hacer ${name}`, `Receta de ${name}`],
  forms: [
    [
      /^cómo (?<what>\p{L}+[aei]r(?:se)? .+?) (?<while>\p{L}+ndo .+)$/iu,
      ({ what = "", while: tail = "" }) => [`${cap(tail)}: cómo ${what}`],
    ],
    [
      /^cómo (?<verb>\p{L}+[aeií]r) (?<thing>.+)$/iu,
      ({ verb = "", thing = "" }) => [first(thing, (it) => `cómo ${verb.replace(/ír$/u, "ír")}${it}`)],
    ],
    [
      /^cómo (?<verb>\p{L}+(?:o|é|í|amos|emos|imos)) (?<thing>.+)$/iu,
      ({ verb = "", thing = "" }) => [first(thing, (it) => `cómo ${it} ${verb}`)],
    ],
    [/^por qué (?<what>.+)$/iu, ({ what = "" }) => [`${cap(what)}: te cuento por qué`]],
    [/^(?<what>(?:me )?\p{L}+(?:é|í|amos|imos) .+)$/iu, ({ what = "" }) => [`Cómo ${what}`]],
    [
      /^(?<count>\d+) errores (?<what>.+?) que (?:cometí|hice|cometimos)(?: (?<tail>.+))?$/iu,
      ({ count = "", what = "", tail = "" }) => [
        `${count} errores ${what} que debes evitar ${tail}`,
        `Errores ${what}: ${count} que cometí ${tail}`,
      ],
    ],
    [
      /^mis errores (?<what>.+)$/iu,
      ({ what = "" }) => [`Errores ${what} que debes evitar`, `Errores ${what} que cometí`],
    ],
    [
      new RegExp(`^mi (?<what>rutina .+?)${BRACKET}$`, "iu"),
      ({ what = "", of = "" }) => [
        /^(?:piel|pelo|cabello|rizos|niños|principiantes)/iu.test(of) ? `${cap(what)} para ${of}` : "",
        `${cap(of)}: mi ${what}`,
      ],
    ],
    [
      /^(?<mine>mis?) (?<what>rutina|método|plan|trucos|consejos) para (?<goal>\p{L}+[aei]r(?:me|se)?(?: .+)?)$/iu,
      ({ mine = "", what = "", goal = "" }) => [
        `Cómo ${goal}: ${mine.toLowerCase()} ${what}`,
        `${cap(goal)}: ${mine.toLowerCase()} ${what}`,
      ],
    ],
    [
      /^(?<what>.+) para principiantes$/iu,
      ({ what = "" }) => [`${cap(what)} para principiantes: guía`, `${cap(what)}: guía para principiantes`],
    ],
    [/^(?<verb>\p{L}+[aei]r) (?<thing>.+)$/iu, ({ verb = "", thing = "" }) => [`Cómo ${verb} ${thing}`]],
  ],
};
