import { cap } from "../../compose/frames.ts";
import type { CompetitorWords } from "./words.ts";

export const WORDS: CompetitorWords = {
  known: (subject) => `Aus dem, was Crescendo zu diesem Thema weiß: ${subject}.`,
  knownNiche: (subjects) => `Aus dem, was Crescendo zu ${subjects} Themen dieser Nische weiß.`,
  unknown: "Crescendo weiß zu diesem Thema noch nichts: Das hier ist nur Handwerk.",
  unseen:
    "Das hat kein KI-Modell geschrieben: Diese Kanäle hat niemand gesehen, also steht hier nichts über sie.",
  heading: (niche) => `Von anderen lernen: ${niche}`,
  look: "Worauf du schaust",
  nobody:
    "Du hast niemanden genannt. Nimm fünf Kanäle, die dein Publikum auch sieht, zwei davon außerhalb deiner Nische, und tu bei jedem eins davon:",
  craft: [
    "Sortiere nach Beliebtheit. Notier, was die ersten fünf Titel versprechen, je mit einem Verb.",
    "Lies 50 Kommentare unter den drei neuesten Videos und kopier jede Frage, die niemand beantwortet hat.",
    "Schreib den ersten Satz von fünf Videos auf. Was ist dabei zu sehen?",
    "Such, was sie vor einem Jahr gemacht haben und nicht mehr machen. Würde es deinem Publikum fehlen?",
    "Sieh ein Video, als wärst du neu: Notier jedes Wort, das man schon kennen müsste.",
    "Sieh dir die letzten zwölf Vorschaubilder in Briefmarkengröße an. Welche zwei würdest du verwechseln?",
  ],
  inChannel: {
    mistake: ({ sign, because }) =>
      `Such ein Video dazu: ${cap(sign)}. Nennen sie den Grund (${because}) oder nur das Mittel dagegen?`,
    question: ({ ask }) => `Wird das irgendwo beantwortet, und in welcher Minute? ${ask}`,
    choice: ({ a, b, decides }) =>
      `Wo sie zwischen zwei Dingen wählen (${a}, ${b}): Sagen sie, dass es darauf ankommt, ${decides}?`,
    belief: ({ said }) => `Wiederholen sie das, oder zeigen sie, was stimmt? Es heißt: ${cap(said)}.`,
  },
  table: "Eine Tabelle zum Ausfüllen",
  columns: ["Kanal", "Video über dem üblichen Niveau", "Versprechen", "Was in Kommentaren fehlt"],
  channel: (number) => `Kanal ${number}`,
  gaps: "Lücken, die du suchst",
  gap: {
    mistake: ({ sign, instead }) =>
      `Zeigt jemand von Anfang bis Ende, was hier hilft? ${cap(sign)}. Dein Video würde so enden: ${cap(instead)}.`,
    question: ({ ask, answer }) =>
      `Wer beantwortet das in der ersten Minute? ${ask} Wenn niemand, ist die Antwort ein Video: ${answer}`,
    choice: ({ a, b }) => `Wer hat vor der Kamera beides probiert: ${a} und ${b}?`,
    belief: ({ said, so }) =>
      `Wer wiederholt das noch: ${cap(said)}? Wenn du zeigen kannst, was stimmt, ist es ein Video: ${cap(so)}.`,
  },
  who: (people) => `Wer spricht zu ihnen (${people}), und wer nur zu seinesgleichen?`,
  shows: (picture) => `Wer lässt das nah genug sehen: ${picture}?`,
  ownGaps: [
    "Welche Frage ihres Publikums könntest du aus deiner eigenen Arbeit beantworten?",
    "Welchen Schritt lassen alle aus, weil sie ihn nicht mehr bemerken?",
    "Welchen Satz wiederholen alle, den du hast scheitern sehen?",
  ],
  notes: "Deine Notizen",
  marked:
    "Markier jede Zeile: gesehen, gezählt oder vermutet. Behalte, was du zweimal gesehen hast, in zwei Kanälen; mach aus dem Rest eine Frage und sieh noch einmal hin.",
  hidden: "Was man von außen nicht sieht",
  hiddenWhy:
    "Klickrate, Zuschauerbindung und Einnahmen der anderen. Aufrufe sind ein Ergebnis, kein Grund: Vergleich ein Video nur mit anderen desselben Kanals.",
  making: "Vom Ansehen zum Machen",
  rules: [
    "Nimm die Frage, die ein Video beantwortet, nie seine Antwort.",
    "Ändere mindestens zwei Dinge: Publikum, Format, Beweis, Blickwinkel.",
    "Schreib dein Skript bei geschlossenem Video.",
  ],
};
