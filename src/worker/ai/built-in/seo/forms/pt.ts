import { cap } from "../../compose/frames.ts";
import { BRACKET, type LanguageForms } from "./forms.ts";

const bare = (thing: string) => thing.replace(/^(?:uma?|uns|umas|os?|as?)\s+/iu, "");
/** What follows an infinitive and names no thing. */
const NO_THING = /^(?:com|sem|em|no|na|de|por|para|pra|melhor|mais|menos|bem|que|quando|rápido)(?!\p{L})/iu;
/** What says how something is done, and belongs to its verb: "uma orquídea sem matar". */
const HOW = /(?<!\p{L})(?:sem|antes de|depois de|enquanto|em vez de|para que)(?!\p{L})/iu;
const first = (thing: string, way: string) =>
  NO_THING.test(thing) || HOW.test(thing) ? "" : `${cap(bare(thing))}: ${way}`;

export const FORMS: LanguageForms = {
  clause:
    /^(?:como|por que|o que|quando|onde|quem|eu|nós|meus?|minhas?|noss[oa]s?|o|a|os|as)(?!\p{L})|^\p{L}+(?:ei|amos|imos)(?!\p{L})/iu,
  dish: (name) => [`Como fazer ${name}`, `Receita de ${name}`],
  forms: [
    [
      /^como (?<what>\p{L}+[aei]r .+?) (?<while>\p{L}+ndo .+)$/iu,
      ({ what = "", while: tail = "" }) => [`${cap(tail)}: como ${what}`],
    ],
    [
      /^como (?<verb>\p{L}+[aei]r|pôr) (?<thing>.+)$/iu,
      ({ verb = "", thing = "" }) => [first(thing, `como ${verb}`)],
    ],
    [
      /^como (?<who>eu |a gente |nós )?(?<verb>\p{L}+(?:o|ei|i|amos|emos|imos)) (?<thing>.+)$/iu,
      ({ who = "", verb = "", thing = "" }) => [
        first(thing, `como ${who === "" && /(?:o|ei|i)$/u.test(verb) ? "eu " : who}${verb}`),
      ],
    ],
    [/^por que (?<what>.+)$/iu, ({ what = "" }) => [`${cap(what)}: por quê?`]],
    [/^(?<what>(?:eu )?\p{L}+(?:ei|amos|imos|emos) .+)$/iu, ({ what = "" }) => [`Como ${what}`]],
    [
      /^(?<count>\d+) erros (?<what>.+?) que (?:eu )?(?:cometi|fiz|cometemos)(?: (?<tail>.+))?$/iu,
      ({ count = "", what = "", tail = "" }) => [
        `${count} erros ${what} para evitar ${tail}`,
        `Erros ${what}: ${count} que cometi ${tail}`,
      ],
    ],
    [
      /^meus erros (?<what>.+)$/iu,
      ({ what = "" }) => [`Erros ${what} para evitar`, `Erros ${what} que cometi`],
    ],
    [
      new RegExp(`^minha (?<what>rotina .+?)${BRACKET}$`, "iu"),
      ({ what = "", of = "" }) => [
        /^(?:pele|cabelo|cachos|crianças|iniciantes)/iu.test(of) ? `${cap(what)} para ${of}` : "",
        `${cap(of)}: minha ${what}`,
      ],
    ],
    [
      /^(?<mine>meus?|minhas?) (?<what>rotina|método|plano|dicas|truques) (?:para|pra) (?<goal>\p{L}+[aei]r(?: .+)?)$/iu,
      ({ mine = "", what = "", goal = "" }) => [
        `Como ${goal}: ${mine.toLowerCase()} ${what}`,
        `${cap(goal)}: ${mine.toLowerCase()} ${what}`,
      ],
    ],
    [/^(?<what>.+) para iniciantes$/iu, ({ what = "" }) => [`${cap(what)}: guia para iniciantes`]],
    [
      /^(?<verb>\p{L}+[aei]r) (?<thing>.+)$/iu,
      ({ verb = "", thing = "" }) => [`Como ${verb} ${thing}`, first(thing, `como ${verb}`)],
    ],
  ],
};
