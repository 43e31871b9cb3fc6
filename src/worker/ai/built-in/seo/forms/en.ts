import { cap } from "../../compose/frames.ts";
import { BRACKET, type LanguageForms } from "./forms.ts";

/** Past forms by what they are forms of, and of what goes on. */
const PAST: Readonly<Record<string, readonly [base: string, going: string]>> = {
  made: ["make", "making"],
  built: ["build", "building"],
  bought: ["buy", "buying"],
  grew: ["grow", "growing"],
  got: ["get", "getting"],
  lost: ["lose", "losing"],
  won: ["win", "winning"],
  found: ["find", "finding"],
  sold: ["sell", "selling"],
  paid: ["pay", "paying"],
  wrote: ["write", "writing"],
  taught: ["teach", "teaching"],
  quit: ["quit", "quitting"],
  left: ["leave", "leaving"],
  became: ["become", "becoming"],
  learned: ["learn", "learning"],
  learnt: ["learn", "learning"],
  fixed: ["fix", "fixing"],
  saved: ["save", "saving"],
  moved: ["move", "moving"],
  stopped: ["stop", "stopping"],
  started: ["start", "starting"],
  cleaned: ["clean", "cleaning"],
  painted: ["paint", "painting"],
  renovated: ["renovate", "renovating"],
  restored: ["restore", "restoring"],
  switched: ["switch", "switching"],
  organized: ["organize", "organizing"],
  cooked: ["cook", "cooking"],
  baked: ["bake", "baking"],
  trained: ["train", "training"],
  adopted: ["adopt", "adopting"],
};
const PASTS = Object.keys(PAST).join("|");
/** What is done on screen so that others can do it, too. */
const BASE_OF: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      "made",
      "built",
      "grew",
      "fixed",
      "cleaned",
      "painted",
      "renovated",
      "restored",
      "baked",
      "cooked",
    ].flatMap((past) => {
      const [base, going] = PAST[past] ?? [];
      return base === undefined || going === undefined ? [] : [[going, base]];
    }),
  ),
  replacing: "replace",
  changing: "change",
  repairing: "repair",
  installing: "install",
};
const SHOWN = Object.keys(BASE_OF).join("|");
/** What isn't the name of a thing after a verb: "better", "to", "my dog to stop". */
const NO_THING =
  /^(?:better|faster|more|less|like|from|to|out|up|off|down|with|without|in|on|at|for|when|by|and|well|over|it|them)\b|\b(?:to|fast|quickly|easily|better|faster|well|properly|again|alone)\b/iu;
const PLURAL = /(?:[^su\W]s|children|people)$/iu;
const RELATION = /\s(?:on|in|for|with|without|at|from|by|under|of|during|before|after|using|than)\s.*$/iu;

const yours = (text: string) =>
  text
    .replace(/\b(?:my|our)\b/giu, "your")
    .replace(/\bmyself\b/giu, "yourself")
    .replace(/\bme\b/giu, "you");

/** The name of a thing after "your". */
const inner = (what: string) => what.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** What says how something is done, and belongs to its verb: "an orchid without killing it". */
const HOW = /\b(?:without|so (?:that )?(?:you|it|they|we|i)|before|after|while|instead of)\b/iu;

/** "Tomatoes on my balcony: how I grow them"; "" where the words after the verb name no thing. */
function thingFirst(thing: string, way: string): string {
  if (NO_THING.test(thing) || HOW.test(thing)) return "";
  const head = thing.replace(RELATION, "");
  const it = !/^an?\s/iu.test(thing) && (PLURAL.test(head) || / and /iu.test(head)) ? "them" : "it";
  return `${cap(thing.replace(/^an?\s+/iu, ""))}: ${way} ${it}`;
}

export const FORMS: LanguageForms = {
  clause: /^(?:how|why|what|when|where|who|which|is|are|do|does|can|should|i|we|my|our|this|these|the)\b/iu,
  dish: (name) => [`How to make ${name}`, `${cap(name)} recipe`],
  forms: [
    [
      /^how to (?<verb>[a-z]+) (?<thing>.+)$/iu,
      ({ verb = "", thing = "" }) => [thingFirst(thing, `how to ${verb}`)],
    ],
    [
      new RegExp(`^how (?<who>i|we) (?<verb>${PASTS}) (?<thing>.+)$`, "iu"),
      ({ who = "", verb = "", thing = "" }) => [
        thingFirst(thing, `how ${who} ${verb}`),
        `How to ${PAST[verb.toLowerCase()]?.[0] ?? ""} ${yours(thing)}`,
      ],
    ],
    [
      /^how (?<who>i|we) (?<verb>[a-z]+(?<!ed|ied)) (?<thing>.+)$/iu,
      ({ who = "", verb = "", thing = "" }) => [
        thingFirst(thing, `how ${who} ${verb}`),
        `How to ${verb} ${yours(thing)}`,
      ],
    ],
    [
      /^how (?<who>i|we) (?<verb>[a-z]+ed) (?<thing>.+)$/iu,
      ({ who = "", verb = "", thing = "" }) => [thingFirst(thing, `how ${who} ${verb}`)],
    ],
    [
      new RegExp(`^why (?<who>i|we) (?<verb>${PASTS}) (?<thing>.+)$`, "iu"),
      ({ who = "", verb = "", thing = "" }) => [`${who} ${verb} ${thing}: here's why`],
    ],
    [/^why (?<what>(?:i|we|my|your|our|the)\b.+)$/iu, ({ what = "" }) => [`${what}: here's why`]],
    [
      new RegExp(`^(?<who>i|we) (?<verb>${PASTS}) (?<thing>.+)$`, "iu"),
      ({ who = "", verb = "", thing = "" }) => [
        `How ${who} ${verb} ${thing}`,
        `${cap(PAST[verb.toLowerCase()]?.[1] ?? "")} ${thing}: how ${who} did it`,
      ],
    ],
    [
      /^(?<who>i|we) (?:tried|tested) (?<thing>.+)$/iu,
      ({ who = "", thing = "" }) => [thingFirst(thing, `${who} tested`), `Testing ${thing}`],
    ],
    [
      /^(?<count>\d+) (?<what>.+) mistakes (?:i|we) made(?: (?<tail>.+))?$/iu,
      ({ count = "", what = "", tail = "" }) => [
        tail === "" ? `${count} ${what} mistakes to avoid` : "",
        /^so (?:that )?you /iu.test(tail) ? "" : `${cap(what)} mistakes: ${count} I made ${tail}`,
      ],
    ],
    [
      /^my (?:biggest )?(?<what>.+) mistakes$/iu,
      ({ what = "" }) => [`${cap(what)} mistakes I made`, `${cap(what)} mistakes to avoid`],
    ],
    [
      /^(?<one>.+?) (?:vs\.?|versus) (?<other>.*(?:\p{Lu}|\d)\S*) (?<what>[a-z]+) (?<test>test|comparison|review)$/u,
      ({ one = "", other = "", what = "", test = "" }) => [
        `${one} or ${other}: which ${what} is better?`,
        `${cap(what)} ${test}: ${one} vs ${other}`,
      ],
    ],
    [
      new RegExp(`^my (?<what>.+? routine)${BRACKET}$`, "iu"),
      ({ what = "", of = "" }) => [
        /(?:skin|hair|scalp|curls|feet|lips|nails|beginners|kids|men|women|parents)$/iu.test(of) &&
        !/^(?:for|with|and|no)\b/iu.test(of)
          ? `${cap(what)} for ${of}`
          : "",
        `${cap(of)}: my ${what}`,
      ],
    ],
    [
      /^my (?<what>routine|method|plan|tips|system) (?:to|for) (?<goal>[a-z]+(?<!ing) .+)$/iu,
      ({ what = "", goal = "" }) => [`How to ${goal}: my ${what}`],
    ],
    [
      /^my (?<what>routine|method|plan|tips|system) for (?<goal>[a-z]+ing .+)$/iu,
      ({ what = "", goal = "" }) => [`${cap(goal)}: my ${what}`],
    ],
    [
      /^(?<what>.+) check$/iu,
      ({ what = "" }) => [
        `How to check your ${inner(what)}`,
        `Is your ${inner(what)} right? How to check it`,
      ],
    ],
    [
      /^(?:my )?(?<how>honest) (?<what>.+) review$/iu,
      ({ how = "", what = "" }) => [
        `${cap(what)} review: my ${how} opinion`,
        `${cap(what)}: my ${how} review`,
      ],
    ],
    [
      /^(?:my )?(?<what>.+) review (?<when>after .+)$/iu,
      ({ what = "", when = "" }) => [`${cap(what)} ${when}: my review`],
    ],
    [/^my (?<what>.+) review$/iu, ({ what = "" }) => [`${cap(what)}: my review`]],
    [
      /^(?<what>.+) for beginners$/iu,
      ({ what = "" }) => [`Beginner's guide to ${inner(what)}`, `${cap(what)}: a beginner's guide`],
    ],
    [
      new RegExp(`^(?<going>${SHOWN}) (?<thing>(?:an?|the) .+)$`, "iu"),
      ({ going = "", thing = "" }) => [`How to ${BASE_OF[going.toLowerCase()] ?? ""} ${thing}`],
    ],
  ],
};
