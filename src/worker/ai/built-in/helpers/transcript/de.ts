import type { TranscriptWords } from "./words.ts";

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const WORDS: TranscriptWords = {
  basis:
    "Aus deinen eigenen Worten, nach festen Regeln. Das hat kein KI-Modell geschrieben: Die Aufnahme hat niemand gehört, und geändert ist nur, was sicher ist.",
  heading: "Sauberes Transkript",
  nothing: "(Es blieben nur Füllwörter.)",
  changed: "Was sich geändert hat",
  kept: "Füllwörter und Wiederholungen sind geblieben, wie gewünscht.",
  unknownLanguage: "Kein Wort ist herausgenommen: Die Sprache erkenne ich nicht.",
  taken: (fillers, stumbles) =>
    `Heraus: ${counted(fillers, "Füllwort", "Füllwörter")} und ${counted(stumbles, "Versprecher", "Versprecher")}.`,
  noStamps: "Zeitmarken gab es keine.",
  stampsKept: (count) => `Behalten: ${counted(count, "Zeitmarke", "Zeitmarken")}, jede an ihrer Zeile.`,
  stampsDropped: (count) =>
    `Heraus: ${counted(count, "Zeitmarke", "Zeitmarken")}. Schreib „Zeiten“ zu dem, was bleiben soll, wenn du sie brauchst.`,
  paragraphs: (words) => `Absätze enden mit einem Satz, nach etwa ${words} Wörtern.`,
  noStops:
    "Der Text hat keine Punkte, also weiß ich nicht, wo Sätze enden. Lies ihn einmal laut und setz sie, wo du atmest.",
  notUnderstood: (quoted) =>
    `Mit ${quoted} konnte ich nichts anfangen: Ich verstehe „Zeiten“, „Füllwörter“ und „wörtlich“.`,
  check: "Mit dem Ohr prüfen",
  checks: [
    "Namen, Marken und Zahlen: Die erkennt die Software am häufigsten falsch.",
    "Wörter, die gleich klingen, wie das und dass, und jedes nicht, das verloren gegangen sein kann.",
    "Ob eine gewollte Pause noch als Absatz da ist.",
  ],
  use: "Wozu es jetzt taugt",
  uses: [
    "Untertitel: Füg es beim Video ein und lass die Plattform die Zeiten setzen.",
    "Die Beschreibung: Die zwei einfachsten Sätze sind ihre ersten Zeilen.",
    "Das nächste Skript: Unterstreich, was du wieder sagen würdest, und wirf den Rest weg.",
  ],
};
