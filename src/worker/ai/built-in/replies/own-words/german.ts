import { endAt, finder, type Finders, swapped, WORD, wordsUpTo } from "./finder.ts";

const END = endAt(
  "und",
  "aber",
  "ist",
  "sind",
  "so",
  "weil",
  "bitte",
  "hat",
  "war",
  "die",
  "der",
  "das",
  "echt",
  "sehr",
  "wirklich",
  "immer",
  "auch",
  "danke",
  "mal",
  "hier",
  "ihr",
  "ich",
  "einfach",
  "in",
  "bei",
  "nicht",
  "wie",
);
const SWAPS: Readonly<Record<string, string>> = {
  mein: "dein",
  meine: "deine",
  meinen: "deinen",
  meinem: "deinem",
  meiner: "deiner",
  mich: "dich",
  mir: "dir",
  dein: "mein",
  deine: "meine",
  deinen: "meinen",
  deinem: "meinem",
  deiner: "meiner",
  dich: "mich",
  dir: "mir",
  unser: "euer",
  unsere: "eure",
};
const turned = (text: string) => swapped(text, SWAPS);
const VAGUE =
  /^(?:videos?|vid|kanal|content|inhalt|inhalte|sachen?|teil|mal|arbeit|beste|folge|folgen|beiträge|beitrag|ding|leute)$/iu;
/** The masculine accusative as a nominative. */
const NOMINATIVE: Readonly<Record<string, string>> = {
  deinen: "mein",
  den: "der",
  diesen: "dieser",
  deine: "meine",
  die: "die",
  diese: "diese",
  dein: "mein",
  das: "das",
  dieses: "dieses",
};
const PLURAL = /(?:s|en|er|rezepte|tipps|projekte|bilder|filme|texte|witze|beispiele)$/iu;
const NOT_PLURAL =
  /(?:ung|stimme|art|küche|musik|ausdauer|feder|kamera|mutter|schwester|geschichten?tafel)$/iu;

/** A clause: "mein Schnitt gut ankommt". */
function wellReceived(phrase: string, plural: boolean): string {
  return `${phrase} gut ${plural ? "ankommen" : "ankommt"}`;
}

const KIN =
  "(?:(?:beste[nr]? |kleine[nr]? |liebe[nr]? |alte[nr]? )?(?:mutter|vater|mama|mutti|papa|oma|opa|großmutter|großvater|bruder|schwester|sohn|tochter|mann|frau|freundin|freund|onkel|tante|cousine?|partnerin|partner|hundin|hund|katze|kater|baby|pferd|eltern|großeltern))";
const MASCULINE = /(?:vater|papa|opa|bruder|sohn|mann|freund|onkel|cousin|partner|hund|kater)$/iu;
const capital = (noun: string) =>
  noun.replace(/\p{L}+$/u, (word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1).toLowerCase()}`);
const mourned = ({ n = "" }) =>
  `${MASCULINE.test(n) ? "deinen" : /(?:baby|pferd)$/iu.test(n) ? "dein" : "deine"} ${capital(n)}`;

/** With a dative: "meine Katze" is "deiner Katze", "mein erstes Brot" is "deinem ersten Brot". */
function dative(determiner: string, noun: string, plural = false): string | undefined {
  const inflected = noun.replace(/^(\p{L}+)(?:es|en|er|e)(?= \p{L})/u, "$1en");
  const lower = determiner.toLowerCase();
  if (plural) return `deinen ${/[ns]$/u.test(inflected) ? inflected : `${inflected}n`}`;
  if (["meine", "die"].includes(lower)) return `${lower === "die" ? "der" : "deiner"} ${inflected}`;
  if (["mein", "meinen", "das", "den", "der"].includes(lower))
    return `${lower.startsWith("mein") ? "deinem" : "dem"} ${inflected}`;
  return undefined;
}

const BODY: Readonly<Record<string, string>> = {
  finger: "deinen Finger",
  daumen: "deinen Daumen",
  hand: "deine Hand",
  arm: "deinen Arm",
  handgelenk: "dein Handgelenk",
  ellenbogen: "deinen Ellenbogen",
  schulter: "deine Schulter",
  nacken: "deinen Nacken",
  rücken: "deinen Rücken",
  knie: "dein Knie",
  bein: "dein Bein",
  knöchel: "deinen Knöchel",
  fuß: "deinen Fuß",
  zeh: "deinen Zeh",
  kopf: "deinen Kopf",
  auge: "dein Auge",
  zunge: "deine Zunge",
  gesicht: "dein Gesicht",
};

export const german: Finders = {
  thanks: [
    finder(`geholfen,? (?<y>${wordsUpTo(5)} zu ${WORD})`, ({ y = "" }) => ({ x: "", y: turned(y) })),
    finder(
      `(?:dank|danke)(?: ${WORD}){0,2}? für (?<d>den|die|das|deine|deinen|dein|diesen|dieses|diese) (?<n>${wordsUpTo(5)})${endAt("und", "aber", "ist", "hat", "war", "der mir", "die mir")}`,
      ({ d = "", n = "" }) => (VAGUE.test(n) ? undefined : `${turned(d.toLowerCase())} ${turned(n)}`),
    ),
  ],
  praise: [
    finder(
      `(?:liebe|feier|feiere|mag|lieb) (?<d>deinen|deine|dein|den|die|das) (?<n>${wordsUpTo(4)})${endAt("und", "aber", "so", "weil", "einfach", "sehr", "total", "echt", "richtig", "voll", "immer")}`,
      ({ d = "", n = "" }) =>
        VAGUE.test(n)
          ? undefined
          : wellReceived(
              `${NOMINATIVE[d.toLowerCase()] ?? d} ${turned(n)}`,
              /^(?:deine|die)$/iu.test(d) && PLURAL.test(n) && !NOT_PLURAL.test(n) && !n.includes(" zu "),
            ),
    ),
    finder(
      `(?<d>dein|deine|der|die|das|diese|dieser|dieses) (?<n>${wordsUpTo(3)}) (?<v>ist|sind|war|waren|klingt|klingen|sieht|sehen|macht|machen)(?= )`,
      ({ d = "", n = "", v = "" }) =>
        VAGUE.test(n)
          ? undefined
          : wellReceived(
              `${turned(d.toLowerCase())} ${turned(n)}`,
              /(?:sind|waren|klingen|sehen|machen)/iu.test(v),
            ),
    ),
  ],
  gear: [
    finder(
      `(?<q>welche[nrsm]?|was für (?:ein|eine|einen)) (?<n>${wordsUpTo(3)}) (?:benutzt|nutzt|verwendest|nimmst|hast|ist|trägst|fährst|war)`,
      ({ q = "", n = "" }) =>
        `${q
          .toLowerCase()
          .replace("welchen", "welcher")
          .replace(/einen$/u, "ein")} ${n} das ist`,
    ),
  ],
  link: [
    finder(
      `wo (?:kann (?:ich|man)|bekomm[et]?|kriegt man|krieg ich|gibt es|gibt's|gibts|bekommt man|finde ich) (?<d>den|die|das|diese|diesen|dieses|so eine?n?) (?<n>${wordsUpTo(2)})${endAt("kaufen", "bestellen", "her", "finden", "herunterladen", "runterladen")}`,
      ({ d = "", n = "" }) => `${d.toLowerCase()} ${n}`,
    ),
  ],
  schedule: [
    finder(
      "(?<n>teil (?:\\d|zwei|drei)|das nächste video|die fortsetzung|die nächste folge|staffel \\d)",
      ({ n = "" }) =>
        n
          .replace(/^(?:teil|staffel)/iu, (word) => capital(word))
          .replace(/(?:video|fortsetzung|folge)$/iu, (word) => capital(word)),
    ),
  ],
  "how-to": [
    finder(
      `wie (?:kann|kannst|soll|muss|könnte) (?:ich|man|du|wir) (?<n>${wordsUpTo(6)})${endAt("ohne", "wenn", "bitte")}`,
      ({ n = "" }) => (/(?:en|ern|eln)$/u.test(n) ? turned(n) : undefined),
    ),
  ],
  question: [
    finder(
      `(?<n>${WORD} (?:statt|anstatt|anstelle von) ${wordsUpTo(2)})${endAt("nehmen", "benutzen", "verwenden", "nutzen", "gehen", "machen", "geht")}`,
      ({ n = "" }) => n,
    ),
  ],
  correction: [
    finder(
      `(?:man (?:sagt|schreibt|spricht)|(?:wird|heißt)) (?:es |das )?(?<x>(?!nicht )${wordsUpTo(3)}),? (?:und )?nicht (?<y>${wordsUpTo(3)})${END}`,
      ({ x = "", y = "" }) => ({ x, y }),
    ),
    finder(
      `(?:ist|war|sind|waren|heißt|sagt man) (?:eigentlich |doch )?(?<x>(?!nicht )${wordsUpTo(4)}),? (?:und )?nicht (?<y>${wordsUpTo(3)})${END}`,
      ({ x = "", y = "" }) => ({ x, y }),
    ),
    finder(
      `(?:nicht|kein(?:e|en)?) (?<y>${wordsUpTo(3)}),? sondern (?<x>${wordsUpTo(3)})${END}`,
      ({ x = "", y = "" }) => ({
        x,
        y,
      }),
    ),
  ],
  critique: [
    finder(
      `(?<d>dein|deine|der|die|das) (?<n>(?!video|kanal)[A-Za-zÄÖÜäöüß]+) (?:ist|war) (?:mir |leider |echt |wirklich |viel |etwas |ein bisschen |einfach )*(?<y>zu [a-zäöüß]+)${END}`,
      ({ d = "", n = "", y = "" }) => ({ x: `${turned(d.toLowerCase())} ${capital(n)}`, y: y.toLowerCase() }),
    ),
  ],
  failure: [
    finder(`(?<d>mein|meine) (?<n>${WORD}) (?<v>[a-zäöü]+)`, ({ d = "", n = "", v = "" }) =>
      /^\p{Lu}/u.test(v)
        ? undefined
        : dative(d, capital(n), d.toLowerCase() === "meine" && /(?:en|sind|waren)$/iu.test(v)),
    ),
  ],
  request: [
    finder(
      `(?:video|folge|tutorial|reihe|teil|mal was|etwas|videos|anleitung|rezept) (?<n>(?:über|zu|zum|zur|mit|von|für) ${wordsUpTo(5)})${endAt("machen", "drehen", "bringen", "bitte", "und", "aber", "sehen", "hochladen", "wäre", "zeigen")}`,
      ({ n = "" }) => turned(n),
    ),
  ],
  grief: [finder(`(?:mein|meine|meinen|meiner|unser|unsere|unseren) (?<n>${KIN})(?![a-zäöüß])`, mourned)],
  hardship: [
    finder(
      "(?<n>job|arbeit|arbeitsplatz|wohnung|scheidung|trennung|arbeitslos|gekündigt|gefeuert)",
      ({ n = "" }) =>
        ({
          job: "deinen Job",
          arbeit: "deine Arbeit",
          arbeitsplatz: "deinen Arbeitsplatz",
          wohnung: "deine Wohnung",
          scheidung: "die Scheidung",
          trennung: "die Trennung",
        })[n.toLowerCase()] ?? "deinen Job",
    ),
  ],
  injury: [
    finder(
      "(?<n>finger|daumen|handgelenk|hand|arm|ellenbogen|schulter|nacken|rücken|knie|bein|knöchel|fuß|zeh|kopf|auge|zunge|gesicht)(?![a-zäöüß])",
      ({ n = "" }) => BODY[n.toLowerCase()],
    ),
  ],
  milestone: [
    finder(
      `(?<d>meinen|meine|mein|den|die|das) (?<n>(?:erste[nrs]? |eigene[nrs]? )*[A-ZÄÖÜ][A-Za-zÀ-ɏ-]*)(?! wer)`,
      ({ d = "", n = "" }) => dative(d, n),
    ),
    finder("(?<n>\\d+ (?:tage|monate|jahre|wochen) (?:trocken|nüchtern|clean|rauchfrei))", ({ n = "" }) =>
      n.replace(/tage|monate|jahre|wochen/iu, (word) => `${capital(word)}${/n$/iu.test(word) ? "" : "n"}`),
    ),
  ],
  memory: [finder(`(?:mein|meine|meinen|meiner) (?<n>${KIN})(?![a-zäöüß])`, mourned)],
  joke: [
    finder(
      "(?<d>mein|meine) (?<n>katze|hund|kater|frau|mann|freundin|freund|nachbarin|nachbar|chef|mutter|vater|tochter|sohn)(?![a-zäöüß])",
      ({ d = "", n = "" }) => dative(d, capital(n)),
    ),
  ],
  tip: [],
  greeting: [
    finder(
      `(?<n>aus (?:der |dem |den )?${WORD}(?: ${WORD})?)`,
      ({ n = "" }) => /^aus (?:(?:der|dem|den) )?\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?/u.exec(n)?.[0],
    ),
  ],
  first: [finder("(?<n>20\\d\\d)", ({ n = "" }) => n)],
  returning: [
    finder("(?<n>seit (?:20\\d\\d|anfang an|beginn an|\\d+ jahren?|jahren|tag 1|tag eins))", ({ n = "" }) =>
      n.toLowerCase().replace(/jahre?n?|tag/u, (word) => capital(word)),
    ),
  ],
  timestamp: [finder("(?<n>\\d{1,2}:\\d{2}(?::\\d{2})?)", ({ n = "" }) => n)],
};
