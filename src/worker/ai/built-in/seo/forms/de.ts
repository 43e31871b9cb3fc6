import { cap } from "../../compose/frames.ts";
import { BRACKET, type LanguageForms } from "./forms.ts";

/** "sie" for "Tomaten auf dem Balkon", "ihn" for "einen Tisch". */
function pronoun(thing: string): string {
  if (/^(?:einen|meinen|den|unseren)\s/iu.test(thing)) return "ihn";
  return /^(?:ein|mein|das|unser)\s/iu.test(thing) ? "es" : "sie";
}

/** As it stands at the start: "meinen Garten" is "mein Garten". */
const bare = (thing: string) =>
  thing.replace(/^(?:einen?|die|das|den)\s+/iu, "").replace(/^(mein|unser)en(?=\s)/iu, "$1");

export const FORMS: LanguageForms = {
  clause:
    /^(?:wie|warum|wieso|was|wann|wo|wer|welche[rsnm]?|ich|wir|meine?[nmr]?|unsere?|so|der|die|das)(?!\p{L})/iu,
  dish: (name) => [`${cap(name)}: das Rezept`, `${cap(name)} selber machen`],
  forms: [
    [
      /^wie (?<who>ich|wir) (?<thing>\S+.*) (?<verb>\p{L}+) (?<aux>habe|haben)$/iu,
      ({ who = "", thing = "", verb = "", aux = "" }) => [
        `${cap(bare(thing))}: wie ${who} ${pronoun(thing)} ${verb} ${aux}`,
      ],
    ],
    [
      /^wie (?<who>ich|wir) (?<thing>\S+.*) (?<verb>\p{Ll}+)$/iu,
      ({ who = "", thing = "", verb = "" }) => [`${cap(bare(thing))}: wie ${who} ${pronoun(thing)} ${verb}`],
    ],
    [
      /^(?:warum|wieso) (?<who>ich|wir) (?:meinen |meine |mein |den |die |das )?(?<what>.+ \p{L}+) (?<aux>habe|haben)$/iu,
      ({ who = "", what = "", aux = "" }) => [`${cap(what)}: warum ${who} das gemacht ${aux}`],
    ],
    [
      /^(?<who>ich habe|wir haben) (?<what>.+)$/iu,
      ({ who = "", what = "" }) => {
        const [subject = "", aux = ""] = who.toLowerCase().split(" ");
        return [`Wie ${subject} ${what} ${aux}`];
      },
    ],
    [
      /^(?<count>\d+) (?<what>.*?fehler(?: .+?)?),? die (?:ich|wir) (?<tail>.*?)\s*gemacht habe?n?(?: .+)?$/iu,
      ({ count = "", what = "", tail = "" }) => [
        `${count} ${what}, die du ${tail} vermeiden kannst`,
        what.toLowerCase() === "fehler" ? "" : `${cap(what)}: ${count}, die ich ${tail} gemacht habe`,
      ],
    ],
    [
      /^(?<count>\d+ )?(?<what>fehler (?:beim|bei|mit|im|in) .+)$/iu,
      ({ count = "", what = "" }) => [`${count}${what}, die du vermeiden kannst`],
    ],
    [
      /^meine (?<what>\p{L}+)[ -]fehler$/iu,
      ({ what = "" }) => [
        `${cap(what)}-Fehler, die du vermeiden kannst`,
        `${cap(what)}-Fehler, die ich gemacht habe`,
      ],
    ],
    [
      new RegExp(`^meine (?<what>\\p{L}*routine)${BRACKET}$`, "iu"),
      ({ what = "", of = "" }) => [
        `${cap(of)}: meine ${cap(what)}`,
        /(?:haut|haare|locken|anfänger)$/iu.test(of) ? `${cap(what)} für ${of}` : "",
      ],
    ],
    [
      /^(?<mine>meine?) (?<what>Routine|Methode|Tipps|Plan),? um (?<thing>.+) zu (?<verb>\p{L}+)$/iu,
      ({ mine = "", what = "", thing = "", verb = "" }) => [
        `${cap(thing)} ${verb}: ${mine.toLowerCase()} ${what}`,
        `Wie du ${thing} ${verb} kannst: ${mine.toLowerCase()} ${what}`,
      ],
    ],
    [/^(?<what>.+) für anfänger$/iu, ({ what = "" }) => [`${cap(what)}: Anleitung für Anfänger`]],
    [
      /^(?!.*,)(?!(?:wie|warum|wieso|weshalb|was|wann|wo|wer|welche[rsnm]?|wenn|ob|dass|ich|wir)(?!\p{L}))(?<what>\S+.* \p{Ll}+(?:en|ern|eln))$/u,
      ({ what = "" }) => [`${cap(what)}: so geht's`],
    ],
  ],
};
