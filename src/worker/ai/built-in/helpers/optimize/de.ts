import type { OptimizeWords } from "./words.ts";

export const WORDS: OptimizeWords = {
  basis: (subject) =>
    `Aus den Worten, die du eingefügt hast${subject === undefined ? "" : `, und dem, was Crescendo zu diesem Thema weiß: ${subject}`}. Das hat kein KI-Modell geschrieben: Beurteilt werden die Worte, das Video hat niemand gesehen.`,
  heading: (title) => `Durchgesehen: ${title}`,
  headings: {
    title: "Titel",
    description: "Beschreibung",
    tags: "Tags",
    chapters: "Kapitel",
    opening: "Einstieg",
    order: "In dieser Reihenfolge",
  },
  units: { characters: "Zeichen", bytes: "Byte" },
  measured: (name, used, max, unit, over) =>
    `${name}: ${used} von ${max} ${unit}${over === undefined ? "" : `, ${over} zu viel`}.`,
  length: "Länge",
  refused: {
    title: "YouTube nimmt in Titeln kein < und >.",
    description: "YouTube nimmt in Beschreibungen kein < und >.",
  },
  points: (score) =>
    `Handwerklich bekommt er ${score} von 100 Punkten; das sagt, wie er gebaut ist, nicht, wie oft er geklickt wird.`,
  nothingOwn: "Er nennt nichts, was nur dieses Video hat.",
  ofItsOwn: (listed) => `Was er an Eigenem nennt: ${listed}.`,
  keep: "Behalte ihn.",
  useOnly: "Nimm einen davon nur, wenn dein Video hält, was er sagt:",
  aim: (characters) =>
    `Nutze die ersten ${characters} Zeichen für zwei einfache Sätze: was zu sehen ist und was dabei herauskam.`,
  noDescription: "Du hast keine eingefügt, also gibt es nichts zu beurteilen.",
  begins: (opening) => `Sie beginnt so: ${opening}`,
  noneThere: "Kein eigenes Wort des Titels steht darin: Wer deswegen kommt, weiß nicht, ob er richtig ist.",
  allThere: "Die Worte des Titels stehen darin, und das ist richtig.",
  someMissing: (listed) => `Aus dem Titel könnte dort noch stehen: ${listed}.`,
  below: "Beantworte darunter, was gefragt wird, sofern dein Video es tut:",
  noTags: "Du hast keine eingefügt.",
  tagCount: (count) => (count === 1 ? "Dein einer Tag" : `Deine ${count} Tags`),
  tagWeight: "YouTube nennt sie unwichtig dafür, wie ein Video läuft.",
  tagUse: "Sie helfen, wo ein Wort oft falsch geschrieben wird.",
  enoughTags: (listed) => `Das reicht: ${listed}.`,
  misspelled: "die Tippfehler, die du in Kommentaren siehst",
  chapterRules:
    "Die Regeln, wie berichtet: Das erste steht bei 0:00, es sind mindestens 3 der Reihe nach, und jedes dauert 10 Sekunden oder länger.",
  ownChapters: "Aus deinen Zeitmarken, in deinen Worten. Benenne sie nach dem, was gesucht wird:",
  noTranscript: "Du hast kein Transkript eingefügt, also lässt sich kein Kapitel setzen.",
  fewStamps:
    "Das Transkript hat zu wenige Zeitmarken, also lässt sich kein Kapitel setzen. YouTube Studio zeigt sie bei den Untertiteln.",
  judged:
    "YouTube zeigt, wie viele bei 30 Sekunden noch zusehen, und rät, bis dahin zu halten, was Titel und Vorschaubild sagen.",
  noOpening: "Ohne Transkript lassen sich deine ersten Worte nicht beurteilen.",
  openOn: (picture) => `Dieses Bild könnte am Anfang stehen: ${picture}.`,
  longOpening: (count, most) =>
    `Dein erster Satz hat ${count} Wörter. Sag das Überraschende zuerst, in höchstens ${most}.`,
  shortOpening: (count) =>
    `Dein erster Satz hat ${count} ${count === 1 ? "Wort" : "Wörter"} und lässt sich in einem Atemzug sagen.`,
  shorter: (text) => `Kürzer, in deinen Worten: ${text}`,
  leaveTitle: "Lass den Titel: Er sagt, was nur dieses Video hat.",
  changeTitle: "Ändere zuerst den Titel: Das kostet eine Minute und lässt sich zurücknehmen.",
  writeOpening: "Schreib die ersten zwei Zeilen der Beschreibung.",
  rewriteOpening: "Schreib die ersten Zeilen der Beschreibung neu.",
  nextOpening: "Den Einstieg fürs nächste Video: In diesem lässt er sich nicht neu sagen, nur kürzen.",
};
